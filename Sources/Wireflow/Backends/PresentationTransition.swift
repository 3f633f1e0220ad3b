/// One step of the screen: a command, and how to carry it out.
@MainActor
public struct PresentationTransition {
  /// The change.
  public let command: PresentationCommand
  /// True if the change should be animated.
  public internal(set) var isAnimated: Bool
  /// The hint that the app gave for it, the last one where several changes are shown as one.
  public internal(set) var style: TransitionStyle?
  /// The backend on which the user made the change already, which must not show it again.
  var shownBy: ObjectIdentifier?
  /// The number of screens and modals that had come on stage by then.
  let arrivals: UInt32
  /// The picture, if anybody watches.
  var box: PictureBox?

  /// Creates a transition, such as to try a backend without a stage.
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

  /// The picture right after it, if anybody watches the stage.
  public var picture: StagePicture? { box?.picture }

  /// Returns true if the user made the change on that backend already.
  public func isShown(by backend: any PresentationBackend) -> Bool {
    shownBy == ObjectIdentifier(backend)
  }
}
