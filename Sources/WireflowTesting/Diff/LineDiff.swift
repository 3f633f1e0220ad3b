/// The difference between two texts, line by line and byte by byte.
package struct LineDiff {
  /// A range of removed lines, and the lines that replace them.
  struct Edit: Equatable {
    let old: Range<Int>
    let new: Range<Int>
  }

  let oldLines: TextLines
  let newLines: TextLines
  let edits: [Edit]

  package init(old: String, new: String) {
    oldLines = TextLines(old)
    newLines = TextLines(new)
    var table = LineTable(capacity: oldLines.count + newLines.count)
    let matching = LineMatching(
      old: table.numbers(of: oldLines), new: table.numbers(of: newLines))
    edits = Self.edits(between: matching.partners, and: newLines.count)
  }

  /// The difference in a few words.
  ///
  /// An example is `1 line removed, 1 added; first difference at line 4`.
  var summary: String {
    let removed = edits.reduce(0) { $0 + $1.old.count }
    let added = edits.reduce(0) { $0 + $1.new.count }
    let counts = [(removed, "removed"), (added, "added")].filter { $0.0 > 0 }
    guard let first = edits.first, let (count, verb) = counts.first else { return "no difference" }

    var text = "\(count) \(count == 1 ? "line" : "lines") \(verb)"
    for (count, verb) in counts.dropFirst() { text += ", \(count) \(verb)" }
    return text + "; first difference at line \(first.old.lowerBound + 1)"
  }

  private static func edits(between partners: [Int?], and newCount: Int) -> [Edit] {
    var edits: [Edit] = []
    var (oldStart, newStart) = (0, 0)
    func close(_ oldEnd: Int, _ newEnd: Int) {
      if oldStart < oldEnd || newStart < newEnd {
        edits.append(Edit(old: oldStart..<oldEnd, new: newStart..<newEnd))
      }
      (oldStart, newStart) = (oldEnd + 1, newEnd + 1)
    }
    for (index, partner) in partners.enumerated() {
      if let partner { close(index, partner) }
    }
    close(partners.count, newCount)
    return edits
  }
}
