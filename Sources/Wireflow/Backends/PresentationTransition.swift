/// A transition from what a backend shows to what is on stage.
///
/// The backend shows the stage's ``Stage/snapshot``. The changes since its last transition are hints
/// at how to animate: a backend of pages may push a page for one `push`, and otherwise compare the
/// snapshot with its own views. A headless one prints their lines.
///
/// ```swift
/// func perform(
///   _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
/// ) {
///   for change in transition.changes { print(change) }
///   completion()
/// }
/// ```
@MainActor
public struct PresentationTransition {
  /// The changes in order, several if they appear as one.
  ///
  /// It is empty if nothing has changed but the backend shall show the snapshot again: after it was
  /// attached, or because a change that the user made on the screen does not hold.
  public internal(set) var changes: [Change]
  /// True if the changes should be animated.
  public internal(set) var isAnimated: Bool
  /// The app's hint.
  ///
  /// If several changes appear as one, this is the last hint.
  public internal(set) var style: TransitionStyle?
  /// The backend on which the user already made the change, which must not show it again.
  var shownBy: ObjectIdentifier?
  /// True if only backends that have just been attached need it.
  var isForNewcomers = false

  init(_ changes: [Change] = [], isAnimated: Bool = false, isForNewcomers: Bool = false) {
    self.changes = changes
    self.isAnimated = isAnimated
    self.isForNewcomers = isForNewcomers
  }

  /// Returns true if the user already made the change on the given backend.
  public func isShown(by backend: any PresentationBackend) -> Bool {
    shownBy == ObjectIdentifier(backend)
  }

  /// A word for messages.
  package var verb: String {
    changes.count > 1 ? "batch" : changes.first?.verb.rawValue ?? "restore"
  }

  /// Appends a later transition, so that both appear as one.
  mutating func append(_ next: PresentationTransition) {
    if next.isForNewcomers { return }
    if isForNewcomers {
      self = next
      return
    }
    shownBy = nil
    isAnimated = next.isAnimated
    style = next.style ?? style
    // To show the snapshot again includes all changes.
    if changes.isEmpty || next.changes.isEmpty { changes = [] } else { changes += next.changes }
  }
}

extension PresentationTransition {
  /// One visible change, in the words of the log.
  public struct Change: Sendable, Hashable, CustomStringConvertible {
    /// The kind of a change.
    ///
    /// The raw value is a word for it.
    public enum Verb: String, Sendable, Hashable, Codable, CaseIterable {
      /// Root items were installed.
      case install
      /// Everything moved to another container.
      case adapt
      /// The root items of a region were replaced, detached or attached, or something changed among
      /// detached ones.
      case update
      /// A root item was selected.
      case select
      /// A screen was pushed onto a stack.
      case push
      /// One or more screens were popped.
      case pop
      /// Screens left the middle of a stack.
      case remove
      /// A screen replaced another one, at any depth.
      case replace
      /// A screen became the only one of a detail.
      case showDetail = "show detail"
      /// A screen was embedded in another one.
      case embed
      /// An embedded screen was removed from its host.
      case unembed = "remove embedded"
      /// A modal was presented.
      case present
      /// A modal was dismissed, with all modals in front of it.
      case dismiss
      /// An alert was shown.
      case alert
      /// The alert was closed.
      case closeAlert = "close alert"
      /// A notice was shown.
      case notice
      /// A notice was closed.
      case closeNotice = "close notice"
      /// A player was installed, minimized to its controls.
      case installPlayer = "install player"
      /// The player was removed.
      case removePlayer = "remove player"
      /// The player was minimized to its controls.
      case minimize
      /// The player was maximized.
      case maximize
      /// A drawer was opened.
      case openDrawer = "open drawer"
      /// A drawer was closed.
      case closeDrawer = "close drawer"
    }

    /// The kind of the change.
    public let verb: Verb
    private let entry: PresentationLog.Entry

    /// Creates a change from a line of the log, or nil for a line that changes nothing visible.
    init?(_ entry: PresentationLog.Entry) {
      guard let verb = entry.verb else { return nil }
      self.verb = verb
      self.entry = entry
    }

    /// The line of the log, without its margin.
    public var description: String { entry.description }
  }
}

extension PresentationLog.Entry {
  /// The kind of visible change that the line tells of.
  fileprivate var verb: PresentationTransition.Change.Verb? {
    switch self {
    case .change(let change): change.verb
    case .hinted(let change, _, let isUnseen): isUnseen ? .update : change.verb
    case .alert: .alert
    case .closeAlert: .closeAlert
    case .notice: .notice
    case .closeNotice: .closeNotice
    case .installPlayer: .installPlayer
    default: nil
    }
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
  public init(_ name: String) { self.name = name }

  /// No animation, on any backend.
  public static let unanimated = TransitionStyle("unanimated")
  /// The new screen fades in over the old one.
  public static let crossDissolve = TransitionStyle("crossDissolve")
}
