extension NavigationState {
  /// One consequence of a change.
  enum News: Sendable, Hashable {
    case entered(ScreenID)
    case left(ScreenID, UInt32)
    /// A modal has gone.
    case departed(UInt32)
    case ended(FlowID, under: FlowID?, isFinished: Bool)
    /// An alert is closed, and answered unless a wall puts it aside.
    case closedAlert(UInt32, isAside: Bool)
    case shown(Shown)
  }

  /// A visible consequence of a change.
  enum Shown: Sendable, Hashable {
    case install
    indirect case update(Region, level: Int)
    case select(ScreenID)
    case push(ScreenID, over: ScreenID, in: ScreenID)
    /// Everything down to a screen has gone, which may have been alone.
    case pop(ScreenID, to: ScreenID, isOne: Bool)
    case remove([ScreenID], from: ScreenID)
    case replace(ScreenID, with: ScreenID)
    case showDetail(ScreenID, beside: ScreenID, in: ScreenID)
    case embed(ScreenID, in: ScreenID)
    case unembed(ScreenID)
    /// A modal has come, or has come to the front again.
    indirect case present(Region, over: ScreenID?, isNew: Bool)
    case dismiss(ScreenID)
    case alert
    case installPlayer
    case removePlayer(ScreenID)
    case minimize(ScreenID)
    case maximize(ScreenID)
    case openDrawer
    case closeDrawer
    case adapt
  }

  mutating func show(_ shown: Shown) { news.append(.shown(shown)) }

  /// Returns a number that is higher than all before.
  mutating func nextNumber() -> UInt32 {
    counts.arrivals &+= 1
    return counts.arrivals
  }
}
