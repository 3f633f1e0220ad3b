import Wireflow
import WireflowInteraction

extension Painter {
  /// Draws the visible screens of the selected stack, and the root items.
  mutating func paintRoots(in area: CellRectangle) {
    var area = area
    let hasSidebar =
      region.container.rootNavigation == .sidebar && area.columns >= Self.leastForSidebar
    let hasPages = region.container.rootNavigation == .pages
    let hasBar =
      region.rootItems.count > (hasPages ? 1 : 0) && region.container.rootNavigation != .drawer
      && !hasSidebar
    let isInSidebar = hasSidebar && player?.dock == .sidebar
    let isBelowBar = player?.dock == .bottom && hasBar
    let bar = hasBar ? takeBottom(rows: isRoomy(area) ? 2 : 1, of: &area) : nil
    let player = isInSidebar ? nil : takePlayer(of: &area)
    if hasSidebar { paintSidebar(besides: &area, holdsPlayer: isInSidebar) }
    paintColumns(in: area)
    guard let bar else { return player.map { paintPlayer(in: $0) } ?? () }
    let shift = isBelowBar ? player?.rows ?? 0 : 0
    if let player { paintPlayer(in: player.moved(rows: isBelowBar ? bar.rows : 0)) }
    let line = paintBarGround(in: bar.moved(rows: -shift))
    if hasPages { paintPageNumber(in: line) } else { paintBar(in: line) }
  }

  /// The minimum number of columns for a sidebar.
  private static let leastForSidebar = 60

  private func takeBottom(rows: Int, of area: inout CellRectangle) -> CellRectangle {
    let bottom = area.inset(top: area.rows - rows)
    area = area.inset(bottom: rows)
    return bottom
  }

  private func takePlayer(of area: inout CellRectangle) -> CellRectangle? {
    guard let player else { return nil }
    let most = isRoomy(area) ? 4 : 1
    let rows = min(most, playerRows(player.page, columns: area.columns) + (isRoomy(area) ? 1 : 0))
    return takeBottom(rows: rows, of: &area)
  }

  /// Draws the screens side by side, with a placeholder in a column without a screen.
  ///
  /// If there is too little room, it leaves out the first lists, down to two columns.
  private mutating func paintColumns(in area: CellRectangle) {
    let wanted = max(1, region.container.columns, region.pages.count)
    let count = min(wanted, max(2, area.columns / Self.leastForColumn))
    let pages = Array(region.pages.suffix(count))
    var left = area
    for column in 0..<count {
      let share = count == 2 ? min(60, area.columns * 2 / 5) : area.columns / count
      let columns = column == count - 1 ? left.columns : max(1, min(share, left.columns - 2))
      var place = left
      place.columns = columns
      zone += 1
      if pages.indices.contains(column) {
        paint(
          pages[column], in: place,
          hasDrawer: column == 0 && region.container.rootNavigation == .drawer)
      } else {
        rendering.grid.fill(place)
        if column > 0 { paintEmpty("Nothing chosen yet", in: place) }
      }
      left = left.inset(left: columns)
      guard column < count - 1 else { break }
      paintDivider(column: left.column, in: left)
      left = left.inset(left: 1)
    }
  }

  /// The minimum width of one of several columns.
  private static let leastForColumn = 24

  mutating func paintDivider(column: Int, in area: CellRectangle) {
    let line = CellRectangle(column: column, row: area.row, columns: 1, rows: area.rows)
    rendering.grid.fill(line, with: "│", .rule)
  }

  private mutating func paintSidebar(besides area: inout CellRectangle, holdsPlayer: Bool) {
    let columns = max(18, min(26, area.columns / 4))
    var side = area
    side.columns = columns
    paintDivider(column: area.column + columns, in: area)
    area = area.inset(left: columns + 1)
    guard holdsPlayer, let player = player else { return paintRootList(in: side) }
    let rows = min(side.rows / 2, playerRows(player.page, columns: columns) + 1)
    let dock = takeBottom(rows: rows, of: &side)
    paintRootList(in: side)
    paintPlayer(in: dock, isParted: true)
  }

