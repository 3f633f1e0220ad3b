public import Wireflow

extension ApplicationController {
  /// Plays all actions of a script, including those after a refusal, and returns the refusals.
  ///
  /// If neither the app nor the script launches the app, the method launches it first. If the app
  /// has launched already, it skips a launch at the script's beginning. Before each next action, it
  /// waits for the app's asynchronous work that the framework knows about.
  @discardableResult
  public func play(_ script: Script) async -> [Script.Refusal] {
    await playAll(of: script)
  }
}

extension ApplicationSession {
  /// Plays all actions of a script, each in the window that the user is in by then, and returns the
  /// refusals.
  ///
  /// A `window` in the script takes the user to another window.
  @discardableResult
  public func play(_ script: Script) async -> [Script.Refusal] {
    await playAll(of: script)
  }
}

extension Script {
  /// Plays the actions one after the other, after a launch if neither the app nor the script has
  /// launched the app, and returns the refusals.
  @MainActor
  func play(
    hasLaunched: Bool, endsAtRefusal: Bool, _ play: (UserAction) async -> ActionOutcome
  ) async -> [Refusal] {
    var steps = self.steps[...]
    if steps.first?.action == .launch, hasLaunched { steps.removeFirst() }
    // A script may act before it launches the app, for example to launch it by a link.
    let launches = steps.contains { $0.action == .launch }
    if !launches, !hasLaunched { _ = await play(.launch) }
    var refusals: [Refusal] = []
    for step in steps {
      guard case .refused(let refusal) = await play(step.action) else { continue }
      refusals.append(Refusal(script: name, step: step, refusal: refusal))
      if endsAtRefusal { break }
    }
    return refusals
  }
}
