import Wireflow

extension String {
  /// Returns true if it differs from the word by at most one mistake: a letter that is missing,
  /// superfluous or wrong, or two swapped neighbors.
  func isMisspelling(of word: String) -> Bool {
    guard abs(utf8.count - word.utf8.count) <= 1 else { return false }
    var own = Substring(self).utf8
    var other = Substring(word).utf8
    while let letter = own.first, letter == other.first {
      own.removeFirst()
      other.removeFirst()
    }
    while let letter = own.last, letter == other.last {
      own.removeLast()
      other.removeLast()
    }
    return (own.count <= 1 && other.count <= 1)
      || (own.count == 2 && own.elementsEqual(other.reversed()))
  }
}
