import Wireflow
import WireflowInteraction

/// The same app on another wireframe, which repeats the user's actions in the first one.
@MainActor
struct WebCompanion {
  let name: String
  let title: String
  let app: WebApp
  /// The pacer of the app's time.
  let time: PacedTime?

  /// Performs an action, on a target if the user acted here.
  func perform(_ action: UserAction, on target: StagePicture.Target? = nil) -> ActionOutcome? {
    time?.catchUp()
    guard let stage = app.backend.stage else { return nil }
    return target.map { stage.perform(action, on: $0) } ?? stage.perform(action)
  }
}
