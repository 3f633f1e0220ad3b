package import Wireflow

/// An app with one window or several, for everything that drives apps: tests, terminals, scripts.
@MainActor
package protocol WindowedApp: AnyObject {
  /// The controller of the window that the user is in.
  var currentController: ApplicationController { get }
  /// The controllers of all windows, in the order in which the windows opened.
  var controllers: [ApplicationController] { get }

  /// Launches the app.
  func finishLaunching()
}

extension WindowedApp {
  /// The stage of the window that the user is in.
  package var currentStage: Stage { currentController.stage }

  /// The stages of all windows, in the order in which they opened.
  package var stages: [Stage] { controllers.map(\.stage) }

  /// The log of all windows.
  package var log: PresentationLog { currentStage.log }

  /// Plays all actions of a script, each in the window that the user is in by then, after a launch
  /// if neither the app nor the script has launched the app, and returns the refusals.
  /// - Parameters:
  ///   - script: the script.
  ///   - endsAtRefusal: true if the app plays nothing behind the first refusal.
  @discardableResult
  package func playAll(
    of script: Script, endsAtRefusal: Bool = false
  ) async -> [Script.Refusal] {
    var steps = script.steps[...]
    let hasLaunched = controllers.contains(where: \.hasLaunched)
    if steps.first?.action == .launch, hasLaunched { steps.removeFirst() }
    // A script may act before it launches the app, for example to launch it by a link.
    let launches = steps.contains { $0.action == .launch }
    if !launches, !hasLaunched { await currentStage.play(.launch) }
    var refusals: [Script.Refusal] = []
    for step in steps {
      guard case .refused(let refusal) = await currentStage.play(step.action) else { continue }
      refusals.append(Script.Refusal(script: script.name, step: step, refusal: refusal))
      if endsAtRefusal { break }
    }
    return refusals
  }
}

extension ApplicationController: WindowedApp {
  package var currentController: ApplicationController { self }
  package var controllers: [ApplicationController] { [self] }
}

extension ApplicationSession: WindowedApp {
  package var currentController: ApplicationController { current.controller }
  package var controllers: [ApplicationController] { windows.map(\.controller) }
}
