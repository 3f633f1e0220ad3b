package import Wireflow

extension SessionTimeline {
  /// Plays the steps of another timeline on the app of this one, which has not launched yet.
  ///
  /// The replay ends with the first step whose lines differ, because the app has then come
  /// elsewhere.
  /// - Parameter stage: the stage of the window that the user is in, which is read for each action.
  package func play(
    _ steps: some Collection<SessionStep>, on stage: @autoclosure @MainActor () -> Stage
  ) async throws(ReplayFailure) {
    for (number, step) in steps.enumerated() {
      for action in step.actions { _ = await stage().play(action) }
      guard number < self.steps.count else { throw ReplayFailure(number, step, played: []) }
      let played = self.steps[number].lines
      guard played == step.lines else { throw ReplayFailure(number, step, played: played) }
    }
  }
}
