import Wireflow
import WireflowInteraction

/// The explorer of one app on one wireframe.
@MainActor
final class Explorer {
  private struct Attempt: Hashable {
    let place: SeenPlace
    let signature: String
    let step: ExplorationStep
  }

  let subject: ExplorationSubject
  private(set) var states: [State] = []
  var transitions: [Transition] = []
  /// The shortest known script of each edge.
  private(set) var scripts: [SeenEdge: [ExplorationStep]] = [:]
  /// The edges that were shown, without titles: each without effects, and once more with each of its
  /// effects.
  private(set) var facts: Set<SeenEdge> = []
  /// The labels of each place when it was first seen.
  private(set) var labels: [SeenPlace: [String]] = [:]
  /// The titles of the rows that were seen or tapped, by their names.
  var rowTitles: [String: Set<String>] = [:]
  /// The root items of the base, in the order of the app.
  private(set) var roots: [(name: String, title: String)] = []
  /// The moves between states, which tell of hidden state.
  var moves = KnownMoves()
  /// The pictures of places, for a drawing.
  private(set) var pictures = SeenPictures()
  /// The faults that affect screen reader users, by their elements and screens.
  var namelessElements: [String: NavigationTrap] = [:]
  /// The fields without sample values, by their places.
  private(set) var fieldsWithoutSamples: [SeenPlace: [String]] = [:]
  /// The places where a secret is typed, without their titles.
  private(set) var logins: Set<SeenPlace> = []
  /// The steps that were offered but refused, with the scripts that show it.
  var refusals: [String: Refusal] = [:]
  /// The steps that were accepted, by their names in refusals.
  var accepted: Set<String> = []
  /// The elements that did something visible when they were tapped.
  var busyElements: Set<TappedElement> = []
  /// The elements that changed data, visible or not, when they were tapped.
  var effectiveElements: Set<TappedElement> = []
  /// The states in which some steps were skipped, because they had been tried often enough
  /// elsewhere.
  private var partialStates: Set<Int> = []
  /// The states whose scripts were played a second time.
  private(set) var verifiedStates: Set<Int> = []
  /// The states that a second run of their scripts did not reach.
  private(set) var unsteadyStates: Set<Int> = []
  /// The flows that were seen, and how they end.
  var flows = SeenFlows()
  /// The scripts that show what the search breadth first misses.
  var corpus: [[ExplorationStep]] = []
  var actionCount = 0
  /// The reason why the exploration stopped early.
  var stop: String?
  /// The indices of the states, by the texts that identify them.
  private(set) var places: [String: Int] = [:]
  /// The parts of the known states' keys.
  private(set) var knownParts: Set<Substring> = []
  private var head = 0
  private var tries: [Attempt: Int] = [:]
  /// Live apps at states that are not explored yet.
  private var pool: [Int: LiveApp] = [:]
  /// The steps that end the process, with their places.
  var deadlySteps: [(from: SeenPlace, step: ExplorationStep)] = []
  private var start = ContinuousClock.now
  /// The current phase.
  var phase = ExplorationProgress.Phase.states
  /// The time of the last report.
  var lastReport = Duration.zero

  init(_ subject: ExplorationSubject) { self.subject = subject }

  var options: ExplorationOptions { subject.options }
  /// The number of states that are not explored yet.
  var unexploredCount: Int { states.count - head }
  /// The states that are not explored yet.
  var unexploredStates: ArraySlice<State> { states[head...] }
  /// The real time that has passed.
  var duration: Duration { .now - start }

  /// Explores breadth first, and then plays the corpus.
  func run() async {
    await noteDeadlySteps()
    let launch = ExplorationStep.action(.launch)
    let app = LiveApp(subject)
    await app.takeEagerly(launch)
    actionCount += app.path.count
    addState(app, app.path)
    begin(.states)
    await exploreQueue()
    begin(.corpus)
    // No limit ends the corpus, so a shorter run never loses anything that a baseline knows. The
    // findings depend on the set of scripts, not on their order in a file.
    let scripts = Set(options.corpus + options.borrowedScripts)
    for script in scripts.sorted(by: NavigationMap.isShorter) { await learn(from: script) }
    await exploreQueue()
  }

  /// Explores all unexplored states, the oldest first.
  func exploreQueue() async {
    while head < states.count, checkLimit() {
      await explore(head)
      head += 1
    }
  }

  /// Returns true if each step of a state was tried there.
  func isWhole(_ state: Int) -> Bool { state < head && !partialStates.contains(state) }

  /// Takes over the cost, the findings and the stop reason of an earlier hunt.
  func adopt(_ hunter: Explorer) {
    actionCount += hunter.actionCount
    start -= hunter.duration
    stop = stop ?? hunter.stop
    busyElements.formUnion(hunter.busyElements)
    effectiveElements.formUnion(hunter.effectiveElements)
    accepted.formUnion(hunter.accepted)
    ambiguities = hunter.ambiguities
  }

