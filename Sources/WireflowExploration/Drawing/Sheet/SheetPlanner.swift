/// The maker of a plan from a map.
struct SheetPlanner {
  private let map: NavigationMap
  private let changes: MapChanges
  private var plan = SheetPlan()
  private var numbers: [NavigationMap.Place: Int] = [:]
  /// The cards on the shortest way to each card of a lane.
  private var parents: [Int: Int] = [:]
  /// The cards that present alerts, by the titles of the alerts.
  private var presenters: [String: [Int]] = [:]
  /// The card and the port at which each edge begins.
  private var ends: [Int: (card: Int, port: SheetPlan.Port)] = [:]

  init(_ map: NavigationMap, _ changes: MapChanges) { (self.map, self.changes) = (map, changes) }

  /// Returns the plan.
  func made() -> SheetPlan {
    var planner = self
    planner.plan.edges = map.notableEdges
    planner.addLanes()
    planner.notePresenters()
    for edge in planner.plan.edges.indices { planner.add(edge) }
    planner.addTraps()
    return planner.plan
  }

  private mutating func addLanes() {
    let lanes = Dictionary(grouping: map.places.keys.sorted(), by: \.lane)
    for lane in map.lanes {
      guard let places = lanes[lane] else { continue }
      let ranks = SheetRanks(map, places).ranks()
      for place in ranks.joined() { addCard(place) }
      plan.lanes.append(
        .init(
          lane: lane, name: map.name(of: lane),
          ranks: ranks.map { $0.compactMap { numbers[$0] } }))
      notePredecessors(in: ranks)
    }
    for card in plan.cards {
      for flow in card.flows where !plan.flows.contains(flow) { plan.flows.append(flow) }
    }
  }

  private mutating func addCard(_ place: NavigationMap.Place) {
    guard let details = map.places[place] else { return }
    numbers[place] = plan.cards.count
    var card = SheetPlan.Card(
      place: place, name: details.name, flows: details.flows,
      picture: details.picture.map { PictureLayout($0) }, isStart: map.start == place)
    if changes.isNew(place, in: map) {
      card.change = .added
    } else if !changes.lost(at: place, in: map).isEmpty {
      card.change = .changed
    }
    if card.picture == nil { card.outline = Array(details.labels.prefix(12)) }
    plan.cards.append(card)
  }

  private mutating func notePredecessors(in ranks: [[NavigationMap.Place]]) {
    for (rank, places) in ranks.enumerated() where rank > 0 {
      for place in places {
        let before = map.edges.first {
          $0.target.place == place && ranks[rank - 1].contains($0.from)
        }
        if let card = numbers[place] { parents[card] = before.flatMap { numbers[$0.from] } }
      }
    }
  }

  private mutating func notePresenters() {
    for edge in plan.edges {
      guard case .alert(_, let title) = edge.target, let card = numbers[edge.from] else { continue }
      presenters[title, default: []].append(card)
    }
  }

  /// Returns the card that has the alert in which an edge begins.
  ///
  /// In columns, a list presents an alert while another column shows the place of the answer.
  private func presenter(of edge: NavigationMap.Edge, on card: Int) -> Int {
    guard case .answer(let title, _) = edge.cause, let all = presenters[title],
      !all.contains(card)
    else { return card }
    return all.first { plan.cards[$0].place.lane == edge.from.lane } ?? all[0]
  }

  private func isAncestor(_ one: Int, of other: Int) -> Bool {
    var card = parents[other]
    while let now = card {
      if now == one { return true }
      card = parents[now]
    }
    return false
  }

  private mutating func add(_ number: Int) {
    let edge = plan.edges[number]
    guard let own = numbers[edge.from] else { return }
    let from = presenter(of: edge, on: own)
    let port = port(of: edge, on: from)
    ends[number] = (from, port)
    switch edge.target {
    case .place(let place), .another(let place):
      guard let to = numbers[place], to != own else { return mark(number, from, port, .again) }
      if to == from || isAncestor(to, of: own) { return mark(number, from, port, .back) }
      link(number, from, port, .init(card: to, alert: nil))
    case .alert(_, let title):
      link(number, from, port, .init(card: from, alert: alert(title, on: from)))
    case .below: mark(number, from, port, .back)
    case .stays: mark(number, from, port, .stays)
    }
  }

  private mutating func mark(
    _ edge: Int, _ card: Int, _ port: SheetPlan.Port, _ fold: SheetPlan.Fold
  ) {
    let same = plan.cards[card].marks.firstIndex { $0.port == port && $0.fold == fold }
    if let same {
      plan.cards[card].marks[same].edges.append(edge)
    } else {
      plan.cards[card].marks.append(.init(port: port, fold: fold, edges: [edge]))
    }
  }

  private mutating func link(
    _ edge: Int, _ card: Int, _ port: SheetPlan.Port, _ goal: SheetPlan.Goal
  ) {
    let same = plan.links.firstIndex { $0.from == card && $0.port == port && $0.goal == goal }
    if let same {
      plan.links[same].edges.append(edge)
    } else {
      plan.links.append(.init(from: card, port: port, goal: goal, edges: [edge]))
    }
  }

  private mutating func alert(_ title: String, on card: Int) -> Int {
    let alerts = plan.cards[card].alerts
    if let known = alerts.firstIndex(where: { $0.title == title }) { return known }
    plan.cards[card].alerts.append(.init(title: title))
    return alerts.count
  }

  /// Returns the point at which an edge begins: the part of the picture that causes it, an answer,
  /// or else a line below the picture.
  private mutating func port(of edge: NavigationMap.Edge, on card: Int) -> SheetPlan.Port {
    if case .answer(let title, let option) = edge.cause {
      let number = alert(title, on: card)
      let answers = plan.cards[card].alerts[number].answers
      if let known = answers.firstIndex(of: option) { return .answer(alert: number, known) }
      plan.cards[card].alerts[number].answers.append(option)
      return .answer(alert: number, answers.count)
    }
    if let picture = plan.cards[card].picture, let stage = map.places[edge.from]?.picture,
      let part = edge.cause.part(
        in: picture, of: stage, on: edge.from, roots: map.roots)
    {
      return .part(left: part.box.x, right: part.box.right, y: part.box.middle.y)
    }
    let text = edge.cause.shortText
    if let known = plan.cards[card].chips.firstIndex(of: text) { return .chip(known) }
    plan.cards[card].chips.append(text)
    return .chip(plan.cards[card].chips.count - 1)
  }

  private mutating func addTraps() {
    for (number, trap) in map.traps.enumerated() {
      if let edge = plan.edges.firstIndex(where: { trap.concerns($0, map) }), let end = ends[edge] {
        plan.cards[end.card].badges.append(.init(trap: number, port: end.port))
      } else if let card = plan.cards.firstIndex(where: { trap.concerns($0.place, map) }) {
        plan.cards[card].badges.append(.init(trap: number, port: nil))
      }
    }
  }
}
