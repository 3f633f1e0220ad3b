import Wireflow

/// A reader of the elements of one screen, which numbers those with the same name.
@MainActor
struct PageReader {
  let screen: any Screen
  let id: StagePicture.ID
  let pictures: Pictures
  /// True to read every row of long lists.
  let isWhole: Bool
  private let words: StageWords
  /// The number of elements per name so far, without rows of long lists.
  private var counts: [String: Int] = [:]
  /// The rows of long lists so far.
  private var names: [NameIndex] = []

  init(_ screen: any Screen, id: StagePicture.ID, pictures: Pictures, isWhole: Bool) {
    self.screen = screen
    self.id = id
    self.pictures = pictures
    self.isWhole = isWhole
    words = pictures.stage?.words ?? .english
  }

  /// Adds the elements of the screen to a reading of its page.
  mutating func read(into reading: inout PageSource.Reading) {
    let list = ElementList(of: [screen], rows: pictures.rowNames)
    var marks = ElementMarks(list)
    for (position, entry) in list.entries.enumerated() {
      if case .rows(let rows) = entry.element {
        read(rows, at: position, &marks, into: &reading)
        continue
      }
      if case .field = entry.element { pictures.stage?.noteIfSecure(entry.element) }
      var number = position
      if let id = entry.element.traits?.id {
        number = count(of: id)
        counts[id, default: 0] += 1
      }
      let mark = entry.use.map { marks.mark(at: .init(position: position), for: $0) }
      reading.elements.append(StagePicture.Element(entry.element, at: number, of: id, mark, words))
    }
  }

  private mutating func read(
    _ rows: ScreenContent.Rows, at position: Int, _ marks: inout ElementMarks,
    into reading: inout PageSource.Reading
  ) {
    let list = StagePicture.Element.ID(screen: id, name: nil, index: names.count, kind: "rows")
    let range = isWhole ? 0..<rows.count : pictures.range(of: list, count: rows.count)
    let new = pictures.rowNames.names(of: rows, names.count, on: screen)
    let start = reading.elements.count
    for place in range {
      let row = rows.row(at: place)
      let name = row.traits.id ?? ""
      let number = count(of: name) + new.count(of: name, above: place)
      let mark =
        row.action == nil ? nil : marks.mark(at: .init(position: position, row: place), for: .tap)
      reading.elements.append(StagePicture.Element(.row(row), at: number, of: id, mark, words))
    }
    names.append(new)
    reading.rows.append(
      StagePicture.Rows(id: list, count: rows.count, range: range, start: start, names: new))
  }

  private func count(of name: String) -> Int {
    names.reduce(counts[name] ?? 0) { $0 + $1.count(of: name) }
  }
}
