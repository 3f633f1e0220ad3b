#if canImport(Testing) && canImport(XCTest)
import Testing
public import Wireflow
import WireflowInteraction

/// An app under test, without a screen, on which a test acts as the user and controls the time.
///
/// A driver is exhaustive by default. At its end, the test fails for every effect of the app that
/// the test ignored. Each failure points at the line of the test that caused it. Always call
/// `finish()`. If you forget it, the test fails, or the whole process fails when it ends.
///
/// If a helper function passes on `#fileID`, `#filePath`, `#line` and `#column`, its failures point
/// at its caller.
///
///     @Test func dismissesTheLoginAfterADelay() {
///       let app = AppDriver { ApplicationController(shopOn: $0, wireframe: $1) }
///       app.tap("Log in")
///       app.advance(by: .milliseconds(500))
///       app.assertSnapshot()
///       app.finish()
///     }
@MainActor
public final class AppDriver {
  /// The presentation log of the app, which is empty again after a restart.
  public internal(set) var log: PresentationLog
  /// The scheduler for all delays in the app.
  public let scheduler: ManualScheduler

  let exhaustivity: Exhaustivity
  let wireframe: WireframeVariant
  let creation: CallSite
  var app: RunningApp?
  /// The calls of the test, each of which may lead to several steps of the app, with the number of
  /// lines that the log had before the call.
  var calls: [(site: CallSite, firstLine: Int)] = []
  var readCount = 0
  /// The lines of the app before a restart, with the number of those that were read.
  var past = PastLines()
  /// The place where the test ended.
  ///
  /// The deinitializer reads it too, on any thread.
  let end = Locked<CallSite?>(nil)
  /// The driver's number in this process.
  let number: Int

  /// Creates an app on a wireframe, and launches it.
  ///
  /// The driver creates the stage, and the closure creates the app on the given wireframe. The
  /// default backend shows nothing. If your backend needs time, pass its scheduler too. The driver
  /// removes any limit of the log, because a test reads every line.
  public init(
    _ exhaustivity: Exhaustivity = .on, on wireframe: WireframeVariant = .tabBar,
    backend: any PresentationBackend = TextRecorder(),
    scheduler: ManualScheduler = ManualScheduler(), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    makeController: (Stage, WireframeMaker) throws -> ApplicationController
  ) rethrows {
    creation = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let app = try RunningApp(
      on: wireframe, backend: backend, scheduler: scheduler, at: creation, makeController)
    (self.app, log) = (app, app.stage.log)
    self.scheduler = scheduler
    self.exhaustivity = exhaustivity
    self.wireframe = wireframe
    number = UnfinishedDrivers.shared.add(creation)
    step(at: creation) { $0.perform(.launch) }
  }

  /// Creates an app with several windows on a wireframe, and launches it.
  ///
  /// The test acts in the window that the user is in. Time, leaks and the log are those
  /// of the whole session.
  ///
  /// ```swift
  /// let app = AppDriver(session: { ApplicationSession(mailOn: $0, wireframe: $1) }, on: .split)
  /// app.tap("Open in a new window")
  /// app.window(nil)
  /// ```
  public init(
    session makeSession: (ManualScheduler, @escaping WireframeMaker) throws -> ApplicationSession,
    _ exhaustivity: Exhaustivity = .on, on wireframe: WireframeVariant = .tabBar,
    scheduler: ManualScheduler = ManualScheduler(), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) rethrows {
    creation = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let app = try RunningApp(on: wireframe, scheduler: scheduler, at: creation, makeSession)
    (self.app, log) = (app, app.stage.log)
    self.scheduler = scheduler
    self.exhaustivity = exhaustivity
    self.wireframe = wireframe
    number = UnfinishedDrivers.shared.add(creation)
    step(at: creation) { $0.perform(.launch) }
  }

  deinit {
    guard end.withLock({ $0 }) == nil else { return }
    recordFailure(Self.neverFinished, at: creation)
    // Outside a test nobody may notice the failure, so the process repeats it when it ends.
    if Test.current != nil { UnfinishedDrivers.shared.remove(number) }
  }

  nonisolated static var neverFinished: String {
    """
    The app of this driver was never finished, so nothing was checked at its end.

      To fix: end the test with app.finish(), or with await app.finish() if it is asynchronous.
    """
  }

