import Wireflow

extension ApplicationSession {
  func lockAfterFiveMinutes() {
    onEnteredForeground = { [weak self] time in
      if time >= .seconds(300) {
        self?.raiseWall { LockFlowCoordinator(wireframe: $0) }
      }
    }
  }
}
