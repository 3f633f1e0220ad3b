import Wireflow

/// An app for a row of the growth table, whose main flow has some root items.
@MainActor
final class GrowthApp {
  let main: GrowthFlow
  let scheduler = ManualScheduler()
  private let controller: ApplicationController

  init(
    roots: Int = 1, backend: any PresentationBackend = TextRecorder(),
    wireframe make: (Stage) -> any ApplicationWireframe = { TabBarWireframe(stage: $0) }
  ) {
    let stage = Stage(backend: backend, scheduler: scheduler)
    stage.log.limit = 1000
    let wireframe = make(stage)
    main = GrowthFlow(wireframe, roots: BenchScreen.several(roots))
    controller = ApplicationController(wireframe: wireframe, mainFlow: main)
    controller.finishLaunching()
  }

  var stage: Stage { controller.stage }
  var wireframe: FlowWireframe<Void> { main.wireframe }
  var root: BenchScreen { main.roots[0] }

  /// Pushes screens, each from the one before, and returns the last of them.
  @discardableResult
  func push(_ count: Int) -> BenchScreen {
    BenchScreen.several(count).reduce(root) { below, screen in
      wireframe.push(screen, from: below)
      return screen
    }
  }

  /// Starts a child flow of the main one, which comes from the first root item.
  @discardableResult
  func startChild(
    _ onStart: @escaping @MainActor (GrowthChild, any Screen) -> Void
  ) -> GrowthChild {
    let child = GrowthChild(wireframe, onStart)
    main.start(child, from: root)
    return child
  }
}

/// The main flow of such an app.
@MainActor
final class GrowthFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  let roots: [BenchScreen]

  init(_ wireframe: any ApplicationWireframe, roots: [BenchScreen]) {
    self.wireframe = FlowWireframe(wireframe)
    self.roots = roots
  }

  func installUI() {
    wireframe.install(rootItems: roots)
  }
}

/// A child flow that runs a closure as its start.
@MainActor
final class GrowthChild: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let onStart: @MainActor (GrowthChild, any Screen) -> Void

  init(
    _ wireframe: any ApplicationWireframe,
    _ onStart: @escaping @MainActor (GrowthChild, any Screen) -> Void
  ) {
    self.wireframe = FlowWireframe(wireframe)
    self.onStart = onStart
  }

  func start(from sender: any Screen) {
    onStart(self, sender)
  }
}

extension BenchScreen {
  /// Makes screens with numbers from 1 on.
  static func several(_ count: Int) -> [BenchScreen] {
    (0..<count).map { BenchScreen.make($0 + 1) }
  }
}

/// A backend that keeps its completions until a row calls them.
@MainActor
final class LateBackend: PresentationBackend {
  private var completions: [@MainActor () -> Void] = []

  func perform(
    _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
  ) {
    completions.append(completion)
  }

  /// Completes all, also those that arrive meanwhile.
  func completeAll() {
    while let completion = completions.popLast() { completion() }
  }
}

/// A list with many rows.
@MainActor
final class RowsScreen: Screen {
  let title = "Rows"
  private let count: Int

  init(_ count: Int) {
    self.count = count
  }

  var content: ScreenContent {
    for number in 1...count { Row("Row \(number)") {} }
  }
}
