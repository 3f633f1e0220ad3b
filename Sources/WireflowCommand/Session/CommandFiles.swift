import Foundation
import Wireflow

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
      throw CommandLineError("\(path.shown): cannot write the \(content): \(systemReason())")
    }
  }

  /// Creates the file that an option names, or throws if it ends in none of some extensions.
  init(
    _ path: String, of option: CommandOption, _ extensions: [String], content: String,
    _ options: CommandLineOptions
  ) throws(CommandLineError) {
    guard extensions.contains(URL(filePath: path).pathExtension) else {
      let expected = extensions.map { ".\($0)" }.joined(separator: ", ")
      throw CommandLineError(
        "\(option.flag) \(path.shown): expected a file that ends in \(expected)")
    }
    try self.init(path: path, content: content, isForced: options.has(.force))
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

/// A file that receives a presentation log as it grows.
@MainActor
final class LogFile {
  /// True after a failed write.
  private(set) var hasFailed = false
  private let handle: FileHandle
  private let report: (String) -> Void

  /// Creates the file, or empties an existing one if `isForced` is true.
  ///
  /// A failed write is reported once.
  init(
    path: String, isForced: Bool, report: @escaping (String) -> Void
  ) throws(CommandLineError) {
    var facts = stat()
    // A pipe or a device has nothing to lose.
    if stat(path, &facts) != 0 || [S_IFDIR, S_IFREG].contains(facts.st_mode & S_IFMT) {
      try OutputFile.check(path, "log", isForced: isForced)
    }
    let failure = "\(path.shown): cannot write the log: "
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw CommandLineError(failure + systemReason()) }
    handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    self.report = { report(failure + $0) }
  }

  /// Writes a line.
  func write(_ line: String) {
    guard !hasFailed, let reason = sendAll(of: "\(line)\n", to: handle.fileDescriptor) else {
      return
    }
    report(reason)
    hasFailed = true
  }
}

/// Returns the content of a file, or throws an error with the reason why it is not readable.
func content(of path: String) throws(CommandLineError) -> Data {
  let file = open(path, O_RDONLY | O_CLOEXEC)
  guard file >= 0 else {
    let url = URL(filePath: path)
    let folder = url.deletingLastPathComponent().path
    let reason = systemReason()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
    throw CommandLineError(
      "\(path.shown): cannot be read: \(reason)\(url.lastPathComponent.nearest(in: names))")
  }
  do {
    return try FileHandle(fileDescriptor: file, closeOnDealloc: true).readToEnd() ?? Data()
  } catch {
    throw CommandLineError("\(path.shown): cannot be read: it is no file to read")
  }
}

/// Writes all of a text to a file descriptor, or returns the reason for a failure.
func sendAll(of text: String, to stream: Int32) -> String? {
  var bytes = Array(text.utf8)[...]
  while !bytes.isEmpty {
    let count = bytes.withUnsafeBytes { Foundation.write(stream, $0.baseAddress, $0.count) }
    if count > 0 {
      bytes = bytes.dropFirst(count)
    } else if errno == EAGAIN {
      var room = pollfd(fd: stream, events: Int16(POLLOUT), revents: 0)
      poll(&room, 1, -1)
    } else if errno != EINTR {
      return systemReason()
    }
  }
  return nil
}

/// Returns the system's words for its last error.
private func systemReason() -> String { String(cString: strerror(errno)) }

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
