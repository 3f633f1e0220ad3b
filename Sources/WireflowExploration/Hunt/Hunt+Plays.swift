import Wireflow

/// The plays of changed scripts.
extension Hunt {
  /// An app that plays a changed script.
  private struct Play {
    let app: LiveApp
    var sight: Sight
    var shown: Shown?
    /// The reader of the moment after the last step, or nil while it would keep screens alive.
    var reader: SightReader?
    /// The last edge.
    var last: SeenEdge?
    /// The last edge that may have changed data.
    var change: SeenEdge?
    /// The contents that the app has shown.
    var contents: Set<String> = []
    /// The states on the way, and the number of steps before each.
    var trail: [(key: String, count: Int)] = []
  }

  /// The number of scripts that a place may have for states alone, because those of some apps grow
  /// without end.
  private static let stateLimit = 16
  /// The number of rounds after which a repetition ends.
  private static let roundLimit = 64

  /// Plays a changed script, and keeps its finds.
  mutating func play(_ genes: [Gene], like script: [ExplorationStep]) async {
    let count = zip(genes, script).prefix { $0 == .step($1) }.count
    let app = await explorer.replay(Array(script[..<count]))
    var play = Play(app: app, sight: explorer.reader(app).sight())
    for gene in genes[count...] where goesOn {
      switch gene {
      case .step(let step): await take(step, &play)
      case .any: if let step = leastTried(play) { await take(step, &play) }
      case .home: await goHome(&play)
      case .rounds(let round): await takeRounds(round, &play)
      case .root(let name): await select(name, &play)
      }
    }
  }

  private mutating func take(_ step: ExplorationStep, _ play: inout Play) async {
    if step.isWait, !play.sight.isPending { return }
    if let possible = explorer.possible(step, in: play.app, play.sight, play.reader) {
      return await take(possible, &play)
    }
    play.reader = nil
    if await play.app.takeEagerly(step) != nil {
      // A script may tap a row that no list offers as a sample.
      explorer.actionCount += 1
      (play.sight, play.shown, play.last) = (explorer.reader(play.app).sight(), nil, nil)
    } else if step.actsOnElement, random.isOnce(in: 2) {
      let rows = steps(of: play).filter(\.cause.isRow)
      if !rows.isEmpty { await take(rows[random.below(rows.count)], &play) }
    }
  }

  private mutating func take(_ possible: PossibleStep, _ play: inout Play) async {
    let (app, before) = (play.app, play.sight)
    play.trail.append((before.key, app.path.count))
    // A reader would keep the screens that the step removes.
    play.reader = nil
    guard
      let outcome = await explorer.result(of: possible, from: before, in: app, showing: play.shown)
    else { return explorer.noteRefusal(of: possible, in: app) }
    if !explorer.facts.isSuperset(of: outcome.outlines.facts) || isNewState(outcome.sight) {
      await keepFind(outcome, app, play.trail)
    } else if isSurprise(possible, from: before, outcome) {
      keep(app.path)
    }
    play.contents.insert(outcome.shown.content)
    play.last = outcome.edge.plain
    if !outcome.keepsData { play.change = play.last }
    (play.sight, play.shown, play.reader) = (outcome.sight, outcome.shown, outcome.reader)
  }

  /// Returns true for a state with an unknown part, up to a limit for its place.
  private mutating func isNewState(_ sight: Sight) -> Bool {
    guard explorer.places[sight.key] == nil, explorer.hasNewPart(sight) else { return false }
    stateFinds[sight.front.outline, default: 0] += 1
    return stateFinds[sight.front.outline, default: 0] <= Self.stateLimit
  }

  /// Returns true once for each element with another outcome in a known state than before.
  private mutating func isSurprise(
    _ possible: PossibleStep, from sight: Sight, _ outcome: Explorer.Outcome
  ) -> Bool {
    guard let from = explorer.places[sight.key], let to = explorer.places[outcome.sight.key],
      explorer.moves.isSurprise(possible.step, from: from, to: to)
    else { return false }
    return surprises.insert(possible.element).inserted
  }

  /// Records a find with a shorter script, and explores the states behind it.
  private mutating func keepFind(
    _ outcome: Explorer.Outcome, _ app: LiveApp, _ trail: [(key: String, count: Int)]
  ) async {
    let (script, end) = await explorer.shortened(app.path, outcome, trail)
    let shown = end ?? (outcome, app)
    for edge in outcome.edges + shown.outcome.edges { explorer.record(edge, script) }
    explorer.addState(shown.app, script, shown.outcome, isKept: false)
    keep(script, outcome.edge.plain)
    await explorer.exploreQueue()
  }

  private mutating func takeRounds(_ round: [ExplorationStep], _ play: inout Play) async {
    var lastNews = 0
    for count in 1...Self.roundLimit where count - lastNews <= 2 && goesOn {
      let (known, length) = (play.contents.count, play.app.path.count)
      for step in round { await take(step, &play) }
      if play.app.path.count == length { return }
      if play.contents.count > known { lastNews = count }
    }
  }

  private func steps(of play: Play) -> [PossibleStep] {
    explorer.finder(play.app, play.sight, play.reader).all.filter { !explorer.isDeadly($0) }
  }

  /// Returns the possible step that was taken least often after the last edge, after the last change of
  /// data, or, in a long session, after the script that began it.
  private mutating func leastTried(_ play: Play) -> PossibleStep? {
    let steps = steps(of: play)
    // Events get one step in eight, and half of the steps skip rows, so that neither long lists nor
    // many links crowd out other steps.
    let isEvent = random.isOnce(in: 8)
    let wanted = steps.filter { $0.cause.isEvent == isEvent }
    let others = random.isOnce(in: 2) ? wanted.filter { !$0.cause.isRow } : []
    let choice = [others, wanted, steps].first { !$0.isEmpty } ?? []
    guard !choice.isEmpty else { return nil }
    let edge = random.isOnce(in: 2) ? play.change : play.last
    let start = random.below(choice.count)
    let attempts = (choice[start...] + choice[..<start]).map { step in
      (
        step,
        Attempt(edge: edge, place: step.from.outline, cause: step.cause.outline)
      )
    }
    let least = attempts.min { tries[$0.1, default: 0] < tries[$1.1, default: 0] }
    if let least { tries[least.1, default: 0] += 1 }
    return least?.0
  }

  /// Answers alerts, and leaves modals and stacks, until a root page is in front.
  private mutating func goHome(_ play: inout Play) async {
    // A wall or a guard may keep the user, who then gives up.
    for _ in 0..<6 where !play.sight.isHome {
      let steps = steps(of: play).filter { !$0.cause.isEvent }
      let exits = steps.filter(\.cause.leaves)
      let choice = exits.isEmpty ? steps : exits
      guard !choice.isEmpty else { return }
      await take(choice[random.below(choice.count)], &play)
    }
  }

  private mutating func select(_ name: String?, _ play: inout Play) async {
    let selections = steps(of: play).filter {
      guard case .select(let root) = $0.cause else { return false }
      return name == nil || root == name
    }
    if !selections.isEmpty { await take(selections[random.below(selections.count)], &play) }
  }
}

extension Sight {
  /// True if a root page of the base is in front.
  fileprivate var isHome: Bool {
    guard alert == nil, !hasWall, front.isRoot else { return false }
    return switch front.lane {
    case .root, .window: true
    case .modal, .player: false
    }
  }
}

extension NavigationMap.Cause {
  /// True for an answer, and for a way back.
  fileprivate var leaves: Bool {
    if case .answer = self { true } else { self == .back || self == .dismiss }
  }
}
