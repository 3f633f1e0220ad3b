#if canImport(Testing) && canImport(XCTest)
import Wireflow
import WireflowInteraction

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
  func newShortcutFaults() -> [ShortcutFault] {
    let faults = stage?.shortcutFaults ?? []
    defer { faultCount = faults.count }
    return Array(faults.dropFirst(faultCount))
  }
}
#endif
