#if canImport(Testing) && canImport(XCTest)
import Wireflow

extension AppDriver {
  /// Ends the test and releases the app.
  ///
  /// An exhaustive driver fails the test for each of the following:
  ///
  /// - unread lines of the log
  /// - work that the stage refused
  /// - pending work
  /// - an open alert
  /// - child flows that do nothing except listen to streams
  /// - leaked screens and coordinators
  public func finish(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    // Asynchronous work releases its objects only after it has been cancelled.
    guard let inventory = close(at: site) else { return }
    report(leaks(of: inventory, at: creation))
  }

  /// Waits for asynchronous work to settle, ends the test and releases the app.
  ///
  /// Otherwise this method behaves like the synchronous variant.
  public func finish(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    await scheduler.sleepers.settled()
    guard let inventory = close(at: site) else { return }
    await scheduler.sleepers.settled()
    report(leaks(of: inventory.withoutTasks, at: creation))
  }

  /// Reports the leftovers of the test, and releases the app.
  ///
  /// The result lists the objects that must be deallocated when this method returns.
  private func close(at site: CallSite) -> Inventory? {
    guard let app = running(at: site) else { return nil }
    end.withLock { $0 = site }
    UnfinishedDrivers.shared.remove(number)
    app.noteFailuresOfWork(at: site)
    app.noteAlert(at: site)
    report(
      unreadLines + refusedWork + pendingWork(of: app) + openAlert(of: app)
        + listeningFlows(of: app, at: site))
    return letGo(of: app, with: leaks(of: app))
  }

  /// The unread lines as one leftover, at the step that wrote the first of them.
  private var unreadLines: [Leftover] {
    let lines = past.unread + log.lines(behind: readCount)
    guard !lines.isEmpty else { return [] }
    return [Leftover(message: Self.unread(lines), site: past.site ?? siteOfUnread)]
  }

  /// The place of the step that wrote the first unread line of the log.
  var siteOfUnread: CallSite { (calls.last { $0.firstLine <= readCount })?.site ?? creation }

  private func pendingWork(of app: RunningApp) -> [Leftover] {
    scheduler.pending.map { work in
      Leftover(
        message: """
          Work that was scheduled here waits for its time: it is due in \(work.due - scheduler.now).

            To fix: advance(by:) until it has run, or have the app cancel it.
          """,
        site: app.workSites[work.number] ?? creation)
    }
  }

  private func openAlert(of app: RunningApp) -> [Leftover] {
    app.openAlert.map { alert, site in
      let answers = alert.actions.map { "choose(\($0.title.literal))" }
      return [
        Leftover(
          message: """
            The \(alert.style.rawValue) \(alert.title.literal) that came here is still open.

              To fix: answer it with \(answers.joined(separator: " or ")).
            """,
          site: site)
      ]
    } ?? []
  }

  /// Returns the flows that show nothing any more but still listen to streams.
  private func listeningFlows(of app: RunningApp, at site: CallSite) -> [Leftover] {
    app.stages.flatMap(\.flowsThatOnlyListen).map { flow in
      Leftover(
        message: """
          The flow of \(flow.name) is still alive: it shows nothing, and only listens to what began \
          at \(flow.origins.joined(separator: ", ")).

            To fix: end the flow with finish(_:), end the stream, or cancel the handle that \
          listen(to:) returns.
          """,
        site: site)
    }
  }

  func report(_ leftovers: [Leftover]) {
    for leftover in leftovers {
      switch exhaustivity {
      case .on: recordFailure(leftover.message, at: leftover.site)
      case .off(showSkipped: true): recordWarning(leftover.message, at: leftover.site)
      case .off(showSkipped: false): break
      }
    }
  }
}

/// An item that a test has not accounted for.
struct Leftover {
  let message: String
  let site: CallSite

  static func leak(_ description: String, at site: CallSite) -> Leftover {
    Leftover(
      message: """
        Something leaks: \(description).

          To fix: capture it weakly, as wire(_:_:) does. A variable of the test keeps it, too.
        """,
      site: site)
  }
}
#endif
