#if canImport(Testing) && canImport(XCTest)
/// The lines of an app before it was restarted.
struct PastLines {
  private(set) var lines: [String] = []
  /// The place where the first line that nobody has read came from.
  private(set) var site: CallSite?
  private var readCount = 0

  /// The lines that nobody has read.
  var unread: [String] { Array(lines.dropFirst(readCount)) }

  /// The lines as they stand in a file.
  var text: String { lines.map { $0 + "\n" }.joined() }

  /// Notes that all lines have been read.
  mutating func read() { (readCount, site) = (lines.count, nil) }

  /// Adds the lines of an app that has ended, of which some have been read.
  mutating func add(_ more: [String], read: Int, at site: CallSite?) {
    if self.site == nil { (readCount, self.site) = (lines.count + read, site) }
    lines += more
  }
}
#endif
