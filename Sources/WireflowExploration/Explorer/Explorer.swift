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
  private(set) var transitions: [Transition] = []
  /// The script of each edge, the shortest that was found.
  private(set) var scripts: [SeenEdge: [ExplorationStep]] = [:]
  private(set) var outlines: Set<SeenEdge> = []
  /// The outlines of what comes of events.
  private(set) var eventOutlines: Set<SeenEdge> = []
  /// The places that were in front, without their titles.
  private(set) var frontPlaces: Set<SeenPlace> = []
  /// The elements of each place as they were first seen.
  private(set) var elements: [SeenPlace: [NavigationMap.Element]] = [:]
  /// The pictures of places, for a drawing.
  private(set) var pictures = SeenPictures()
  /// The faults that users of a screen reader met.
  private(set) var spokenFaults = SeenSpokenFaults()
  /// The places where a secret is typed, without their titles.
  private(set) var logins: Set<SeenPlace> = []
  /// The steps that were possible and yet refused, with the scripts that show it.
  private(set) var refusals: [String: [ExplorationStep]] = [:]
  /// The states in which not all was tried, because it was tried often enough elsewhere.
  private(set) var partialStates: Set<Int> = []
  /// The states that a second play of their scripts has come to, or not.
  private(set) var verifiedStates: Set<Int> = []
  /// The states that a second play of their scripts has not come to.
  private(set) var unsteadyStates: Set<Int> = []
  /// The flows that were seen, and how they end.
  private(set) var flows = SeenFlows()
  var witnesses: [[ExplorationStep]] = []
  private(set) var actionCount = 0
  /// The reason why the exploration stopped before it was complete.
  var stop: String?
  /// The states by the texts that tell them apart.
  private(set) var places: [String: Int] = [:]
  private var head = 0
  private var tries: [Attempt: Int] = [:]
  /// Live apps at states that are not explored yet.
  private var pool: [Int: LiveApp] = [:]
  /// The steps that end the process, with their places.
  var deadlySteps: [(from: SeenPlace, step: ExplorationStep)] = []
  private var start = ContinuousClock.now

  init(_ subject: ExplorationSubject) {
    self.subject = subject
  }

  var options: ExplorationOptions { subject.options }
  /// The number of states in which nothing was tried.
  var unexploredCount: Int { states.count - head }
  /// The real time that has passed.
  var duration: Duration { .now - start }

  /// Explores breadth first, then along the witnesses, and then by random walks.
  func run() async {
    await noteDeadlySteps()
    let launch = ExplorationStep.action(.launch)
    let app = LiveApp(subject)
    let path = await app.takeEagerly(launch) ?? [launch]
    actionCount += path.count
    _ = note(app, path)
    await exploreQueue()
    for witness in options.witnesses {
      let known = (scripts.count, states.count)
      await follow(witness)
      await exploreQueue()
      // What an old witness has found may be found without it now.
      if (scripts.count, states.count) != known { witnesses.append(witness) }
    }
    if options.dryWalks > 0 { await hunt() }
  }

  /// Explores all states that are not explored yet, the oldest first.
  func exploreQueue() async {
    while head < states.count, checkLimit() {
      await explore(head)
      head += 1
    }
  }

  /// Takes over what a hunt before has cost, and why it stopped.
  func adopt(_ hunter: Explorer) {
    actionCount += hunter.actionCount
    start -= hunter.duration
    stop = stop ?? hunter.stop
  }

  /// Returns false once a limit is reached.
  func checkLimit() -> Bool {
    if stop != nil { return false }
    let limit = options.limit
    if states.count > limit.states {
      stop = "more than \(limit.states) states"
    } else if actionCount > limit.actions {
      stop = "more than \(limit.actions) actions"
    } else if duration > limit.time {
      stop = "longer than \(limit.time)"
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

  /// Notes a state to which a second play of its script has come, or not.
  private func verify(_ app: LiveApp, _ index: Int) {
    guard !verifiedStates.contains(index) else { return }
    verifiedStates.insert(index)
    if reader(app).sight().key != states[index].sight.key { unsteadyStates.insert(index) }
  }

  /// Counts a try of an action at a place, and returns false once there were enough.
  private func isWorthTrying(_ step: PossibleStep) -> Bool {
    guard !isDeadly(step) else { return false }
    let limit = step.cause.isEvent ? options.triesPerEvent : options.triesPerAction
    guard let limit else { return true }
    let attempt = Attempt(
      place: step.from.outline, signature: step.signature, step: step.step)
    tries[attempt, default: 0] += 1
    return tries[attempt, default: 0] <= limit
  }

  /// Returns a new app in which a script has been played.
  func replay(_ path: [ExplorationStep]) async -> LiveApp {
    let app = LiveApp(subject)
    for step in path { await app.take(step) }
    actionCount += path.count
    return app
  }

  /// Takes a step in an app that is in a state, and notes what comes of it.
  private func take(_ possible: PossibleStep, from index: Int, in app: LiveApp) async {
    let before = states[index]
    guard let result = await result(of: possible, from: before.sight, in: app) else {
      let name = possible.refusalName
      refusals[name] = refusals[name] ?? before.path + [possible.step]
      return
    }
    let path = before.path + result.steps
    record(result.edge, path)
    let to = note(app, path, result.sight)
    if !result.sight.isPending, result.sight.alert == nil {
      flows.noteUnseen(NavigationTree(app.stage), path)
    }
    transitions.append(
      Transition(
        from: index, to: to, steps: result.steps, edge: result.edge,
        changesContent: result.changesContent, isRestored: result.isRestored,
        grows: result.sight.depth > states[to].sight.depth))
  }

  /// Takes a step in an app, and returns what came of it, or nil if it was refused.
  func result(
    of possible: PossibleStep, from sight: Sight, in app: LiveApp, showing shown: Shown? = nil
  ) async -> Outcome? {
    let log = app.stage.log
    let count = log.writtenCount
    let before = shown ?? self.reader(app).shown
    guard let steps = await app.takeEagerly(possible.step) else { return nil }
    actionCount += steps.count
    let reading = self.reader(app)
    let (after, seen) = (reading.sight(), reading.shown)
    let player = app.stage.playerScreen.map {
      reading.place(of: app.stage.isMaximized ? $0 : $0.minimizedControls)
    }
    // A restart begins a log of its own.
    let now = app.stage.log
    let summary = LogSummary(now === log ? log.entries(behind: count) : now.entries)
    flows.note(summary)
    let edge = SeenEdge(
      possible, before: sight, after: after, player: player, data: before.data + seen.data,
      summary: summary)
    let saved = possible.step == .restart ? app.savedTree : nil
    return Outcome(
      steps: steps, edge: edge, sight: after, shown: seen,
      changesContent: seen.content != before.content || summary.announces,
      isRestored: saved.map { $0 == NavigationTree(app.stage) })
  }

  /// Keeps the script of an edge unless a shorter one is known.
  func record(_ edge: SeenEdge, _ path: [ExplorationStep]) {
    if let outline = edge.outline { outlines.insert(outline) }
    if let outline = edge.eventOutline { eventOutlines.insert(outline) }
    if let known = scripts[edge], known.count <= path.count { return }
    scripts[edge] = path
  }

  /// Notes the state that an app is in, and returns its place.
  ///
  /// - Parameter isKept: true if the app stays in that state, so that it may be explored in it.
  @discardableResult
  func note(
    _ app: LiveApp, _ path: [ExplorationStep], _ sight: Sight? = nil, isKept: Bool = true
  ) -> Int {
    let sight = sight ?? reader(app).sight()
    if let known = places[sight.key] { return known }
    let index = states.count
    places[sight.key] = index
    frontPlaces.insert(sight.front.outline)
    states.append(State(path: path, sight: sight))
    if isKept, pool.count < 500 { pool[index] = app }
    noteElements(of: app)
    let picture = app.stage.briefPicture
    spokenFaults.note(picture, reader(app), path)
    pictures.note(picture, sight, reader(app), path)
    return index
  }

  private func noteElements(of app: LiveApp) {
    let reader = reader(app)
    flows.note(NavigationTree(app.stage).mainFlow)
    for screen in app.stage.visibleScreens {
      let place = reader.place(of: screen)
      guard elements[place] == nil else { continue }
      let content = screen.content.sampledElements
      elements[place] = content.map(NavigationMap.Element.init)
      for case .field(let field) in content where field.privacy == .secure {
        logins.insert(place.outline)
      }
    }
  }
}
