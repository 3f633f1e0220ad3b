#if canImport(Testing) && canImport(XCTest)
import Wireflow

/// An app that a driver drives, with what it has to account for.
@MainActor
final class RunningApp {
  let controller: ApplicationController
  let ledger: LeakLedger
  let backend: any PresentationBackend
  /// The places where the work that waits was scheduled, by the number of the work.
  private(set) var workSites: [Int: CallSite] = [:]
  /// The open alert, and where it came.
  private(set) var openAlert: (content: AlertContent, site: CallSite)?

  init(
    controller: ApplicationController, ledger: LeakLedger, backend: any PresentationBackend
  ) {
    self.controller = controller
    self.ledger = ledger
    self.backend = backend
  }

  var stage: Stage { controller.stage }

  func note(_ pending: [ManualScheduler.PendingWork], at site: CallSite) {
    let numbers = pending.map { ($0.number, workSites[$0.number] ?? site) }
    workSites = Dictionary(uniqueKeysWithValues: numbers)
  }

  func note(_ alert: AlertContent?, at site: CallSite) {
    guard openAlert?.content != alert else { return }
    openAlert = alert.map { ($0, site) }
  }
}
#endif
