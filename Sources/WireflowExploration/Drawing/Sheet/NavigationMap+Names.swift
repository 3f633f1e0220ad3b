import Wireflow

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
