/// The modals that go with their presenters.
extension StageTree {
  /// True while there is one.
  @inline(__always)
  var hasTies: Bool { order.count > 1 && order.contains { regions[$0].fate == .leaves } }

  /// The lowest modal that has to go because its presenter has.
  var orphan: Index? {
    order.dropFirst().first { regions[$0].fate == .leaves && regions[$0].presenter == .none }
  }
}
