import Wireflow

/// The outcome of a step, with all names as they were seen.
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

  /// The edge without titles and labels of rows, by which a hunt knows what is new, or nil for one
  /// that is implied, and for what happens from outside: that is tried in each place already.
  var outline: SeenEdge? {
    cause.isEvent || isImplied ? nil : plain
  }

  private var isImplied: Bool {
    func untitled(_ place: SeenPlace) -> NavigationMap.Place {
      NavigationMap.Place(lane: place.lane, screen: place.screen, title: nil)
    }
    let edge = NavigationMap.Edge(
      from: untitled(from), cause: cause, target: target.onMap(untitled), effects: effects,
      script: [])
    return edge.isImplied
  }

  /// The edge without titles, if it comes of what happens from outside and is not implied.
  ///
  /// Where that leads to the place at which the user is, nothing comes of it.
  var eventOutline: SeenEdge? {
    guard cause.isEvent, !isImplied else { return nil }
    let plain = plain
    guard case .place(plain.from) = plain.target else { return plain }
    return SeenEdge(from: plain.from, cause: cause, target: .stays, effects: effects)
  }

  private var plain: SeenEdge {
    SeenEdge(from: from.outline, cause: cause.outline, target: target.outline, effects: effects)
  }
}

extension SeenPlace {
  /// The place without its title.
  var outline: SeenPlace {
    SeenPlace(lane: lane, screen: screen, flow: flow, isRoot: isRoot, title: "")
  }
}

extension NavigationMap.Cause {
  /// The cause without the label of a row.
  var outline: Self { if case .row = self { .row(nil) } else { self } }
}

