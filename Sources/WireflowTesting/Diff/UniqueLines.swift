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
