import Wireflow
import WireflowInteraction

/// The rows of long lists that pages look at, each at others.
struct RowsInSight {
  /// The number of rows that a page asks for at most.
  static let most = 300
  /// The number of pages that are told apart.
  private static let mostPages = 8

  private var ranges: [StagePicture.Element.ID: [(page: String, rows: Range<Int>)]] = [:]

  /// Adds what a page looks at, and returns all from the first row to the last that a page does.
  mutating func add(_ message: RowsMessage, to list: StagePicture.Rows) -> Range<Int> {
    var known = (ranges[list.id] ?? []).filter { $0.page != message.page }
    known.append((message.page, message.from..<message.to))
    ranges[list.id] = known.suffix(Self.mostPages)
    let rows = known.suffix(Self.mostPages).map(\.rows)
    let first = rows.map(\.lowerBound).min() ?? message.from
    return first..<(rows.map(\.upperBound).max() ?? message.to)
  }
}

extension StagePicture {
  /// The long lists of all pages.
  var lists: [Rows] {
    let pages = base.pages + modals.flatMap(\.region.pages) + (player.map { [$0.page] } ?? [])
    return pages.flatMap(\.rows)
  }
}
