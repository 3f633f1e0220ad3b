import Wireflow

/// The outcome of a step, with all names as they appeared.
struct SeenEdge: Hashable {
  enum Target: Hashable {
    case place(SeenPlace)
    case another(SeenPlace)
    case alert(String, String)
    case below
    case stays
  }

  let from: SeenPlace
  let cause: NavigationMap.Cause
  let target: Target
  let effects: [String]

  /// The places at its ends.
  var places: [SeenPlace] {
    switch target {
    case .place(let place), .another(let place): [from, place]
    case .alert, .below, .stays: [from]
    }
  }

  /// The edge without titles and row labels, by which a hunt recognizes new edges.
  ///
  /// Implied edges have none. Events have none either, because the search already tries them in
  /// each place.
  var outline: SeenEdge? { cause.isEvent || isImplied ? nil : plain }

  private var isImplied: Bool {
    NavigationMap.Edge(
      from: from.onMap, cause: cause, target: target.onMap, effects: effects
    ).isImplied
  }

  /// The edge without titles, if an event causes it and it is not implied.
  ///
  /// An edge that leads to its own place counts as one without an outcome.
  var eventOutline: SeenEdge? {
    guard cause.isEvent, !isImplied else { return nil }
    let plain = plain
    guard case .place(plain.from) = plain.target else { return plain }
    return SeenEdge(from: plain.from, cause: cause, target: .stays, effects: effects)
  }

  /// The outline, whatever the cause.
  var anyOutline: SeenEdge? { outline ?? eventOutline }

  /// True for an edge that only shows another place or an alert, or leads back.
  var keepsData: Bool {
    if effects.contains(LogSummary.playerVerb) { return false }
    return switch (cause, target) {
    case (.answer, _), (.submit, _), (_, .stays): false
    case (_, .place), (_, .another), (_, .alert): true
    case (.back, .below), (.dismiss, .below): Set(effects).isSubset(of: LogSummary.verbsBack)
    case (_, .below): false
    }
  }

  /// Returns the edge with other effects.
  func with(effects: [String]) -> SeenEdge {
    SeenEdge(from: from, cause: cause, target: target, effects: effects)
  }

  /// Returns the edge with more effects.
  func adding(_ others: [String]) -> SeenEdge {
    with(effects: effects + others.filter { !effects.contains($0) })
  }

  /// The edge without titles and row labels.
  var plain: SeenEdge {
    SeenEdge(from: from.outline, cause: cause.outline, target: target.outline, effects: effects)
  }
}

extension SeenPlace {
  /// The place without its title.
  var outline: SeenPlace {
    SeenPlace(lane: lane, screen: screen, id: id, flow: flow, isRoot: isRoot, title: "")
  }
  /// The place as a map shows it.
  var onMap: NavigationMap.Place { NavigationMap.Place(lane: lane, screen: screen, id: id) }
}

extension NavigationMap.Cause {
  /// The cause without the label of a row.
  var outline: Self { isRow ? .row(nil) : self }
  /// True for a tap on a row.
  var isRow: Bool { if case .row = self { true } else { false } }
}

extension SeenEdge.Target {
  /// The target as a map shows it.
  var onMap: NavigationMap.Target {
    switch self {
    case .place(let place): .place(place.onMap)
    case .another(let place): .another(place.onMap)
    case .alert(let style, let title): .alert(style, title)
    case .below: .below
    case .stays: .stays
    }
  }

  fileprivate var outline: Self {
    switch self {
    case .place(let place): .place(place.outline)
    case .another(let place): .another(place.outline)
    case .alert, .below, .stays: self
    }
  }
}

extension SeenEdge {
  /// The facts about a step that do not depend on which of its requests an edge is for: the place of
  /// the player, and the data that the screens show.
  typealias Context = (player: SeenPlace?, data: [String])

  /// Creates the edge of a step from the sights before and after it and from the log.
  @MainActor
  init(
    _ possible: PossibleStep, before: Sight, after: Sight, _ context: Context, summary: LogSummary
  ) {
    from = possible.from
    cause = possible.cause
    switch cause {
    case .open, .restart, .window:
      effects = summary.mishaps
      target = Self.landing(of: cause, before, after, context.data)
    case .launch, .button, .row, .field, .submit, .toggle, .choice, .answer, .command, .back,
      .dismiss, .select, .next, .previous, .drawer, .player, .wait, .adapt, .background, .custom:
      effects = summary.effects
      target = Self.target(of: cause, before, after, summary, context)
    }
  }

  /// Returns the place after a link or a restart, however the app got there.
  private static func landing(
    of cause: NavigationMap.Cause, _ before: Sight, _ after: Sight, _ data: [String]
  ) -> Target {
    if let alert = after.alert { return .alert(alert.style.rawValue, alert.name(masking: data)) }
    let isThere =
      cause == .restart ? after.front.isAlike(before.front) : after.front == before.front
    return isThere ? .stays : .place(after.front)
  }

  private static func target(
    of cause: NavigationMap.Cause, _ before: Sight, _ after: Sight, _ summary: LogSummary,
    _ context: Context
  ) -> Target {
    if let alert = after.alert, summary.hasAlert {
      return .alert(alert.style.rawValue, alert.name(masking: context.data))
    }
    if summary.hasArrival {
      // What arrives by itself may change only screens that are covered.
      if cause == .wait, after.front == before.front { return .stays }
      if summary.installsPlayer, let player = context.player { return .place(player) }
      // Another root item shows its own screen, even if the screen has the same name. What arrives by
      // itself may also come back from there.
      guard after.front.isAlike(before.front), !summary.isSelection || cause == .wait else {
        return .place(after.front)
      }
      return after.front.isRoot && before.front.isRoot ? .stays : .another(after.front)
    }
    if summary.hasDeparture { return .below }
    return .stays
  }
}
