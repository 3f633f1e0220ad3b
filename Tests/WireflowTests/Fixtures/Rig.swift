import TestSupport
import Wireflow

/// A stage under a tab bar wireframe with the root items A and B, headless.
@MainActor
final class Rig: LoggingRig {
  let scheduler = ManualScheduler()
  let stage: Stage
  let wireframe: any ApplicationWireframe
  let a = PageScreen("A")
  let b = PageScreen("B")
  private let reader: LogReader

  init(
    backend: any PresentationBackend = TextRecorder(),
    wireframe make: (Stage) -> any ApplicationWireframe = { TabBarWireframe(stage: $0) }
  ) {
    stage = Stage(backend: backend, scheduler: scheduler)
    reader = LogReader(stage.log)
    wireframe = make(stage)
    wireframe.install(rootItems: [a, b])
    _ = newLog()
  }

  func newLog() -> String { reader.newText() }
}

/// The main flow of a test, with two root items.
@MainActor
final class MainFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  let root = PageScreen("Root")
  let other = PageScreen("Other")
  /// What outcomes and answers note, in order.
  var notes: [String] = []
  /// Makes the screen for the background.
  var makePrivacyScreen: (() -> any Screen)?
  var privacyScreen: (any Screen)? { makePrivacyScreen?() }

  init(_ wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func installUI() {
    wireframe.install(rootItems: [root, other])
  }
}

/// A main flow that installs nothing.
@MainActor
final class BareMainFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>

  init(_ wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func installUI() {}
}

/// A child flow of a test, which runs a closure as its start.
@MainActor
final class ChildFlow: FlowCoordinator {
  let wireframe: FlowWireframe<Int>
  let page: PageScreen
  /// What outcomes and answers note, in order.
  var notes: [String] = []
  private let onStart: (ChildFlow, any Screen) -> Void

  init(
    _ wireframe: any ApplicationWireframe, page: String = "Page",
    onStart: @escaping (ChildFlow, any Screen) -> Void = { flow, sender in
      flow.wireframe.push(flow.page, from: sender)
    }
  ) {
    self.wireframe = FlowWireframe(wireframe)
    self.page = PageScreen(page)
    self.onStart = onStart
  }

  func start(from sender: any Screen) {
    onStart(self, sender)
  }
}

/// An app with the main flow of a test, launched, headless.
@MainActor
final class FlowRig: LoggingRig {
  let scheduler = ManualScheduler()
  let controller: ApplicationController
  let main: MainFlow
  private let reader: LogReader

  init(
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

  var stage: Stage { controller.stage }
  var wireframe: FlowWireframe<Void> { main.wireframe }

  func newLog() -> String { reader.newText() }
}

extension MainFlow {
  /// Notes how a child ended.
  func note(_ outcome: FlowOutcome<Int>) { notes.append(outcome.words) }
}

extension ChildFlow {
  /// Notes how a child ended.
  func note(_ outcome: FlowOutcome<Int>) { notes.append(outcome.words) }
}

extension FlowOutcome<Int> {
  /// The output, or that it was cancelled.
  var words: String { output.map { "finished \($0)" } ?? "cancelled" }
}
