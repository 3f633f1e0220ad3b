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
  /// The watch that stands for backends: what it is not told, they do not draw.
  private let watch: PictureWatch
  private var warned: Set<String> = []

  init(
    controller: ApplicationController, ledger: LeakLedger, backend: any PresentationBackend
  ) {
    self.controller = controller
    self.ledger = ledger
    self.backend = backend
    watch = controller.stage.watch { _, _ in }
  }

  var stage: Stage { controller.stage }

  func note(_ pending: [ManualScheduler.PendingWork], at site: CallSite) {
    let numbers = pending.map { ($0.number, workSites[$0.number] ?? site) }
    workSites = Dictionary(uniqueKeysWithValues: numbers)
  }

  /// Warns of screens whose change no backend would see, once of each.
  func noteUnnoticedChanges(at site: CallSite) {
    for screen in stage.unnoticedChanges {
      let name = "\(type(of: screen)) \(screen.title.literal)"
      guard warned.insert(name).inserted else { continue }
      recordWarning(
        """
        The content of \(name) has changed, and nothing has told those who watch the app.

          To fix: make the screen, or the model that its content reads, @Observable, or call \
        stage.contentChanged(of:) after each change.
        """, at: site)
    }
  }

  func note(_ alert: AlertContent?, at site: CallSite) {
    guard openAlert?.content != alert else { return }
    openAlert = alert.map { ($0, site) }
  }
}
#endif
