/// The modals that go with their presenters.
extension StageTree {
  /// The regions of the order that are asked for by what they are.
  struct Lists {
    var withRootItems: [Index] = []
    /// The walls, from the lowest to the one in front.
    var walls: [Index] = []
    /// The number of modals that go with their presenters.
    var tiedCount = 0
    /// The ones whose presenters have left, from the one in front to the lowest.
    var orphans: [Index] = []
  }

  /// True while there is one.
  @inline(__always)
  var hasTies: Bool { lists.tiedCount > 0 }

  /// The lowest modal that has to go because its presenter has, found in O(1).
  var orphan: Index? { lists.orphans.last }

  /// Takes the presenter from a modal.
  mutating func takePresenter(of region: Index) {
    regions[region].presenter = .none
    if hasTies { noteOrphan(region) }
  }

  /// Notes that a modal has to go, if it is tied to a presenter that has left.
  @inline(never)
  mutating func noteOrphan(_ region: Index) {
    guard regions[region].fate == .leaves, regions[region].presenter == .none else { return }
    lists.orphans.insert(region, at: placeAmongOrphans(region))
  }

  /// Forgets that a modal has to go, before it leaves the order or gets another place in it.
  @inline(never)
  mutating func forgetOrphan(_ region: Index) {
    guard regions[region].fate == .leaves, regions[region].presenter == .none else { return }
    let place = placeAmongOrphans(region)
    if place < lists.orphans.count { lists.orphans.remove(at: place) }
  }

  private func placeAmongOrphans(_ region: Index) -> Int {
    let rank = regions[region].rank
    return lists.orphans.firstPlace { regions[$0].rank <= rank }
  }

  /// Takes a region away that stands in no order any more.
  mutating func drop(_ region: Index) {
    if regions[region].fate == .leaves { lists.tiedCount -= 1 }
    if regions[region].style == .wall { lists.walls.removeAll { $0 == region } }
    regions.remove(region, leaving: .init())
  }
}
