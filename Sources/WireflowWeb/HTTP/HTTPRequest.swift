/// A request of a browser, as far as this server cares for it.
struct HTTPRequest: Hashable, Sendable {
  var method: String
  /// The path, without what follows a question mark.
  var path: String
  /// The headers, by their names in lower case.
  var headers: [String: String] = [:]
  var body: [UInt8] = []
}
