import Wireflow
import WireflowInteraction

/// The rows of long lists that are visible on the pages.
struct RowsInSight {
  /// The maximum number of rows that a page requests.
  static let most = 300
  /// The maximum number of distinguished pages.
  private static let mostPages = 8

  private var ranges: [StagePicture.Element.ID: [(page: String, rows: Range<Int>)]] = [:]

  /// Adds the rows of a page, and returns the range that contains the rows of all pages.
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
  var lists: [Rows] { pages.flatMap(\.rows) }
}
