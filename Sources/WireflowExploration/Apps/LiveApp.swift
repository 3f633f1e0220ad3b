import Wireflow
import WireflowInteraction

/// An app that runs headless, on a manual clock.
@MainActor
final class LiveApp {
  private(set) var app: any WindowedApp
  private(set) var scheduler: ManualScheduler
  /// The current fault of its services, at most one at a time.
  private(set) var fault: String?
  /// The navigation tree that the app had when a restart sent it to the background.
  private(set) var savedTree: NavigationTree?
  /// The name of the alert that waits behind a wall, where it cannot be seen.
  private(set) var alertBehindWall: String?
  private let subject: ExplorationSubject
  private let device: ExplorableApp.Device
  /// The steps that the app has taken.
  private(set) var path: [ExplorationStep] = []
  /// The steps in the diary, including those that the app refused.
  private var script: [ExplorationStep] = []

  init(_ subject: ExplorationSubject) {
    subject.options.diary?.write([])
    self.subject = subject
    device = subject.app.makeDevice()
    (app, scheduler) = Self.make(subject, on: device)
  }

  private static func make(
    _ subject: ExplorationSubject, on device: ExplorableApp.Device
  ) -> (any WindowedApp, ManualScheduler) {
    let scheduler = ManualScheduler()
    let app = device.makeApp(on: scheduler, subject.wireframe.makeWireframe)
    app.log.limit = 400
    return (app, scheduler)
  }

  /// The controller of the window that the user is in.
  var controller: ApplicationController { app.currentController }
  var stage: Stage { controller.stage }
  /// The names of the faults that may still occur.
  var faultNames: [String] { fault == nil ? subject.app.faultNames : [] }

  /// True while work is pending.
  var isPending: Bool { !scheduler.isIdle }

  /// Takes a step, and returns false if the app refused it.
  @discardableResult
  func take(_ step: ExplorationStep) async -> Bool {
    guard mayTake(step) else { return false }
    let alert = stage.wall == nil ? stage.shownAlert.map { $0.id ?? $0.title.masked } : nil
    defer { alertBehindWall = stage.wall == nil ? nil : alert ?? alertBehindWall }
    switch step {
    case .restart:
      await end()
      guard stage.perform(.launch) == .performed else { return false }
      if let savedFormFactor { stage.perform(.adapt(savedFormFactor)) }
    case .custom(let name):
      guard carryOut(name) else { return false }
    case .action(.wait(let duration)) where !scheduler.sleepers.isEmpty:
      await stage.play(.wait(duration))
    case .action(let action):
      guard stage.perform(action) == .performed else { return false }
    }
    if !scheduler.sleepers.isEmpty { await scheduler.sleepers.settled() }
    path.append(step)
    return true
  }

  /// Records a step in the diary, and returns false if its script ended an earlier process.
  private func mayTake(_ step: ExplorationStep) -> Bool {
    guard let diary = subject.options.diary else { return true }
    script.append(step)
    guard !diary.deadlyScripts.contains(script) else {
      script.removeLast()
      return false
    }
    diary.write(script)
    return true
  }

  private var savedFormFactor: FormFactor? {
    formFactor == stage.state.formFactor ? nil : formFactor
  }
  private var formFactor = FormFactor.compact

  /// Ends the app in the background, and makes it again on its device without launching it.
  func end() async {
    stage.perform(.background)
    if !scheduler.sleepers.isEmpty { await scheduler.sleepers.settled() }
    savedTree = NavigationTree(stage)
    formFactor = stage.state.formFactor
    scheduler.forgetPending()
    (app, scheduler) = Self.make(subject, on: device)
  }

  private func carryOut(_ name: String) -> Bool {
    if let body = device.faults[name] {
      guard fault == nil else { return false }
      fault = name
      body()
    } else if let action = subject.options.customActions.first(where: { $0.name == name }) {
      action.body(controller)
    } else {
      return false
    }
    return true
  }

  /// Takes a step, waits if the step began short work, and returns the steps taken, or nil if the
  /// app refused the step.
  ///
  /// Older pending work causes no wait, so that only a step that waits completes it.
  @discardableResult
  func takeEagerly(_ step: ExplorationStep) async -> [ExplorationStep]? {
    let (before, number) = (scheduler, scheduler.scheduledSoFar)
    guard await take(step) else { return nil }
    if case .action(.wait) = step { return [step] }
    let patience = subject.options.patience
    let isNew = scheduler.isWaiting(behind: scheduler === before ? number : 0, within: patience)
    guard isNew else { return [step] }
    let wait = ExplorationStep.action(.wait(patience))
    await take(wait)
    return [step, wait]
  }
}

/// The explored app, its wireframe and the options.
@MainActor
struct ExplorationSubject {
  let wireframe: WireframeVariant
  var options: ExplorationOptions
  let app: ExplorableApp
}
