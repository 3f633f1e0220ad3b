#if canImport(Testing) && canImport(XCTest)
public import Wireflow

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
