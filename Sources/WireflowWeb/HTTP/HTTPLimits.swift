/// The limits on the size and the duration of requests, and on the absence of pages.
struct HTTPLimits: Hashable, Sendable {
  /// The maximum number of bytes of the first line.
  var line = 2_048
  /// The maximum number of bytes of all headers, including the first line.
  var head = 16_384
  /// The maximum number of headers.
  var headers = 100
  /// The maximum number of bytes of the body.
  var body = 1 << 20
  /// The maximum number of simultaneous connections.
  var connections = 64
  /// The time limit for a complete request, and for a browser to accept any bytes.
  var patience = Duration.seconds(10)
  /// The time that a page has to come back, because a page goes when its user reloads it.
  var absence = Duration.seconds(5)
}
