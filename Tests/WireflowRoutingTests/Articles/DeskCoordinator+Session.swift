import Wireflow
import WireflowRouting

extension DeskCoordinator {
  /// Ends the session, for example when a timer fires.
  func endSession() {
    wireframe.batch {
      start(SessionEndedFlowCoordinator(wireframe))
      store.dispatch(DeskAction.sessionEnded)
    }
  }
}
