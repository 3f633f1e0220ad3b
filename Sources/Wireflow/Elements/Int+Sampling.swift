extension Int {
  /// Returns all places of a short list.
  ///
  /// For a long list, returns the first, the last and evenly spaced ones between them.
  package func sampledPlaces(_ count: Int) -> [Int] {
    guard self > 2 * count, count > 1 else { return Array(0..<self) }
    return (0..<count).map { $0 * (self - 1) / (count - 1) }
  }
}
