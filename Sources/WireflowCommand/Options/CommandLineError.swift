/// A mistake in the arguments of a command line, or in a file that they name.
struct CommandLineError: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
