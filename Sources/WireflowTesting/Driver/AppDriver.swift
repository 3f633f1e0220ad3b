#if canImport(Testing) && canImport(XCTest)
import Testing
public import Wireflow

/// An app under test, without a screen, which a test drives like a user and moves in time by hand.
///
/// It is exhaustive: what the app did and the test did not look at fails at the end. Everything
/// that goes wrong is recorded as a failure at the line of the test that it comes from. A driver
/// that is never finished fails, too, at the latest when the process ends.
///
/// A helper that hands on `#fileID`, `#filePath`, `#line` and `#column` fails where it is called.
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
  /// The presentation log of the app, which begins anew when the app is restarted.
  public internal(set) var log: PresentationLog
  /// The time that the app's delays run on.
  public let scheduler: ManualScheduler

  let exhaustivity: Exhaustivity
  let wireframe: WireframeVariant
  let creation: CallSite
  var app: RunningApp?
  var steps: [DriverStep] = []
  var readCount = 0
  /// The lines of the app before it was restarted, and how many of them were read.
  var past = PastLines()
  /// The place where the test ended.
  ///
  /// It is read also when the driver goes away, wherever that is.
  let end = Locked<CallSite?>(nil)
  /// The number among the drivers of this process.
  let number: Int

  /// Creates an app on a wireframe, and launches it.
  ///
  /// The default backend shows nothing. The driver makes the stage, and the closure makes the app on
  /// the wireframe that it is given. Pass the scheduler of a backend that runs on time, too. A limit
  /// that the closure gives the log is lifted, since a test looks at all lines.
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
  /// What the test does happens in the window that the user is in. Time, leaks and the log are those
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
    // Outside of a test nobody may have heard it, so it is said again at the end of the process.
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
  /// Once the test has ended, reading it is a failure and gives an empty stage.
  ///
  /// What a test keeps of it, such as a screen, counts as leaked when the driver finishes.
  public var stage: Stage {
    running(at: creation)?.stage ?? Stage(backend: TextRecorder(), scheduler: ManualScheduler())
  }

  /// Does something as one step of the test, unless the test has ended.
  func step(at site: CallSite, _ body: (Stage) -> Void) {
    guard let app = running(at: site) else { return }
    begin(at: site)
    body(app.stage)
    account(for: app, at: site)
  }

  /// Does something asynchronous as one step of the test, unless the test has ended.
  func step(at site: CallSite, _ body: (RunningApp) async -> Void) async {
    guard let app = running(at: site) else { return }
    begin(at: site)
    await body(app)
    account(for: app, at: site)
  }

  /// Returns the app, unless the test has ended, which is recorded as a failure.
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
    app?.step = steps.count
    // What the app wrote while it was made counts to its launch.
    let firstLine = steps.isEmpty ? 0 : log.writtenCount
    steps.append(DriverStep(site: site, firstLine: firstLine))
  }

  /// Notes where what now waits or stands in front has come from.
  private func account(for app: RunningApp, at site: CallSite) {
    app.note(scheduler.pending, at: site)
    app.noteAlert(at: site)
    app.noteUnnoticedChanges(at: site)
    app.noteFailuresOfWork(at: site)
    app.noteShortcutFaults(at: site)
  }
}
#endif
