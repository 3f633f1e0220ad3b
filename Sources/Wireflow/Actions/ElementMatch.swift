/// An element, or a row of a long list that is yet to be made.
@MainActor
enum ElementMatch {
  case element(ScreenContent.Element)
  case row(ScreenContent.Rows, Int)

  /// The element, for which the row is made.
  var element: ScreenContent.Element {
    switch self {
    case .element(let element): element
    case .row(let rows, let place): .row(rows.row(at: place))
    }
  }

  /// The name that actions call it by.
  var name: String {
    switch self {
    case .element(let element): element.name
    case .row(let rows, let place): rows.name(at: place)
    }
  }

  /// Returns true unless it is a row that is left out where so many of a list are sampled.
  func isSampled(_ count: Int?) -> Bool {
    guard let count, case .row(let rows, let place) = self else { return true }
    return rows.count.isSampled(place, of: count)
  }
}

extension Int {
  /// Returns all places of a short list, and the first, the last and those between them of a long
  /// one.
  package func sampledPlaces(_ count: Int) -> [Int] {
    guard self > 2 * count, count > 1 else { return Array(0..<self) }
    return (0..<count).map { $0 * (self - 1) / (count - 1) }
  }

  /// Returns true if a place of a list that long is one of those that are sampled.
  fileprivate func isSampled(_ place: Int, of count: Int) -> Bool {
    guard self > 2 * count, count > 1 else { return true }
    let nearest = (place * (count - 1) + self - 2) / (self - 1)
    return nearest * (self - 1) / (count - 1) == place
  }
}