  /// The steps that had two outcomes in one state.
  lazy var ambiguities = moves.ambiguities(in: states)

  /// Returns false once a limit is reached.
  func checkLimit() -> Bool {
    if stop != nil { return false }
    reportIfDue()
    let limit = options.limit
    if Task.isCancelled {
      stop = "an interruption"
    } else if states.count > limit.states {
      stop = "more than \(limit.states) states"
    } else if actionCount > limit.actions {
      stop = "more than \(limit.actions) actions"
    } else if duration > limit.time {
      stop = "more than \((limit.time / .milliseconds(100)).rounded() / 10) seconds"
    }
    return stop == nil
  }

  private func explore(_ index: Int) async {
    let state = states[index]
    let ready = pool.removeValue(forKey: index)
    let first = if let ready { ready } else { await replay(state.path) }
    if ready == nil { verify(first, index) }
    let all = finder(first, state.sight).sampled
    let steps = all.filter(isWorthTrying)
    if steps.count < all.count { partialStates.insert(index) }
    for (place, step) in steps.enumerated() {
      let app = if place == 0 { first } else { await replay(state.path) }
      if place == 1 { verify(app, index) }
      await take(step, from: index, in: app)
    }
  }

  /// Records whether a second run of a state's script reached the state again.
  private func verify(_ app: LiveApp, _ index: Int) {
    guard !verifiedStates.contains(index) else { return }
    verifiedStates.insert(index)
    if reader(app).sight().key != states[index].sight.key { unsteadyStates.insert(index) }
  }

  /// Counts a try of an action at a place, and returns false after enough tries.
  private func isWorthTrying(_ step: PossibleStep) -> Bool {
    guard !isDeadly(step) else { return false }
    let limit = step.cause.isEvent ? options.triesPerEvent : options.triesPerAction
    guard let limit else { return true }
    let attempt = Attempt(
      place: step.from.outline, signature: step.signature, step: step.step)
    tries[attempt, default: 0] += 1
    if tries[attempt, default: 0] <= limit { return true }
    // An element that has done nothing so far may work once something else is on or selected.
    let element = TappedElement(screen: step.from.screen, cause: step.cause)
    return step.cause.isTap && !busyElements.contains(element)
      && tries[attempt, default: 0] <= 4 * limit
  }

  /// Keeps the script of an edge unless a shorter one is known.
  func record(_ edge: SeenEdge, _ path: [ExplorationStep]) {
    if let outline = edge.anyOutline { facts.formUnion([outline].facts) }
    if let known = scripts[edge], known.count <= path.count { return }
    scripts[edge] = path
  }

  /// Records the state of an app, and returns its index.
  ///
  /// - Parameter isKept: true if the app stays in that state, so that the exploration can go on
  ///   from it.
  @discardableResult
  func addState(
    _ app: LiveApp, _ path: [ExplorationStep], _ outcome: Outcome? = nil, isKept: Bool = true
  ) -> Int {
    let reader = outcome?.reader ?? reader(app)
    let sight = outcome?.sight ?? reader.sight()
    if let known = places[sight.key] { return known }
    let index = states.count
    places[sight.key] = index
    knownParts.formUnion(sight.parts)
    states.append((path, sight, outcome?.shown ?? reader.shown, reader.data))
    if isKept, pool.count < 500 { pool[index] = app }
    noteElements(of: app, reader)
    let shown = states[index].shown
    // Another picture of what has been seen in the same place would tell nothing new.
    if pictures.isNew(sight, shown) {
      let picture = app.stage.briefPicture
      noteSpokenFaults(picture, reader, path)
      pictures.add(picture, sight, reader, path)
    }
    return index
  }

  /// Returns true if no known state has one of a sight's parts.
  func hasNewPart(_ sight: Sight) -> Bool { !knownParts.isSuperset(of: sight.parts) }

  private func noteElements(of app: LiveApp, _ reader: SightReader) {
    flows.add(app.stage)
    if reader.snapshot.base.roots.count > roots.count { roots = reader.rootItems }
    for screen in app.stage.visibleScreens {
      let place = reader.place(of: screen)
      guard labels[place] == nil else { continue }
      let content = reader.contents.elements(of: screen)
      labels[place] = content.map { $0.label ?? $0.shownText }
      for case .row(let row) in content {
        rowTitles[(row.traits.id ?? row.title).masked, default: []].insert(row.title.masked)
      }
      for case .field(let field) in content {
        if field.privacy == .secure { logins.insert(place.outline) }
        if field.samples.isEmpty {
          fieldsWithoutSamples[place.outline, default: []].append(field.traits.id ?? field.label)
        }
      }
    }
  }
}
