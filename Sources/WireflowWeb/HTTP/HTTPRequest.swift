/// The parts of a browser's request that the server needs.
struct HTTPRequest: Hashable, Sendable {
  var method: String
  /// The path without the query.
  var path: String
  /// The headers by their lowercase names.
  var headers: [String: String] = [:]
  var body: [UInt8] = []
}
