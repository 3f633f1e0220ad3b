/// The floor: a coordinator written by hand on an array.
///
/// It has the same screens and the same closures. It logs nothing, queues nothing and judges
/// nothing.
@MainActor
final class HandWrittenCoordinator {
  private(set) var stack: [BenchScreen] = []
  private var modals: [BenchScreen] = []
  private var children: [HandWrittenChild] = []
  private(set) var finished = 0

  init(depth: Int) { for number in 0..<depth { push(number) } }

  func push(_ number: Int) {
    let screen = BenchScreen.make(number)
    screen.onRowPressed = { [weak self, weak screen] value in
      guard let self, screen != nil else { return }
      push(value)
    }
    screen.onDone = { [weak self, weak screen] in
      guard let self, screen != nil else { return }
      pop()
    }
    stack.append(screen)
  }

  func pop() { stack.removeLast() }

  func popToRoot() { stack.removeSubrange(1...) }

  func present(_ screen: BenchScreen) { modals.append(screen) }

  func dismiss(_ screen: BenchScreen) { modals.removeAll { $0 === screen } }

  func startChild(_ number: Int) {
    let child = HandWrittenChild(parent: self)
    child.onFinish = { [weak self, weak child] output in
      guard let self, let child else { return }
      finished += output
      children.removeAll { $0 === child }
    }
    children.append(child)
    child.start(number)
  }

  func finishChild() { modals.last?.onDone?() }
}

/// A child flow written by hand: one modal screen, and a closure for the end.
@MainActor
final class HandWrittenChild {
  var onFinish: (@MainActor (Int) -> Void)?
  private let parent: HandWrittenCoordinator

  init(parent: HandWrittenCoordinator) { self.parent = parent }

  func start(_ number: Int) {
    let screen = BenchScreen.make(number)
    screen.onRowPressed = { [weak self, weak screen] value in
      guard let self, screen != nil else { return }
      parent.push(value)
    }
    screen.onDone = { [weak self, weak screen] in
      guard let self, let screen else { return }
      parent.dismiss(screen)
      onFinish?(1)
    }
    parent.present(screen)
  }
}
