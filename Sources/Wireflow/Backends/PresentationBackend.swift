/// A place that shows an app: a text recorder, a terminal, UIKit.
///
/// It performs one transition at a time, in order, and reports the completion of each. After each
/// one it shows the stage's ``Stage/snapshot``, with one view for each screen on stage. User actions
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
  /// Changes that come up meanwhile wait, and then appear as one transition.
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

/// The headless backend, which shows nothing, completes at once and provides the log as text.
@MainActor
public final class TextRecorder: PresentationBackend {
  private let sink: ((String) -> Void)?
  private var log: PresentationLog?

  /// Creates a recorder, with a sink that receives each line of the log as it is written.
  public init(sink: ((String) -> Void)? = nil) { self.sink = sink }

  /// The log so far, each line ended by a line feed.
  public var text: String { log?.text ?? "" }

  /// Connects the sink to the stage's log.
  public func attach(to stage: Stage) {
    log = stage.log
    if let sink { stage.log.addSink(sink) }
  }

  /// Completes at once.
  public func perform(
    _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
  ) {
    completion()
  }
}
