import Foundation
import Wireflow

/// A file to which a presentation log is written as it grows.
@MainActor
final class LogFile {
  private var handle: FileHandle?
  private let report: (String) -> Void

  /// Creates the file, or empties the one that is there.
  ///
  /// Further trouble with the file is reported once.
  ///
  /// Further trouble with the file is reported once.
  init(path: String, report: @escaping (String) -> Void) throws(CommandLineError) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else {
      throw CommandLineError("\(path): cannot write the log: \(String(cString: strerror(errno)))")
    }
    handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    self.report = { report("\(path): cannot write the log: \($0)") }
  }

  /// Writes a line.
  func write(_ line: String) {
    do {
      try handle?.write(contentsOf: Data("\(line)\n".utf8))
    } catch {
      report(error.localizedDescription)
      handle = nil
    }
  }
}
