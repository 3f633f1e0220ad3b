import Wireflow

/// The readings for the watchers' pictures, each cached until it changes.
@MainActor
final class PictureReadings {
  private struct Page {
    let key: PageSource.Key
    let screens: Set<ObjectIdentifier>
    let reading: TrackedReading<PageSource.Reading>
  }

  private struct RootItems {
    let roots: [ObjectIdentifier]
    let reading: TrackedReading<[RootLevelRepresentation]>
  }

  private var pages: [StagePicture.ID: Page] = [:]
  private var rootItems: [StagePicture.ID: RootItems] = [:]
  private var permits: TrackedReading<GesturePermits>?
  private var guardsHaveChanged = false

  /// True if any reading is out of date.
  var isStale: Bool {
    guardsHaveChanged || permits?.isStale == true
      || pages.values.contains(where: \.reading.isStale)
      || rootItems.values.contains(where: \.reading.isStale)
  }

  /// Returns a page's reading, and reads it again if it has changed.
  func reading(
    of source: PageSource, at pictures: Pictures, onChange: @escaping @MainActor () -> Void
  ) -> PageSource.Reading {
    let (id, key) = (source.ids[0], source.key)
    if let page = pages[id] {
      if page.key == key, !page.reading.isStale { return page.reading.value }
      page.reading.end()
    }
    let reading = TrackedReading(
      { source.read(at: pictures, isWhole: false) }, onChange: onChange)
    let read = source.screens + (source.below.map { [$0] } ?? [])
    pages[id] = Page(key: key, screens: Set(read.map { ObjectIdentifier($0) }), reading: reading)
    return reading.value
  }

  /// Returns the representations of a region's root items, and reads them again if they have
  /// changed.
  func representations(
    of roots: [any Screen], in region: StagePicture.ID, onChange: @escaping @MainActor () -> Void
  ) -> [RootLevelRepresentation] {
    let ids = roots.map { ObjectIdentifier($0) }
    if let known = rootItems[region] {
      if known.roots == ids, !known.reading.isStale { return known.reading.value }
      known.reading.end()
    }
    let reading = TrackedReading({ roots.map(\.representation) }, onChange: onChange)
    rootItems[region] = RootItems(roots: ids, reading: reading)
    return reading.value
  }

  /// Returns the permissions of guards, read again for each picture.
  func permits(
    _ read: () -> GesturePermits, onChange: @escaping @MainActor () -> Void
  ) -> GesturePermits {
    endPermits()
    let reading = TrackedReading(read, onChange: onChange)
    permits = reading
    return reading.value
  }

  /// Marks the answers of guards as out of date.
  func markPermits() { guardsHaveChanged = true }

  /// Discards the answers of guards.
  func endPermits() {
    guardsHaveChanged = false
    permits?.end()
    permits = nil
  }

  /// Marks all readings of a screen as out of date.
  func mark(_ screen: ObjectIdentifier) {
    let pages = pages.values.filter { $0.screens.contains(screen) }
    let items = rootItems.values.filter { $0.roots.contains(screen) }
    for page in pages { page.reading.mark() }
    for items in items { items.reading.mark() }
  }

  /// Marks all readings of pages as out of date.
  func markAll() {
    for page in pages.values { page.reading.mark() }
  }

  /// Removes all readings that are not in a picture, or that are blank in it.
  func keep(only picture: StagePicture?) {
    if picture == nil { endPermits() }
    let regions = (picture?.regions ?? []).filter { !$0.isBehindWall }
    let shown = regions.flatMap(\.pages) + (picture?.player.map { [$0.page] } ?? [])
    let alert = picture?.alert.map { [$0.id] } ?? []
    let commands: [StagePicture.ID] = picture?.base.isBehindWall == false ? [.commands] : []
    let (pageIDs, regionIDs) = (Set(shown.map(\.id) + alert + commands), Set(regions.map(\.id)))
    for (id, page) in pages where !pageIDs.contains(id) {
      page.reading.end()
      pages[id] = nil
    }
    for (id, items) in rootItems where !regionIDs.contains(id) {
      items.reading.end()
      rootItems[id] = nil
    }
  }
}
