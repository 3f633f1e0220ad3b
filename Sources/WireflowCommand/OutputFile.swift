import Foundation

/// A file for the result of a command, which is checked before the work begins.
struct OutputFile {
  let path: String
  /// The word for the content, such as `map`.
  private let content: String

  /// Creates the file, or throws if the command could not write it, or if it exists and `isForced`
  /// is false.
  init(path: String, content: String, isForced: Bool) throws(CommandLineError) {
    (self.path, self.content) = (path, content)
    try Self.check(path, content, isForced: isForced)
    // The text goes to another file of the folder first.
    let folder = URL(filePath: path).deletingLastPathComponent().path
    guard access("\(folder)/.", W_OK | X_OK) == 0 else {
      let reason = String(cString: strerror(errno))
      throw CommandLineError("\(path.shown): cannot write the \(content): \(reason)")
    }
  }

  /// Throws if a path names a folder, or if it exists and `isForced` is false.
  static func check(
    _ path: String, _ content: String, isForced: Bool
  ) throws(CommandLineError) {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return }
    if facts.st_mode & S_IFMT == S_IFDIR {
      throw CommandLineError("\(path.shown) is a folder, and a \(content) is a file in it")
    }
    guard isForced else {
      throw CommandLineError(
        "\(path.shown) exists already; --force lets the \(content) take its place")
    }
  }

  func write(_ text: String) throws(CommandLineError) {
    try text.write(to: path, as: "the \(content)")
  }
}

extension String {
  /// Writes the text to a file, or throws an error that names the file and its content.
  func write(to path: String, as content: String) throws(CommandLineError) {
    do {
      try write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw CommandLineError("\(path.shown): cannot write \(content): \(error.systemReason)")
    }
  }
}

extension Error {
  /// The system's description of the error, which is more precise than Foundation's.
  var systemReason: String {
    guard let cause = (self as? CocoaError)?.underlying as? POSIXError else {
      return localizedDescription
    }
    return String(cString: strerror(cause.code.rawValue))
  }
}
