/// The regions in their order from the base to the modal in front.
///
/// The order also lists the walls and the regions with root items, because nearly every request and
/// every user action needs them.
@MainActor
struct RegionOrder {
  private(set) var all: [Region]
  /// The walls, from the lowest to the one in front.
  private(set) var walls: [Region] = []
  /// The regions with root items, from the base to the one in front.
  private(set) var withRootItems: [Region]

  init(base: Region) {
    all = [base]
    withRootItems = [base]
  }

  var base: Region { all[0] }
  var front: Region { all[all.count - 1] }
  var modals: ArraySlice<Region> { all.dropFirst() }

  /// Returns the position of a region, counted from the base, in O(log n).
  func level(of region: Region) -> Int { Self.position(of: region, in: all) }

  mutating func append(_ region: Region) {
    all.append(region)
    if region.isWall { walls.append(region) }
    if region.container != nil { withRootItems.append(region) }
  }

  mutating func remove(_ region: Region) {
    all.remove(at: level(of: region))
    if region.isWall { walls.removeAll { $0 === region } }
    if region.container != nil {
      withRootItems.remove(at: Self.position(of: region, in: withRootItems))
    }
  }

  /// Inserts a region at its rank again.
  mutating func insert(_ region: Region) {
    Self.insert(region, into: &all)
    if region.isWall { Self.insert(region, into: &walls) }
    if region.container != nil { Self.insert(region, into: &withRootItems) }
  }

  private static func insert(_ region: Region, into regions: inout [Region]) {
    regions.insert(region, at: position(of: region, in: regions))
  }

  private static func position(of region: Region, in regions: [Region]) -> Int {
    regions.firstPlace { $0.rank >= region.rank }
  }
}
