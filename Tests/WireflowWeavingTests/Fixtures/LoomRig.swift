import TestSupport
import Wireflow
import WireflowWeaving

/// An app of two warps A and B below a top one, launched, headless.
@MainActor
final class LoomRig: LoggingRig {
  let scheduler = ManualScheduler()
  let controller: ApplicationController
  let loom: Loom
  let top: TopWarp
  let a: PageWarp
  let b: PageWarp
  private let backend: any PresentationBackend
  private let reader: LogReader

  init(
    backend: any PresentationBackend = TextRecorder(),
    wireframe make: (Stage) -> any ApplicationWireframe = { TabBarWireframe(stage: $0) }
  ) {
    self.backend = backend
    let stage = Stage(backend: backend, scheduler: scheduler)
    reader = LogReader(stage.log)
    let wireframe = make(stage)
    loom = Loom(wireframe: wireframe)
    (a, b) = (PageWarp(wireframe, "A"), PageWarp(wireframe, "B"))
    top = TopWarp(wireframe) { [unowned a, unowned b] _, fact in
      guard fact == "launched" else { return .empty }
      return [a, b].map {
        Stitch(.root, nextPresentable: $0, nextWeftable: SingleWeftable("begin"))
      }
    }
    loom.weave(fromWarp: top, andWeftable: SingleWeftable("launched"))
    controller = ApplicationController(wireframe: wireframe, mainFlow: loom)
    controller.finishLaunching()
    _ = newLog()
  }

  var stage: Stage { controller.stage }

  func newLog() -> String { reader.newText() }

  /// Lets the user swipe the top screen of the stack in front away.
  func swipe(_ screen: any Screen) { stage.userDid(.removed([screen]), in: backend) }
}

/// The logs of several scenes, each in an app of its own.
@MainActor
struct LoomScenes {
  private(set) var text = ""

  /// Plays a scene, and adds what it logs after the launch.
  mutating func play(
    _ name: String, on shape: Shape = .tabBar, _ body: (LoomRig) async -> Void
  ) async {
    let rig = LoomRig(wireframe: shape.makeWireframe)
    await body(rig)
    await rig.scheduler.sleepers.settled()
    text += "# \(name)\n" + rig.newLog() + "\n\n"
  }
}

extension Stitch {
  /// A stitch of a warp that knits a fact first.
  @MainActor
  static func warp(
    _ style: PresentationStyle, _ warp: any Warp, knitting fact: Fact = "begin"
  ) -> Stitch {
    Stitch(style, nextPresentable: warp, nextWeftable: SingleWeftable(fact))
  }
}

extension AlertContent {
  /// A question with one answer.
  static var sure: AlertContent { AlertContent(title: "Sure?", actions: [.init("Yes")]) }
}

/// A weft of the tests, by its name.
struct Fact: Weft, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  let description: String

  init(stringLiteral name: String) { description = name }
}

extension SingleWeftable {
  convenience init(_ fact: Fact) { self.init(withInitialWeft: fact) }
}

/// A screen that expresses whatever wefts a test wants.
@MainActor
final class PageScreen: RootLevelRepresentable, ModallyPresentable, Weftable {
  let title: String
  let weftSubject = WeftSubject()
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .done
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  init(_ title: String) { self.title = title }

  func send(_ facts: Fact...) { for fact in facts { weftSubject.send(fact) } }
}

/// A screen that can be pushed, and is no root item.
@MainActor
final class PlainScreen: Screen, Weftable {
  let title: String
  let weftSubject = WeftSubject()

  init(_ title: String) { self.title = title }
}

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

  func adapt(weft: any Weft) -> WeftDecision { (weft as? Fact).map { onAdapt(self, $0) } ?? .knit }
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

  func knit(_ weft: any Weft) -> [Stitch] { (weft as? Fact).map { onKnit(self, $0) } ?? .empty }
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
