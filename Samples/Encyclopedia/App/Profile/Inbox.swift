import Observation

/// The notifications of an editor, of which the reader may hide some.
@Observable
@MainActor
final class Inbox {
  /// A notification about a page.
  struct Notification: Sendable, Hashable {
    let subject: String
    let text: String
  }

  /// True if the inbox also shows read notifications.
  var showsRead = true

  var notifications: [Notification] {
    showsRead ? Self.all : Array(Self.all.prefix(1))
  }

  private static let all = [
    Notification(subject: "Amber", text: "Ines replied to you."),
    Notification(subject: "Delta", text: "Oskar thanked you for an edit."),
  ]
}
