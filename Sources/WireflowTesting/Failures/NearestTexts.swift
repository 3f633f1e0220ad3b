extension [String] {
  /// Returns the most similar texts, beginning with the best match.
  func nearest(to text: String, count: Int) -> [String] {
    let text = text.lowercased()
    // Comparing letter counts takes O(n), and finds the texts that deserve the slower comparison.
    let letters = LetterCounts(text)
    let candidates = map { ($0, letters.difference(from: LetterCounts($0.lowercased()))) }
      .enumerated().sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
      .prefix(10 * count).map(\.element.0)
    return candidates.map { ($0, $0.lowercased().editDistance(to: text)) }
      .enumerated().sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
      .prefix(count).map(\.element.0)
  }
}

/// The number of occurrences of each byte in a text.
private struct LetterCounts {
  private var counts = [Int](repeating: 0, count: 256)

  init(_ text: String) {
    for byte in text.utf8 { counts[Int(byte)] += 1 }
  }

  func difference(from other: LetterCounts) -> Int {
    zip(counts, other.counts).reduce(0) { $0 + abs($1.0 - $1.1) }
  }
}

extension String {
  /// Returns how many of the first hundred letters to add, remove or replace.
  fileprivate func editDistance(to other: String) -> Int {
    let (left, right) = (Array(prefix(100)), Array(other.prefix(100)))
    var row = Array(0...right.count)
    for (place, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = place + 1
      for (column, candidate) in right.enumerated() {
        let cost = diagonal + (letter == candidate ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(cost, row[column] + 1, diagonal + 1)
      }
    }
    return row[right.count]
  }
}
