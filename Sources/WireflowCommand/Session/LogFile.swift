import Foundation
import Wireflow

/// A file that receives a presentation log as it grows.
@MainActor
final class LogFile {
  /// True after a failed write.
  private(set) var hasFailed = false
  private var handle: FileHandle?
  private let report: (String) -> Void

  /// Creates the file, or empties an existing one if `isForced` is true.
  ///
  /// The log never replaces a file that the command reads or saves. A failed write is reported
  /// once.
  init(
    path: String, isForced: Bool, besides others: [String], report: @escaping (String) -> Void
  ) throws(CommandLineError) {
    let file = try Self.descriptor(path, isForced: isForced, besides: others)
    handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    self.report = { report("\(path.shown): cannot write the log: \($0)") }
  }

  /// Writes a line.
  func write(_ line: String) {
    guard let handle, let reason = sendAll(of: "\(line)\n", to: handle.fileDescriptor) else {
      return
    }
    report(reason)
    self.handle = nil
    hasFailed = true
  }

  private nonisolated static func descriptor(
    _ path: String, isForced: Bool, besides others: [String]
  ) throws(CommandLineError) -> Int32 {
    let name = path.shown
    var facts = stat()
    let isThere = stat(path, &facts) == 0
    for other in others {
      var those = stat()
      let isSame =
        isThere && stat(other, &those) == 0 && those.st_ino == facts.st_ino
        && those.st_dev == facts.st_dev
      guard isSame || other == path else { continue }
      throw CommandLineError("\(name) is the script or the session, which a log must not replace")
    }
    // A log may also go to a pipe or a device.
    if isThere, [S_IFDIR, S_IFREG].contains(facts.st_mode & S_IFMT) {
      try OutputFile.check(path, "log", isForced: isForced)
    }
    // Opening a pipe without a reader would block.
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NONBLOCK
    let file = open(path, flags, 0o644)
    guard file >= 0 else {
      let reason = errno == ENXIO ? "nobody reads the pipe" : String(cString: strerror(errno))
      throw CommandLineError("\(name): cannot write the log: \(reason)")
    }
    _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) & ~O_NONBLOCK)
    return file
  }
}
