/// The content of a sheet before layout: cards, links between them, and folded edges.
package struct SheetPlan: Sendable {
  /// The point of a card at which an edge begins.
  package enum Port: Hashable, Sendable {
    /// A part of the page's picture, by its ends and its height on the device.
    case part(left: Double, right: Double, y: Double)
    /// A line below the picture, for a cause that the picture does not show.
    case chip(Int)
    /// An answer of an alert.
    case answer(alert: Int, Int)
  }

  /// The reason for drawing an edge as a mark at its port instead of a line.
  package enum Fold: String, Hashable, Sendable, CaseIterable {
    /// The way to the screen below, or to a place on the way to this one.
    case back
    /// Another screen of the same place.
    case again
    /// No visible change.
    case stays
  }

  /// Some edges of one port that are folded for the same reason.
  package struct Mark: Hashable, Sendable {
    package let port: Port
    package let fold: Fold
    package var edges: [Int]
  }

  /// An alert or an action sheet over a place, with the answers from which edges begin.
  package struct Alert: Hashable, Sendable {
    package let title: String
    package var answers: [String] = []
  }

  /// The place to which a link leads.
  package struct Goal: Hashable, Sendable {
    package let card: Int
    /// The alert of the card, or nil for the card itself.
    package let alert: Int?
  }

  /// The edges from one port to one goal, drawn as one line.
  package struct Link: Hashable, Sendable {
    package let from: Int
    package let port: Port
    package let goal: Goal
    package var edges: [Int]
  }

  /// A place.
  package struct Card: Sendable {
    package let place: NavigationMap.Place
    package let name: String
    package let flows: [String]
    package let picture: PictureLayout?
    package let isStart: Bool
    package var chips: [String] = []
    package var alerts: [Alert] = []
    package var marks: [Mark] = []
    package var badges: [Badge] = []
    package var change: Change?
    /// The labels of a schematic card, which replaces a missing page.
    package var outline: [String] = []
  }

  /// A trap of a card, at the port of its edge or else at the card's corner.
  package struct Badge: Hashable, Sendable {
    package let trap: Int
    package let port: Port?
  }

  /// A difference between two versions of an app.
  package enum Change: String, Hashable, Sendable {
    case added, changed
  }

  /// A part of the app, with its cards by their distance from its first one.
  package struct Lane: Sendable {
    package let lane: NavigationMap.Lane
    package let name: String
    package var ranks: [[Int]]
  }

  package var cards: [Card] = []
  package var links: [Link] = []
  package var lanes: [Lane] = []
  package var edges: [NavigationMap.Edge] = []
  /// The names of the flows, in the order of their first cards.
  package var flows: [String] = []

  /// Returns the number of the colour of a card.
  func color(of card: Int) -> Int {
    cards[card].flows.first.flatMap { flows.firstIndex(of: $0) } ?? MapInk.flowCount - 1
  }
}

/// The heights in gutters at which lines leave and enter cards, so that no two lines overlap.
struct SheetSpots {
  /// The owner of a height, whose lines may share it.
  enum Owner: Hashable {
    case port(Int, SheetPlan.Port)
    case goal(SheetPlan.Goal)
  }

  /// The heights in each part of a vertical gutter beside one row, by the cell on its right.
  private var taken: [SheetGrid.Cell: [(owner: Owner, height: Double)]] = [:]

  /// The minimum distance between two lines.
  private static let distance = 5.0

  /// Takes the free height nearest to the given one, and returns it.
  mutating func reserve(
    _ height: Double, step: Double, leftOf cell: SheetGrid.Cell, for owner: Owner
  ) -> Double {
    let others = taken[cell] ?? []
    if let known = others.first(where: { $0.owner == owner }) { return known.height }
    var height = height
    for attempt in 0..<12 {
      // Goals may move down freely, but ports stay near their element.
      let shift =
        step > 3 ? Double(attempt) : Double((attempt + 1) / 2) * (attempt % 2 == 0 ? 1 : -1)
      let candidate = height + shift * step
      guard others.contains(where: { abs($0.height - candidate) < Self.distance }) else {
        height = candidate
        break
      }
    }
    taken[cell, default: []].append((owner, height))
    return height
  }
}