  /// The stage of the app.
  ///
  /// After the end of the test, reading it fails the test and returns an empty stage.
  ///
  /// If the test keeps objects of the stage, such as a screen, the driver reports them as leaks
  /// when it finishes.
  public var stage: Stage {
    running(at: creation)?.stage ?? Stage(backend: TextRecorder(), scheduler: ManualScheduler())
  }

  /// Runs a closure as one step of the test, unless the test has ended.
  func step(at site: CallSite, _ body: (Stage) -> Void) {
    guard let app = running(at: site) else { return }
    begin(at: site)
    body(app.stage)
    account(for: app, at: site)
  }

  /// Runs an asynchronous closure as one step of the test, unless the test has ended.
  func step(at site: CallSite, _ body: (RunningApp) async -> Void) async {
    guard let app = running(at: site) else { return }
    begin(at: site)
    await body(app)
    account(for: app, at: site)
  }

  /// Returns the app, or records a failure if the test has ended.
  func running(at site: CallSite) -> RunningApp? {
    if let end = end.withLock({ $0 }) {
      recordFailure(
        """
        This driver is used after its end: its app was finished at \(end).

          To fix: move finish() to the end of the test, or make a driver of its own for this.
        """, at: site)
    }
    return app
  }

  private func begin(at site: CallSite) {
    app?.call = calls.count
    // Lines that the app wrote while it was created belong to its launch.
    let firstLine = calls.isEmpty ? 0 : log.writtenCount
    calls.append((site, firstLine))
  }

  /// Records this step as the origin of new pending work and of a new alert.
  private func account(for app: RunningApp, at site: CallSite) {
    app.keepSites(of: scheduler.pending, at: site)
    app.noteAlerts(at: site)
    app.noteUnnoticedChanges(at: site)
    app.noteFailuresOfWork(at: site)
    app.noteShortcutFaults(at: site)
  }
}

/// A running app under test, with the items that the test has to account for.
@MainActor
final class RunningApp {
  let app: any WindowedApp
  let backend: any PresentationBackend
  /// The places at which pending work was scheduled, by the number of the work.
  private(set) var workSites: [Int: CallSite] = [:]
  /// The open alerts of all windows, and the places where they appeared.
  private(set) var openAlerts: [(content: AlertContent, site: CallSite)] = []
  /// The windows that have opened so far, closed ones included.
  private(set) var windows: [DrivenWindow] = []
  /// The steps of the app, with the latest drawings.
  private(set) lazy var timeline = SessionTimeline(
    following: stage, keeping: Self.mostDrawings
  ) { [weak self] in self?.picture ?? StagePicture() }
  /// The number of the call that goes on.
  var call = 0 { didSet { for window in windows { window.ledger.step = call } } }
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

  func keepSites(of pending: [ManualScheduler.PendingWork], at site: CallSite) {
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

  /// Notes where the open alert of each window came from.
  func noteAlerts(at site: CallSite) {
    openAlerts = stages.compactMap(\.shownAlert).map { alert in
      openAlerts.first { $0.content == alert } ?? (alert, site)
    }
  }
}

extension PresentationLog.Entry {
  /// The failure message for an entry about a flow's work, or nil if the entry is no failure.
  var failureOfWork: String? {
    switch self {
    case .failed(let flow, let error):
      """
      A task of \(flow) failed: \(error).

        To fix: catch the error in the task, or make it ErrorDisplayable, so that it is presented.
      """
    case .away(let flow, let origin, let limit, let taken):
      """
      The task of \(flow) that began at \(origin) did not come back within \(limit): it has been \
      away for \(taken).

        To fix: give the app a service that answers at once or sleeps on the scheduler. For \
      any other wait, let the flow listen to a stream.
      """
    case .stray(let delay):
      """
      A task that belongs to no flow slept for \(delay) on the stage's clock. Nobody waits for its \
      next steps, so two runs may differ.

        To fix: begin the work by task(_:) of a flow and await it there, instead of Task.detached, \
      a Task { } of a service, or a task that several flows share.
      """
    default: nil
    }
  }
}
#endif

extension WireframeVariant {
  /// Returns the fault of an app that was created for the variant, or nil if there is none.
  @MainActor
  func failure(of controller: ApplicationController, on stage: Stage) -> String? {
    guard controller.stage !== stage else { return nil }
    return """
      The app was not made on the wireframe \(name), so nothing of that one is tested.

        To fix: make it on the wireframe that the closure is given.
      """
  }
}
