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
