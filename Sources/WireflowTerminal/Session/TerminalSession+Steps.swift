import Wireflow
import WireflowInteraction

extension TerminalSession {
  /// Undoes the user's last action by replaying the earlier ones on a new instance of the app.
  ///
  /// If the replay has a different log, nothing changes.
  func stepBack() async {
    guard let remake else {
      return say("No way back: this app is not replayable, or --log writes its log")
    }
    guard let last = timeline.steps.last, last.action != .launch else {
      return say("There is nothing to take back")
    }
    let scheduler = ManualScheduler()
    let other = remake(scheduler)
    let replay = SessionTimeline(following: other.app.currentStage)
    do throws(ReplayFailure) {
      try await replay.play(timeline.steps.dropLast(), on: other.app.currentStage)
    } catch {
      return say("No way back: \(error)")
    }
    change(to: other, replay)
    followTime()
    undone.append((replay.steps.count, last))
    say("Took back: \(last.action)")
  }

  /// Redoes the last undone action, unless the user has done something else since.
  func stepForward() async {
    guard let next = undone.popLast(), next.past == timeline.steps.count else {
      undone = []
      return say("There is nothing to do once more")
    }
    time = nil
    var refusals: [ActionRefusal] = []
    for action in next.step.actions {
      if case .refused(let refusal) = await app.app.currentStage.play(action) {
        refusals.append(refusal)
      }
    }
    followTime()
    say(refusals.first.map { "Not possible: \($0.reason)" } ?? "Did once more: \(next.step.action)")
  }

  private func say(_ notice: String) { app.backend.show(notice: notice) }
}
