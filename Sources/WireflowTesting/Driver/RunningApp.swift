#if canImport(Testing) && canImport(XCTest)
import Wireflow
import WireflowInteraction

/// A running app under test, with the items that the test has to account for.
@MainActor
final class RunningApp {
  let app: any WindowedApp
  let backend: any PresentationBackend
  /// The places at which pending work was scheduled, by the number of the work.
  private(set) var workSites: [Int: CallSite] = [:]
  /// The open alert, and the place where it appeared.
  private(set) var openAlert: (content: AlertContent, site: CallSite)?
  /// The windows that have opened so far, closed ones included.
  private(set) var windows: [DrivenWindow] = []
  /// The steps of the app, with the latest drawings.
  private(set) lazy var timeline = SessionTimeline(
    following: stage, keeping: Self.mostDrawings
  ) { [weak self] in self?.picture ?? StagePicture() }
  /// The number of the call that goes on.
  var call = 0 {
    didSet { for window in windows { window.ledger.step = call } }
  }
  private var warned: Set<String> = []
  /// The number of log lines that were searched for failures of work.
  private var heardCount = 0

  /// The maximum number of kept drawings.
  static let mostDrawings = 1_000

  /// Creates an app on its own stage, with an unlimited log.
  init(
    on wireframe: WireframeVariant, backend: any PresentationBackend, scheduler: ManualScheduler,
    at site: CallSite, _ makeController: (Stage, WireframeMaker) throws -> ApplicationController
  ) rethrows {
    let stage = Stage(backend: backend, scheduler: scheduler)
    let controller = try makeController(stage, wireframe.makeWireframe)
    app = controller
    self.backend = backend
    prepare(wireframe.failure(of: controller, on: stage), at: site)
  }

  /// Makes an app with several windows, whose log keeps all lines.
  init(
    on wireframe: WireframeVariant, scheduler: ManualScheduler, at site: CallSite,
    _ makeSession: (ManualScheduler, @escaping WireframeMaker) throws -> ApplicationSession
  ) rethrows {
    let session = try makeSession(scheduler, wireframe.makeWireframe)
    app = session
    backend = TextRecorder()
    prepare(nil, at: site)
    session.onOpen = { [weak self] window in self?.add(window.stage) }
  }

  private func prepare(_ failure: String?, at site: CallSite) {
    for stage in stages { add(stage) }
    app.log.limit = nil
    _ = timeline
    if let failure { recordFailure(failure, at: site) }
  }

  private func add(_ stage: Stage) { windows.append(DrivenWindow(stage, at: call)) }

  /// The stage of the window that the user is in.
  var stage: Stage { app.currentStage }

  /// The picture that a backend of this window would show.
  private var picture: StagePicture? {
    let stage = stage
    return windows.last { $0.stage === stage }?.picture
  }

  /// The stages of the open windows.
  var stages: [Stage] { app.stages }

  /// The objects in memory that came on stage in any window.
  var living: [LeakLedger.Entry] { windows.flatMap(\.ledger.living) }

  func note(_ pending: [ManualScheduler.PendingWork], at site: CallSite) {
    let numbers = pending.map { ($0.number, workSites[$0.number] ?? site) }
    workSites = Dictionary(uniqueKeysWithValues: numbers)
  }

  /// Warns once about each screen whose changes no backend can detect.
  func noteUnnoticedChanges(at site: CallSite) {
    for screen in stages.flatMap(\.unnoticedChanges) {
      let name = "\(type(of: screen)) \(screen.title.literal)"
      guard warned.insert(name).inserted else { continue }
      recordWarning(
        """
        The content of \(name) has changed, but nobody has notified the watchers of the app.

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
    for fault in windows.flatMap({ $0.newShortcutFaults() }) {
      recordFailure(
        """
        A shortcut does not work as the app describes it: \(fault).

          To fix: give the element another key or other modifiers.
        """, at: site)
    }
  }

  /// Notes where an open alert of any window came from.
  func noteAlert(at site: CallSite) {
    let alert = stages.lazy.compactMap(\.shownAlert).first
    guard openAlert?.content != alert else { return }
    openAlert = alert.map { ($0, site) }
  }
}
#endif
