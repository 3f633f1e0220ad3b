import Testing
import Wireflow
import WireflowWeaving

/// An app of two warps A and B below a top one, launched, headless.
@MainActor
final class LoomRig {
  let scheduler = ManualScheduler()
  let controller: ApplicationController
  let loom: Loom
  let top: TopWarp
  let a: PageWarp
  let b: PageWarp
  private let backend: any PresentationBackend
  private var shown = 0

  init(
    backend: any PresentationBackend = TextRecorder(),
    wireframe make: (Stage) -> any ApplicationWireframe = { TabBarWireframe(stage: $0) }
  ) {
    self.backend = backend
    let wireframe = make(Stage(backend: backend, scheduler: scheduler))
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

  /// The lines since the last call.
  func newLog() -> String {
    let lines = stage.log.lines
    defer { shown = lines.count }
    return lines[shown...].joined(separator: "\n")
  }

  /// Compares the lines since the last call.
  func expectLog(_ expected: String, _ sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(newLog() == expected, sourceLocation: sourceLocation)
  }

  /// Lets the user swipe the top screen of the stack in front away.
  func swipe(_ screen: any Screen) {
    stage.userRemoved([screen], in: backend)
  }
}
