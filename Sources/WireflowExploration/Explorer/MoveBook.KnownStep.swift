extension MoveBook {
  /// A known step from a state, with its outcomes.
  struct KnownStep {
    let step: ExplorationStep
    /// The first outcome, and behind it those with other states, if the state is ambiguous.
    var moves: [Move]
  }

  /// An outcome of a step.
  struct Move {
    /// The steps that were taken, including their waits.
    let steps: [ExplorationStep]
    let arrival: Arrival
  }

  /// A step that had two outcomes in one state.
  struct Ambiguity {
    let cause: NavigationMap.Cause
    let scripts: [[ExplorationStep]]
  }
}
