public import Wireflow

extension ApplicationController {
  /// Plays all actions of a script, including those after a refusal, and returns the refusals.
  ///
  /// If neither the app nor the script launches the app, the method launches it first. If the app
  /// has launched already, it skips a launch at the script's beginning. Before each next action, it
  /// waits for the app's asynchronous work that the framework knows about.
  @discardableResult
  public func play(_ script: Script) async -> [Script.Refusal] {
    var steps = script.steps[...]
    if steps.first?.action == .launch, hasLaunched { steps.removeFirst() }
    // A script may act before it launches the app, for example to launch it by a link.
    let launches = steps.contains { $0.action == .launch }
    if !launches, !hasLaunched { await stage.play(.launch) }
    var refusals: [Script.Refusal] = []
    for step in steps {
      guard case .refused(let refusal) = await stage.play(step.action) else { continue }
      refusals.append(Script.Refusal(script: script.name, step: step, refusal: refusal))
    }
    return refusals
  }
}
