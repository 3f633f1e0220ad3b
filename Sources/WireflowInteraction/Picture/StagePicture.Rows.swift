import Wireflow

extension StagePicture {
  /// The part of a long list that is among the elements of a page.
  ///
  /// It is the whole list, unless the watchers request less with `watch(rows:_:)`. A
  /// backend leaves space above and below, and requests those rows with
  /// ``PictureWatch/read(_:of:)`` when they become visible.
  public struct Rows: Sendable, Identifiable {
    /// The identifier of the list.
    public let id: Element.ID
    /// The total number of rows.
    public let count: Int
    /// The rows in the picture, counted from 0.
    public let range: Range<Int>
    /// The index of the first of them among the elements of the page.
    public let start: Int
    let names: NameIndex

    /// The indices of its rows among the elements of the page.
    public var places: Range<Int> { start..<(start + range.count) }
  }
}

extension StagePicture.Rows: Hashable {
  /// Compares the visible properties.
  public static func == (one: Self, other: Self) -> Bool {
    one.id == other.id && one.count == other.count && one.range == other.range
      && one.start == other.start
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(count)
    hasher.combine(range)
  }
}
