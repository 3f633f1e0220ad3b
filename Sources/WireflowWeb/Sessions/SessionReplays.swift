import WireflowInteraction

/// The replays of a session, of which one at a time is under way.
@MainActor
struct SessionReplays {
  /// True while a replay is under way.
  private(set) var isBusy = false
  /// The drawings that the last replay for a look at the past has made.
  var recalled: (branch: Int, timeline: SessionTimeline)?
  /// The last branch that another process has played well, and the last step there.
  var tried = (branch: 0, last: -1)
  /// The requests that wait until no replay is under way.
  private var waits: [CheckedContinuation<Void, Never>] = []

  mutating func begin() { isBusy = true }

  mutating func end() {
    isBusy = false
    for wait in waits { wait.resume() }
    waits = []
  }

  mutating func add(_ wait: CheckedContinuation<Void, Never>) { waits.append(wait) }

  /// Returns a recalled drawing.
  func drawing(at step: Int, of branch: Int) -> SessionDrawing? {
    guard let recalled, recalled.branch == branch else { return nil }
    return recalled.timeline.drawing(at: step)
  }
}
