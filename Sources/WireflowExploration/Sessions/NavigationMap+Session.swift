package import Wireflow
package import WireflowInteraction

extension NavigationMap {
  /// Creates the map of a session: the places that the user has visited, and the ways between them.
  ///
  /// Everything in it comes from the pictures of the visits, so that it holds nothing that the user
  /// has not seen.
  package init(wireframe: String, of visits: [SessionVisit]) {
    self.init(
      wireframe: wireframe, start: visits.first?.spot.place, places: [:], edges: [], flows: [],
      corpus: [], refusals: [:], unreached: [], stop: nil,
      statistics: .init(
        states: 0, transitions: 0, actions: visits.count, duration: .zero, unexplored: 0))
    var titles: [Place: Set<String>] = [:]
    for visit in visits {
      addPlace(visit)
      if visit.showsPage { titles[visit.spot.place, default: []].insert(visit.title) }
    }
    for (place, titles) in titles {
      let title = titles.count == 1 ? titles.first ?? "" : ""
      places[place]?.name = title.isEmpty ? place.id ?? place.screen.inWords : title
    }
    var known: Set<Edge> = []
    for (before, visit) in zip(visits, visits.dropFirst()) {
      guard let edge = Edge(from: before, to: visit), known.insert(edge).inserted else { continue }
      edges.append(edge)
    }
    edges.sort { ($0.from, $0.cause, $0.target) < ($1.from, $1.cause, $1.target) }
  }

  private mutating func addPlace(_ visit: SessionVisit) {
    let (spot, items) = (visit.spot, visit.picture.base.rootItems)
    // Behind a wall there are no root items to see.
    if items.count == spot.roots.count, roots.count < items.count {
      (roots, rootTitles) = (spot.roots, items.map(\.title))
    }
    var details =
      places[spot.place]
      ?? .init(flows: [], isRoot: spot.isRoot, labels: [], title: visit.title)
    details.flows = Set(details.flows).union(spot.flow.map { [$0] } ?? []).sorted()
    if details.name.isEmpty { details.name = spot.place.id ?? spot.place.screen.inWords }
    if details.picture == nil || visit.showsPage { details.picture = visit.picture }
    places[spot.place] = details
  }
}

extension SessionVisit {
  /// True if no alert and no drawer is in front of the page.
  fileprivate var showsPage: Bool { ![.alert, .drawer].contains(picture.front) }

  /// The title of the page in front.
  fileprivate var title: String { picture.frontPage?.title ?? "" }
}

extension NavigationMap.Edge {
  /// Creates the way from one visit to the next, or returns nil if the action led nowhere.
  fileprivate init?(from before: SessionVisit, to visit: SessionVisit) {
    let (from, to) = (before.spot.place, visit.spot.place)
    let target: NavigationMap.Target
    if let alert = visit.picture.alert?.content, alert != before.picture.alert?.content {
      target = .alert(alert.style.rawValue, alert.title)
    } else if from != to {
      target = .place(to)
    } else {
      return nil
    }
    self.init(
      from: from, cause: .init(visit.action, in: before.picture, selecting: to.lane),
      target: target, effects: [], script: [.action(visit.action)])
  }
}

extension NavigationMap.Cause {
  /// Creates the cause of an action that a user performed in sight of a picture.
  fileprivate init(
    _ action: UserAction, in picture: StagePicture, selecting lane: NavigationMap.Lane
  ) {
    let elements = picture.pages.flatMap(\.elements)
    let name = elements.first { $0.action == action }.map { $0.id.name ?? $0.name }
    let isRow = elements.contains { element in
      if case .row = element.kind { element.action == action } else { false }
    }
    func masked(_ label: UserAction.Label) -> String { (name ?? label.text).masked }
    self =
      switch action {
      case .tap(let label): isRow ? .row(masked(label)) : .button(masked(label))
      case .type(_, let label), .typeSample(_, let label): .field(label.text)
      case .submit(let label): .submit(label.text)
      case .toggle(let label): .toggle(masked(label))
      case .choose(let label, let choice):
        picture.alert.map { .answer(of: $0.content.title, label.text.masked) }
          ?? .choice(choice?.text ?? label.text)
      case .select(let label, _):
        if case .root(let name) = lane { .select(name) } else { .select(label.text) }
      case .launch: .launch
      case .back, .backIn, .backTo: .back
      case .dismiss, .closeNotice: .dismiss
      case .next: .next
      case .previous: .previous
      case .openDrawer, .closeDrawer: .drawer
      case .minimize, .maximize: .player
      case .wait: .wait
      case .adapt(let formFactor): .adapt(formFactor.rawValue)
      case .wireframe(let name): .adapt(name)
      case .background, .foreground: .background
      case .window, .closeWindow: .window
      case .open(let url): .open(url)
      }
  }
}

/// A place of a session, and the action that led there.
package struct SessionVisit: Sendable {
  /// The action of the step.
  let action: UserAction
  /// The place at the end of the step.
  let spot: SessionSpot
  /// The picture at the end of the step.
  let picture: StagePicture

  /// Creates the visit of a place at the end of a step.
  package init(_ action: UserAction, at spot: SessionSpot, showing picture: StagePicture) {
    (self.action, self.spot, self.picture) = (action, spot, picture)
  }
}

/// A place on a stage, with the facts that a map of the session needs.
package struct SessionSpot: Sendable, Hashable {
  package let place: NavigationMap.Place
  let flow: String?
  let isRoot: Bool
  /// The names of the base's root items.
  let roots: [String]

  /// Reads the place in front, or returns nil before the launch.
  @MainActor
  package init?(_ stage: Stage) {
    let snapshot = stage.snapshot
    guard !snapshot.base.roots.isEmpty else { return nil }
    let reader = PlaceReader(stage, snapshot)
    let seen = reader.frontPlace
    place = seen.onMap
    (flow, isRoot) = (seen.flow, seen.isRoot)
    roots = snapshot.base.roots.indices.map { reader.rootName(at: $0, in: snapshot.base) }
  }

  /// The text that identifies the place on maps.
  package var key: String { place.key }
}
