extension Int {
  /// Returns all places of a short list, and the first, the last and those between them of a long
  /// one.
  package func sampledPlaces(_ count: Int) -> [Int] {
    guard self > 2 * count, count > 1 else { return Array(0..<self) }
    return (0..<count).map { $0 * (self - 1) / (count - 1) }
  }
}
