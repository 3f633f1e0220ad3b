import Wireflow
import WireflowInteraction

/// The lines of a long list that is only partly in the picture.
///
/// All rows have the same height, which determines the lines of the rows outside the picture.
struct LongList: Hashable, Sendable {
  let rows: StagePicture.Rows
  /// The lines of each row.
  let height: Int
  /// The number of its first row among all elements, including those outside the picture.
  let number: Int
  /// The line of its first row, counted from the top of the screen.
  var top = 0

  /// The numbers of its rows among all elements.
  var numbers: Range<Int> { number..<(number + rows.count) }

  /// Returns true if a number is that of a row outside the picture.
  func leavesOut(_ number: Int) -> Bool {
    numbers.contains(number) && !rows.range.contains(number - self.number)
  }

  /// Returns the rows in a range of lines.
  func rows(in lines: Range<Int>) -> Range<Int> {
    let first = (lines.lowerBound - top) / height
    let end = (lines.upperBound - top + height - 1) / height
    let start = max(0, min(first, rows.count))
    return start..<max(start, min(end, rows.count))
  }
}

/// The visible part of a screen with a long list, which determines the rows to read.
struct ListInSight: Hashable, Sendable {
  let page: StagePicture.ID
  let list: LongList
  /// The rows that the next key can reach.
  let near: Range<Int>
  /// The rows to read if one of the near rows is missing.
  let wanted: Range<Int>

  init(_ list: LongList, on page: StagePicture.ID, from offset: Int, rows: Int) {
    self.page = page
    self.list = list
    let far = rows + rows / 2
    near = list.rows(in: (offset - rows)..<(offset + 2 * rows))
    wanted = list.rows(in: (offset - far)..<(offset + rows + far))
  }

  /// True if the picture lacks near rows.
  var isMissing: Bool {
    !near.isEmpty
      && (near.lowerBound < list.rows.range.lowerBound
        || near.upperBound > list.rows.range.upperBound)
  }
}

/// A picture of pixels as cells, each of which shows two pixels one above the other.
struct PixelBox {
  /// The maximum number of rows of cells, so that the elements around the picture stay visible.
  private static let mostRows = 12

  let columns: Int
  let rows: Int
  private let image: ScreenContent.PixelImage
  /// The number of visible pixels in a column.
  private let height: Int

  /// Creates a box for a picture, scaled down to fit, or returns nil if the picture is empty.
  init?(_ image: ScreenContent.PixelImage?, columns: Int) {
    guard let image, image.width > 0, image.height > 0, columns > 0 else { return nil }
    self.image = image
    // The scale is the same in both directions.
    var height = min(image.height, 2 * Self.mostRows)
    if image.width * height > columns * image.height {
      height = columns * image.height / image.width
    }
    height = max(1, height)
    rows = (height + 1) / 2
    self.columns = max(1, min(columns, image.width * height / image.height))
    self.height = height
  }

  /// Returns the character of a cell and its colours.
  func cell(column: Int, row: Int) -> (Character, CellTint) {
    let (upper, lower) = (pixel(column, 2 * row), pixel(column, 2 * row + 1))
    if upper == nil, let lower { return ("▄", CellTint(text: lower)) }
    guard let upper else { return (" ", CellTint()) }
    return ("▀", CellTint(text: upper, ground: lower))
  }

  /// Returns the colour of a pixel, or nil if it is transparent.
  private func pixel(_ column: Int, _ row: Int) -> CellTint.Colour? {
    guard row < height else { return nil }
    let (x, y) = (column * image.width / columns, row * image.height / height)
    let place = 4 * (y * image.width + x)
    guard image.bytes[place + 3] >= 128 else { return nil }
    return CellTint.Colour(
      red: image.bytes[place], green: image.bytes[place + 1], blue: image.bytes[place + 2])
  }
}

extension Painter {
  /// Draws a picture of pixels.
  mutating func paint(_ box: PixelBox, column: Int, row: Int, in clip: CellRectangle) {
    for line in 0..<box.rows {
      for place in 0..<box.columns {
        let (character, tint) = box.cell(column: place, row: line)
        var style = CellStyle.plain
        style.tint = tint
        rendering.grid.write(
          PrintableText([Glyph(character, width: 1)]),
          // A picture looks the same in all languages.
          column: column + (words.isRightToLeft ? box.columns - 1 - place : place),
          row: row + line, in: clip, style)
      }
    }
  }
}

/// The user's view of a picture: window, focus, scroll offsets, typed text and open panes.
struct Viewpoint: Hashable, Sendable {
  var size: TerminalSize
  var focus: FocusTarget?
  /// True if the next drawing scrolls to the focused item.
  var followsFocus = true
  /// The remembered focus of each screen that does not have it now.
  var resting: Set<FocusTarget> = []
  var scrolls: [ScrollTarget: Int] = [:]
  var editing: FieldEditing?
  /// The number of samples typed into the focused field.
  var samplesTyped = 0
  var showsHelp = false
  /// True if the terminal has colours and can therefore show pixels.
  var showsPixels = true
  /// True if there are several wireframes to choose from.
  var canSwap = false
  /// The palette, while it is open.
  var palette: CommandPalette?
  /// The lines of the log pane, the latest last, or nil while it is closed.
  var logLines: [String]?
  /// The lines of the pane with the navigation tree, or nil while it is closed.
  var treeLines: [String]?
  /// The windows of the app, if there are several.
  var windows: [ListedWindow] = []
  /// The notice that replaces the keys until the next event.
  var notice: String?

  /// The smallest window in which an app is shown.
  static let smallest = TerminalSize(columns: 24, rows: 8)

  /// The smallest width of the regular form factor.
  static let regularWidth = 100

  /// True if the log and the navigation tree fit beside an app with the regular form factor.
  var isWide: Bool { size.columns >= Self.regularWidth + 80 }

  /// Returns true if the target gets the focus when its screen does.
  func rests(on target: FocusTarget) -> Bool {
    target.page != focus?.page && resting.contains(target)
  }

  var isTooSmall: Bool { size.columns < Self.smallest.columns || size.rows < Self.smallest.rows }
}

/// A part of the window that can scroll.
enum ScrollTarget: Hashable, Sendable {
  case page(StagePicture.ID)
  case roots
  case message
  case answers
  case log
  case tree
  case help
}
