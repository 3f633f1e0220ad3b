import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

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

  func installUI() { wireframe.install(rootItems: roots) }

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
  var fault: String? { (stage.violations() + balance.faults(on: stage)).first }

  /// Expects that state and observers agree.
  func expectSound(sourceLocation: SourceLocation = #_sourceLocation) {
    expectNoViolations(of: stage, sourceLocation: sourceLocation)
    #expect(balance.faults(on: stage) == [], sourceLocation: sourceLocation)
  }
}

/// The reports to a stage's observers, compared with the stage.
@MainActor
final class Balance {
  private var onStage: [ObjectIdentifier: any Screen] = [:]
  private var visible: [ObjectIdentifier: any Screen] = [:]
  private var flows: Set<ObjectIdentifier> = []
  private var faults: [String] = []
  private var observation: StageObservation?

  init(_ stage: Stage) { observation = stage.observe { [weak self] in self?.note($0) } }

  /// The screens reported twice or not at all; empty while each change was reported once.
  func faults(on stage: Stage) -> [String] {
    let seen = Set(stage.visibleScreens.map { ObjectIdentifier($0) })
    let missed = Set(visible.keys) == seen ? [] : ["visible: told \(Array(visible.values).titles)"]
    let gone = onStage.values.filter { !stage.isOnStage($0) }.map {
      "not told that \($0.title) left"
    }
    return faults + missed + gone
  }

  private func note(_ change: StageChange) {
    let isFirst =
      switch change {
      case .entered(let screen): onStage.updateValue(screen, forKey: .init(screen)) == nil
      case .left(let screen): onStage.removeValue(forKey: .init(screen)) != nil
      case .becameVisible(let screen): visible.updateValue(screen, forKey: .init(screen)) == nil
      case .hid(let screen): visible.removeValue(forKey: .init(screen)) != nil
      case .started(let flow): flows.insert(.init(flow)).inserted
      case .ended(let flow): flows.remove(.init(flow)) != nil
      }
    if !isFirst { faults.append("\(change.words) again") }
  }
}
