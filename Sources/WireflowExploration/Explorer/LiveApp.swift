import Wireflow

/// An app that runs headless, with time that is moved by hand.
@MainActor
final class LiveApp {
  let controller: ApplicationController
  let scheduler: ManualScheduler
  private let customActions: [CustomAction]
  private let patience: Duration

  init(_ subject: ExplorationSubject) {
    scheduler = ManualScheduler()
    let stage = Stage(backend: TextRecorder(), scheduler: scheduler)
    controller = subject.makeController(subject.wireframe.makeWireframe(stage))
    customActions = subject.options.customActions
    patience = subject.options.patience
    controller.stage.log.limit = 400
  }

  var stage: Stage { controller.stage }

  /// True while something waits for its time.
  var isPending: Bool {
    scheduler.sleepers.sleepingCount > 0 || !scheduler.pending.isEmpty
  }

  /// Takes a step, and returns false if it was refused.
  @discardableResult
  func take(_ step: ExplorationStep) async -> Bool {
    let sleepers = scheduler.sleepers
    switch step {
    case .custom(let name): customActions.first { $0.name == name }?.body(controller)
    case .action(.wait(let duration)) where !sleepers.isEmpty:
      await stage.play(.wait(duration))
    case .action(let action):
      guard stage.perform(action) == .performed else { return false }
    }
    if !sleepers.isEmpty { await sleepers.settled() }
    return true
  }

  /// Takes a step and lets time run on while something waits for it, and returns all that was done,
  /// or nil if the step was refused.
  func takeEagerly(_ step: ExplorationStep) async -> [ExplorationStep]? {
    guard await take(step) else { return nil }
    if case .action(.wait) = step { return [step] }
    guard isPending else { return [step] }
    let wait = ExplorationStep.action(.wait(patience))
    await take(wait)
    return [step, wait]
  }
}

/// The app that is explored, the wireframe, and how.
@MainActor
struct ExplorationSubject {
  let wireframe: ExplorableWireframe
  var options: ExplorationOptions
  let makeController: @MainActor (any ApplicationWireframe) -> ApplicationController
}
