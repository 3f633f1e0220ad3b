#if canImport(Testing) && canImport(XCTest)
import Testing
public import Wireflow

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
  /// The calls of the test, each of which may lead to several steps of the app.
  var calls: [DriverCall] = []
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
    calls.append(DriverCall(site: site, firstLine: firstLine))
  }

  /// Records this step as the origin of new pending work and of a new alert.
  private func account(for app: RunningApp, at site: CallSite) {
    app.note(scheduler.pending, at: site)
    app.noteAlert(at: site)
    app.noteUnnoticedChanges(at: site)
    app.noteFailuresOfWork(at: site)
    app.noteShortcutFaults(at: site)
  }
}
#endif
