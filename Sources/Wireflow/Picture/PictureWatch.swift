/// A watch over the picture of a stage, which lasts as long as it is kept.
@MainActor
public final class PictureWatch {
  private var body: (@MainActor (StagePicture, PresentationTransition?) -> Void)?
  private weak let pictures: Pictures?
  /// The number of rows that it reads of a long list at first, or nil to read all.
  private let rows: Int?
  /// The rows that it has asked for since.
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

  func tell(_ picture: StagePicture, _ transition: PresentationTransition?) {
    if !ranges.isEmpty {
      let screens = picture.screens.union(picture.allPages.flatMap(\.rows).map(\.id.screen))
      ranges = ranges.filter { screens.contains($0.key.screen) }
    }
    body?(picture, transition)
  }

  /// Returns the rows of a long list that it looks at, as many as before where the list has shrunk.
  func range(of list: StagePicture.Element.ID, count: Int) -> Range<Int> {
    guard let rows else { return 0..<count }
    let range = ranges[list] ?? 0..<max(0, rows)
    let start = min(range.lowerBound, max(0, count - range.count))
    return start..<min(start + range.count, count)
  }

  /// Asks for other rows of a long list, and is told of them as soon as nothing waits.
  ///
  /// Several who watch get all rows from the first to the last that any of them has asked for.
  /// - Parameters:
  ///   - range: the rows, counted from 0, of which those that are not there are left out.
  ///   - list: the identity of the list.
  public func read(_ range: Range<Int>, of list: StagePicture.Element.ID) {
    let range = max(0, range.lowerBound)..<max(0, range.upperBound)
    guard rows != nil, ranges[list] != range else { return }
    ranges[list] = range
    pictures?.noteLook(at: list.screen)
  }

  /// Ends the watch.
  public func cancel() { _ = exchange(&body, with: nil) }
}
