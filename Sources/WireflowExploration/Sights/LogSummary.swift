import Wireflow

/// The facts about one step, read from the entries of a log.
struct LogSummary {
  private(set) var hasAlert = false
  private(set) var hasArrival = false
  private(set) var hasDeparture = false
  private(set) var installsPlayer = false
  private(set) var isSelection = false
  /// True if a screen reader spoke, which the user notices.
  private(set) var announces = false
  /// The flow that the screen called after the flow had ended.
  private(set) var endedFlow: String?
  private var verbs: [String] = []
  private(set) var starts: Set<String> = []
  private(set) var finishes: Set<String> = []
  private(set) var cancels: Set<String> = []
  private var ignored: [String] = []

  /// The words for the way to an edge's target, and for the flows that start and end on it.
  ///
  /// Steps that only make room for the target are left out.
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

  /// The words for failures and ignored requests.
  var mishaps: [String] { verbs.filter { $0 == Self.failure } + ignored }
  private static let failure = "a task fails"
  /// The words for an edge that only goes back.
  static let verbsBack: Set = ["pop", "dismiss", "minimize"]
  /// The word for an edge that fills the player.
  static let playerVerb = "install player"
  /// The effect of a request about which a guard asks.
  static let guarded = "guarded"

  init(_ entries: [PresentationLog.Entry]) { for entry in entries { add(entry) } }

  private mutating func add(_ entry: PresentationLog.Entry) {
    switch entry {
    case .change(let change): add(change)
    case .hinted(let change, _, let isUnseen): if !isUnseen { add(change) }
    case .installPlayer: arrive(Self.playerVerb)
    case .alert: hasAlert = true
    case .start(let flow): starts.insert(flow)
    case .finish(let flow): finishes.insert(flow)
    case .cancel(let flow): cancels.insert(flow)
    case .failed: addVerb(Self.failure)
    case .away: addVerb("a task stays away")
    case .stray: addVerb("a task of no flow sleeps")
    case .held, .redirected: addVerb(Self.guarded)
    case .heldLink: addVerb("waits behind a wall")
    case .ignored(let request, let reason): ignore(request, reason)
    case .announce, .notice, .closeNotice: announces = true
    case .openWindow, .activateWindow, .closeWindow: addVerb("windows")
    case .waits, .unheard, .restore, .closeAlert, .note, .missed, .open, .refused, .action,
      .app, .appIn, .completedTwice, .stalled:
      break
    }
  }

  private mutating func add(_ change: VisibleChange<ScreenName, String>) {
    switch change {
    case .push: arrive("push")
    case .replace: arrive("replace")
    case .showDetail: arrive("show detail")
    case .present(_, _, let style, _, _, _): arrive("present as \(style.name)")
    case .install, .attach: arrive("install")
    case .select:
      isSelection = true
      arrive("select")
    case .maximize: arrive("maximize")
    case .adapt: arrive("adapt")
    case .pop, .popTo, .remove: leave("pop")
    case .dismiss: leave("dismiss")
    case .removePlayer: leave("remove player")
    case .minimize: leave("minimize")
    case .update, .drop: addVerb("updates root items")
    case .detach: leave("detach")
    case .embed, .unembed, .openDrawer, .closeDrawer: break
    }
  }

  private mutating func arrive(_ verb: String) {
    hasArrival = true
    if verb == Self.playerVerb || verb == "maximize" { installsPlayer = verb != "maximize" }
    addVerb(verb)
  }

  private mutating func leave(_ verb: String) {
    hasDeparture = true
    addVerb(verb)
  }

  private mutating func addVerb(_ verb: String) { if !verbs.contains(verb) { verbs.append(verb) } }

  /// Records an ignored request by its verb and the kind of its reason.
  private mutating func ignore(_ request: String, _ reason: IgnoredReason) {
    if case .flowEnded(let flow) = reason, request.hasPrefix("call from ") { endedFlow = flow }
    // A request for the present situation is not refused.
    if reason == .alreadyThere || reason == .nothingPresented { return }
    let verb = request.prefix { $0 != " " }
    var kind = "\(reason)".masked
    // The answer of a guard's user is a text in one language.
    if case .refused(let flow, _) = reason { kind = "\(flow) refused" }
    let words = kind.split(separator: "\"", omittingEmptySubsequences: false)
      .enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: "…")
    // A container that suits all form factors has nothing to do.
    if verb == "adapt", words.hasPrefix("already in ") { return }
    let text = "ignored \(verb): \(words)"
    if !ignored.contains(text) { ignored.append(text) }
  }
}

extension ModalStyle {
  /// The name without an anchor's label, which differs between languages.
  var name: String { if case .popover = self { "popover" } else { description } }
}

extension AlertContent {
  /// Returns the identifier, or else the title without data.
  func name(masking data: some Sequence<String>) -> String { id ?? title.masking(data) }
}
