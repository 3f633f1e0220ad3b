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
    guard let past = SessionPast(app.log) else { return say("There is nothing to take back") }
    let scheduler = ManualScheduler()
    let other = remake(scheduler)
    for action in past.actions { _ = await other.app.currentStage.play(action) }
    guard other.log.lines == past.lines else {
      return say("No way back: the app came elsewhere when it was played again")
    }
    change(to: other)
    followTime()
    undone.append((SessionPast.count(other.log), past.undone))
    say("Took back: \(past.undone[0])")
  }

  /// Redoes the last undone action, unless the user has done something else since.
  func stepForward() async {
    guard let next = undone.popLast(), next.past == SessionPast.count(app.log) else {
      undone = []
      return say("There is nothing to do once more")
    }
    time = nil
    var refusals: [ActionRefusal] = []
    for action in next.actions {
      if case .refused(let refusal) = await app.app.currentStage.play(action) {
        refusals.append(refusal)
      }
    }
    followTime()
    say(refusals.first.map { "Not possible: \($0.reason)" } ?? "Did once more: \(next.actions[0])")
  }

  private func say(_ notice: String) { app.backend.show(notice: notice) }
}
