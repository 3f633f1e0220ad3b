import WireflowWeb

/// A mistake in the arguments of a command line, or in a file that they name.
struct CommandLineError: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }

  /// Creates the error of a server that could not start.
  init(_ error: WebServerError) {
    if case .pageMissing = error {
      self.init("--web: \(error)")
    } else {
      self.init("--web-port: \(error)")
    }
  }
}
