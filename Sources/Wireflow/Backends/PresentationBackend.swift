/// A place that shows an app: a text recorder, a terminal, UIKit.
///
/// It performs one transition at a time, in order, and says when each is done. What the user does
/// on it goes to `Stage.perform(_:)`; what the user has removed already, such as by a swipe, to
/// `Stage.userDid(_:in:)`.
@MainActor
public protocol PresentationBackend: AnyObject {
  /// Takes note of the stage, once, when the stage takes the backend.
  ///
  /// Keep the stage weakly, since it owns the backend.
  func attach(to stage: Stage)

  /// Shows a transition and calls the completion exactly once, at once or later.
  ///
  /// A second call is noted in the log and has no effect. A backend that never calls is reported
  /// after `Stage.stallLimit`, and the next transition comes.
  ///
  /// What comes while one is under way waits. If a screen of it leaves meanwhile, the next
  /// transition may be the whole live tree, as `.install` with the cause `.restore`.
  func perform(
    _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void)
}

extension PresentationBackend {
  /// Does nothing.
  public func attach(to stage: Stage) {}
}
