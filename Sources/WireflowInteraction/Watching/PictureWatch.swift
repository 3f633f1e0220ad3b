package import Wireflow

/// A subscription to the picture of a stage, which lasts until it is cancelled or released.
@MainActor
public final class PictureWatch {
  private var body: (@MainActor (StagePicture, PresentationTransition?) -> Void)?
  private weak let pictures: Pictures?
  /// The number of rows of a long list that it reads at first, or nil to read all.
  private let rows: Int?
  /// The rows that it has requested since.
  private var ranges: [StagePicture.Element.ID: Range<Int>] = [:]

  init(
    at pictures: Pictures, rows: Int?,
    _ body: @escaping @MainActor (StagePicture, PresentationTransition?) -> Void
  ) {
    self.pictures = pictures
    self.rows = rows
    self.body = body
  }

  var isCancelled: Bool { body == nil }

  func notify(_ picture: StagePicture, _ transition: PresentationTransition?) {
    if !ranges.isEmpty {
      let screens = picture.screens.union(picture.pages.flatMap(\.rows).map(\.id.screen))
      ranges = ranges.filter { screens.contains($0.key.screen) }
    }
    body?(picture, transition)
  }

  /// Returns the requested rows of a long list, moved up if the list has shrunk.
  func range(of list: StagePicture.Element.ID, count: Int) -> Range<Int> {
    guard let rows else { return 0..<count }
    let range = ranges[list] ?? 0..<max(0, rows)
    let start = min(range.lowerBound, max(0, count - range.count))
    return start..<min(start + range.count, count)
  }

  /// Requests other rows of a long list.
  ///
  /// The watch receives them as soon as no transition is pending.
  ///
  /// If there are several watchers, each of them receives all rows from the first to the last that
  /// any of them has requested.
  /// - Parameters:
  ///   - range: the rows, counted from 0. Rows beyond the end are ignored.
  ///   - list: the identifier of the list.
  public func read(_ range: Range<Int>, of list: StagePicture.Element.ID) {
    let range = max(0, range.lowerBound)..<max(0, range.upperBound)
    guard rows != nil, ranges[list] != range else { return }
    ranges[list] = range
    pictures?.noteLook(at: list.screen)
  }

  /// Ends the watch.
  public func cancel() { _ = exchange(&body, with: nil) }
}

/// The readings for the watchers' pictures, each cached until it changes.
@MainActor
final class PictureReadings {
  private struct Page {
    let key: PageSource.Key
    let screens: Set<ObjectIdentifier>
    let reading: TrackedReading<StagePicture.Page>
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
  ) -> StagePicture.Page {
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
  func markAll() { for page in pages.values { page.reading.mark() } }

  /// Removes all readings that are not in a picture, or that are blank in it.
  func keep(only picture: StagePicture?) {
    if picture == nil { endPermits() }
    let regions = (picture?.regions ?? []).filter { !$0.isBehindWall }
    let shown = regions.flatMap(\.pages) + (picture?.player.map { [$0.page] } ?? [])
    let alert = [picture?.alert?.id, picture?.notice?.id].compactMap(\.self)
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

/// The numbers that identify screens in pictures.
///
/// A screen keeps its number while it lives. No later screen gets the same number, even at the same
/// address in memory.
@MainActor
struct ScreenNumbers {
  private struct Entry {
    weak var screen: (any Screen)?
    let number: UInt32
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var last: UInt32 = 0
  /// The number of entries above which the entries of released screens are removed.
  private var cleanupThreshold = 64

  /// Returns the screen with an identifier, if it is alive.
  func screen(_ id: StagePicture.ID) -> (any Screen)? {
    entries.values.first { $0.number == id.number && $0.screen != nil }?.screen
  }

  /// Returns the identifier of a screen, or assigns a new one.
  mutating func id(of screen: any Screen) -> StagePicture.ID {
    let key = ObjectIdentifier(screen)
    if let entry = entries[key], entry.screen != nil {
      return .init(kind: .screen, number: entry.number)
    }
    last += 1
    entries[key] = Entry(screen: screen, number: last)
    if entries.count > cleanupThreshold {
      entries = entries.filter { $0.value.screen != nil }
      cleanupThreshold = max(64, 2 * entries.count)
    }
    return .init(kind: .screen, number: last)
  }
}

/// A subscription to the representations of a region's root items, which reads no page.
///
/// A picture costs as much as everything visible. A backend that draws pages itself needs only the
/// titles, images and badges of its tabs.
@MainActor
package final class RootItemsWatch {
  private let onChange: @MainActor () -> Void
  private var reading: TrackedReading<[RootLevelRepresentation]>?

  init(_ onChange: @escaping @MainActor () -> Void) { self.onChange = onChange }

  /// The screens of the root items, in order.
  package var roots: [any Screen] = [] {
    didSet {
      if !roots.elementsEqual(oldValue, by: ===) { end() }
    }
  }

  /// The titles, images and badges, read now or since their last change.
  package var representations: [RootLevelRepresentation] {
    if let reading, !reading.isStale { return reading.value }
    end()
    let new = TrackedReading(
      { roots.map(\.representation) }, onChange: { [weak self] in self?.onChange() })
    reading = new
    return new.value
  }

  /// Records that a screen's content has changed.
  func noteChange(of screen: any Screen) {
    guard let reading, roots.contains(where: { $0 === screen }) else { return }
    reading.mark()
    onChange()
  }

  /// Ends the watch until the next read.
  package func end() {
    reading?.end()
    reading = nil
  }
}

extension Stage {
  /// Returns a watch of root items, which lasts until it is released.
  package func watchRootItems(_ onChange: @escaping @MainActor () -> Void) -> RootItemsWatch {
    let watch = RootItemsWatch(onChange)
    pictures.add(watch)
    return watch
  }
}
