import Wireflow

/// The gestures that the user may currently make in front.
struct GesturePermits {
  var allowsBack = false
  var allowsDismissal = false
}

extension StagePicture {
  /// Sets the permitted gestures of the pages in front.
  mutating func give(_ permits: GesturePermits) {
    if modals.isEmpty {
      Self.give(permits, to: &base.pages)
    } else {
      Self.give(permits, to: &modals[modals.count - 1].region.pages)
    }
  }

  private static func give(_ permits: GesturePermits, to pages: inout [Page]) {
    if permits.allowsBack, let place = pages.lastIndex(where: { $0.back != nil }) {
      pages[place].allowsBack = true
    }
    if permits.allowsDismissal, !pages.isEmpty { pages[pages.count - 1].allowsDismissal = true }
  }
}

extension Pictures {
  /// Returns the gestures that the user may make, and notices when guards change their minds.
  func permits(isWatched: Bool) -> GesturePermits {
    guard let stage else { return GesturePermits() }
    let read = {
      GesturePermits(
        allowsBack: stage.allowsUserPop, allowsDismissal: stage.allowsUserDismissal)
    }
    guard isWatched else { return read() }
    guard stage.hasGuards else {
      readings.endPermits()
      return read()
    }
    return readings.permits(read) { [weak self] in self?.stage?.finishTurnIfIdle() }
  }
}