  /// Draws the background of the ways to root items, and returns the line for them.
  private mutating func paintBarGround(in area: CellRectangle) -> CellRectangle {
    zone += 1
    rendering.grid.fill(area, CellStyle(on: .panel))
    if area.rows > 1 { paintRule(row: area.row, in: area, CellStyle(.mark, on: .panel)) }
    return measured(area.inset(top: area.rows - 1))
  }

  /// Draws the root items in a row.
  private mutating func paintBar(in line: CellRectangle) {
    let tabs = region.rootItems.indices.map { place in
      var tab = rootControl(place)
      tab.style = CellStyle(on: .button)
      if place == region.selected { tab.style = CellStyle(.onAccent, on: .primary, isBold: true) }
      return tab
    }
    paintTabs(tabs, current: region.selected, in: line)
  }

  /// Draws tabs side by side, scrolled so that the focused or the current one is visible.
  ///
  /// The longest ones are cut until all fit, down to a minimum width.
  private mutating func paintTabs(
    _ tabs: [Control], current: Int, gap: Int = 0, in line: CellRectangle
  ) {
    let widths = tabs.map { $0.text.width + 1 }
    let room = line.columns - gap * (tabs.count - 1)
    var most = widths.max() ?? 0
    while most > Self.leastForTab, widths.reduce(0, { $0 + min($1, most) }) > room { most -= 1 }
    var column = line.column
    let frames = widths.map { width in
      defer { column += min(width, most) + gap }
      return CellRectangle(column: column, row: line.row, columns: min(width, most), rows: 1)
    }
    let shown = tabs.firstIndex { $0.target == viewpoint.focus } ?? current
    let end = frames.indices.contains(shown) ? frames[shown].endColumn : 0
    for (tab, frame) in zip(tabs, frames) {
      var tab = tab
      tab.text = tab.text.cutInside(to: frame.columns - 1)
      paint(tab, at: frame.moved(columns: min(0, line.endColumn - end)), in: line)
    }
  }

  private static let leastForTab = 8

  /// Draws the root items from top to bottom.
  private mutating func paintRootList(in area: CellRectangle) {
    zone += 1
    rendering.grid.fill(area, CellStyle(on: isInBox ? .raised : .panel))
    let area = isInBox || !isRoomy(area) ? area : area.inset(top: 2)
    let lines = rootLines(hasGaps: isRoomy(area))
    var span: Range<Int>?
    if isActive, case .root(let place) = viewpoint.focus,
      let row = lines.firstIndex(of: .item(place))
    {
      span = row..<(row + 1)
    }
    let offset = offset(of: .roots, length: lines.count, showing: span, in: area)
    for (row, line) in lines.enumerated() {
      let frame = CellRectangle(
        column: area.column, row: area.row + row - offset, columns: area.columns - 1, rows: 1)
      switch line {
      case .heading(let text):
        write(
          text, at: frame.inset(left: 2), in: area,
          CellStyle(.secondary, on: isInBox ? .raised : .panel))
      case .item(let place):
        paintRoot(place, at: frame.inset(left: indent(of: place)), in: area)
      case nil: break
      }
    }
    noteScroller(.roots, offset, lines.count, in: area)
  }

  /// Returns the lines of a list of root items, with a gap above each heading but the first.
  private func rootLines(hasGaps: Bool) -> [[RootLevelRepresentation].Line?] {
    region.rootItems.map(\.representation).lines.enumerated().flatMap { row, line in
      if case .heading = line, row > 0, hasGaps { [nil, line] } else { [line] }
    }
  }

  /// The columns that a root item is indented by.
  private func indent(of place: Int) -> Int { min(2 * region.rootItems[place].level, 8) }

