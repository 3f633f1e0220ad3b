#if canImport(Testing) && canImport(XCTest)
import Wireflow

extension AppDriver {
  /// Ends the test of the app, and lets go of it.
  ///
  /// A driver that is exhaustive fails for each thing that the test has not accounted for: lines
  /// of the log, work that the stage refused, work that waits for its time, an open alert, child
  /// flows that only listen to streams, screens and coordinators that are not needed any more and are still in memory.
  public func finish(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    // What asynchronous work holds is let go of only when that has been cancelled.
    guard let inventory = close(at: site) else { return }
    report(leaks(of: inventory, at: creation))
  }

  /// Ends the test of the app once its asynchronous work has settled, and lets go of it.
  ///
  /// All else is as in a test that does not wait.
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

  /// Reports what the test has not accounted for, and lets go of the app.
  ///
  /// Returns what must be gone from memory with it once this has returned.
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

  /// The lines that nobody read, as one, where the first of them came from.
  private var unreadLines: [Leftover] {
    let lines = past.unread + log.lines(behind: readCount)
    guard !lines.isEmpty else { return [] }
    return [Leftover(message: Self.unread(lines), site: past.site ?? siteOfUnread)]
  }

  /// The place where the first line of the log that nobody has read came from.
  var siteOfUnread: CallSite { (steps.last { $0.firstLine <= readCount })?.site ?? creation }

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

  /// Returns the flows that have nothing left to show and still listen to streams.
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

/// Something that a test has not accounted for.
struct Leftover {
  let message: String
  let site: CallSite

  static func leak(_ description: String, at site: CallSite) -> Leftover {
    Leftover(
      message: """
        Something leaks: \(description).

          To fix: capture weakly what is kept, as wire(_:_:) does. What the test itself keeps in \
        a variable counts, too.
        """,
      site: site)
  }
}
#endif
