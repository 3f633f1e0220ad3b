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

/// Readings of one kind for the watchers' pictures, each cached until it changes.
@MainActor
final class Readings<Value> {
  /// The identifiers of screens, which no later screen has, and whether those are covered.
  typealias Key = (ids: [StagePicture.ID], isCovered: Bool)
  private typealias Entry =
    (key: Key, screens: [ObjectIdentifier], reading: TrackedReading<Value>)

  private var entries: [StagePicture.ID: Entry] = [:]
  private let onChange: @MainActor () -> Void

  init(_ onChange: @escaping @MainActor () -> Void) { self.onChange = onChange }

  /// True if any reading is out of date.
  var isStale: Bool { entries.values.contains { $0.reading.isStale } }

  /// Returns the reading of a part of the picture, and reads it again if it has changed or is of
  /// other screens.
  func value(
    _ id: StagePicture.ID, _ key: Key = ([], false), of screens: [any Screen],
    _ read: () -> Value
  ) -> Value {
    let screens = screens.map { ObjectIdentifier($0) }
    if let entry = entries[id], entry.key == key, entry.screens == screens, !entry.reading.isStale {
      return entry.reading.value
    }
    entries[id]?.reading.mark()
    let reading = TrackedReading(read, onChange: onChange)
    entries[id] = (key, screens, reading)
    return reading.value
  }

  /// Marks the readings of a screen, or all of them, as out of date.
  func mark(_ screen: (any Screen)? = nil) {
    for entry in entries.values
    where screen.map({ entry.screens.contains(ObjectIdentifier($0)) }) ?? true {
      entry.reading.mark()
    }
  }

  /// Removes all readings of other parts.
  func keep(only ids: Set<StagePicture.ID> = []) {
    for id in entries.keys where !ids.contains(id) { entries[id] = nil }
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
  private let readings: Readings<[RootLevelRepresentation]>

  init(_ onChange: @escaping @MainActor () -> Void) {
    (self.onChange, readings) = (onChange, Readings(onChange))
  }

  /// The screens of the root items, in order.
  package var roots: [any Screen] = []

  /// The titles, images and badges, read now or since their last change.
  package var representations: [RootLevelRepresentation] {
    readings.value(.base, of: roots) { roots.map(\.representation) }
  }

  /// Records that a screen's content has changed.
  func noteChange(of screen: any Screen) {
    guard roots.contains(where: { $0 === screen }) else { return }
    readings.mark(screen)
    if readings.isStale { onChange() }
  }

  /// Ends the watch until the next read.
  package func end() { readings.keep() }
}

extension Stage {
  /// Returns a watch of root items, which lasts until it is released.
  package func watchRootItems(_ onChange: @escaping @MainActor () -> Void) -> RootItemsWatch {
    let watch = RootItemsWatch(onChange)
    pictures.add(watch)
    return watch
  }
}
