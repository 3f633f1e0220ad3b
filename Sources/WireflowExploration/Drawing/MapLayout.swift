/// The places of all cards of a map: lanes of cards, ranked by how far they are from the first.
struct MapLayout {
  /// A part of the app with its cards.
  struct Lane {
    let lane: NavigationMap.Lane
    var cards: [MapCard]
    var x = 0.0
    var y = 0.0
    var width = 0.0
    var height = 0.0
  }

  static let gap = 72.0
  static let margin = 24.0
  static let title = 44.0

  private(set) var lanes: [Lane] = []
  private(set) var (width, height) = (0.0, 0.0)

  init(_ map: NavigationMap) {
    var cards = map.places.map { MapCard($0.key, $0.value, in: map) }
    cards.sort { $0.place < $1.place }
    let roots = Set(map.places.filter(\.value.isRoot).map(\.key))
    for (lane, cards) in Dictionary(grouping: cards, by: \.place.lane)
      .sorted(by: { $0.key < $1.key })
    {
      lanes.append(.init(lane: lane, cards: Self.arranged(cards, roots: roots)))
    }
    for place in lanes.indices { lanes[place].measure() }
    pack(upTo: max(1500, lanes.map(\.width).max() ?? 0))
  }

  /// Puts lanes side by side as far as they fit, the next row below.
  private mutating func pack(upTo limit: Double) {
    var (x, y, rowHeight) = (Self.margin, Self.margin, 0.0)
    for place in lanes.indices {
      if x > Self.margin, x + lanes[place].width > limit + Self.margin {
        (x, y, rowHeight) = (Self.margin, y + rowHeight + Self.margin, 0)
      }
      (lanes[place].x, lanes[place].y) = (x, y)
      x += lanes[place].width + Self.margin
      rowHeight = max(rowHeight, lanes[place].height)
      width = max(width, x)
      height = y + rowHeight + Self.margin
    }
  }

  /// Ranks cards by the longest way from the roots, and places them beside what leads to them.
  private static func arranged(
    _ cards: [MapCard], roots: Set<NavigationMap.Place>
  ) -> [MapCard] {
    let byPlace = Dictionary(uniqueKeysWithValues: cards.map { ($0.place, $0) })
    var first = cards.map(\.place).filter { roots.contains($0) }
    first += cards.map(\.place).filter { !roots.contains($0) }
    var (order, open): ([NavigationMap.Place], Set<NavigationMap.Place>) = ([], [])
    var edges: [NavigationMap.Place: [NavigationMap.Place]] = [:]
    func visit(_ place: NavigationMap.Place) {
      guard let card = byPlace[place], edges[place] == nil else { return }
      edges[place] = []
      open.insert(place)
      for target in card.lines.flatMap(\.targets) where byPlace[target] != nil {
        // What leads back to where the way came from has no part in the order.
        if !open.contains(target) { edges[place, default: []].append(target) }
        visit(target)
      }
      open.remove(place)
      order.append(place)
    }
    for place in first { visit(place) }
    order.reverse()
    var ranks: [NavigationMap.Place: Int] = [:]
    for place in order {
      for target in edges[place] ?? [] {
        ranks[target] = max(ranks[target] ?? 0, (ranks[place] ?? 0) + 1)
      }
    }
    order.sort { (ranks[$0] ?? 0) < (ranks[$1] ?? 0) }
    return stacked(order.compactMap { byPlace[$0] }, ranks)
  }

  /// Stacks the cards of each rank, none above the line that leads to it.
  private static func stacked(
    _ cards: [MapCard], _ ranks: [NavigationMap.Place: Int]
  ) -> [MapCard] {
    var cards = cards
    var bottoms: [Int: Double] = [:]
    var wanted: [NavigationMap.Place: Double] = [:]
    for place in cards.indices {
      let rank = ranks[cards[place].place] ?? 0
      let top = max(bottoms[rank] ?? title, wanted[cards[place].place] ?? title)
      cards[place].rank = rank
      cards[place].x = margin + Double(rank) * (MapCard.width + gap)
      cards[place].y = top
      bottoms[rank] = top + cards[place].height + margin
      for (line, content) in cards[place].lines.enumerated() {
        for target in content.targets where wanted[target] == nil {
          wanted[target] = max(title, top + cards[place].middle(ofLine: line) - 26)
        }
      }
    }
    return cards
  }
}

extension MapLayout.Lane {
  fileprivate mutating func measure() {
    // Curves that lead back need room beside the last cards.
    let leadsBack = cards.contains { card in
      card.lines.flatMap(\.targets).contains { (self.card($0)?.rank ?? .max) <= card.rank }
    }
    width =
      (cards.map { $0.x + MapCard.width }.max() ?? 0) + MapLayout.margin + (leadsBack ? 32 : 0)
    height = (cards.map { $0.y + $0.height }.max() ?? 0) + MapLayout.margin
  }

  /// Returns the card of a place.
  func card(_ place: NavigationMap.Place) -> MapCard? { cards.first { $0.place == place } }
}
