package import Wireflow

/// A stage under a tab bar wireframe with the root items A and B, headless.
@MainActor
package final class Rig: LoggingRig {
  package let scheduler = ManualScheduler()
  package let stage: Stage
  package let wireframe: any ApplicationWireframe
  package let a = PageScreen("A")
  package let b = PageScreen("B")
  private let reader: LogReader

  package init(
    backend: any PresentationBackend = TextRecorder(),
    wireframe make: (Stage) -> any ApplicationWireframe = { TabBarWireframe(stage: $0) }
  ) {
    stage = Stage(backend: backend, scheduler: scheduler)
    reader = LogReader(stage.log)
    wireframe = make(stage)
    wireframe.install(rootItems: [a, b])
    _ = newLog()
  }

  package func newLog() -> String { reader.newText() }
}
