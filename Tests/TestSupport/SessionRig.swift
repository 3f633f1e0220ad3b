package import Wireflow

/// A session whose windows each have the main flow of a test, launched, headless.
@MainActor
package final class SessionRig: LoggingRig {
  package let scheduler = ManualScheduler()
  package let session: ApplicationSession
  private let reader: LogReader

  package init(
    launches: Bool = true,
    wireframe make: @escaping (Stage) -> any ApplicationWireframe = { TabBarWireframe(stage: $0) }
  ) {
    session = ApplicationSession(scheduler: scheduler) { stage, _ in
      let wireframe = make(stage)
      return ApplicationController(wireframe: wireframe, mainFlow: MainFlow(wireframe))
    }
    reader = LogReader(session.log)
    guard launches else { return }
    session.finishLaunching()
    _ = newLog()
  }

  /// Returns the main flow of the window with a link, or of the main window.
  package func main(_ link: String? = nil) -> MainFlow? {
    session.window(link)?.controller.mainFlow as? MainFlow
  }

  /// The links of the windows, with a dash for the main window.
  package var links: [String] { session.windows.map { $0.link ?? "-" } }

  package func newLog() -> String { reader.newText() }
}