  private mutating func paintRoot(
    _ place: Int, at frame: CellRectangle, in clip: CellRectangle
  ) {
    let (control, isSelected) = (rootControl(place), place == region.selected)
    if isSelected { rendering.grid.fill(frame.intersection(clip), CellStyle(on: .rest)) }
    paintGround(of: control.target, at: frame, in: clip)
    paintBracketed(
      control.text.cutInside(to: frame.columns - 1), frame.column + 1, frame.row, in: clip,
      isSelected ? CellStyle(.accent, isBold: true) : .plain)
    register(control, at: frame, in: clip)
  }

  /// Returns the control of a root item: its digit, title and badge, in brackets if it is selected.
  private func rootControl(_ place: Int) -> Control {
    let item = region.rootItems[place]
    let digit = place < 9 ? "\(place + 1) " : ""
    let badge = item.badge.map { " (\($0))" } ?? ""
    let ends = place == region.selected ? ("[", "]") : (" ", " ")
    return Control(
      PrintableText(ends.0 + digit + item.title + badge + ends.1), .root(place), item.title,
      does: item.select, on: .init(item.id), verb: "Open", .plain)
  }

  /// Draws the drawer over the left of the app.
  mutating func paintDrawer(in area: CellRectangle) {
    let widest =
      region.rootItems.indices.map { rootControl($0).text.width + indent(of: $0) }
      .max() ?? 0
    var box = area
    box.columns = max(16, min(widest + 5, area.columns - 4))
    let content = paintBox(box)
    isInBox = true
    defer { isInBox = false }
    write(words.menu, at: content.inset(left: 2), in: content, .title)
    paintRootList(in: content.inset(top: isRoomy(area) ? 2 : 1))
    rendering.drawer = isActive ? box : nil
  }
}

/// The row below pages: the number of the visible page, between the ways to those beside it.
extension Painter {
  /// Draws the row in the middle of a line.
  mutating func paintPageNumber(in line: CellRectangle) {
    let number = PrintableText(" \(region.selected + 1)/\(region.rootItems.count) ")
    let rest = line.columns - number.width - 2 * Self.arrowColumns
    let column = line.column + max(0, rest) / 2
    let end = column + Self.arrowColumns + number.width
    paintArrow("‹", .previousPage, region.turns?.previous, words.previousPage, column, in: line)
    write(
      number, column + Self.arrowColumns, line.row, in: line, CellStyle(.secondary, on: .panel))
    paintArrow("›", .nextPage, region.turns?.next, words.nextPage, end, in: line)
  }

  private static let arrowColumns = 4

  private mutating func paintArrow(
    _ sign: String, _ target: FocusTarget, _ action: UserAction?, _ name: String, _ column: Int,
    in line: CellRectangle
  ) {
    guard action != nil else { return }
    let frame = CellRectangle(column: column, row: line.row, columns: Self.arrowColumns, rows: 1)
    let text = PrintableText(" \(sign) ")
    paint(
      Control(text, target, name, does: action, on: .init(region.id), CellStyle(on: .button)),
      at: frame, in: line)
  }
}

extension Painter {
  /// Takes the first line for the list of windows, if there are several.
  func takeWindowList(of area: inout CellRectangle) -> CellRectangle? {
    guard viewpoint.windows.count > 1, area.rows >= Viewpoint.smallest.rows else { return nil }
    let line = area.inset(bottom: area.rows - 1)
    area = area.inset(top: 1)
    return line
  }

  /// Draws the windows side by side, the current one in brackets.
  mutating func paintWindowList(in line: CellRectangle) {
    zone += 1
    rendering.grid.fill(line, CellStyle(on: .panel))
    let tabs = viewpoint.windows.enumerated().map { place, window in
      Control(
        text: PrintableText(window.isCurrent ? "[\(window.title)]" : " \(window.title) "),
        target: .window(place), name: window.title, activation: .goToWindow(window.link),
        verb: "Go to window",
        style: CellStyle(
          window.isCurrent ? .accent : .text, on: .panel, isBold: window.isCurrent))
    }
    let current = viewpoint.windows.firstIndex(where: \.isCurrent) ?? 0
    paintTabs(tabs, current: current, gap: 1, in: line)
  }
}
