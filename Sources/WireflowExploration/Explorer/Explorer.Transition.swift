extension Explorer {
  /// A state, and the way to it.
  struct State {
    let path: [ExplorationStep]
    let sight: Sight
    let shown: Shown
  }

  /// A step from one state to another.
  struct Transition {
    let from: Int
    let to: Int
    let steps: [ExplorationStep]
    let edge: SeenEdge
    /// True if anything that can be seen is another than before, or if work began.
    let hasEffect: Bool
    /// The flow that had ended when its screen called it.
    let endedFlow: String?
    /// True if there are more screens than when the state was first seen.
    let grows: Bool
  }

  /// The outcome of a step.
  struct Outcome {
    let steps: [ExplorationStep]
    let edge: SeenEdge
    let sight: Sight
    let shown: Shown
    /// The reader of the moment after it.
    let reader: SightReader
    /// True if anything that can be seen is another than before, or if work began.
    let hasEffect: Bool
    /// The flow that had ended when its screen called it.
    let endedFlow: String?
  }

  /// A button or a row, by its screen and what it is called.
  struct TappedElement: Hashable {
    let screen: String
    let cause: NavigationMap.Cause
  }

  /// A step that is offered and refused: where, and the shortest script that shows it.
  struct SeenRefusal {
    var screens: Set<String> = []
    var script: [ExplorationStep]
  }
}
