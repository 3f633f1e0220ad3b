/// A message to the page: what is on stage, and what has happened since the last one.
struct StageMessage: Encodable, Hashable, Sendable {
  /// The lines of the presentation log that the page has not had yet.
  struct Log: Encodable, Hashable, Sendable {
    var lines: [String]
    /// True if the page is to forget those that it has.
    var isWhole: Bool
  }

  /// A wireframe that the user may choose.
  struct Wireframe: Encodable, Hashable, Sendable {
    var name: String
    var title: String
    var isOn: Bool
  }

  /// The number of the picture, which grows.
  var version: Int
  var wireframes: [Wireframe]
  var picture: PictureMessage
  var log: Log?
  /// The navigation tree as text.
  var tree: String
  /// True if the page may show the way to it.
  var isAnimated: Bool
  /// The app's hint at how it is to be shown, by name.
  var transition: String?
}
