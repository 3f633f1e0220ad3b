extension Explorer {
  /// A state, and the script that leads to it.
  struct State {
    let path: [ExplorationStep]
    let sight: Sight
    let shown: Shown
    /// The hash of the data that the user may see anywhere.
    let data: Int
  }

  /// A step from one state to another.
  struct Transition {
    let from: Int
    let to: Int
    let steps: [ExplorationStep]
    let edge: SeenEdge
    /// True if any data changed, visible or not, or if work began.
    let hasEffect: Bool
    /// The flow that the screen called after the flow had ended.
    let endedFlow: String?
    /// The number of screens that the step added.
    let growth: Int
  }

  /// The outcome of a step.
  struct Outcome {
    let steps: [ExplorationStep]
    /// The edge of the step, and behind it that of requests that had waited until then, if any.
    let edges: [SeenEdge]
    let sight: Sight
    let shown: Shown
    /// The reader of the moment after the step.
    let reader: SightReader
    /// True if anything visible changed, or if work began.
    let hasEffect: Bool
    /// The flow that the screen called after the flow had ended.
    let endedFlow: String?

    /// The edge of the step itself.
    var edge: SeenEdge { edges[0] }
    /// The outlines of the edges, including those of events.
    var outlines: [SeenEdge] { edges.compactMap(\.anyOutline) }
    /// True if each edge only shows another place or an alert, or leads back.
    var keepsData: Bool { edges.allSatisfy(\.keepsData) }
  }

  /// A button or a row, identified by its screen and its cause.
  struct TappedElement: Hashable {
    let screen: String
    let cause: NavigationMap.Cause
  }

  /// A step that was offered and refused, with its screens and the shortest script that shows it.
  struct SeenRefusal {
    var screens: Set<String> = []
    var script: [ExplorationStep]
  }
}
