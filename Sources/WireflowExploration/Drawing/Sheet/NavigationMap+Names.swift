import Wireflow
import WireflowInteraction

extension NavigationMap {
  /// The parts of the app in the order of a poster: the one with the start, the root items in the
  /// order of the app, the modals by the distance at which they first appear, and the player.
  ///
  /// The window comes before the root items if it appears first, and behind them otherwise.
  var lanes: [Lane] {
    let all = Set(places.keys.map(\.lane))
    let roots = roots.map { Lane.root($0) }.filter(all.contains)
    let others = all.subtracting(roots).sorted { distance(of: $0) < distance(of: $1) }
    let nearest = roots.map { distance(of: $0).0 }.min() ?? .max
    func order(_ lane: Lane) -> Int {
      switch lane {
      case start?.lane: 0
      case .window: distance(of: lane).0 < nearest ? 1 : 4
      case .root: roots.contains(lane) ? 2 : 3
      case .modal: 5
      case .player: 6
      }
    }
    let lanes = roots + others
    return lanes.indices.sorted { (order(lanes[$0]), $0) < (order(lanes[$1]), $1) }.map {
      lanes[$0]
    }
  }

  private func distance(of lane: Lane) -> (Int, String) {
    let scripts = places.filter { $0.key.lane == lane }.compactMap { $0.value.script?.count }
    return (scripts.min() ?? .max, lane.description)
  }

  /// Returns the name of a part of the app.
  func name(of lane: Lane) -> String {
    switch lane {
    case .window: "Window"
    case .player: "Player"
    case .root(let name): zip(roots, rootTitles).first { $0.0 == name }?.1 ?? name
    case .modal(let name):
      // Several places may have one screen. The modal is named after the nearest one.
      places.filter { $0.key.lane == lane && $0.key.screen == name }
        .min {
          ($0.value.script?.count ?? .max, $0.key) < ($1.value.script?.count ?? .max, $1.key)
        }?
        .value.name ?? name.inWords
    }
  }
}

extension NavigationMap.Target {
  /// The place, if it is one.
  var place: NavigationMap.Place? {
    switch self {
    case .place(let place), .another(let place): place
    case .alert, .below, .stays: nil
    }
  }
}

extension NavigationTrap {
  /// Returns true if the trap is about a place: it names the screen, or a flow of it.
  func concerns(_ place: NavigationMap.Place, _ map: NavigationMap) -> Bool {
    let words = subject.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    if words.contains(place.screen) { return true }
    guard kind == .endlessFlow else { return false }
    return map.places[place]?.flows.contains(subject) ?? false
  }

  /// Returns true if the trap is about an edge: it names the screen, and the cause or an alert.
  func concerns(_ edge: NavigationMap.Edge, _ map: NavigationMap) -> Bool {
    guard concerns(edge.from, map) else { return false }
    if subject.contains("\(edge.cause)") { return true }
    guard kind == .idleAlert, case .alert(_, let title) = edge.target else { return false }
    return subject.hasPrefix(title.literal)
  }
}

extension String {
  /// The words of a type's name, without the suffix of screens or coordinators.
  var inWords: String {
    var name = self
    for end in ["FlowCoordinator", "Coordinator", "Screen", "Warp"] where name != end {
      if name.hasSuffix(end) { name = String(name.dropLast(end.count)) }
    }
    if let generic = name.firstIndex(of: "<") {
      let inner = name[name.index(after: generic)...].dropLast()
      name = "\(String(name[..<generic]).inWords) of \(String(inner).inWords)"
      return name
    }
    var words = ""
    for character in name {
      if character.isUppercase, let last = words.last, !last.isUppercase, last != " " {
        words += " " + character.lowercased()
      } else {
        words.append(character)
      }
    }
    return words
  }
}

extension NavigationMap.Cause {
  /// Returns the part of a picture that is the cause, or nil if none is visible without scrolling.
  func part(
    in layout: PictureLayout, of picture: StagePicture, on place: NavigationMap.Place,
    roots: [String]
  ) -> PicturePart? {
    let elements = picture.elements
    let page = place.lane == .player ? picture.player?.page.id : picture.frontPage?.id
    func element(_ isWanted: (StagePicture.Element) -> Bool) -> PicturePart? {
      layout.part(on: page) { part in
        guard case .element(let id) = part.kind, let element = elements[id] else { return false }
        return isWanted(element)
      }
    }
    switch self {
    case .button(let label): return element { $0.isButton && $0.isCalled(label) }
    case .row(let label?): return element { $0.isRow && $0.isCalled(label) }
    case .row(nil): return element(\.isRow)
    case .field(let label), .submit(let label):
      return element { $0.id.kind == "field" && $0.isCalled(label) }
    case .toggle(let label): return element { $0.id.kind == "toggle" && $0.isCalled(label) }
    case .choice(let label): return element { $0.id.kind == "choice" && $0.isCalled(label) }
    case .select(let name):
      let items = picture.base.rootItems
      guard let place = roots.firstIndex(of: name), items.indices.contains(place) else {
        return nil
      }
      return layout.part(on: page) { $0.kind == .root && $0.text == items[place].title }
    case .back: return layout.part(on: page) { $0.kind == .back }
    case .dismiss: return layout.part(on: page) { $0.kind == .dismiss }
    case .player: return layout.part(on: page) { $0.kind == .maximize || $0.kind == .minimize }
    case .launch, .answer, .command, .next, .previous, .drawer, .wait, .adapt, .background, .window,
      .open,
      .custom, .restart:
      return nil
    }
  }

  /// The cause without the word for a tap.
  var shortText: String {
    switch self {
    case .button(let label), .row(let label?), .answer(_, let label): label.unmasked
    case .select(let name): name.pageName.map { "select “\($0)”" } ?? description
    case .next, .previous: "\(description) page"
    case .launch, .row, .field, .submit, .toggle, .choice, .command, .back, .dismiss,
      .drawer, .player, .wait, .adapt, .background, .window, .open, .custom, .restart:
      description
    }
  }
}

extension String {
  /// The words for a page of several: its type and its number, or nil for another root item.
  fileprivate var pageName: String? {
    let parts = split(separator: " ")
    guard parts.count == 2, parts[0].hasSuffix("Screen"), Int(parts[1]) != nil else { return nil }
    return "\(String(parts[0]).inWords) \(parts[1])"
  }

  /// The text with an ellipsis for numbers and data that a map leaves out.
  package var unmasked: String { replacing("...", with: "…").replacing(/#([.,:]#)*/, with: "…") }
}

extension StagePicture {
  /// The elements of all pages, by their identities.
  var elements: [Element.ID: Element] {
    var elements: [Element.ID: Element] = [:]
    for page in pages {
      for element in page.elements { elements[element.id] = element }
    }
    return elements
  }
}

extension StagePicture.Element {
  /// Returns true if a cause names it by its identifier or its label.
  fileprivate func isCalled(_ text: String) -> Bool {
    id.name?.masked == text || name.masked == text
  }

  var isButton: Bool {
    switch kind {
    case .button, .refresh: true
    default: false
    }
  }

  fileprivate var isRow: Bool { if case .row(_, _, true) = kind { true } else { false } }
}
