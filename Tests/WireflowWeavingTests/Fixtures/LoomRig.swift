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
    top = TopWarp(wireframe)
    top.on("launched") { [unowned a, unowned b] in [.warp(.root, a), .warp(.root, b)] }
    loom.weave(fromWarp: top, andWeftable: SingleWeftable("launched"))
    controller = ApplicationController(wireframe: wireframe, mainFlow: loom)
    controller.finishLaunching()
    _ = newLog()
  }

  var stage: Stage { controller.stage }

  func newLog() -> String { reader.newText() }

  /// Lets the user swipe the top screen of the stack in front away.
  func swipe(_ screen: any Screen) { stage.userDid(.removed([screen]), in: backend) }

  /// Lets the user tap root items.
  func select(_ roots: UserAction.Label...) { for root in roots { stage.perform(.select(root)) } }

  /// Adds a warp below A, or below another one in front.
  func addChild(_ style: Stitch.PresentationStyle = .push, to parent: PageWarp? = nil) -> PageWarp {
    let child = PageWarp(a.wireframe, "Child")
    (parent ?? a).stitch(.warp(style, child))
    return child
  }
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

/// A warp that knits facts as a test decides.
@MainActor
protocol FactWarp: Warp {
  var onKnit: (Self, Fact) -> [Stitch] { get set }
}

extension FactWarp {
  func knit(_ weft: any Weft) -> [Stitch] { (weft as? Fact).map { onKnit(self, $0) } ?? .empty }

  /// Lets a fact have stitches.
  func on(_ fact: Fact, _ stitches: @escaping () -> [Stitch]) {
    let others = onKnit
    onKnit = { warp, other in other == fact ? stitches() : others(warp, other) }
  }

  /// Lets a fact have stitches that are made each time.
  func on(_ fact: Fact, _ stitches: @autoclosure @escaping () -> Stitch) {
    on(fact) { [stitches()] }
  }
}

/// A warp with a page as its head, to which the fact "begin" leads.
@MainActor
final class PageWarp: FactWarp {
  let thread: WarpThread<PageScreen>
  var onKnit: (PageWarp, Fact) -> [Stitch] = { warp, fact in
    fact == "begin" ? [Stitch(.root, next: warp.head)] : .empty
  }
  var onAdapt: (PageWarp, Fact) -> WeftDecision = { _, _ in .knit }

  init(_ wireframe: any ApplicationWireframe, _ title: String) {
    thread = WarpThread(wireframe, head: PageScreen(title))
  }

  func adapt(weft: any Weft) -> WeftDecision { (weft as? Fact).map { onAdapt(self, $0) } ?? .knit }

  /// Lets its page send facts.
  func send(_ facts: Fact...) { for fact in facts { head.weftSubject.send(fact) } }

  /// Lets its page send "picked", for which it has stitches this once.
  func stitch(_ stitches: Stitch...) {
    let before = onKnit
    on("picked") { stitches }
    send("picked")
    onKnit = before
  }
}

/// A warp of another type, with another type of head.
@MainActor
final class PlainWarp: FactWarp {
  let thread: WarpThread<PlainScreen>
  var onKnit: (PlainWarp, Fact) -> [Stitch] = { warp, fact in
    fact == "begin" ? [Stitch(next: warp.head)] : .empty
  }

  init(_ wireframe: any ApplicationWireframe, _ title: String = "Child") {
    thread = WarpThread(wireframe, head: PlainScreen(title))
  }
}

/// The warp of a whole app, which shows nothing itself.
@MainActor
final class TopWarp: FactWarp {
  let thread: WarpThread<Void>
  var onKnit: (TopWarp, Fact) -> [Stitch] = { _, _ in .empty }

  init(_ wireframe: any ApplicationWireframe) { thread = WarpThread(wireframe) }
}
