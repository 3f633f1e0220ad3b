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

/// A hint at how to show a change, which an app passes with a request.
///
/// A backend honors the styles that it knows, and ignores others. A style never affects the state.
/// An app can add its own styles:
///
/// ```swift
/// extension TransitionStyle {
///   static let zoom = TransitionStyle("zoom")
/// }
/// wireframe.push(details, from: discover, transition: .zoom)
/// ```
public struct TransitionStyle: Sendable, Hashable {
  /// The name in the log.
  public let name: String

  /// Creates a style from its name.
  public init(_ name: String) {
    self.name = name
  }

  /// No animation, on any backend.
  public static let unanimated = TransitionStyle("unanimated")
  /// The new screen fades in over the old one.
  public static let crossDissolve = TransitionStyle("crossDissolve")
}

/// The headless backend, which shows nothing, completes at once and provides the log as text.
@MainActor
public final class TextRecorder: PresentationBackend {
  private let sink: ((String) -> Void)?
  private var log: PresentationLog?

  /// Creates a recorder, with a sink that receives each line of the log as it is written.
  public init(sink: ((String) -> Void)? = nil) {
    self.sink = sink
  }

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
