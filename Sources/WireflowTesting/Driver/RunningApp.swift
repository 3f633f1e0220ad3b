#if canImport(Testing) && canImport(XCTest)
import Wireflow
import WireflowInteraction

/// A running app under test, with the items that the test has to account for.
@MainActor
final class RunningApp {
  let controller: ApplicationController
  let ledger: LeakLedger
  let backend: any PresentationBackend
  /// The places at which pending work was scheduled, by the number of the work.
  private(set) var workSites: [Int: CallSite] = [:]
  /// The open alert, and the place where it appeared.
  private(set) var openAlert: (content: AlertContent, site: CallSite)?
  /// A watch that detects changes like a backend, which never draws a change that it does not see.
  private let watch: PictureWatch
  private var warned: Set<String> = []
  /// The number of log lines that were searched for failures of work.
  private var heardCount = 0
  /// The number of recorded faults of shortcuts.
  private var faultCount = 0

  /// Creates an app on its own stage, with an unlimited log.
  init(
    on wireframe: WireframeVariant, backend: any PresentationBackend, scheduler: ManualScheduler,
    at site: CallSite, _ makeController: (Stage, WireframeMaker) throws -> ApplicationController
  ) rethrows {
    let stage = Stage(backend: backend, scheduler: scheduler)
    ledger = LeakLedger(stage)
    controller = try makeController(stage, wireframe.makeWireframe)
    self.backend = backend
    watch = controller.stage.watch { _, _ in }
    controller.stage.log.limit = nil
    if let failure = wireframe.failure(of: controller, on: stage) {
      recordFailure(failure, at: site)
    }
  }

  var stage: Stage { controller.stage }

  func note(_ pending: [ManualScheduler.PendingWork], at site: CallSite) {
    let numbers = pending.map { ($0.number, workSites[$0.number] ?? site) }
    workSites = Dictionary(uniqueKeysWithValues: numbers)
  }

  /// Warns once about each screen whose changes no backend can detect.
  func noteUnnoticedChanges(at site: CallSite) {
    for screen in stage.unnoticedChanges {
      let name = "\(type(of: screen)) \(screen.title.literal)"
      guard warned.insert(name).inserted else { continue }
      recordWarning(
        """
        The content of \(name) has changed, and nothing has told those who watch the app.

          To fix: make the screen, or the model that its content reads, @Observable, or call \
        stage.contentChanged(of:) after each change.
        """, at: site)
    }
  }

  /// Records new failures of work.
  func noteFailuresOfWork(at site: CallSite) {
    for entry in stage.log.entries(behind: heardCount) {
      if let failure = entry.failureOfWork { recordFailure(failure, at: site) }
    }
    heardCount = stage.log.writtenCount
  }

  /// Records new faults of shortcuts.
  func noteShortcutFaults(at site: CallSite) {
    let faults = stage.shortcutFaults
    for fault in faults.dropFirst(faultCount) {
      recordFailure(
        """
        A shortcut does not work as the app describes it: \(fault).

          To fix: give the element another key or other modifiers.
        """, at: site)
    }
    faultCount = faults.count
  }

  func note(_ alert: AlertContent?, at site: CallSite) {
    guard openAlert?.content != alert else { return }
    openAlert = alert.map { ($0, site) }
  }
}
#endif
