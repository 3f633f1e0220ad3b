#if canImport(Testing) && canImport(XCTest)
public import Wireflow

extension AppDriver {
  /// Restarts the app: it goes to the background, where it saves what it needs, all of it goes from
  /// memory as when the system ends it, and it is made and launched anew.
  ///
  /// What it has saved must outlive it in something that both closures hold. Delayed work goes with
  /// the app. The log begins anew, and what was not read of the old one stands before it.
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

  /// Restarts the app once its asynchronous work has settled.
  ///
  /// All else is as in a test that does not wait.
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

  /// Sends the app to the background and lets go of it, and returns what must be gone with it.
  private func endApp(at site: CallSite) -> Inventory? {
    step(at: site) { $0.perform(.background) }
    guard let app else { return nil }
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
    let app = try RunningApp(
      on: wireframe, backend: backend, scheduler: scheduler, at: site, makeController)
    (self.app, log, readCount, steps) = (app, app.stage.log, 0, [])
    step(at: site) { $0.perform(.launch) }
  }
}
#endif
