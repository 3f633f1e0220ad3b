import Wireflow
public import WireflowInteraction

extension NavigationMap {
  /// A moment on the shortest way to a place: a step, and the stage after it.
  public struct Frame: Sendable, Hashable {
    /// The step.
    public let step: ExplorationStep
    /// The stage after the step.
    public let picture: StagePicture
    /// The place in front at that moment.
    public let place: Place
  }
}
