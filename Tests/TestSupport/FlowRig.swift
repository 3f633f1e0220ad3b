package import Wireflow

/// The main flow of a test, with two root items.
@MainActor
package final class MainFlow: MainFlowCoordinator {
  package let wireframe: FlowWireframe<Void>
  package let root = PageScreen("Root")
  package let other = PageScreen("Other")
  /// What outcomes and answers note, in order.
  package var notes: [String] = []
  /// Makes the screen for the background.
  package var makePrivacyScreen: (() -> any Screen)?
  package var privacyScreen: (any Screen)? { makePrivacyScreen?() }

  package init(_ wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  package func installUI() {
    wireframe.install(rootItems: [root, other])
  }
}

/// A main flow that installs nothing.
@MainActor
package final class BareMainFlow: MainFlowCoordinator {
  package let wireframe: FlowWireframe<Void>

  package init(_ wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

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

  package func start(from sender: any Screen) {
    onStart(self, sender)
  }
}

/// An app with the main flow of a test, launched, headless.
@MainActor
package final class FlowRig: LoggingRig {
  package let scheduler = ManualScheduler()
  package let controller: ApplicationController
  package let main: MainFlow
  private let reader: LogReader

  package init(
    backend: any PresentationBackend = TextRecorder(),
    wireframe make: (Stage) -> any ApplicationWireframe = { TabBarWireframe(stage: $0) }
  ) {
    let stage = Stage(backend: backend, scheduler: scheduler)
    reader = LogReader(stage.log)
    let wireframe = make(stage)
    main = MainFlow(wireframe)
    controller = ApplicationController(wireframe: wireframe, mainFlow: main)
    controller.finishLaunching()
    _ = newLog()
  }

  package var stage: Stage { controller.stage }
  package var wireframe: FlowWireframe<Void> { main.wireframe }

  package func newLog() -> String { reader.newText() }
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
