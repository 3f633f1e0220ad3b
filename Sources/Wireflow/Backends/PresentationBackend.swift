/// A place that shows an app: a text recorder, a terminal, UIKit.
///
/// It performs one transition at a time, in order, and reports the completion of each. User actions
/// go to `Stage.perform(_:)`. Changes that the user has already made, such as with a swipe, go to
/// `Stage.userDid(_:in:)`.
@MainActor
public protocol PresentationBackend: AnyObject {
  /// Connects the backend to its stage, once.
  ///
  /// Keep the stage weakly, because it owns the backend.
  func attach(to stage: Stage)

  /// Shows a transition, and calls the completion exactly once, at once or later.
  ///
  /// If a backend calls it twice, the log notes that, and nothing else happens. If a backend does
  /// not call it within `Stage.stallLimit`, the log reports that, and the next transition follows.
  ///
  /// Other transitions wait meanwhile. If one of their screens leaves in the meantime, the next
  /// transition may be the whole live tree, as `.install` with the cause `.restore`.
  func perform(
    _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void)

  /// Makes the platform's screen reader speak an announcement.
  func announce(_ announcement: Announcement)
}

extension PresentationBackend {
  /// Does nothing.
  public func attach(to stage: Stage) {}

  /// Does nothing.
  public func announce(_ announcement: Announcement) {}
}
