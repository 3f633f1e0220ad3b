/// The names of rows by which they are found, each kept while the data is the same.
@MainActor
final class RowRegister {
  /// The place of ``ScreenContent/Rows`` among those of a screen.
  struct Key: Hashable {
    let screen: ObjectIdentifier
    let number: Int
  }

  private struct Entry {
    weak var screen: (any Screen)?
    let data: Any
    let names: RowNames
    var titles: TrackedReading<RowNames>?
  }

  private var entries: [Key: Entry] = [:]

  /// True if nothing is kept.
  var isEmpty: Bool { entries.isEmpty }

  /// Returns the places of identities.
  func names(of rows: ScreenContent.Rows, _ number: Int, on screen: any Screen) -> RowNames {
    let key = Key(screen: ObjectIdentifier(screen), number: number)
    if let entry = known(rows, key) { return entry.names }
    var names = RowNames(count: rows.count)
    for place in 0..<rows.count { names.add(rows.name(at: place), at: place) }
    entries[key] = Entry(screen: screen, data: rows.data, names: names)
    return names
  }

  /// Returns the places of a title, for which all rows are made unless their titles are known.
  func places(
    ofTitle title: String, in rows: ScreenContent.Rows, _ number: Int, on screen: any Screen
  ) -> [Int] {
    let key = Key(screen: ObjectIdentifier(screen), number: number)
    if let titles = known(rows, key)?.titles, !titles.isStale {
      let places = titles.value.places(of: title)
      // What no observation tells of may have changed.
      if !places.isEmpty, places.allSatisfy({ rows.row(at: $0).label == title }) { return places }
    }
    entries[key]?.titles?.end()
    let titles = TrackedReading({ Self.titles(of: rows) }, onChange: {})
    entries[key]?.titles = titles
    return titles.value.places(of: title)
  }

  private static func titles(of rows: ScreenContent.Rows) -> RowNames {
    var titles = RowNames(count: rows.count)
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

  /// Forgets the titles of a screen that shows something else.
  func noteChange(of screen: any Screen) {
    for key in entries.keys where key.screen == ObjectIdentifier(screen) {
      entries[key]?.titles?.end()
      entries[key]?.titles = nil
    }
  }

  /// Forgets the rows of screens that have left.
  func keep(where isOnStage: (any Screen) -> Bool) {
    for (key, entry) in entries where entry.screen.map(isOnStage) != true {
      entry.titles?.end()
      entries[key] = nil
    }
  }
}
