import Wireflow

/// The plays of scripts, each in a new app.
extension Explorer {
  /// Plays a script of the corpus as far as possible, and records the edges and states it
  /// shows.
  func follow(_ script: [ExplorationStep]) async {
    await play(script) { outcome, app in
      for edge in outcome.edges { record(edge, app.path) }
      addState(app, app.path, outcome, isKept: false)
      return true
    }
  }

  /// Plays a script step by step in a new app, and returns the outlines of its edges, including
  /// those of events.
  ///
  /// - Parameters:
  ///   - script: the script.
  ///   - body: receives each outcome, and returns false to end the play.
  @discardableResult
  func play(
    _ script: [ExplorationStep],
    _ body: (Outcome, LiveApp) -> Bool = { _, _ in true }
  ) async -> [SeenEdge] {
    guard let launch = script.first else { return [] }
    let app = await replay([launch])
    var sight = reader(app).sight()
    var (edges, shown, known): ([SeenEdge], Shown?, SightReader?) = ([], nil, nil)
    let patience = ExplorationStep.action(.wait(options.patience))
    for (before, step) in zip(script, script.dropFirst()) {
      // The previous step already included this wait, or nothing is pending.
      if step == patience, app.path.suffix(2) == [before, step] { continue }
      if case .action(.wait) = step, !sight.isPending { continue }
      let possible = possible(step, in: app, sight, known)
      // A reader would keep the screens that the step removes.
      known = nil
      guard let possible else {
        // A script may tap a row that no list offers as a sample.
        guard await app.takeEagerly(step) != nil else { return edges }
        (sight, shown) = (reader(app).sight(), nil)
        continue
      }
      guard let outcome = await result(of: possible, from: sight, in: app, showing: shown) else {
        return edges
      }
      edges += outcome.outlines
      guard body(outcome, app) else { return edges }
      (sight, shown, known) = (outcome.sight, outcome.shown, outcome.reader)
    }
    return edges
  }

  /// Plays a script in a new app, leaves out the steps that the app refuses, and returns the app.
  ///
  /// A short script leaves out the waits that its steps imply.
  func replay(_ path: [ExplorationStep]) async -> LiveApp {
    let app = LiveApp(subject)
    let patience = ExplorationStep.action(.wait(options.patience))
    var hasWaited = false
    for step in path {
      if hasWaited, step == patience {
        hasWaited = false
      } else {
        hasWaited = await app.takeEagerly(step)?.count == 2
      }
    }
    actionCount += path.count
    return app
  }

  /// Returns the possible step that matches a script's step, or nil if the app does not offer it.
  func possible(
    _ step: ExplorationStep, in app: LiveApp, _ sight: Sight, _ reader: SightReader?
  ) -> PossibleStep? {
    if case .action(.wait) = step {
      return PossibleStep(step: step, from: sight.front, cause: .wait)
    }
    return finder(app, sight, reader).all(like: step).first { $0.step == step && !isDeadly($0) }
  }
}

extension ExplorationStep {
  /// True if the step selects a root item.
  var isSelection: Bool { if case .action(.select) = self { true } else { false } }
  /// True if the step is a wait.
  var isWait: Bool { if case .action(.wait) = self { true } else { false } }
}