extension SeenEdge.Target {
  /// Returns the target as a map shows it, given the map's name for each place.
  func onMap(_ name: (SeenPlace) -> NavigationMap.Place) -> NavigationMap.Target {
    switch self {
    case .place(let place): .place(name(place))
    case .another(let place): .another(name(place))
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
  /// Creates the edge that a step came to, from what was seen before and after and what the log
  /// says of it.
  @MainActor
  init(
    _ possible: PossibleStep, before: Sight, after: Sight, player: SeenPlace?, data: [String],
    summary: LogSummary
  ) {
    from = possible.from
    cause = possible.cause
    switch cause {
    case .open, .restart, .window:
      effects = summary.mishaps
      target = Self.landing(of: cause, before, after, data)
    case .launch, .button, .row, .field, .submit, .toggle, .choice, .answer, .command, .back,
      .dismiss, .select, .drawer, .player, .wait, .adapt, .background, .custom:
      effects = summary.effects
      target = Self.target(before, after, summary, player, data)
    }
  }

  /// Returns the place at which the app is after a link or a restart, whatever led there.
  private static func landing(
    of cause: NavigationMap.Cause, _ before: Sight, _ after: Sight, _ data: [String]
  ) -> Target {
    if let alert = after.alert { return .alert(alert.style.rawValue, alert.title.masking(data)) }
    let isThere =
      cause == .restart ? after.front.isAlike(before.front) : after.front == before.front
    return isThere ? .stays : .place(after.front)
  }

  private static func target(
    _ before: Sight, _ after: Sight, _ summary: LogSummary, _ player: SeenPlace?, _ data: [String]
  ) -> Target {
    if let alert = after.alert, summary.hasAlert {
      return .alert(alert.style.rawValue, alert.title.masking(data))
    }
    if summary.hasArrival {
      if summary.installsPlayer, let player { return .place(player) }
      // Another root item shows a screen of its own, also where it is called the same.
      guard after.front.isAlike(before.front), !summary.isSelection else {
        return .place(after.front)
      }
      return after.front.isRoot && before.front.isRoot ? .stays : .another(after.front)
    }
    if summary.hasDeparture { return .below }
    return .stays
  }
}

/// The facts that the entries of a log tell of one step.
struct LogSummary {
  private(set) var hasAlert = false
  private(set) var hasArrival = false
  private(set) var hasDeparture = false
  private(set) var installsPlayer = false
  private(set) var isSelection = false
  /// True if a screen reader spoke, which is something that the user notices.
  private(set) var announces = false
  private var verbs: [String] = []
  private(set) var starts: Set<String> = []
  private(set) var finishes: Set<String> = []
  private(set) var cancels: Set<String> = []
  private var ignored: [String] = []

  /// The words for how an edge leads to its target, and for the flows that start and end by it.
  ///
  /// What only makes room for what comes is left out.
  var effects: [String] {
    let isRoomMade = hasArrival && !isSelection
    let shown = verbs.filter {
      !(isRoomMade && ($0 == "pop" || $0 == "remove player"))
        && !($0 == "dismiss" && verbs.contains("install"))
    }
    let ended = cancels.subtracting(starts)
    let cancelled = ended.count > 2 ? ["cancels flows"] : ended.sorted().map { "cancels \($0)" }
    return shown + starts.sorted().map { "starts \($0)" }
      + finishes.sorted().map { "finishes \($0)" } + cancelled + ignored
  }

  /// The words for what went wrong.
  var mishaps: [String] { verbs.filter { $0 == Self.failure } + ignored }
  private static let failure = "a task fails"

  init(_ entries: [PresentationLog.Entry]) {
    for entry in entries { add(entry) }
  }

  private mutating func add(_ entry: PresentationLog.Entry) {
    switch entry {
    case .push: arrive("push")
    case .replace: arrive("replace")
    case .showDetail: arrive("show detail")
    case .present(_, _, let style, _, _): arrive("present as \(style.description)")
    case .install: arrive("install")
    case .installPlayer:
      installsPlayer = true
      arrive("install player")
    case .select:
      isSelection = true
      arrive("select")
    case .maximize:
      installsPlayer = false
      arrive("maximize")
    case .adapt: arrive("adapt")
    case .styled(let entry, _): add(entry)
    case .pop, .popTo, .remove: leave("pop")
    case .dismiss: leave("dismiss")
    case .removePlayer: leave("remove player")
    case .minimize: leave("minimize")
    case .alert: hasAlert = true
    case .start(let flow): starts.insert(flow)
    case .finish(let flow): finishes.insert(flow)
    case .cancel(let flow): cancels.insert(flow)
    case .failed: note(Self.failure)
    case .away: note("a task stays away")
    case .stray: note("a task of no flow sleeps")
    case .held, .redirected: note("guarded")
    case .heldByWall: note("waits behind a wall")
    case .ignored(let request, let reason): ignore(request, reason)
    case .update: note("updates root items")
    case .announce: announces = true
    case .openWindow, .activateWindow, .closeWindow: note("windows")
    case .unheard, .embed, .unembed, .restore, .closeAlert, .openDrawer, .closeDrawer, .note,
      .missed, .output, .open, .refused, .action, .app, .appIn, .completedTwice, .stalled:
      break
    }
  }

  private mutating func arrive(_ verb: String) {
    hasArrival = true
    note(verb)
  }

  private mutating func leave(_ verb: String) {
    hasDeparture = true
    note(verb)
  }

  private mutating func note(_ verb: String) {
    if !verbs.contains(verb) { verbs.append(verb) }
  }

  /// Notes what was refused, by its verb and the kind of its reason.
  private mutating func ignore(_ request: String, _ reason: IgnoredReason) {
    let verb = request.prefix { $0 != " " }
    let kind = "\(reason)".masked
    let words = kind.split(separator: "\"", omittingEmptySubsequences: false)
      .enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: "…")
    // A container that suits all form factors has nothing to do.
    if verb == "adapt", words.hasPrefix("already in ") { return }
    let text = "ignored \(verb): \(words)"
    if !ignored.contains(text) { ignored.append(text) }
  }
}
