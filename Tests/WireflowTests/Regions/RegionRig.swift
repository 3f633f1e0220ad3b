import TestSupport
import Testing
import Wireflow
import WireflowInteraction

/// The main flow of a journey, which installs the root items.
@MainActor
final class RegionFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  let roots: [PageScreen]
  /// How child flows ended, in order.
  var notes: [String] = []

  init(_ wireframe: any ApplicationWireframe, _ roots: [PageScreen]) {
    self.wireframe = FlowWireframe(wireframe)
    self.roots = roots
  }

  func installUI() {
    wireframe.install(rootItems: roots)
  }

  /// Starts a child, and notes how it ends.
  func begin(_ child: ChildFlow, from sender: any Screen, as name: String) {
    start(child, from: sender) { flow, outcome in flow.notes.append("\(name) \(outcome.words)") }
  }
}

/// An app on a shape, launched, headless; after each step all fits together.
@MainActor
final class RegionRig: LoggingRig {
  let controller: ApplicationController
  let main: RegionFlow
  private let reader: LogReader
  private let balance: Balance

  init(
    _ shape: Shape, roots titles: [String], backend: any PresentationBackend = TextRecorder()
  ) {
    let stage = Stage(backend: backend, scheduler: ManualScheduler())
    reader = LogReader(stage.log)
    let wireframe = shape.makeWireframe(stage)
    main = RegionFlow(wireframe, titles.map { PageScreen($0) })
    controller = ApplicationController(wireframe: wireframe, mainFlow: main)
    balance = Balance(stage)
    controller.finishLaunching()
  }

  var stage: Stage { controller.stage }
  var wireframe: FlowWireframe<Void> { main.wireframe }
  /// The tree, with its flows below.
  var tree: NavigationTree { NavigationTree(stage) }
  /// The user's possible actions, in words.
  var actions: String { stage.possibleActions.map(\.description).joined(separator: ", ") }

  subscript(_ root: Int) -> PageScreen { main.roots[root] }

  func newLog() -> String { reader.newText() }

  /// Performs the user's actions, and then checks the stage for contradictions.
  func perform(_ actions: UserAction..., sourceLocation: SourceLocation = #_sourceLocation) {
    for action in actions {
      stage.perform(action)
      expectSound(sourceLocation: sourceLocation)
    }
  }

  /// The first contradiction in the stage, or nil.
  var fault: String? { (violations(of: stage) + balance.faults(on: stage)).first }

  /// Expects that state and observers agree.
  func expectSound(sourceLocation: SourceLocation = #_sourceLocation) {
    expectNoViolations(of: stage, sourceLocation: sourceLocation)
    #expect(balance.faults(on: stage) == [], sourceLocation: sourceLocation)
  }
}
