import Wireflow

/// The same as the floor on the framework: from the coordinator's call to the line of text.
@MainActor
final class BenchCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private(set) var top: BenchScreen
  private var below: [BenchScreen] = []
  private(set) var finished = 0

  init(_ wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
    top = BenchScreen(number: 0)
  }

  func installUI() {
    wireframe.install(rootItems: [top])
  }

  func push(_ number: Int) {
    let screen = BenchScreen(number: number)
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

  func startChild(_ number: Int) {
    start(BenchChild(wireframe, number: number), from: top) { flow, outcome in
      flow.finished += outcome.output ?? 0
    }
  }

  func finishChild() {
    (wireframe.stage.modalScreens.last as? BenchScreen)?.onDone?()
  }
}

/// A child flow: one modal screen, which finishes it.
@MainActor
final class BenchChild: FlowCoordinator {
  let wireframe: FlowWireframe<Int>
  private let number: Int

  init(_ wireframe: any ApplicationWireframe, number: Int) {
    self.wireframe = FlowWireframe(wireframe)
    self.number = number
  }

  func start(from sender: any Screen) {
    let screen = BenchScreen(number: number)
    screen.onRowPressed = wire(screen) { flow, screen, value in
      flow.wireframe.push(BenchScreen(number: value), from: screen)
    }
    screen.onDone = wire(screen) { flow, _ in flow.finish(1) }
    wireframe.presentModally(screen, from: sender)
  }
}

/// Takes the lines of text.
@MainActor
private final class ByteCounter {
  var count = 0
}

/// An app on the text recorder, with a stack of some depth, whose log is a ring.
@MainActor
final class BenchApp {
  let main: BenchCoordinator
  private let controller: ApplicationController

  init(depth: Int) {
    let counter = ByteCounter()
    let recorder = TextRecorder { counter.count += $0.utf8.count }
    let stage = Stage(backend: recorder, scheduler: ManualScheduler())
    stage.log.limit = 1000
    let wireframe = TabBarWireframe(stage: stage)
    main = BenchCoordinator(wireframe)
    controller = ApplicationController(wireframe: wireframe, mainFlow: main)
    controller.finishLaunching()
    for number in 1..<depth { main.push(number) }
  }
}
