/// The bounds on what a browser may send, and on how long it may take.
struct HTTPLimits: Hashable, Sendable {
  /// The number of bytes of the first line.
  var line = 2_048
  /// The number of bytes of all headers, the first line among them.
  var head = 16_384
  /// The number of headers.
  var headers = 100
  /// The number of bytes of the body.
  var body = 1 << 20
  /// The number of connections at the same time.
  var connections = 64
  /// The time for a whole request, and for a browser to take anything of what it is sent.
  var patience = Duration.seconds(10)
}
