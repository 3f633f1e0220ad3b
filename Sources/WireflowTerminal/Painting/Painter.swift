import Wireflow
import WireflowInteraction

/// A painter that draws one frame, from the back to the front.
struct Painter {
  /// The region that is being drawn.
  private(set) var region: StagePicture.Region
  let viewpoint: Viewpoint
  var rendering: Rendering
  /// The elements at which popovers and action sheets can point.
  var anchors: [(page: StagePicture.ID, name: String, frame: CellRectangle)] = []
  /// True while the painter draws something reachable.
  var isActive = true
  /// True while the painter draws the content of a box, which is as large as that content.
  var isInBox = false
  /// The number of the part of the screen that is being drawn.
  var zone = 0

  init(_ picture: StagePicture, _ viewpoint: Viewpoint) {
    region = picture.base
    self.viewpoint = viewpoint
    rendering = Rendering(picture: picture, grid: CellGrid(size: viewpoint.size))
  }

  mutating func paintTooSmall() {
    let bounds = rendering.grid.bounds
    let (size, smallest) = (rendering.grid.size, Viewpoint.smallest)
    let words =
      "Too small: \(size.columns)x\(size.rows), needs \(smallest.columns)x\(smallest.rows)"
    write(
      words.printableLines(wrappedTo: max(1, bounds.columns)), at: bounds, in: bounds, .plain)
  }

  mutating func paintWindow() {
    let bounds = rendering.grid.bounds
    rendering.grid.isRightToLeft = words.isRightToLeft
    var area = bounds.inset(bottom: 1)
    let list = takeWindowList(of: &area)
    paintPanes(besides: &area)
    let panes = rendering.items
    rendering.items = []
    if let list { paintWindowList(in: list) }
    let windows = rendering.items
    rendering.items = []
    let scrollers = rendering.scrollers.count
    mirrored(in: area) { $0.paintAppWithNotice(in: area) }
    if words.isRightToLeft { rendering.mirror(area, scrollersFrom: scrollers) }
    rendering.items = windows + rendering.items + panes
    mirrored(in: bounds) { $0.paintFooter(in: bounds.inset(top: bounds.rows - 1)) }
    if viewpoint.showsHelp { paintHelp(in: bounds.inset(bottom: 1)) }
    if let palette = viewpoint.palette { paintPalette(palette, in: bounds.inset(bottom: 1)) }
  }

  /// Draws in an area, from right to left if the app's language requires that.
  private mutating func mirrored(in area: CellRectangle, _ paint: (inout Painter) -> Void) {
    rendering.grid.mirror = words.isRightToLeft ? area : nil
    paint(&self)
    rendering.grid.mirror = nil
  }

  /// Draws the app above a line for the notice, if there is one.
  private mutating func paintAppWithNotice(in area: CellRectangle) {
    guard let notice = picture.notice else { return paintApp(in: area) }
    paintApp(in: area.inset(bottom: 1))
    let line = area.inset(top: area.rows - 1)
    isActive = picture.alert == nil
    paintNotice(notice, in: line)
    if !isActive { rendering.grid.recede(line) }
  }

  /// Draws the app layer by layer, and dims the layers behind the front one.
  private mutating func paintApp(in area: CellRectangle) {
    let front = picture.front
    if let player = picture.player, player.isMaximized {
      isActive = front == .player
      zone += 1
      paint(player.page, in: area, isMaximized: true)
    } else {
      isActive = front == .base
      paintRoots(in: area)
    }
    for (place, modal) in picture.modals.enumerated() {
      rendering.grid.recede(area)
      isActive = front == .modal && place == picture.modals.count - 1
      paint(modal, in: area)
    }
    if picture.drawer.isDrawerOpen {
      rendering.grid.recede(area)
      isActive = front == .drawer
      within(picture.drawer) { $0.paintDrawer(in: area) }
    }
    if let alert = picture.alert {
      rendering.grid.recede(area)
      isActive = true
      paint(alert, in: area)
    }
  }

  /// Draws another region.
  mutating func within(_ inner: StagePicture.Region, _ paint: (inout Painter) -> Void) {
    region = inner
    paint(&self)
    region = picture.base
  }

  var picture: StagePicture { rendering.picture }

