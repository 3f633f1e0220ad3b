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
  func swipe(_ screen: any Screen) {
    stage.userDid(.removed([screen]), in: backend)
  }
}
