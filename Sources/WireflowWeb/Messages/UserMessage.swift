/// A message of the page: what the user did, and on what they saw it.
struct UserMessage: Decodable, Hashable, Sendable {
  /// The action, in its text form.
  var action: String
  /// The identity of the page, the region or the alert on which the user acted.
  ///
  /// Nil, or one that is none, is for what no picture shows.
  var seen: String?
}

/// A message of the page: the wireframe that the user chose.
struct WireframeMessage: Decodable, Hashable, Sendable {
  var wireframe: String
}