  /// The words of the app's language.
  var words: StageWords { picture.words }

  /// The player of the region that is being drawn.
  var player: StagePicture.Player? { region.id == picture.base.id ? picture.player : nil }

  // MARK: - Pieces

  /// Returns true if the target has the focus and can be reached.
  func isFocused(_ target: FocusTarget) -> Bool { isActive && viewpoint.focus == target }

  /// Registers a focusable item.
  mutating func addItem(
    _ target: FocusTarget, _ name: String, _ activation: FocusItem.Activation,
    at frame: CellRectangle, in clip: CellRectangle, verb: String = "Open",
    isHeader: Bool = false, isRow: Bool = false, actions: [UserAction] = []
  ) {
    guard isActive else { return }
    rendering.items.append(
      FocusItem(
        target: target, name: name, activation: activation, frame: frame,
        visible: frame.intersection(clip), zone: zone, isHeader: isHeader, verb: verb,
        isRow: isRow, actions: actions))
  }

  mutating func paintRule(row: Int, in area: CellRectangle, _ style: CellStyle = .rule) {
    let line = PrintableText(Array(repeating: Glyph("─", width: 1), count: max(0, area.columns)))
    write(line, area.column, row, in: area, style)
  }

  /// Returns true if there is room for blank lines and rules.
  func isRoomy(_ area: CellRectangle) -> Bool {
    area.rows >= 14 || (isInBox && rendering.grid.size.rows >= 18)
  }

  /// Returns the part of an area whose width is comfortable to read.
  ///
  /// The part is in the middle, or at the left if there are several columns.
  func measured(_ area: CellRectangle) -> CellRectangle {
    guard area.columns > Self.widest else { return area }
    var column = area
    column.columns = Self.widest
    if region.container.columns == 1 || isInBox {
      column.column += (area.columns - Self.widest) / 2
    }
    return column
  }

  private static let widest = 90
}

/// A drawn picture with the items and scrolling parts in it.
struct Rendering: Sendable {
  /// A part of the screen that scrolls.
  struct Scroller: Sendable {
    let target: ScrollTarget
    var viewport: CellRectangle
    /// The number of lines above the visible part.
    let offset: Int
    let length: Int
    let zone: Int

    /// The largest offset.
    var limit: Int { max(0, length - viewport.rows) }
  }

  let picture: StagePicture
  var grid: CellGrid
  /// The items that can have the focus, in reading order.
  var items: [FocusItem] = []
  var scrollers: [Scroller] = []
  /// The numbers of rows to read of long lists whose read part ends near the visible one.
  var unread: [StagePicture.Element.ID: Int] = [:]
  /// The frame of the open drawer, which a click beside it closes.
  var drawer: CellRectangle?

  /// Mirrors everything in an area, starting with a scroller, for a right-to-left language.
  mutating func mirror(_ area: CellRectangle, scrollersFrom first: Int) {
    for place in items.indices {
      items[place].frame = items[place].frame.mirrored(in: area)
      items[place].visible = items[place].visible.mirrored(in: area)
    }
    for place in scrollers.indices.dropFirst(first) {
      scrollers[place].viewport = scrollers[place].viewport.mirrored(in: area)
    }
    drawer = drawer?.mirrored(in: area)
    if let cursor = grid.cursor {
      grid.cursor = .init(column: area.column + area.endColumn - 1 - cursor.column, row: cursor.row)
    }
  }

  func item(_ target: FocusTarget?) -> FocusItem? { items.first { $0.target == target } }

  /// Returns the frontmost item at a cell.
  func item(column: Int, row: Int) -> FocusItem? {
    items.last { $0.visible.contains(column: column, row: row) }
  }

  func scroller(column: Int, row: Int) -> Scroller? {
    scrollers.last { $0.viewport.contains(column: column, row: row) }
  }
}

/// Draws a picture as the user sees it, as a pure function of its arguments.
func render(_ picture: StagePicture, _ viewpoint: Viewpoint) -> Rendering {
  var painter = Painter(picture, viewpoint)
  if viewpoint.isTooSmall {
    painter.paintTooSmall()
  } else {
    painter.paintWindow()
  }
  return painter.rendering
}
