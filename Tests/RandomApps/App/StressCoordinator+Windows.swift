import Wireflow

extension StressCoordinator {
  /// Opens or closes a window, or locks all of them.
  func performWindowAct(_ act: StressAct) {
    switch act {
    case .openWindow:
      openWindow(StressDesk.links[world.random.below(StressDesk.links.count)]) { flow, _ in
        flow.goOn(from: flow.wireframe.stage.visibleScreens.first)
      }
    case .closeWindow: world.main?.closeWindow("done")
    default:
      guard let desk = world.desk else { return }
      desk.session.raiseWall { [weak desk, world] wireframe in
        StressWall(wireframe, desk?.world(of: wireframe.stage) ?? world)
      } onEnd: { [weak self] _ in
        if let self { goOn(from: wireframe.stage.visibleScreens.first) }
      }
    }
  }
}
