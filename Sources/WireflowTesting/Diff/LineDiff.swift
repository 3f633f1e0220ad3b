import Foundation

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

/// The lines that occur exactly once in each of two texts.
struct UniqueLines {
  private var pairs: [(old: Int, new: Int)] = []

  init(old: ArraySlice<Int>, new: ArraySlice<Int>) {
    let oldPlaces = Self.places(of: old)
    let newPlaces = Self.places(of: new)
    for index in old.indices where oldPlaces[old[index]] == .some(index) {
      guard let place = newPlaces[old[index]], let newIndex = place else { continue }
      pairs.append((index, newIndex))
    }
  }

  /// Returns the longest list of pairs that are in the same order in both texts.
  func inOrder() -> [(old: Int, new: Int)] {
    var tops: [Int] = []
    var below: [Int?] = []
    for (index, pair) in pairs.enumerated() {
      let pile = Self.pile(for: pair.new, on: tops, of: pairs)
      below.append(pile > 0 ? tops[pile - 1] : nil)
      if pile == tops.count { tops.append(index) } else { tops[pile] = index }
    }

    var result: [(old: Int, new: Int)] = []
    var next = tops.last
    while let index = next {
      result.append(pairs[index])
      next = below[index]
    }
    return result.reversed()
  }

  /// Returns the first pile whose top is after a new line, as in the card game patience.
  private static func pile(for new: Int, on tops: [Int], of pairs: [(old: Int, new: Int)]) -> Int {
    var range = 0..<tops.count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range =
        pairs[tops[middle]].new < new
        ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }

  /// Returns the position of each number, with an inner nil for numbers that occur more than once.
  private static func places(of numbers: ArraySlice<Int>) -> [Int: Int?] {
    var places: [Int: Int?] = [:]
    for index in numbers.indices {
      places.updateValue(places[numbers[index]] == nil ? index : nil, forKey: numbers[index])
    }
    return places
  }
}

/// The lines of a text, as bytes.
///
/// Each line ends with its line feed byte.
struct TextLines {
  let bytes: [UInt8]
  /// The end offset of each line.
  let ends: [Int]

  init(_ text: String) {
    let bytes = Array(text.utf8)
    self.bytes = bytes
    ends = Self.ends(in: bytes)
  }

  var count: Int { ends.count }

  subscript(index: Int) -> ArraySlice<UInt8> {
    bytes[(index > 0 ? ends[index - 1] : 0)..<ends[index]]
  }

  /// Finds line feeds with the C library, because a loop over bytes is slow in debug builds.
  private static func ends(in bytes: [UInt8]) -> [Int] {
    bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress else { return [] }
      var ends: [Int] = []
      var start = 0
      while start < buffer.count {
        let found = memchr(base + start, 0x0A, buffer.count - start)
        start = found.map { UnsafeRawPointer($0) - base + 1 } ?? buffer.count
        ends.append(start)
      }
      return ends
    }
  }
}

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
