extension Explorer {
  /// A state, and the way to it.
  struct State {
    let path: [ExplorationStep]
    let sight: Sight
  }

  /// A step from one state to another.
  struct Transition {
    let from: Int
    let to: Int
    let steps: [ExplorationStep]
    let edge: SeenEdge
    /// True if anything that can be seen is another than before.
    let changesContent: Bool
    /// True if the app came back from a restart as it was, nil if it was not restarted.
    let isRestored: Bool?
    /// True if there are more screens than when the state was first seen.
    let grows: Bool
  }

  /// The outcome of a step.
  struct Outcome {
    let steps: [ExplorationStep]
    let edge: SeenEdge
    let sight: Sight
    let shown: Shown
    let changesContent: Bool
    /// True if the app came back from a restart as it was, nil if it was not restarted.
    let isRestored: Bool?
  }
}
