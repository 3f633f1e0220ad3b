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

  /// The number of the message, which increases.
  var version: Int
  var wireframes: [Wireframe]
  var picture: PictureMessage
  var log: Log?
  /// The navigation tree as text.
  var tree: String
  /// True if the page may animate the change.
  var isAnimated: Bool
  /// The name of the transition style, if the app gave one.
  var transition: String?
}
