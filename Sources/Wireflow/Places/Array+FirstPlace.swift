extension Array {
  /// Returns the place of the first element of those at the end that fulfil a condition, or the
  /// count if none does.
  ///
  /// All that fulfil it stand behind all that do not, so it is found in O(log n).
  func firstPlace(where isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
