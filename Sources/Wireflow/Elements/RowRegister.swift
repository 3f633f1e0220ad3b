import Observation

/// The names of rows, cached while their data is unchanged.
@MainActor
package final class RowRegister {
  /// The position of ``ScreenContent/Rows`` among those of a screen.
  struct Key: Hashable {
    let screen: ObjectIdentifier
    let number: Int
  }

  @MainActor
  private final class Entry {
    private(set) weak var screen: (any Screen)?
    /// The data, if it can be compared.
    let data: Any
    let names: NameIndex
    var titles: TrackedReading<NameIndex>?

    init(_ rows: ScreenContent.Rows, _ names: NameIndex, on screen: any Screen) {
      self.screen = screen
      data = rows.isComparable ? rows.data : ()
      self.names = names
    }

    /// The titles, unless a value that they depend on has changed.
    var freshTitles: NameIndex? { titles.flatMap { $0.isStale ? nil : $0.value } }
  }

  private var entries: [Key: Entry] = [:]

  /// True if the cache is empty.
  var isEmpty: Bool { entries.isEmpty }

  /// Returns the places of identifiers.
  package func names(
    of rows: ScreenContent.Rows, _ number: Int, on screen: any Screen
  ) -> NameIndex {
    let key = Key(screen: ObjectIdentifier(screen), number: number)
    if let entry = known(rows, key) { return entry.names }
    var names = NameIndex(capacity: rows.count)
    for place in 0..<rows.count { names.add(rows.name(at: place), at: place) }
    // Releasing the app's data may run code that reads the stage, so it comes after the change.
    let old = entries.updateValue(Entry(rows, names, on: screen), forKey: key)
    return withExtendedLifetime(old) { names }
  }

  /// Returns the places of a title.
  ///
  /// Unless the titles are known, this creates all rows.
  func places(
    ofTitle title: String, in rows: ScreenContent.Rows, _ number: Int, on screen: any Screen
  ) -> [Int] {
    let key = Key(screen: ObjectIdentifier(screen), number: number)
    let entry = known(rows, key)
    if let places = entry?.freshTitles?.places(of: title) {
      // An unobserved value may have changed.
      if !places.isEmpty, places.allSatisfy({ rows.row(at: $0).label == title }) { return places }
    }
    let titles = TrackedReading({ Self.titles(of: rows) }, onChange: {})
    entries[key]?.titles = titles
    return titles.value.places(of: title)
  }

  private static func titles(of rows: ScreenContent.Rows) -> NameIndex {
    var titles = NameIndex(capacity: rows.count)
    for place in 0..<rows.count {
      if let title = rows.row(at: place).label { titles.add(title, at: place) }
    }
    return titles
  }

  private func known(_ rows: ScreenContent.Rows, _ key: Key) -> Entry? {
    guard let entry = entries[key], entry.screen != nil, rows.isSame(as: entry.data) else {
      return nil
    }
    return entry
  }

  /// Removes the titles of a screen whose content has changed.
  func noteChange(of screen: any Screen) {
    for (key, entry) in entries where key.screen == ObjectIdentifier(screen) { entry.titles = nil }
  }

  /// Removes the rows of screens that have left.
  func keep(where isOnStage: (any Screen) -> Bool) {
    let left = entries.filter { $0.value.screen.map(isOnStage) != true }
    for key in left.keys { entries[key] = nil }
    withExtendedLifetime(left) {}
  }
}

extension Int {
  /// Returns all places of a short list.
  ///
  /// For a long list, returns the first, the last and evenly spaced ones between them.
  package func sampledPlaces(_ count: Int) -> [Int] {
    guard self > 2 * count, count > 1 else { return Array(0..<self) }
    return (0..<count).map { $0 * (self - 1) / (count - 1) }
  }
}

/// A value read from screens, which detects changes of its sources until nobody holds it.
@MainActor
package struct TrackedReading<Value> {
  package let value: Value
  private let change: ReadingChange
  private weak var seal: ReadingSeal?

  /// Reads a value, and calls back once after its next change.
  package init(_ read: () -> Value, onChange: @escaping @MainActor () -> Void) {
    let (change, seal) = (ReadingChange(onChange), ReadingSeal())
    value = withObservationTracking {
      change.join()
      return read()
    } onChange: { [seal, weak change] in
      _ = seal
      // The value changes only after this call, so it cannot be read yet.
      Task { @MainActor in change?.onChange() }
    }
    self.change = change
    self.seal = seal
  }

  /// True if it must be read again.
  package var isStale: Bool { change.isMarked || seal == nil }

  /// Marks the value as out of date.
  package func mark() { change.isMarked = true }
}

/// An object that Observation retains until one of the sources changes.
///
/// The change is therefore known at once, even before the main actor's next turn.
private final class ReadingSeal: Sendable {}

/// The next change of a reading, and one of its sources, whose end ends the registration.
///
/// Otherwise Observation would keep the registration until a change, and for ever if a source is
/// released while it is read.
@MainActor
private final class ReadingChange: Observable {
  var isMarked = false
  let onChange: @MainActor () -> Void
  private nonisolated let registrar = ObservationRegistrar()
  private nonisolated var end: Bool { true }

  init(_ onChange: @escaping @MainActor () -> Void) { self.onChange = onChange }

  deinit { registrar.willSet(self, keyPath: \.end) }

  func join() { registrar.access(self, keyPath: \.end) }
}
