import Wireflow
package import WireflowInteraction

/// The maker of a page's facts about one sheet.
struct PageDataMaker {
  let map: NavigationMap
  let others: [NavigationMap]
  let layout: SheetLayout
  let changes: MapChanges
  let accepted: [String: String]
  let artist: PageArtist

  private var plan: SheetPlan { layout.plan }

  func sheet() -> PageData.Sheet {
    let size = layout.heights.device.size
    return PageData.Sheet(
      wireframe: map.wireframe, title: map.title, facts: map.facts,
      device: [size.width, size.height],
      deviceKind: layout.heights.device.rawValue, scale: layout.heights.scale,
      cards: plan.cards.indices.map(card), links: links,
      anywhere: map.anywhere.map { edge($0, number: nil) },
      traps: map.traps.enumerated().map { number, trap in
        PageData.Trap(
          name: trap.name, sentence: trap.sentence, script: trap.script.map(\.description),
          reason: accepted[trap.name],
          card: plan.cards.firstIndex { $0.badges.contains { $0.trap == number } })
      },
      lost: changes.lostElsewhere(in: map))
  }

  private func card(_ number: Int) -> PageData.Card {
    let card = plan.cards[number]
    let box = layout.cards[number]
    let slot = layout.heights.deviceBox(of: number).placed(at: MapPoint(box.x, box.y), scale: 1)
    let details = map.places[card.place]
    let own = plan.edges.indices.filter { plan.edges[$0].from == card.place }
    return PageData.Card(
      key: card.place.key, name: card.name, screen: card.place.screen,
      lane: map.name(of: card.place.lane), flows: card.flows, box: numbers(box),
      slot: numbers(slot),
      picture: details?.picture.map(artist.number),
      parts: parts(of: card),
      script: details?.script?.map(\.description) ?? [],
      edges: own.map { edge(plan.edges[$0], number: $0) }, traps: card.badges.map(\.trap),
      lost: changes.lost(at: card.place, in: map), isNew: changes.isNew(card.place, in: map),
      missing: others.filter { $0.places[card.place] == nil }.map(\.title))
  }

  private func parts(of card: SheetPlan.Card) -> [PageData.Part] {
    (card.picture?.parts ?? []).map { part in
      PageData.Part(text: part.text, box: numbers(part.box).map { ($0 * 10).rounded() / 10 })
    }
  }

  private func edge(_ edge: NavigationMap.Edge, number: Int?) -> PageData.Edge {
    let alert = edge.cause.alert.isEmpty ? "" : "in “\(edge.cause.alert)”: "
    return PageData.Edge(
      cause: "\(alert)\(edge.cause)", target: text(edge.target),
      to: edge.target.place.flatMap { place in plan.cards.firstIndex { $0.place == place } },
      link: number.flatMap { number in plan.links.firstIndex { $0.edges.contains(number) } },
      effects: edge.effects.joined(separator: ", "), script: edge.script.map(\.description),
      isNew: changes.isNew(edge, in: map),
      missing: others.filter { !$0.has(edge) }.map(\.title))
  }

  private func text(_ target: NavigationMap.Target) -> String {
    switch target {
    case .place(let place):
      "\(map.places[place]?.name ?? place.screen.inWords) in \(map.name(of: place.lane))"
    case .another(let place): "another \(map.places[place]?.name ?? place.screen.inWords)"
    case .alert(let style, let title): "\(style) “\(title)”"
    case .below: "back"
    case .stays: "stays"
    }
  }

  private var links: [[String: Int]] {
    layout.lines.map(\.link).sorted().map { number in
      ["from": plan.links[number].from, "to": plan.links[number].goal.card]
    }
  }

  private func numbers(_ box: MapBox) -> [Double] { [box.x, box.y, box.width, box.height] }
}

extension NavigationMap {
  /// Returns true if an edge has the same cause and leads to the same screen, in any presentation.
  fileprivate func has(_ edge: Edge) -> Bool {
    edges.contains { other in
      other.from.screen == edge.from.screen && other.cause == edge.cause
        && other.target.isAlike(edge.target)
    }
  }
}

extension NavigationMap.Target {
  fileprivate func isAlike(_ other: Self) -> Bool {
    switch (self, other) {
    case (.alert(_, let one), .alert(_, let two)): one == two
    case (.below, .below), (.stays, .stays): true
    default: place?.screen == other.place?.screen && place != nil
    }
  }
}

/// The pictures of places, which the script of a page draws.
package struct PageArtist {
  /// The closure that returns the number of a picture.
  let number: (StagePicture) -> Int
  /// The closure that returns all pictures and all images in them.
  let content: () -> (pictures: [String], images: [String])

  package init(
    number: @escaping (StagePicture) -> Int,
    content: @escaping () -> (pictures: [String], images: [String])
  ) {
    (self.number, self.content) = (number, content)
  }
}
