extension PresentationLog {
  /// One line of the log, as a value.
  package enum Entry: Sendable, Hashable {
    /// The user performed an action.
    case action(UserAction)
    /// The following entries have no user action as their cause.
    case app
    /// The same for a window that the user is not in.
    case appIn(WindowName)
    /// A user action was not possible.
    indirect case refused(ActionRefusal)
    /// A user action referred to something that had already gone.
    indirect case missed(UserAction, ActionRefusal.Reason)

    /// A flow started, by the name of its coordinator.
    case start(String)
    /// A flow ended with an output.
    case finish(String)
    /// A flow ended without an output.
    case cancel(String)
    /// Work of a flow failed, with an error that cannot be displayed.
    case failed(String, String)
    /// A flow ended after its parent had gone, by the name of its coordinator.
    case unheard(String)
    /// A flow's task did not return in time, by the file and line where it began, with the limit
    /// and the time measured.
    indirect case away(String, String, limit: Duration, taken: Duration)
    /// A task that belongs to no flow slept on the stage's clock while a test moved time.
    case stray(Duration)

    /// Something visible changed.
    case change(VisibleChange<ScreenName, String>)
    /// The same with the app's hint at how to show it, or among detached root items, where nobody
    /// sees it.
    indirect case hinted(
      VisibleChange<ScreenName, String>, style: TransitionStyle? = nil, isUnseen: Bool = false)
    /// The screen was restored to the live state.
    case restore
    /// An alert was shown.
    indirect case alert(AlertContent)
    /// An alert was closed, by its title.
    case closeAlert(String)
    /// A notice was shown, by its text and the title of its action.
    case notice(String, String?)
    /// A notice was closed, by its text.
    case closeNotice(String)

    /// A player was installed, with its dock.
    case installPlayer(ScreenName, WireframeContainer.PlayerDock)

    /// A window opened, in front of all others.
    case openWindow(WindowName)
    /// A window came to the front.
    case activateWindow(WindowName)
    /// A window closed, after its flows had ended.
    case closeWindow(WindowName)

    /// A request waits for a flow's guard.
    case held(String, by: String)
    /// A link waits until no wall is up, or without a wall for the launch.
    case heldLink(String, by: ScreenName?)
    /// A request waits for its turn.
    case waits(String, for: Obstacle)
    /// The obstacle in front of a request that waits.
    package enum Obstacle: Sendable, Hashable {
      /// A screen that is detached.
      case detached(ScreenName)
      /// An alert, by its style and its title.
      case alert(AlertContent.Style, String)
      /// A notice, by its text.
      case notice(String)
      /// Requests that wait as well, and come first.
      case earlierRequests
      /// A wall.
      case wall(ScreenName)
      /// A page or a modal of code outside Wireflow.
      case foreign(ScreenName)
      /// A guard that decides about an earlier request, by its flow.
      case decision(by: String)
    }
    /// A link that has waited was opened.
    case open(String)
    /// A flow's guard replaced a request with another one.
    case redirected(String, by: String)
    /// A request changed nothing.
    indirect case ignored(String, IgnoredReason)
    /// The app announced a text to screen readers.
    case announce(Announcement)
    /// A layer or the app added a note.
    case note(String)
    /// A backend, by its name, completed a transition twice.
    case completedTwice(String)
    /// A backend, by its name, did not complete a transition in time.
    case stalled(String, String, Duration)
  }
}

extension PresentationLog.Entry: CustomStringConvertible {
  /// The line without its margin.
  package var description: String {
    var writer = LineWriter()
    write(to: &writer)
    return writer.text
  }

