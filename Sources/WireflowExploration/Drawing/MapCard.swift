/// A screen as a card: its elements, and what leads where.
struct MapCard {
  /// A line of a card.
  struct Line {
    enum Look: String {
      case text, image, row, button, primary, field, toggle, choice, progress, note
      /// An edge to another part of the app.
      case chip
    }

    var look: Look
    var label: String
    /// The colour of a chip: that of the lane to which it leads.
    var lane: NavigationMap.Lane?
    /// The places in the same lane to which a curve leads.
    var targets: [NavigationMap.Place] = []

    var height: Double { look == .chip || look == .note ? 20 : 28 }
  }

  static let width = 216.0
  static let header = 52.0

  let place: NavigationMap.Place
  let title: String
  let subtitle: String
  let isStart: Bool
  var lines: [Line]
  var rank = 0
  var (x, y) = (0.0, 0.0)

  var height: Double { Self.header + lines.reduce(0) { $0 + $1.height } + 12 }

  /// Returns the middle of a line, from the top of the card.
  func middle(ofLine place: Int) -> Double {
    Self.header + lines[..<place].reduce(0) { $0 + $1.height } + lines[place].height / 2
  }
}

extension MapCard {
  /// Creates the card of a place.
  init(_ place: NavigationMap.Place, _ details: NavigationMap.Details, in map: NavigationMap) {
    self.place = place
    title = place.title ?? place.screen.inWords
    subtitle = details.flows.map(\.inWords).joined(separator: " or ")
    isStart = map.start == place
    var edges = map.notableEdges.filter { $0.from == place }
    lines = []
    var rows = 0
    for element in details.elements {
      let own = edges.filter { $0.cause.isAbout(element) }
      edges.removeAll { own.contains($0) }
      if element.kind == .row, own.isEmpty {
        rows += 1
        if rows > 3 { continue }
      }
      if lines.contains(where: { $0.label == element.label }), own.isEmpty { continue }
      lines.append(Self.line(for: element))
      add(own)
    }
    for (cause, own) in Dictionary(grouping: edges, by: \.cause).sorted(by: { $0.key < $1.key }) {
      let isLead = own.contains { $0.target != .stays }
      guard isLead else { continue }
      let alert = cause.alert.isEmpty ? "" : "\(cause.alert.clipped(16)): "
      lines.append(Line(look: .note, label: alert + cause.shortText))
      add(own)
    }
  }

  /// Leads curves to places in the same lane from the last line, and adds chips for all others.
  private mutating func add(_ edges: [NavigationMap.Edge]) {
    let port = lines.count - 1
    var chips: [Line] = []
    for edge in edges {
      switch edge.target {
      case .place(let target) where target.lane == place.lane,
        .another(let target) where target != place:
        lines[port].targets.append(target)
      case .place(let target):
        chips.append(
          Line(look: .chip, label: target.title ?? target.screen.inWords, lane: target.lane))
      case .another(let target):
        chips.append(
          Line(look: .chip, label: "↻ another \(target.screen.inWords)", lane: place.lane))
      case .alert(_, let title):
        chips.append(Line(look: .chip, label: "! \(title)"))
      case .below, .stays: break
      }
    }
    for chip in chips where !lines[port...].contains(where: { $0.label == chip.label }) {
      lines.append(chip)
    }
  }

  private static func line(for element: NavigationMap.Element) -> Line {
    let look: Line.Look =
      switch element.kind {
      case .text: .text
      case .image: .image
      case .row: .row
      case .button: element.isPrimary ? .primary : .button
      case .field: .field
      case .toggle: .toggle
      case .choice: .choice
      case .progress: .progress
      }
    return Line(look: look, label: element.label)
  }
}

extension NavigationMap.Cause {
  /// Returns true if it is what is done with an element.
  fileprivate func isAbout(_ element: NavigationMap.Element) -> Bool {
    switch self {
    case .button(let label): element.kind == .button && element.label.masked == label
    case .row(let label?): element.kind == .row && element.label.masked == label
    case .row(nil): element.kind == .row
    case .field(let label), .submit(let label): element.kind == .field && element.label == label
    case .toggle(let label): element.kind == .toggle && element.label == label
    case .choice(let label): element.kind == .choice && element.label == label
    case .launch, .answer, .back, .dismiss, .select, .drawer, .player, .wait, .adapt, .background,
      .open, .custom, .restart:
      false
    }
  }

  /// The cause without the word for a tap.
  fileprivate var shortText: String {
    switch self {
    case .button(let label), .row(let label?), .answer(_, let label): label
    case .launch, .row, .field, .submit, .toggle, .choice, .back, .dismiss, .select, .drawer,
      .player, .wait,
      .adapt, .background, .open, .custom, .restart:
      description
    }
  }
}

extension String {
  /// The words of a type's name, without what says that it is a screen or a coordinator.
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

  /// The beginning, with an ellipsis where it is cut.
  func clipped(_ count: Int) -> String {
    self.count > count ? prefix(count - 1).trimmingSuffix + "…" : self
  }
}

extension Substring {
  fileprivate var trimmingSuffix: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
