import Wireflow

/// A flow that raises a wall, and takes it away by itself after a while.
@MainActor
final class StressWall: StressCoordinator {
  let wireframe: FlowWireframe<Int>
  let world: StressWorld

  init(_ wireframe: any ApplicationWireframe, _ world: StressWorld) {
    self.wireframe = FlowWireframe(wireframe)
    self.world = world
    world.track(self, "wall \(world.nextNumber())")
  }

  func start(from sender: any Screen) {
    let screen = newScreen()
    screen.isWall = true
    wireframe.presentModally(screen, from: sender)
    after(.milliseconds(40 + world.random.below(400))) { flow in flow.end(.unwound) }
  }

  func end(_ screens: FinishedScreens) { finish(0, screens: screens) }
}

extension StressMain {
  /// Puts a wall in front of everything.
  func raiseWall() {
    start(StressWall(wireframe, world)) { main, _ in
      main.goOn(from: main.wireframe.stage.visibleScreens.first)
    }
  }
}
