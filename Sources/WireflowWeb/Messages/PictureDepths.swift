import Wireflow

/// The numbers of screens that lie below visible pages, by which the page knows the way in which
/// one comes after another.
struct PictureDepths: Hashable, Sendable {
  var base: [Int] = []
  var modals: [[Int]] = []

  @MainActor
  init(_ stage: Stage) {
    let snapshot = stage.snapshot
    base = Self.depths(in: snapshot.base)
    modals = snapshot.modals.map { Self.depths(in: $0.region) }
  }

  @MainActor
  private static func depths(in region: StageSnapshot.Region) -> [Int] {
    guard region.roots.indices.contains(region.selected) else { return [] }
    let root = region.roots[region.selected]
    let (list, detail) = (root.screens.count, root.detail.count)
    if detail > 0 {
      return region.container.columns == 1 ? [list + detail - 1] : [list - 1, detail - 1]
    }
    return Array(0..<min(list - 1, region.container.columns - 1)) + [list - 1]
  }
}
