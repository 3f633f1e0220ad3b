import Foundation
import Wireflow
import WireflowInteraction

/// The poster of a map for the page of a running app or of a shared session, as its script reads it.
package struct StudioSheet: Encodable, Sendable {
  /// A place.
  struct Card: Encodable, Sendable {
    let key: String
    let name: String
    let lane: String
    /// The position of the device.
    let slot: [Double]
    let picture: Int?
    /// The shortest script from the launch.
    let script: [String]
    let moves: [Move]
  }

  /// A way from one place to another.
  struct Move: Encodable, Sendable {
    /// The key of the other place.
    let to: String
    let steps: [String]
  }

  let wireframe: String
  /// True if no exploration is going on.
  let isWhole: Bool
  let facts: String
  let size: [Double]
  let device: [Double]
  let deviceKind: String
  let scale: Double
  let cards: [Card]
  /// The ends of each line, `from` one card `to` another.
  let links: [[String: Int]]
  /// The shapes behind the pages and in front of them, as SVG elements.
  let under: String
  let over: String
  /// The declarations of the colours of each theme.
  let colors: [String: String]
  let pictures: [String]
  let images: [String]

  /// The room beside the app in a window of 1440 by 900 points, twice as large.
  private static let window = MapPoint(1180, 1120)

  /// Draws the poster of a map.
  /// - Parameters:
  ///   - map: the map.
  ///   - isWhole: true if the map no longer grows.
  ///   - artist: numbers the pictures of places, or nil if the page has them from the session.
  package init(_ map: NavigationMap, isWhole: Bool, artist: PageArtist?) {
    let sheet = MapDrawing(
      map, title: "", edition: nil, changes: .init(from: nil, to: [map]), accepted: [:],
      window: Self.window
    ).sheet
    let (layout, plan) = (sheet.layout, sheet.layout.plan)
    (wireframe, self.isWhole) = (map.wireframe, isWhole)
    let counts = [("place", plan.cards.count), ("edge", plan.edges.count)]
      .map { "\($1) \($0)\($1 == 1 ? "" : "s")" }
    let untried = map.uncovered.isEmpty ? [] : ["\(map.uncovered.count) not all tried"]
    facts = (counts + untried).joined(separator: ", ")
    size = [sheet.size.x, sheet.size.y]
    device = [layout.heights.device.size.width, layout.heights.device.size.height]
    (deviceKind, scale) = (layout.heights.device.rawValue, layout.heights.scale)
    let moves = map.moves
    cards = plan.cards.indices.map { number in
      let (card, box) = (plan.cards[number], layout.cards[number])
      let slot = layout.heights.deviceBox(of: number)
        .placed(at: MapPoint(box.x, box.y), scale: 1)
      let details = map.places[card.place]
      return Card(
        key: card.place.key, name: card.name, lane: map.name(of: card.place.lane),
        slot: [slot.x, slot.y, slot.width, slot.height],
        picture: details?.picture.flatMap { picture in artist.map { $0.number(picture) } },
        script: details?.script?.map(\.description) ?? [],
        moves: moves[card.place] ?? [])
    }
    links = plan.links.map { ["from": $0.from, "to": $0.goal.card] }
    (under, over) = (sheet.ground.svg(.variables), sheet.front.svg(.variables))
    colors = [
      "light": MapPalette.declarations(.light), "dark": MapPalette.declarations(.dark),
    ]
    (pictures, images) = artist?.content() ?? ([], [])
  }

  /// The sheet as JSON on one line.
  package var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: (try? encoder.encode(self)) ?? Data(), as: UTF8.self)
  }
}

extension NavigationMap {
  /// The ways from each place to others, without the steps that lead to the place itself.
  ///
  /// Each way works after the shortest script of its place. It may fail in other states.
  fileprivate var moves: [Place: [StudioSheet.Move]] {
    var moves: [Place: [StudioSheet.Move]] = [:]
    for edge in edges {
      guard case .place(let to) = edge.target, to != edge.from, !edge.cause.isEvent else {
        continue
      }
      var steps = edge.script.ending(with: edge.cause)
      if case .answer(let title, _) = edge.cause {
        // The alert has to be there first.
        let before = edges.first { other in
          if case .alert(_, title) = other.target { other.from == edge.from } else { false }
        }
        guard let before else { continue }
        steps = before.script.ending(with: before.cause) + steps
      }
      guard places[to]?.script != nil, let start = places[edge.from]?.script,
        edge.script == start + steps
      else { continue }
      moves[edge.from, default: []].append(.init(to: to.key, steps: steps.map(\.description)))
    }
    return moves
  }
}

extension [ExplorationStep] {
  /// Returns the last step, with the wait that belongs to it.
  fileprivate func ending(with cause: NavigationMap.Cause) -> [ExplorationStep] {
    guard case .action(.wait)? = last, cause != .wait else { return suffix(1) }
    return suffix(2)
  }
}
