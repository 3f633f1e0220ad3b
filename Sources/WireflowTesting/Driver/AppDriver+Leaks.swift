#if canImport(Testing) && canImport(XCTest)
import Wireflow

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
      entry.departure.map { Leftover.leak(entry.leak.description, at: calls[$0].site) }
    }
      + survivors.map {
        Leftover.leak(
          "\($0.leak.name) is still in memory after the app; \($0.leak.details)", at: site)
      }
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
#endif
