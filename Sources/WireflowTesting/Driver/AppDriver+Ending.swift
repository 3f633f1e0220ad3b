#if canImport(Testing) && canImport(XCTest)
import Foundation
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
    app.noteAlerts(at: site)
    report(
      unreadLines + refusedWork + pendingWork(of: app) + openAlerts(of: app)
        + listeningFlows(of: app, at: site))
    return letGo(of: app, with: leaks(of: app))
  }

  /// The unread lines as one leftover, at the step that wrote the first of them.
  private var unreadLines: [Leftover] {
    let lines = past.unread + log.lines(behind: readCount)
    guard !lines.isEmpty else { return [] }
    return [(Self.unread(lines), past.site ?? siteOfUnread)]
  }

  /// The place of the step that wrote the first unread line of the log.
  var siteOfUnread: CallSite { (calls.last { $0.firstLine <= readCount })?.site ?? creation }

  private func pendingWork(of app: RunningApp) -> [Leftover] {
    scheduler.pending.map { work in
      let message = """
        Work that was scheduled here waits for its time: it is due in \(work.due - scheduler.now).

          To fix: advance(by:) until it has run, or have the app cancel it.
        """
      return (message, app.workSites[work.number] ?? creation)
    }
  }

  private func openAlerts(of app: RunningApp) -> [Leftover] {
    app.openAlerts.map { alert, site in
      let answers = alert.actions.map { "choose(\($0.title.literal))" }
      let message = """
        The \(alert.style.rawValue) \(alert.title.literal) that came here is still open.

          To fix: answer it with \(answers.joined(separator: " or ")).
        """
      return (message, site)
    }
  }

  /// Returns the flows that show nothing any more but still listen to streams.
  private func listeningFlows(of app: RunningApp, at site: CallSite) -> [Leftover] {
    app.stages.flatMap(\.flowsThatOnlyListen).map { flow in
      let message = """
        The flow of \(flow.name) is still alive: it shows nothing, and only listens to what began \
        at \(flow.origins.joined(separator: ", ")).

          To fix: end the flow with finish(_:), end the stream, or cancel the handle that \
        listen(to:) returns.
        """
      return (message, site)
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

/// An item that a test has not accounted for, with the place to which its report points.
typealias Leftover = (message: String, site: CallSite)

/// A list of the objects that must be deallocated with an app or earlier.
struct Inventory {
  /// The leaks found before the app ended, each with the names of the objects that it retains.
  fileprivate(set) var leaks: [LeakLedger.Entry]
  fileprivate let entries: [LeakLedger.Entry]
  /// True if asynchronous work may retain objects until it is cancelled.
  fileprivate(set) var hasTasks: Bool
  fileprivate let windows: [DrivenWindow]
  fileprivate weak var backend: (any PresentationBackend)?

  /// True while something keeps the stage of any window.
  fileprivate var isAnyStageAlive: Bool { windows.contains { $0.stage != nil } }

  /// The same list, once asynchronous work has been cancelled.
  var withoutTasks: Inventory {
    var inventory = self
    inventory.hasTasks = false
    return inventory
  }
}

extension AppDriver {
  /// Releases the app, and returns a list of its objects, which must then be deallocated.
  func letGo(of app: RunningApp, with leaks: [LeakLedger.Entry]) -> Inventory {
    self.app = nil
    return Inventory(
      leaks: leaks, entries: app.living.filter { $0.departure == nil },
      hasTasks: app.stages.contains(where: \.hasTasks), windows: app.windows,
      backend: app.backend)
  }

  /// Returns the objects that have left the stage but are still in memory.
  ///
  /// The list is empty while work is pending, because the end of a transition, for example, retains
  /// its screens. The driver reports pending work separately.
  func leaks(of app: RunningApp) -> [LeakLedger.Entry] {
    guard scheduler.pending.isEmpty else { return [] }
    return app.living.filter { $0.departure != nil }.owners
  }

  /// Returns one leftover for each leak, except those that another leak is known to retain.
  ///
  /// A coordinator retains its screens, the coordinators that it started, and the stage, through
  /// its wireframe. The stage retains the screens on it. Other owners, such as closures, are
  /// unknown.
  func leaks(of inventory: Inventory, at site: CallSite) -> [Leftover] {
    var (leaks, survivors) = (inventory.leaks, survivors(of: inventory))
    if inventory.isAnyStageAlive, !survivors.isEmpty {
      let screens = survivors.filter { !$0.isFlow }.flatMap { [$0.leak.name] + $0.leak.hanging }
      if let keeper = survivors.firstIndex(where: \.isFlow) {
        survivors[keeper].leak.hanging += screens
      } else if let keeper = leaks.firstIndex(where: { $0.isFlow && $0.object != nil }) {
        leaks[keeper].leak.hanging += screens
      } else {
        survivors.append(.stage(keeping: screens))
      }
      survivors.removeAll { !$0.isFlow }
    }
    return leaks.compactMap { entry in
      entry.departure.map { Self.leak(entry.leak.description, at: calls[$0].site) }
    }
      + survivors.map {
        Self.leak(
          "\($0.leak.name) is still in memory after the app; \($0.leak.details)", at: site)
      }
  }

  private static func leak(_ description: String, at site: CallSite) -> Leftover {
    let message = """
      Something leaks: \(description).

        To fix: capture it weakly, as wire(_:_:) does. A variable of the test keeps it, too.
      """
    return (message, site)
  }

  /// Returns the objects that are still in memory after the app has ended, without those that had
  /// left the stage before.
  ///
  /// The list is empty while work is pending. It is also empty if the test keeps a backend, which
  /// may show the last screens forever. A backend that is alive because of the stage does not count
  /// as kept by the test, because a leaked coordinator retains both.
  private func survivors(of inventory: Inventory) -> [LeakLedger.Entry] {
    guard !inventory.hasTasks, scheduler.pending.isEmpty,
      inventory.isAnyStageAlive || inventory.backend == nil
    else { return [] }
    return inventory.entries.filter { $0.object != nil }.owners
  }
}

extension LeakLedger.Entry {
  /// The leaked stage of an app, with the screens on it.
  fileprivate static func stage(keeping screens: [String]) -> LeakLedger.Entry {
    var leak = LeakLedger.Leak(name: "Stage", flow: nil, origin: "launch")
    leak.hanging = screens
    return LeakLedger.Entry(object: nil, owner: nil, isFlow: true, leak: leak, departure: nil)
  }
}

/// A register of unfinished drivers that makes the process fail when it ends.
///
/// A driver in a global variable, or in a property of an `XCTestCase`, lives as long as the
/// process. When it ends, no test is left to fail.
final class UnfinishedDrivers: Sendable {
  static let shared = UnfinishedDrivers()

  private let state = Locked((count: 0, creations: [Int: CallSite]()))

  /// Adds a driver, and returns its number.
  func add(_ creation: CallSite) -> Int {
    let number = state.withLock { state in
      state.count += 1
      state.creations[state.count] = creation
      return state.count
    }
    if number == 1 { atexit { UnfinishedDrivers.shared.failIfAny() } }
    return number
  }

  /// Removes a driver that is finished, or whose test has failed because it was not.
  func remove(_ number: Int) { state.withLock { _ = $0.creations.removeValue(forKey: number) } }

  /// Ends the process with a failure if any driver is left.
  private func failIfAny() {
    let left = state.withLock { $0.creations.sorted { $0.key < $1.key }.map(\.value) }
    guard !left.isEmpty else { return }
    let text = left.map { "\($0.filePath):\($0.line): error: \(AppDriver.neverFinished)\n" }
      .joined()
    FileHandle.standardError.write(Data(text.utf8))
    fflush(nil)
    _exit(EXIT_FAILURE)
  }
}
#endif
