#if canImport(Testing) && canImport(XCTest)
public import Wireflow
import WireflowInteraction

extension AppDriver {
  /// The links of the open windows in the order in which they opened, nil for the main window.
  ///
  /// ```swift
  /// #expect(app.windows == [nil, "mail://thread/12"])
  /// ```
  public var windows: [String?] {
    guard let session = running(at: creation)?.app as? ApplicationSession else { return [nil] }
    return session.windows.map(\.link)
  }

  /// Goes to the window with a link, or to the main window for nil.
  public func window(
    _ link: String?, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    perform(.window(link), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Closes the window that the user is in.
  public func closeWindow(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(.closeWindow, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// A window that a driver has seen, which outlives the window's end to notice what leaks.
@MainActor
final class DrivenWindow {
  let ledger: LeakLedger
  weak let stage: Stage?
  /// The watch that detects changes like a backend, which never draws a change that it does not see.
  private var watch: PictureWatch?
  /// The last picture of the watch.
  private(set) var picture = StagePicture()
  /// The number of faults of shortcuts that were recorded.
  private var faultCount = 0

  init(_ stage: Stage, at step: Int) {
    self.stage = stage
    ledger = LeakLedger(stage)
    ledger.step = step
    watch = stage.watch { [weak self] picture, _ in self?.picture = picture }
  }

  /// Returns the faults of shortcuts since the last call.
  func newShortcutFaults() -> [String] {
    let faults = stage?.shortcutFaults ?? []
    defer { faultCount = faults.count }
    return Array(faults.dropFirst(faultCount))
  }
}

extension AppDriver {
  /// Restarts the app as the system would: the app goes to the background and saves its state,
  /// leaves memory with all its objects, and launches again.
  ///
  /// To survive, saved state must be in an object that both closures capture. Delayed work ends
  /// with the app. A new log begins, and unread lines of the old one come before its lines.
  ///
  /// ```swift
  /// let disk = FakeDisk()
  /// let app = AppDriver { ApplicationController(notesOn: $0, wireframe: $1, disk: disk) }
  /// app.tap("Groceries")
  /// app.restart { ApplicationController(notesOn: $0, wireframe: $1, disk: disk) }
  /// app.expectVisible("Groceries")
  /// ```
  public func restart(
    backend: any PresentationBackend = TextRecorder(), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    makeController: (Stage, WireframeMaker) throws -> ApplicationController
  ) rethrows {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let inventory = endApp(at: site) else { return }
    report(leaks(of: inventory, at: site))
    try launch(backend, at: site, makeController)
  }

  /// Waits for asynchronous work to settle, and restarts the app.
  ///
  /// Otherwise this method behaves like the synchronous variant.
  public func restart(
    backend: any PresentationBackend = TextRecorder(), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    makeController: (Stage, WireframeMaker) throws -> ApplicationController
  ) async rethrows {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    await scheduler.sleepers.settled()
    guard let inventory = endApp(at: site) else { return }
    await scheduler.sleepers.settled()
    report(leaks(of: inventory.withoutTasks, at: site))
    try launch(backend, at: site, makeController)
  }

  /// Sends the app to the background, releases it, and returns the objects that must be
  /// deallocated.
  private func endApp(at site: CallSite) -> Inventory? {
    step(at: site) { $0.perform(.background) }
    return app.map(release)
  }

  /// Releases the app for another one, and returns the objects that must be deallocated.
  func release(_ app: RunningApp) -> Inventory {
    let leaks = leaks(of: app)
    report(refusedWork)
    past.add(log.lines, read: readCount, at: readCount < log.writtenCount ? siteOfUnread : nil)
    scheduler.forgetPending()
    return letGo(of: app, with: leaks)
  }

  private func launch(
    _ backend: any PresentationBackend, at site: CallSite,
    _ makeController: (Stage, WireframeMaker) throws -> ApplicationController
  ) rethrows {
    try replace(by: backend, at: site, makeController)
    step(at: site) { $0.perform(.launch) }
  }

  /// Creates another app, which has not launched yet.
  func replace(
    by backend: any PresentationBackend, at site: CallSite,
    _ makeController: (Stage, WireframeMaker) throws -> ApplicationController
  ) rethrows {
    let app = try RunningApp(
      on: wireframe, backend: backend, scheduler: scheduler, at: site, makeController)
    (self.app, log, readCount, calls) = (app, app.stage.log, 0, [])
  }
}
#endif
