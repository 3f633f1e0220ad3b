/// The modals that go with their presenters.
extension StageTree {
  /// An account of what has come on stage so far.
  struct Counts {
    /// The number of screens and modals.
    var arrivals: UInt32 = 0
    /// True once any modal was to go with its presenter, so that nobody looks for one before.
    var hasHadTies = false
  }

  var arrivals: UInt32 { counts.arrivals }

  /// True while there is one.
  @inline(__always)
  var hasTies: Bool { counts.hasHadTies && order.contains { regions[$0].fate == .leaves } }

  /// The lowest modal that has to go because its presenter has.
  var orphan: Index? {
    order.dropFirst().first { regions[$0].fate == .leaves && regions[$0].presenter == .none }
  }
}