  func write(to text: inout LineWriter) {
    switch self {
    case .action(let action): text += action.description
    case .app: text += "(app)"
    case .appIn(let window): text += "(app) in \(window)"
    case .refused(let refusal): text += "refused: \(refusal)"
    case .missed(let action, let reason): text += "missed \(action): \(reason)"
    case .start(let flow): text += "start \(flow)"
    case .finish(let flow): text += "finish \(flow)"
    case .cancel(let flow): text += "cancel \(flow)"
    case .away(let flow, let origin, let limit, _):
      text += "away: the task of \(flow) that began at \(origin) did not come back within \(limit)"
    case .stray(let delay):
      text += "stray: a task of no flow sleeps for \(delay), and nobody waits for what it does then"
    case .failed(let flow, let error): text += "failed task of \(flow): \(error.onOneLine)"
    case .unheard(let flow): text += "nobody heard the outcome of \(flow)"
    case .change(let change): change.write(to: &text)
    case .hinted(let change, let style, let isUnseen):
      change.write(to: &text)
      if isUnseen { text += ", detached" }
      if let style { text += " with \(style.name.plainOrLiteral)" }
    case .restore: text += "restore"
    case .alert(let alert): text += alert.phrase
    case .closeAlert(let title): text += "close alert \(title.literal)"
    case .notice(let words, let action):
      text += "notice \(words.literal)"
      if let action { text += " [\(action.plainOrLiteral)]" }
    case .closeNotice(let words): text += "close notice \(words.literal)"
    case .installPlayer(let player, let dock):
      text.add("install player ", player)
      text += " \(dock.rawValue)"
    case .openWindow(let window): text += "open \(window)"
    case .activateWindow(let window): text += "activate \(window)"
    case .closeWindow(let window): text += "close \(window)"
    case .held(let request, let flow): text += "hold \(request): \(flow) decides"
    case .heldLink(let link, let wall):
      text += "hold \(link): " + (wall.map { "\($0) is a wall" } ?? "the app has not launched")
    case .waits(let request, let obstacle): text += "hold \(request): \(obstacle)"
    case .open(let url): text += "open \(url.literal)"
    case .redirected(let request, let flow): text += "redirect \(request): \(flow) decides"
    case .ignored(let request, let reason): text += "ignored \(request): \(reason)"
    case .announce(let announcement): text += announcement.description
    case .note(let note): text += note.onOneLine
    case .completedTwice(let backend):
      text += "note: \(backend) completed a transition twice; it must call each completion once"
    case .stalled(let verb, let backend, let limit):
      text += "stalled \(verb): \(backend) did not complete it within \(limit)"
    }
  }
}

extension PresentationLog.Entry.Obstacle: CustomStringConvertible {
  /// The words that follow the waiting request in the log.
  package var description: String {
    switch self {
    case .detached(let screen): "\(screen) is detached"
    case .alert(let style, let title): "\(style.rawValue) \(title.literal) is open"
    case .notice(let text): "notice \(text.literal) is shown"
    case .earlierRequests: "earlier requests wait"
    case .wall(let screen): "\(screen) is a wall"
    case .foreign(let page): "\(page) is open"
    case .decision(let flow): "\(flow) decides"
    }
  }
}

extension AlertContent {
  fileprivate var phrase: String {
    let text = message.isEmpty ? title.literal : "\(title.literal): \(message.literal)"
    let place = anchor.map { " at \($0.literal)" } ?? ""
    let labels = fields.map(\.label.literal).joined(separator: ", ")
    let answers = actions.map(\.title.plainOrLiteral).joined(separator: ", ")
    let form = fields.isEmpty ? "" : " with \(labels)"
    return "\(style.rawValue) \(text)\(place)\(form) [\(answers)]"
  }
}

/// The name of a screen in logs, trees and reasons: its type and its title at the time.
public struct ScreenName: Sendable, Hashable, Codable, CustomStringConvertible {
  /// The name of the screen's type, without its module.
  public let typeName: String
  /// The title that the screen had.
  public let title: String

  /// Creates a name from a type's name and a title.
  package init(typeName: String, title: String) {
    self.typeName = typeName
    self.title = title
  }

  /// Creates a name from a screen's type and current title.
  @MainActor
  init(of screen: any Screen) { self.init(typeName: TypeNames.shared[screen], title: screen.title) }

  /// The type's name, and the title as a literal.
  public var description: String {
    var writer = LineWriter()
    write(to: &writer)
    return writer.text
  }

  func write(to text: inout LineWriter) {
    text += typeName
    text += UInt8(ascii: " ")
    text += UInt8(ascii: "\"")
    title.appendInside(to: &text)
  }
}

/// The names of types, cached for all apps because the runtime is slow at it.
@MainActor
final class TypeNames {
  /// The cache, whose names never change.
  static let shared = TypeNames()

  private var names: [ObjectIdentifier: String] = [:]

  subscript(object: AnyObject) -> String {
    let type: any AnyObject.Type = type(of: object)
    let id = ObjectIdentifier(type)
    if let name = names[id] { return name }
    let name = String(describing: type)
    names[id] = name
    return name
  }
}

/// The log's phrases for a flow's work that the stage refused.
package enum WorkPhrase {
  static let task = "task"
  static let delayed = "delayed work"

  static func leave(of screen: ScreenName) -> String { "\(leave)\(screen)" }

  private static let leave = "wait for the end of "

  /// Returns true if an ignored line is about a piece of work.
  package static func names(_ phrase: String) -> Bool {
    phrase == task || phrase == delayed || phrase.hasPrefix(leave)
  }
}
