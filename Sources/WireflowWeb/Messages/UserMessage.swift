/// A message of the page: what the user did, and on what they saw it.
struct UserMessage: Decodable, Hashable, Sendable {
  /// The action, in its text form.
  var action: String
  /// The target of the action: the element, page, region or alert that the user acted on.
  ///
  /// It is nil for an action on something that no picture shows.
  var seen: String?
}

/// A message of the page: the wireframe that the user chose.
struct WireframeMessage: Decodable, Hashable, Sendable {
  var wireframe: String
}

/// A message of the page: the rows of a long list that come into sight.
struct RowsMessage: Decodable, Hashable, Sendable {
  /// The identity that the list has in the picture.
  var list: String
  var from: Int
  var to: Int
  /// A word of the page's own, since several pages may look at other rows.
  var page: String
}
