import Wireflow

/// The gestures that the user may currently make in front.
struct GesturePermits {
  var allowsBack = false
  var allowsDismissal = false
  var allowsNext = false
  var allowsPrevious = false
}

extension StagePicture {
  /// Notes on the pages and the region in front which gestures the user may make there.
  mutating func give(_ permits: GesturePermits) {
    if modals.isEmpty {
      Self.give(permits, to: &base.pages)
    } else {
      Self.give(permits, to: &modals[modals.count - 1].region.pages)
    }
    give(permits, to: \.base)
    for place in modals.indices { give(permits, to: \.modals[place].region) }
  }

  /// Notes on the region whose pages the user can turn which swipes may begin.
  private mutating func give(
    _ permits: GesturePermits, to region: WritableKeyPath<StagePicture, Region>
  ) {
    guard self[keyPath: region].turns != nil else { return }
    self[keyPath: region].turns?.allowsNext = permits.allowsNext
    self[keyPath: region].turns?.allowsPrevious = permits.allowsPrevious
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
      let pages = stage.pageTurns.filter { stage.allowsUserSelection(of: $0.page) }
      return GesturePermits(
        allowsBack: stage.allowsUserPop, allowsDismissal: stage.allowsUserDismissal,
        allowsNext: pages.contains { $0.action == .next },
        allowsPrevious: pages.contains { $0.action == .previous })
    }
    guard isWatched else { return read() }
    guard stage.hasGuards else {
      readings.endPermits()
      return read()
    }
    return readings.permits(read) { [weak self] in self?.stage?.finishTurnIfIdle() }
  }
}
