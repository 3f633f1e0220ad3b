/// A message from a page: a user action and its target.
struct UserMessage: Decodable, Hashable, Sendable {
  /// The action as text.
  var action: String
  /// The target of the action: the element, page, region or alert that the user acted on.
  ///
  /// It is nil for an action without a target in the picture.
  var seen: String?
}

/// A message from a page: the wireframe that the user chose.
struct WireframeMessage: Decodable, Hashable, Sendable {
  var wireframe: String
}

/// A message from a page: the rows of a long list that become visible.
struct RowsMessage: Decodable, Hashable, Sendable {
  /// The identifier of the list in the picture.
  var list: String
  var from: Int
  var to: Int
  /// The identifier of the page, because several pages can show different rows.
  var page: String
}
