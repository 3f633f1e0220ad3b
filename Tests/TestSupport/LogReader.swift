package import Wireflow

/// A reader of a presentation log, to which each line is new once.
@MainActor
package final class LogReader {
  private let log: PresentationLog
  private var readCount = 0

  package init(_ log: PresentationLog) {
    self.log = log
  }

  /// The lines since the last call, without a line feed behind the last one.
  package func newText() -> String {
    defer { readCount = log.writtenCount }
    return log.lines(behind: readCount).joined(separator: "\n")
  }
}
