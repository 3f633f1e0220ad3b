import Wireflow
import WireflowInteraction

extension Explorer {
  /// Takes a step in an app that is in a known state, and records the outcome.
  func take(_ possible: PossibleStep, from index: Int, in app: LiveApp) async {
    let before = states[index]
    guard
      let result = await result(of: possible, from: before.sight, in: app, showing: before.shown)
    else {
      noteRefusal(of: possible, in: app)
      return
    }
    let path = app.path
    for edge in result.edges { record(edge, path) }
    let to = addState(app, path, result)
    moves.add(possible, from: index, result, to: to, script: before.path + result.steps)
    // An alert or a guard's question that waits behind a wall is not seen, but keeps its flow.
    if result.sight.alert == nil, app.stage.wall == nil {
      flows.noteUnseen(result.reader, path, isAsleep: result.sight.isPending)
    }
    let element = TappedElement(screen: result.edge.from.screen, cause: result.edge.cause)
    // Reading all data takes long, and most steps show their effect.
    let isKnown = result.hasEffect && effectiveElements.contains(element)
    let changesData = !isKnown && result.reader.data != before.data
    if changesData { effectiveElements.insert(element) }
    transitions.append(
      Transition(
        from: index, to: to, steps: result.steps, edge: result.edge,
        hasEffect: result.hasEffect || changesData, endedFlow: result.endedFlow,
        growth: result.sight.depth - before.sight.depth))
  }

  /// Takes a step in an app, and returns its outcome, or nil if the app refused it.
  func result(
    of possible: PossibleStep, from sight: Sight, in app: LiveApp, showing shown: Shown? = nil
  ) async -> Outcome? {
    let log = app.stage.log
    let count = log.writtenCount
    let before = shown ?? self.reader(app).shown
    let (scheduler, workCount) = (app.scheduler, app.scheduler.scheduledSoFar)
    let turns = WaitedTurns(log) { self.reader(app).sight() }
    var taken: [ExplorationStep]?
    await app.stage.hearing(turns.record) { taken = await app.takeEagerly(possible.step) }
    guard let steps = taken else { return nil }
    actionCount += steps.count
    let reading = self.reader(app)
    let (after, seen) = (reading.sight(), reading.shown)
    let player = app.stage.shownPlayer.map {
      reading.place(of: $0.isMaximized ? $0.screen : $0.controls)
    }
    // A restart begins a new log.
    let now = app.stage.log
    let entries = now === log ? log.entries(behind: count) : now.entries
    let summary = LogSummary(entries)
    flows.add(summary)
    if case .row(let name?) = possible.cause, let label = possible.label {
      rowTitles[name, default: []].insert(label.masked)
    }
    let context = (player: player, data: before.data + seen.data)
    let edges = turns.edges(of: possible, from: sight, to: after, entries, context)
    let beganWork = app.scheduler !== scheduler || scheduler.scheduledSoFar > workCount
    let hasEffect = seen.content != before.content || summary.announces || beganWork
    let isBusy = edges.contains { $0.target != .stays || !$0.effects.isEmpty }
    if hasEffect || isBusy || after.key != sight.key {
      busyElements.insert(TappedElement(screen: edges[0].from.screen, cause: edges[0].cause))
    }
    // A wall lets each link wait, whether it leads anywhere or not.
    if app.stage.wall == nil { accepted.insert(possible.refusalName) }
    return Outcome(
      steps: steps, edges: edges, sight: after, shown: seen, reader: reading,
      hasEffect: hasEffect, endedFlow: summary.endedFlow)
  }

  /// Records that an app offered and refused a step.
  func noteRefusal(of possible: PossibleStep, in app: LiveApp) {
    let script = app.path + [possible.step]
    var refusal = refusals[possible.refusalName] ?? ([], script)
    refusal.screens.insert(possible.from.screen)
    if NavigationMap.isShorter(script, refusal.script) { refusal.script = script }
    refusals[possible.refusalName] = refusal
  }

  /// The events that the options list, in the words of causes.
  var offeredEvents: Set<String> {
    var causes = options.links.map { NavigationMap.Cause.open($0) }
    causes += options.formFactors.map { .adapt($0.rawValue) }
    causes += (options.customActions.map(\.name) + subject.app.faultNames).map { .custom($0) }
    if options.includesBackground { causes.append(.background) }
    if options.includesRestart { causes.append(.restart) }
    return Set(causes.map(\.description))
  }

  /// The refusals of steps that were never accepted.
  var lastingRefusals: [String: Refusal] { refusals.filter { !accepted.contains($0.key) } }

  /// A state, with the script that leads to it and the hash of the data that the user may see anywhere.
  typealias State = (path: [ExplorationStep], sight: Sight, shown: Shown, data: Int)

  /// A step from one state to another.
  struct Transition {
    let from: Int
    let to: Int
    let steps: [ExplorationStep]
    let edge: SeenEdge
    /// True if any data changed, visible or not, or if work began.
    let hasEffect: Bool
    /// The flow that the screen called after the flow had ended.
    let endedFlow: String?
    /// The number of screens that the step added.
    let growth: Int
  }

  /// The outcome of a step.
  struct Outcome {
    let steps: [ExplorationStep]
    /// The edge of the step, and behind it that of requests that had waited until then, if any.
    let edges: [SeenEdge]
    let sight: Sight
    let shown: Shown
    /// The reader of the moment after the step.
    let reader: SightReader
    /// True if anything visible changed, or if work began.
    let hasEffect: Bool
    /// The flow that the screen called after the flow had ended.
    let endedFlow: String?

    /// The edge of the step itself.
    var edge: SeenEdge { edges[0] }
    /// The outlines of the edges, including those of events.
    var outlines: [SeenEdge] { edges.compactMap(\.anyOutline) }
    /// True if each edge only shows another place or an alert, or leads back.
    var keepsData: Bool { edges.allSatisfy(\.keepsData) }
  }

  /// A button or a row, identified by its screen and its cause.
  struct TappedElement: Hashable {
    let screen: String
    let cause: NavigationMap.Cause
  }

  /// The screens of a step that was offered and refused, and the shortest script that shows it.
  typealias Refusal = (screens: Set<String>, script: [ExplorationStep])
}
