import Wireflow

/// The gestures that the user may currently make in front.
struct GesturePermits {
  var allowsBack = false
  var allowsDismissal = false
  var allowsNext = false
  var allowsPrevious = false
}

extension GesturePermits {
  /// Asks the guards of a stage, whose questions do not act.
  @MainActor
  init(_ stage: Stage) {
    let pages = stage.pageTurns.filter { stage.allowsUserSelection(of: $0.page) }
    self.init(
      allowsBack: stage.allowsUserPop, allowsDismissal: stage.allowsUserDismissal,
      allowsNext: pages.contains { $0.action == .next },
      allowsPrevious: pages.contains { $0.action == .previous })
  }
}

extension StagePicture {
  /// Notes which gestures the user may make: on the pages in front, and on pages that turn.
  mutating func give(_ permits: GesturePermits) {
    base.give(permits, isFront: modals.isEmpty)
    for place in modals.indices {
      modals[place].region.give(permits, isFront: place == modals.count - 1)
    }
  }
}

extension StagePicture.Region {
  fileprivate mutating func give(_ permits: GesturePermits, isFront: Bool) {
    turns?.allowsNext = permits.allowsNext
    turns?.allowsPrevious = permits.allowsPrevious
    guard isFront, !pages.isEmpty else { return }
    pages[pages.count - 1].allowsDismissal = permits.allowsDismissal
    if permits.allowsBack, let place = pages.lastIndex(where: { $0.back != nil }) {
      pages[place].allowsBack = true
    }
  }
}
