extension StagePicture {
  /// The part of a long list that stands among the elements of a page.
  ///
  /// It is all of the list unless whoever watches asks for less by ``Stage/watch(rows:_:)``. A
  /// backend leaves room for what is above and below, and asks for it by
  /// ``PictureWatch/read(_:of:)`` when it comes into sight.
  public struct Rows: Sendable, Identifiable {
    /// The identity of the list.
    public let id: Element.ID
    /// The number of all rows.
    public let count: Int
    /// The rows that stand in the picture, counted from 0.
    public let range: Range<Int>
    /// The place of the first of them among the elements of the page.
    public let start: Int
    let names: NameIndex

    /// The places of its rows among the elements of the page.
    public var places: Range<Int> { start..<(start + range.count) }
  }
}

extension StagePicture.Rows: Hashable {
  /// Compares what is there to draw.
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
