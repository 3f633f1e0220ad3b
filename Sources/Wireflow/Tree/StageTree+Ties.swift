/// The modals that go with their presenters.
extension StageTree {
  /// The numbers of what comes on stage.
  struct Counts {
    /// The number of screens and modals that have come on stage so far.
    var arrivals: UInt32 = 0
    /// The number of modals on stage that go with their presenters.
    var ties = 0
  }

  var arrivals: UInt32 { counts.arrivals }

  /// True while there is one.
  @inline(__always)
  var hasTies: Bool { counts.ties > 0 }

  /// The lowest modal that has to go because its presenter has.
  var orphan: Index? {
    guard hasTies else { return nil }
    return order.dropFirst().first {
      regions[$0].fate == .leaves && regions[$0].presenter == .none
    }
  }

  /// Takes a region away that stands in no order any more.
  mutating func drop(_ region: Index) {
    if regions[region].fate == .leaves { counts.ties -= 1 }
    regions.remove(region, leaving: .init())
  }
}
