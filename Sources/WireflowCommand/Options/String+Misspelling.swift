extension String {
  /// The text on one line, with escapes for invisible characters.
  var shown: String {
    var text = ""
    for scalar in unicodeScalars {
      if scalar.isHarmless {
        text.unicodeScalars.append(scalar)
      } else {
        text += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return text
  }

  /// The text with escapes for all control characters except line ends.
  var harmless: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0).shown }
      .joined(separator: "\n")
  }

  /// Returns a question with the most similar word, or an empty string if none is similar.
  func nearest(in words: [String]) -> String {
    let most = max(1, count / 3)
    let near = words.map { ($0, distance(to: $0)) }.filter { $0.1 <= most }.min { $0.1 < $1.1 }
    return near.map { "; did you mean \($0.0.shown)?" } ?? ""
  }

  /// Returns the number of letters to add, remove, change or swap with a neighbour.
  private func distance(to other: String) -> Int {
    let (left, right) = (Array(self.prefix(100)), Array(other.prefix(100)))
    var rows = [Array(0...right.count)]
    for (row, letter) in left.enumerated() {
      var line = [row + 1]
      for (column, candidate) in right.enumerated() {
        var cost = min(line[column], rows[row][column + 1]) + 1
        cost = min(cost, rows[row][column] + (letter == candidate ? 0 : 1))
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == candidate {
          cost = min(cost, rows[row - 1][column - 1] + 1)
        }
        line.append(cost)
      }
      rows.append(line)
    }
    return rows[left.count][right.count]
  }
}

extension Unicode.Scalar {
  fileprivate var isHarmless: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      false
    default: true
    }
  }
}
