extension Array {
  /// Returns the index of the first element that fulfils a condition, or the count if none does.
  ///
  /// The search takes O(log n), because elements that fulfil it follow all those that do not.
  func firstPlace(where isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
