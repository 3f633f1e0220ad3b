import Wireflow

/// The same as the floor on the framework: from the coordinator's call to the line.
@MainActor
final class BenchCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private var roots: [any RootLevelRepresentable]
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

  func startChild(_ number: Int) {
    start(BenchChild(wireframe, number: number), from: top) { flow, outcome in
      flow.finished += outcome.output ?? 0
    }
  }

  func finishChild() { (wireframe.stage.modalScreens.last as? BenchScreen)?.onDone?() }

  func select(_ place: Int) { wireframe.select(roots[place]) }

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
    let screen = BenchScreen.make(number)
    screen.onRowPressed = wire(screen) { flow, screen, value in
      flow.wireframe.push(BenchScreen.make(value), from: screen)
    }
    screen.onDone = wire(screen) { flow, _ in flow.finish(1) }
    wireframe.presentModally(screen, from: sender)
  }
}
