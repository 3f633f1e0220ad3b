import Foundation
import Wireflow
import WireflowInteraction

/// A message to a page: the picture of the stage, and the log since the last message.
struct StageMessage: Encodable, Hashable, Sendable {
  /// The lines of the presentation log that the page has not received yet.
  struct Log: Encodable, Hashable, Sendable {
    var lines: [String]
    /// True if the lines replace the earlier ones.
    var isWhole: Bool
  }

  /// A wireframe that the user can choose.
  struct Wireframe: Encodable, Hashable, Sendable {
    var name: String
    var title: String
    var isOn: Bool
  }

  /// An announcement.
  struct Announced: Encodable, Hashable, Sendable {
    var text: String
    /// True if a screen reader speaks it at once.
    var isUrgent: Bool
  }

  /// The tab of another window.
  struct Tab: Encodable, Hashable, Sendable {
    /// The number of the wish to see it, because the same tab may be wished for again.
    var number: Int
    var address: String
  }

  /// The number of the message, which increases.
  var version: Int
  /// The title of the front page, or else the name of the app.
  var title: String
  var wireframes: [Wireframe]
  var picture: StagePicture
  var log: Log?
  /// The navigation tree as text.
  var tree: String
  /// The flows as text.
  var flows: String
  /// True if the page may animate the change.
  var isAnimated: Bool
  /// The announcements since the last message, if any, the oldest first.
  var announcements: [Announced]?
  /// The tab that the page opens or brings to the front, if there is a new one.
  var tab: Tab?
  /// True if the window of the page has closed.
  var isOver: Bool?
  /// The name of the transition style, if the app gave one.
  var transition: String?
  /// The state of the session, unless the pages show a backend without a server.
  var session: SessionMessage?
}

/// A message that a page shows to the user.
struct NoticeMessage: Encodable, Hashable, Sendable {
  var text: String
}

/// A reader of messages for one page, which tracks the messages already sent.
///
/// A slow page receives the latest state with its next event, so no events pile up.
@MainActor
package struct WebReader {
  /// The maximum number of lines on a page.
  static let mostLines = 2_000

  /// The numbers of lines and announcements that a page has received.
  struct Received {
    let lines: Int
    let announcements: Int
  }

  /// A closure that returns the backend of the app that runs now.
  private let find: @MainActor () -> WebBackend?
  private weak var backend: WebBackend?
  private var version: Int?
  private var received: Received?

  init(_ find: @escaping @MainActor () -> WebBackend?) {
    self.find = find
  }

  /// Returns the next event, or nil if the page is up to date.
  package mutating func next() -> [UInt8]? {
    guard let found = find(), version != found.version else { return nil }
    // The page has received nothing from an app that has just taken over.
    if found !== backend { received = nil }
    guard let (message, new) = found.message(behind: received) else { return nil }
    (backend, version, received) = (found, found.version, new)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let text = try? encoder.encode(message) else { return nil }
    return Array("data: ".utf8) + text + Array("\n\n".utf8)
  }
}

/// The user's possible actions, with the keys that have the same effects.
struct PaletteMessage: Encodable, Hashable, Sendable {
  /// An action that the user can choose.
  struct Entry: Encodable, Hashable, Sendable {
    var action: String
    var shortcut: SentShortcut?
  }

  var entries: [Entry]
}

extension PaletteMessage {
  /// Creates the message of the actions that are possible on a stage now.
  @MainActor
  init(_ stage: Stage, shown picture: StagePicture) {
    let keys = Dictionary(
      picture.menuItems.compactMap { item in
        item.action.flatMap { action in item.shortcut.map { (action, $0) } }
      }, uniquingKeysWith: { first, _ in first })
    // The page has a button for each wireframe, which works in the past, too.
    entries = stage.paletteActions().map { action in
      Entry(action: "\(action)", shortcut: keys[action].map { .init($0) })
    }
  }
}
