package import Wireflow
import WireflowTesting

/// The main flow of a test, with two root items.
@MainActor
package final class MainFlow: TestFlow {
  package let wireframe: FlowWireframe<Void>
  package let root = PageScreen("Root")
  package let other = PageScreen("Other")
  /// What outcomes and answers note, in order.
  package var notes: [String] = []
  /// Makes the screen for the background.
  package var makePrivacyScreen: (() -> any Screen)?
  package var privacyScreen: (any Screen)? { makePrivacyScreen?() }

  package init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  package func installUI() { wireframe.install(rootItems: [root, other]) }
}

/// A main flow that installs nothing.
@MainActor
package final class BareMainFlow: MainFlowCoordinator {
  package let wireframe: FlowWireframe<Void>

  package init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  package func installUI() {}
}

/// A child flow of a test, which runs a closure as its start.
@MainActor
package final class ChildFlow: FlowCoordinator {
  package let wireframe: FlowWireframe<Int>
  package let page: PageScreen
  /// What outcomes and answers note, in order.
  package var notes: [String] = []
  private let onStart: (ChildFlow, any Screen) -> Void

  package init(
    _ wireframe: any ApplicationWireframe, page: String = "Page",
    onStart: @escaping (ChildFlow, any Screen) -> Void = { flow, sender in
      flow.wireframe.push(flow.page, from: sender)
    }
  ) {
    self.wireframe = FlowWireframe(wireframe)
    self.page = PageScreen(page)
    self.onStart = onStart
  }

  /// A flow that presents its page.
  package static func modal(
    _ wireframe: any ApplicationWireframe, page: String = "Page"
  ) -> ChildFlow {
    ChildFlow(wireframe, page: page) { flow, sender in
      flow.wireframe.presentModally(flow.page, from: sender)
    }
  }

  package func start(from sender: any Screen) { onStart(self, sender) }
}

/// A main flow of tests.
@MainActor
package protocol TestFlow: MainFlowCoordinator {
  /// The outcomes and answers so far, in order.
  var notes: [String] { get }
  init(_ wireframe: any ApplicationWireframe)
}

extension TestFlow {
  package var notes: [String] { [] }
}

/// An app with a main flow of tests, launched, headless.
@MainActor
package final class AppRig<Main: TestFlow>: LoggingRig {
  package let scheduler = ManualScheduler()
  package let controller: ApplicationController
  package let main: Main
  private let reader: LogReader

  package init(
    backend: any PresentationBackend = TextRecorder(),
    wireframe make: (Stage) -> any ApplicationWireframe = { TabBarWireframe(stage: $0) }
  ) {
    let stage = Stage(backend: backend, scheduler: scheduler)
    reader = LogReader(stage.log)
    let wireframe = make(stage)
    main = Main(wireframe)
    controller = ApplicationController(wireframe: wireframe, mainFlow: main)
    controller.finishLaunching()
    _ = newLog()
  }

  package var stage: Stage { controller.stage }
  package func newLog() -> String { reader.newText() }
}

/// An app with the main flow of a test, launched, headless.
package typealias FlowRig = AppRig<MainFlow>

extension AppRig<MainFlow> {
  package var wireframe: FlowWireframe<Void> { main.wireframe }
}

extension MainFlow {
  /// Notes how a child ended.
  package func note(_ outcome: FlowOutcome<Int>) { notes.append(outcome.words) }
}

extension ChildFlow {
  /// Notes how a child ended.
  package func note(_ outcome: FlowOutcome<Int>) { notes.append(outcome.words) }
}

extension FlowOutcome<Int> {
  /// The output, or that it was cancelled.
  package var words: String { output.map { "finished \($0)" } ?? "cancelled" }
}

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

/// A rig of a test whose log is read bit by bit.
@MainActor
package protocol LoggingRig {
  /// The lines since the last call.
  func newLog() -> String
}

extension LoggingRig {
  /// Expects the lines since the last call to be like a literal in the test.
  package func expectLog(
    matches expected: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    expectText(
      newLog(), matches: expected, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// A reader of a presentation log, to which each line is new once.
@MainActor
package final class LogReader {
  private let log: PresentationLog
  private var readCount = 0

  package init(_ log: PresentationLog) { self.log = log }

  /// The lines since the last call, without a line feed behind the last one.
  package func newText() -> String {
    defer { readCount = log.writtenCount }
    return log.lines(behind: readCount).joined(separator: "\n")
  }
}
