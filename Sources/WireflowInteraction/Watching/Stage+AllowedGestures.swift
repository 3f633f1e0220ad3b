import Wireflow

extension Stage {
  /// The gestures that the user may currently make in front, as actions.
  ///
  /// It asks the guards of the stage, whose questions do not act.
  var allowedGestures: Set<UserAction> {
    let turns = pageTurns.filter { allowsUserSelection(of: $0.page) }.map(\.action)
    return Set(turns + (allowsUserPop ? [.back] : []) + (allowsUserDismissal ? [.dismiss] : []))
  }
}

extension StagePicture {
  /// Notes which gestures the user may make: on the pages in front, and on pages that turn.
  mutating func allow(_ gestures: Set<UserAction>) {
    base.allow(gestures, isFront: modals.isEmpty)
    for place in modals.indices {
      modals[place].region.allow(gestures, isFront: place == modals.count - 1)
    }
  }
}

extension StagePicture.Region {
  fileprivate mutating func allow(_ gestures: Set<UserAction>, isFront: Bool) {
    turns?.allowsNext = gestures.contains(.next)
    turns?.allowsPrevious = gestures.contains(.previous)
    guard isFront, !pages.isEmpty else { return }
    pages[pages.count - 1].allowsDismissal = gestures.contains(.dismiss)
    if gestures.contains(.back), let place = pages.lastIndex(where: { $0.back != nil }) {
      pages[place].allowsBack = true
    }
  }
}
