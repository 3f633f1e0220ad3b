import Foundation

/// A poster of the app's navigation for pages, and the ways between its places.
package struct WebMap: Sendable {
  /// A place, with the ways to others.
  struct Card: Decodable, Sendable {
    let key: String
    let name: String
    /// The shortest script from the launch.
    let script: [String]
    let moves: [Move]
  }

  struct Move: Decodable, Sendable {
    let to: String
    let steps: [String]
  }

  private struct Content: Decodable {
    let isWhole: Bool
    let cards: [Card]
  }

  /// The poster as the page reads it.
  package let json: String
  /// True if no exploration is going on.
  package let isWhole: Bool
  private let cards: [String: Card]

  /// Reads a poster, or returns nil if the text is none.
  package init?(json: String) {
    guard let content = try? JSONDecoder().decode(Content.self, from: Data(json.utf8)) else {
      return nil
    }
    (self.json, isWhole) = (json, content.isWhole)
    cards = Dictionary(content.cards.map { ($0.key, $0) }) { first, _ in first }
  }

  /// Returns the place with a key.
  func card(_ key: String) -> Card? { cards[key] }

  /// Returns the shortest known way from one place to another, in O(places and moves).
  func way(from start: String, to end: String) -> [String]? {
    var before: [String: (place: String, steps: [String])] = [:]
    var queue = [start][...]
    while let place = queue.popFirst(), before[end] == nil {
      for move in cards[place]?.moves ?? [] where move.to != start && before[move.to] == nil {
        before[move.to] = (place, move.steps)
        queue.append(move.to)
      }
    }
    var steps: [String] = []
    var place = end
    while place != start {
      guard let move = before[place] else { return nil }
      steps = move.steps + steps
      place = move.place
    }
    return steps
  }
}
