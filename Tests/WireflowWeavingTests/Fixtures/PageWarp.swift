import Wireflow
import WireflowWeaving

/// A warp with a page as its head, which knits as a test decides.
@MainActor
final class PageWarp: Warp {
  let thread: WarpThread<PageScreen>
  /// Its knitting; the fact "begin" leads to its head, unless a test decides otherwise.
  var onKnit: (PageWarp, Fact) -> [Stitch]
  var onAdapt: (PageWarp, Fact) -> WeftDecision = { _, _ in .knit }

  init(
    _ wireframe: any ApplicationWireframe, _ title: String,
    onKnit: @escaping (PageWarp, Fact) -> [Stitch] = { _, _ in .empty }
  ) {
    thread = WarpThread(wireframe, head: PageScreen(title))
    self.onKnit = onKnit
  }

  func knit(_ weft: any Weft) -> [Stitch] {
    guard let fact = weft as? Fact else { return .empty }
    return fact == "begin" ? [Stitch(.root, next: head)] : onKnit(self, fact)
  }

  func adapt(weft: any Weft) -> WeftDecision {
    (weft as? Fact).map { onAdapt(self, $0) } ?? .knit
  }
}

/// A warp of another type, with another type of head.
@MainActor
final class PlainWarp: Warp {
  let thread: WarpThread<PlainScreen>
  var onKnit: (PlainWarp, Fact) -> [Stitch] = { _, _ in .empty }

  init(_ wireframe: any ApplicationWireframe, _ title: String) {
    thread = WarpThread(wireframe, head: PlainScreen(title))
  }

  func knit(_ weft: any Weft) -> [Stitch] {
    guard let fact = weft as? Fact else { return .empty }
    return fact == "begin" ? [Stitch(next: head)] : onKnit(self, fact)
  }
}

/// The warp of a whole app, which shows nothing itself.
@MainActor
final class TopWarp: Warp {
  let thread: WarpThread<Void>
  var onKnit: (TopWarp, Fact) -> [Stitch]

  init(
    _ wireframe: any ApplicationWireframe, onKnit: @escaping (TopWarp, Fact) -> [Stitch]
  ) {
    thread = WarpThread(wireframe)
    self.onKnit = onKnit
  }

  func knit(_ weft: any Weft) -> [Stitch] {
    (weft as? Fact).map { onKnit(self, $0) } ?? .empty
  }
}

/// A warp that expresses its wefts itself, and those of its head.
@MainActor
final class SpeakingWarp: Warp, Weftable {
  let thread: WarpThread<PlainScreen>
  let weftSubject = WeftSubject(Fact("begin"))

  init(_ wireframe: any ApplicationWireframe) {
    thread = WarpThread(wireframe, head: PlainScreen("Speaking"))
  }

  func knit(_ weft: any Weft) -> [Stitch] {
    guard weft as? Fact == "begin" else { return .empty }
    return [Stitch(nextPresentable: head, nextWeftable: self)]
  }
}
