/// The difference between two texts, line by line and byte by byte.
package struct LineDiff {
  /// A range of removed lines, and the lines that replace them.
  typealias Edit = (old: Range<Int>, new: Range<Int>)

  /// The lines, each with its line feed.
  let oldLines: [ArraySlice<UInt8>]
  let newLines: [ArraySlice<UInt8>]
  let edits: [Edit]

  /// Compares two texts.
  /// - Parameters:
  ///   - old: the text from which lines are removed.
  ///   - new: the text to which lines are added.
  ///   - window: the number of lines of each text that are compared at once. Long texts that have
  ///     little in common therefore take linear time, and may count more lines as changed.
  package init(old: String, new: String, window: Int = 400) {
    oldLines = Self.lines(of: old)
    newLines = Self.lines(of: new)
    // Numbers are compared faster than lines.
    let places = Dictionary(
      zip(oldLines + newLines, 0...), uniquingKeysWith: { first, _ in first })
    let (old, new) = (oldLines.map { places[$0] ?? -1 }, newLines.map { places[$0] ?? -1 })
    edits = Self.edits(
      between: Self.partners(old, new, window: max(2, window)), and: newLines.count)
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

  private static func lines(of text: String) -> [ArraySlice<UInt8>] {
    let bytes = Array(text.utf8)
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { bytes[$0.startIndex..<min($0.endIndex + 1, bytes.count)] }
    return lines.last?.isEmpty == true ? lines.dropLast() : lines
  }

  /// Returns the index of the new line that matches each old line.
  private static func partners(_ old: [Int], _ new: [Int], window: Int) -> [Int?] {
    var partners = [Int?](repeating: nil, count: old.count)
    // A line of only one text matches nothing.
    let (oldSet, newSet) = (Set(old), Set(new))
    var oldPlaces = old.indices.filter { newSet.contains(old[$0]) }[...]
    var newPlaces = new.indices.filter { oldSet.contains(new[$0]) }[...]
    while let first = oldPlaces.first, let second = newPlaces.first {
      if old[first] == new[second] {
        partners[oldPlaces.removeFirst()] = newPlaces.removeFirst()
        continue
      }
      let (left, right) = (oldPlaces.prefix(window), newPlaces.prefix(window))
      let isLast = left.count == oldPlaces.count && right.count == newPlaces.count
      // A match near the end of a window may have a better one behind it.
      let trusted = isLast ? window : window * 3 / 4
      let matches = matches(left.map { old[$0] }, right.map { new[$0] })
        .prefix { $0.0 < trusted && $0.1 < trusted }
      for match in matches {
        partners[left[left.startIndex + match.0]] = right[right.startIndex + match.1]
      }
      let (end, otherEnd) = matches.last.map { ($0.0 + 1, $0.1 + 1) } ?? (0, 0)
      oldPlaces = oldPlaces.dropFirst(isLast ? left.count : max(end, window / 2))
      newPlaces = newPlaces.dropFirst(isLast ? right.count : max(otherEnd, window / 2))
    }
    return partners
  }

  /// Returns the pairs of indices of as many equal lines as possible, in order.
  private static func matches(_ old: [Int], _ new: [Int]) -> [(Int, Int)] {
    var (removed, added) = (Set<Int>(), Set<Int>())
    for change in new.difference(from: old) {
      switch change {
      case .remove(let place, _, _): removed.insert(place)
      case .insert(let place, _, _): added.insert(place)
      }
    }
    return Array(
      zip(old.indices.filter { !removed.contains($0) }, new.indices.filter { !added.contains($0) }))
  }

  private static func edits(between partners: [Int?], and newCount: Int) -> [Edit] {
    var edits: [Edit] = []
    var (oldStart, newStart) = (0, 0)
    func close(_ oldEnd: Int, _ newEnd: Int) {
      if oldStart < oldEnd || newStart < newEnd {
        edits.append((oldStart..<oldEnd, newStart..<newEnd))
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
