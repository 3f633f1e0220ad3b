import Wireflow
import WireflowInteraction

/// An app that runs headless, with time that is moved by hand.
@MainActor
final class LiveApp {
  private(set) var app: any WindowedApp
  private(set) var scheduler: ManualScheduler
  /// The fault of its services, of which one is tried at a time.
  private(set) var fault: String?
  /// The tree that the app had when it went to the background to be restarted.
  private(set) var savedTree: NavigationTree?
  private let subject: ExplorationSubject
  private let device: ExplorableApp.Device
  /// The steps that were written down.
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
  /// The names of the faults that may still come.
  var faultNames: [String] { fault == nil ? subject.app.faultNames : [] }

  /// True while something waits for its time.
  var isPending: Bool { !scheduler.isIdle }

  /// Takes a step, and returns false if it was refused.
  @discardableResult
  func take(_ step: ExplorationStep) async -> Bool {
    guard mayTake(step) else { return false }
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
    return true
  }

  /// Writes a step down, unless its script has ended a process before.
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

  private var savedFormFactor: FormFactor? { formFactor == stage.formFactor ? nil : formFactor }
  private var formFactor = FormFactor.compact

  /// Ends the app in the background, and makes it anew on its device, not launched yet.
  func end() async {
    stage.perform(.background)
    if !scheduler.sleepers.isEmpty { await scheduler.sleepers.settled() }
    savedTree = NavigationTree(stage)
    formFactor = stage.formFactor
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

  /// Takes a step and lets time run on if the step has begun something that is over soon, and
  /// returns all that was done, or nil if the step was refused.
  ///
  /// What has waited before keeps waiting, so that nothing but time itself brings it about.
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

/// The app that is explored, the wireframe, and how.
@MainActor
struct ExplorationSubject {
  let wireframe: ExplorableWireframe
  var options: ExplorationOptions
  let app: ExplorableApp
}
