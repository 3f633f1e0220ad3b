#if canImport(Testing) && canImport(XCTest)
/// The lines of an app before it was restarted.
struct PastLines {
  private(set) var lines: [String] = []
  /// The place of the step that wrote the first unread line.
  private(set) var site: CallSite?
  private var readCount = 0

  /// The unread lines.
  var unread: [String] { Array(lines.dropFirst(readCount)) }

  /// The lines as the text of a file.
  var text: String { lines.map { $0 + "\n" }.joined() }

  /// Marks all lines as read.
  mutating func read() { (readCount, site) = (lines.count, nil) }

  /// Adds the lines of an app that has ended, with the number of those that were read.
  mutating func add(_ more: [String], read: Int, at site: CallSite?) {
    if self.site == nil { (readCount, self.site) = (lines.count + read, site) }
    lines += more
  }
}
#endif
