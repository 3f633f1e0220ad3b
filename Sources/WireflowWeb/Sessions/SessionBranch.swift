import WireflowInteraction

/// One course of a session: the first one, or one that left another at some step.
@MainActor
struct SessionBranch {
  /// The number of the branch, from 0 for the first one.
  let id: Int
  /// The branch that it left, and the last step that both have.
  let origin: (branch: Int, step: Int)?
  /// The steps that both have and that cannot change.
  let past: SessionComparison.Past
  var timeline: SessionTimeline
  /// The last comparison with its origin, and the numbers of steps that it compares.
  var comparison: (counts: [Int], text: String)?
}
