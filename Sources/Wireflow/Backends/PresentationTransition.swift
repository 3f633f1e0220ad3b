/// One change of the screen: a command, and how to carry it out.
@MainActor
public struct PresentationTransition {
  /// The change.
  public let command: PresentationCommand
  /// True if the change should be animated.
  public internal(set) var isAnimated: Bool
  /// The app's hint.
  ///
  /// If several changes appear as one, this is the last hint.
  public internal(set) var style: TransitionStyle?
  /// The backend on which the user already made the change, which must not show it again.
  var shownBy: ObjectIdentifier?
  /// The number of arrivals on stage up to this transition.
  let arrivals: UInt32
  /// The number by which the stage's follower knows the state right after it, or 0 for none.
  package var state = 0

  /// Creates a transition, for example to try a backend without a stage.
  public init(_ command: PresentationCommand, isAnimated: Bool) {
    self.init(command, isAnimated: isAnimated, shownBy: nil)
  }

  init(
    _ command: PresentationCommand, isAnimated: Bool, shownBy: ObjectIdentifier?,
    arrivals: UInt32 = 0
  ) {
    self.command = command
    self.isAnimated = isAnimated
    self.shownBy = shownBy
    self.arrivals = arrivals
  }

  /// Returns true if the user already made the change on the given backend.
  public func isShown(by backend: any PresentationBackend) -> Bool {
    shownBy == ObjectIdentifier(backend)
  }
}
