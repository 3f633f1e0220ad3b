#if canImport(Testing) && canImport(XCTest)
import Wireflow

/// A list of the objects that have to leave memory with an app, or before it.
struct Inventory {
  /// The leaks that were there before the app ended, each with the names of the objects that it keeps.
  fileprivate(set) var leaks: [LeakLedger.Entry]
  fileprivate let entries: [LeakLedger.Entry]
  /// True if asynchronous work may keep objects until it has been cancelled.
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
  /// Lets go of the app, and returns a list of its objects, which must then be gone from memory.
  func letGo(of app: RunningApp, with leaks: [LeakLedger.Entry]) -> Inventory {
    self.app = nil
    return Inventory(
      leaks: leaks, entries: app.living.filter { $0.departure == nil },
      hasTasks: app.stages.contains(where: \.hasTasks), windows: app.windows,
      backend: app.backend)
  }

  /// Returns the objects that have left the stage and are still in memory.
  ///
  /// The list is empty while work waits: the end of a transition, for example, keeps its screens, and
  /// the driver reports the waiting work itself.
  func leaks(of app: RunningApp) -> [LeakLedger.Entry] {
    guard scheduler.pending.isEmpty else { return [] }
    return app.living.filter { $0.departure != nil }.owners
  }

  /// Returns one leftover for each leak that no other is known to keep.
  ///
  /// Three facts are known: a screen is kept by its coordinator, a coordinator by the one that started
  /// it, and a screen on stage by the stage. A coordinator keeps the stage by its wireframe. Other
  /// keepers, such as closures, are unknown.
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
      entry.departure.map { Leftover.leak(entry.leak.description, at: steps[$0].site) }
    }
      + survivors.map {
        Leftover.leak(
          "\($0.leak.name) is still in memory after the app; \($0.leak.details)", at: site)
      }
  }

  /// Returns the objects that are still in memory after the app, though they did not leave before.
  ///
  /// Nothing can be said while work waits, or if the test keeps a backend, which may show the last
  /// screens for ever. A backend that lives because the stage does is none that the test keeps: a
  /// coordinator that leaks keeps both.
  private func survivors(of inventory: Inventory) -> [LeakLedger.Entry] {
    guard !inventory.hasTasks, scheduler.pending.isEmpty,
      inventory.isAnyStageAlive || inventory.backend == nil
    else { return [] }
    return inventory.entries.filter { $0.object != nil }.owners
  }
}

extension LeakLedger.Entry {
  /// The stage of an app, which something keeps, with the screens on it.
  fileprivate static func stage(keeping screens: [String]) -> LeakLedger.Entry {
    var leak = LeakLedger.Leak(name: "Stage", flow: nil, origin: "launch")
    leak.hanging = screens
    return LeakLedger.Entry(object: nil, owner: nil, isFlow: true, leak: leak, departure: nil)
  }
}
#endif
