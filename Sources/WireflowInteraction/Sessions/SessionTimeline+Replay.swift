package import Wireflow

extension SessionTimeline {
  /// Plays the steps of another timeline on the app of this one, which has not launched yet.
  ///
  /// The replay ends with the first step whose lines differ, because the app has then come
  /// elsewhere.
  /// - Parameters:
  ///   - steps: the steps.
  ///   - stage: the stage of the window that the user is in, which is read for each action.
  ///   - prepare: runs before each step, and receives its number.
  package func play(
    _ steps: some Collection<SessionStep>, on stage: @autoclosure @MainActor () -> Stage,
    before prepare: @MainActor (Int) async -> Void = { _ in }
  ) async throws(ReplayFailure) {
    for (number, step) in steps.enumerated() {
      await prepare(number)
      for action in step.actions { _ = await stage().play(action) }
      guard number < self.steps.count else { throw ReplayFailure(number, step, played: []) }
      let played = self.steps[number].lines
      guard played == step.lines else { throw ReplayFailure(number, step, played: played) }
      if !isDrawing { takePlace(of: step, at: number) }
    }
  }
}
