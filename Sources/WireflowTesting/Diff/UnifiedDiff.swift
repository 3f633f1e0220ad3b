/// A diff in the unified format, which the `patch` command accepts.
///
/// A note below the hunk reveals invisible changes, such as trailing spaces.
package struct UnifiedDiff {
  /// The lines, without line feeds.
  let lines: [String]

  private static let context = 3

  package init(_ diff: LineDiff, from oldName: String, to newName: String) {
    var lines = ["--- \(oldName)", "+++ \(newName)"]
    for edits in Self.hunks(of: diff.edits) {
      lines += Hunk(edits, of: diff).lines
    }
    self.lines = diff.edits.isEmpty ? [] : lines
  }

  /// Returns the lines up to a limit, followed by the number of the remaining ones.
  package func text(limit: Int) -> String {
    var shown = Array(lines.prefix(limit))
    if lines.count > limit { shown.append("… \(lines.count - limit) more lines, see received") }
    return shown.joined(separator: "\n")
  }

  /// Groups the edits so that the context lines of two hunks never overlap.
  private static func hunks(of edits: [LineDiff.Edit]) -> [[LineDiff.Edit]] {
    var hunks: [[LineDiff.Edit]] = []
    for edit in edits {
      let last = hunks.last?.last?.old.upperBound
      if let last, edit.old.lowerBound - last <= 2 * context {
        hunks[hunks.count - 1].append(edit)
      } else {
        hunks.append([edit])
      }
    }
    return hunks
  }

  /// Nearby edits, with the unchanged lines around them.
  private struct Hunk {
    private(set) var lines: [String] = []
    private var notes: [String] = []

    init(_ edits: [LineDiff.Edit], of diff: LineDiff) {
      guard let first = edits.first, let last = edits.last else { return }
      let before = min(context, first.old.lowerBound)
      let after = min(context, diff.oldLines.count - last.old.upperBound)
      let old = first.old.lowerBound - before..<last.old.upperBound + after
      let new = first.new.lowerBound - before..<last.new.upperBound + after

      lines.append("@@ -\(Self.place(of: old)) +\(Self.place(of: new)) @@")
      var next = old.lowerBound
      for edit in edits {
        for index in next..<edit.old.lowerBound { append(" ", diff.oldLines[index]) }
        for index in edit.old { append("-", diff.oldLines[index], index) }
        for index in edit.new { append("+", diff.newLines[index], index) }
        next = edit.old.upperBound
      }
      for index in next..<old.upperBound { append(" ", diff.oldLines[index]) }
      lines += notes
    }

    private mutating func append(_ mark: String, _ line: ArraySlice<UInt8>, _ index: Int? = nil) {
      let isEnded = line.last == 0x0A
      let content = isEnded ? line.dropLast() : line
      lines.append(mark + String(decoding: content, as: UTF8.self))
      if !isEnded { lines.append("\\ No newline at end of file") }
      if let index, content.last == 0x20 || content.last == 0x09 {
        notes.append("# trailing \(content.last == 0x20 ? "space" : "tab"): \(mark)\(index + 1)")
      }
    }

    /// Returns a range of lines in the format of a hunk header, counted from one.
    ///
    /// An empty range is given by the line before it.
    private static func place(of range: Range<Int>) -> String {
      switch range.count {
      case 0: "\(range.lowerBound),0"
      case 1: "\(range.lowerBound + 1)"
      default: "\(range.lowerBound + 1),\(range.count)"
      }
    }
  }
}
