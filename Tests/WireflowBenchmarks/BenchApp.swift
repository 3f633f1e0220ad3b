import Wireflow
import WireflowInteraction

/// An app on the text recorder, whose log is a ring.
@MainActor
final class BenchApp {
  let main: BenchCoordinator
  let scheduler = ManualScheduler()
  private let controller: ApplicationController
  private var watchers: [Any] = []

  init(
    _ roots: [any RootLevelRepresentable], backend: any PresentationBackend = TextRecorder(),
    wireframe make: (Stage) -> any ApplicationWireframe = { TabBarWireframe(stage: $0) }
  ) {
    let stage = Stage(backend: backend, scheduler: scheduler)
    stage.log.limit = 200
    let wireframe = make(stage)
    main = BenchCoordinator(wireframe, roots: roots)
    controller = ApplicationController(wireframe: wireframe, mainFlow: main)
    controller.finishLaunching()
  }

  /// Creates an app with some root items.
  convenience init(
    roots: Int = 1, backend: any PresentationBackend = TextRecorder(),
    on variant: WireframeVariant = .tabBar
  ) {
    self.init(BenchScreen.several(roots), backend: backend, wireframe: variant.makeWireframe)
  }

  /// Creates an app with a stack of some depth, whose lines are formed as soon as they are written
  /// if somebody reads them.
  convenience init(depth: Int, readsText: Bool = false) {
    var bytes = 0
    let reader = TextRecorder { bytes += $0.utf8.count }
    self.init(backend: readsText ? reader : TextRecorder())
    for number in 1..<max(depth, 1) { main.push(number) }
  }

  /// Creates an app with a list, each row of which pushes a screen.
  convenience init(taps: Int) {
    let list = ListScreen("The books of the month", taps)
    self.init([list])
    list.onRowPressed = main.wire(list) { flow, list, number in
      flow.wireframe.push(BenchScreen.make(number), from: list)
    }
  }

  /// An app for all form factors with three root items, fifteen screens on the first, and a modal.
  static func full() -> BenchApp {
    let app = BenchApp(BenchScreen.several(3)) { AdaptiveWireframe(stage: $0) }
    for number in 0..<15 { app.main.push(number) }
    app.main.startChild(0)
    return app
  }

  var stage: Stage { controller.stage }
  var wireframe: FlowWireframe<Void> { main.wireframe }
  var root: any RootLevelRepresentable { main.roots[0] }

  func observed() -> BenchApp {
    watchers.append(stage.observe { _ in })
    return self
  }

  func watched() -> BenchApp {
    watchers.append(stage.watch { _, _ in })
    return self
  }

  /// The same with child flows whose guards let everything pass.
  func guarded(by count: Int = 1) -> BenchApp {
    for _ in 0..<count { startEmbedding().guardRequests { _, _ in .allow } }
    return self
  }

  /// Plays a line, which must be possible or expected to be refused.
  func play(_ line: String) {
    do {
      stage.perform(try UserAction(parsing: line))
    } catch {
      preconditionFailure("a line must be an action (was \(line))")
    }
  }

  /// Pushes screens, each from the one before, and returns the last of them.
  @discardableResult
  func push(_ count: Int) -> any Screen {
    BenchScreen.several(count).reduce(root as any Screen) { below, screen in
      wireframe.push(screen, from: below)
      return screen
    }
  }

  /// Starts a child flow, which comes from the first root item.
  @discardableResult
  func startChild(_ onStart: @escaping @MainActor (BenchChild, any Screen) -> Void) -> BenchChild {
    let child = BenchChild(wireframe, onStart)
    main.start(child, from: root) { _, _ in }
    return child
  }

  /// Starts a child flow that embeds a screen.
  @discardableResult
  func startEmbedding() -> BenchChild {
    startChild { flow, sender in flow.wireframe.embed(BenchScreen.make(0), in: sender) }
  }

  /// Starts a child flow that pushes a screen.
  func startPushing() -> BenchChild {
    startChild { flow, sender in flow.wireframe.push(BenchScreen.make(0), from: sender) }
  }
}

/// The same as the floor on the framework: from the coordinator's call to the line.
@MainActor
final class BenchCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private(set) var roots: [any RootLevelRepresentable]
  private(set) var top: any Screen
  private var below: [any Screen] = []
  private(set) var finished = 0

  init(_ wireframe: any ApplicationWireframe, roots: [any RootLevelRepresentable]) {
    self.wireframe = FlowWireframe(wireframe)
    self.roots = roots
    top = roots[0]
  }

  func installUI() { wireframe.install(rootItems: roots) }

  func push(_ number: Int) {
    let screen = BenchScreen.make(number)
    screen.onRowPressed = wire(screen) { flow, _, value in flow.push(value) }
    screen.onDone = wire(screen) { flow, _ in flow.pop() }
    wireframe.push(screen, from: top)
    below.append(top)
    top = screen
  }

  func pop() {
    wireframe.pop(top)
    top = below.removeLast()
  }

  func popToRoot() {
    wireframe.popToRoot(of: roots[0])
    below = []
    top = roots[0]
  }

  /// Starts a flow with one modal screen, which finishes it.
  func startChild(_ number: Int) {
    let child = BenchChild(wireframe) { flow, sender in
      let screen = BenchScreen.make(number)
      screen.onRowPressed = flow.wire(screen) { flow, screen, value in
        flow.wireframe.push(BenchScreen.make(value), from: screen)
      }
      screen.onDone = flow.wire(screen) { flow, _ in flow.finish(1) }
      flow.wireframe.presentModally(screen, from: sender)
    }
    start(child, from: top) { flow, outcome in flow.finished += outcome.output ?? 0 }
  }

  func finishChild() { (wireframe.stage.state.modalScreens.last as? BenchScreen)?.onDone?() }

  func ask() {
    wireframe.presentAlert(.init(title: "Remove the book?", actions: [.init("OK")]), from: top)
  }

  func install(_ count: Int, from number: Int) {
    roots = (0..<count).map { BenchScreen.make(number + $0) }
    wireframe.install(rootItems: roots)
  }

  func update(from number: Int) {
    let new = (0..<roots.count / 2).map { BenchScreen.make(number + $0) }
    roots = roots.suffix(roots.count - new.count) + new
    wireframe.update(rootItems: roots)
  }
}

/// A child flow that runs a closure as its start.
@MainActor
final class BenchChild: FlowCoordinator {
  let wireframe: FlowWireframe<Int>
  private let onStart: @MainActor (BenchChild, any Screen) -> Void

  init(
    _ wireframe: any ApplicationWireframe,
    _ onStart: @escaping @MainActor (BenchChild, any Screen) -> Void
  ) {
    self.wireframe = FlowWireframe(wireframe)
    self.onStart = onStart
  }

  func start(from sender: any Screen) { onStart(self, sender) }
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
  func completeAll() { while let completion = completions.popLast() { completion() } }
}
