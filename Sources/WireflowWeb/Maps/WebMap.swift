import Foundation
package import Wireflow
package import WireflowInteraction

/// The maps of a session, one for each wireframe, which grow while another process explores the app.
@MainActor
package final class SessionMaps {
  /// A closure that explores the app on a wireframe, and hands over each map or the reason why there
  /// is none.
  package typealias Exploration =
    @MainActor (_ wireframe: String, _ onMap: @escaping @MainActor (WebMap?, String?) -> Void) ->
    Void
  /// A closure that draws the poster of the places that a session has visited.
  package typealias Drawing = @MainActor (_ wireframe: String, [WebVisit]) -> String?

  /// A closure that runs when a map has changed.
  var onChange: (() -> Void)?
  let draw: Drawing
  private let explore: Exploration?
  private var maps: [String: WebMap] = [:]
  /// The number of each map, by which a page knows when to read it again, and the reason why it is
  /// not whole.
  private var states: [String: (version: Int, problem: String?)] = [:]

  /// Creates the maps of an app.
  /// - Parameters:
  ///   - explore: explores the app, or nil for an app that cannot be explored.
  ///   - draw: draws the map of a session.
  package init(explore: Exploration?, draw: @escaping Drawing) {
    (self.explore, self.draw) = (explore, draw)
  }

  /// Returns the map on a wireframe, and begins to explore it at the first call.
  func map(on wireframe: String) -> WebMap? {
    if let explore, states[wireframe] == nil {
      states[wireframe] = (0, nil)
      explore(wireframe) { [weak self] map, problem in self?.replaceMap(map, problem, wireframe) }
    }
    return maps[wireframe]
  }

  /// Returns the state of the map on a wireframe, or nil if the app cannot be explored.
  func state(on wireframe: String) -> SentObject? {
    let state = states[wireframe]
    return explore.map { _ in
      ["wireframe": wireframe, "version": state?.version ?? 0, "problem": state?.problem]
    }
  }

  private func replaceMap(_ map: WebMap?, _ problem: String?, _ wireframe: String) {
    maps[wireframe] = map ?? maps[wireframe]
    states[wireframe]?.version += 1
    states[wireframe]?.problem = problem
    onChange?()
  }
}

/// A step of a session that ended at a place, by the key of the place.
package typealias WebVisit = (action: UserAction, location: String, picture: StagePicture)

/// A poster of the app's navigation for pages, and the ways between its places.
package struct WebMap: Sendable {
  /// A place, with the ways to others.
  struct Card: Decodable, Sendable {
    let key: String
    let name: String
    /// The shortest script from the launch, or none for a place that is never alone in front.
    let script: [String]
    let moves: [Move]

    /// The actions of the script after the launch.
    var wayFromLaunch: [String]? { script.isEmpty ? nil : Array(script.dropFirst()) }
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
