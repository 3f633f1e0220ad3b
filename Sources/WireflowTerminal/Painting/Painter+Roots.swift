import Wireflow
import WireflowInteraction

extension Painter {
  /// Draws the visible screens of the selected stack, and the root items.
  mutating func paintRoots(in area: CellRectangle) {
    var area = area
    let hasSidebar =
      region.container.rootNavigation == .sidebar && area.columns >= Self.leastForSidebar
    let hasDots = region.container.rootNavigation == .pages
    let hasBar =
      region.rootItems.count > (hasDots ? 1 : 0) && region.container.rootNavigation != .drawer
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
    if hasDots { paintDots(in: line) } else { paintBar(in: line) }
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

  private mutating func paintDivider(column: Int, in area: CellRectangle) {
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
    let frames = rootFrames(in: line)
    let shift = rootShift(frames, in: line)
    for (place, frame) in frames.enumerated() {
      paintRoot(place, at: frame.moved(columns: -shift), in: line, isTab: true)
    }
  }

  /// Returns the frames of the root items in a row.
  ///
  /// The longest titles are cut until all fit, down to a minimum width.
  private func rootFrames(in line: CellRectangle) -> [CellRectangle] {
    let widths = region.rootItems.indices.map { rootText($0).width + 1 }
    var most = widths.max() ?? 0
    while most > Self.leastForRoot, widths.reduce(0, { $0 + min($1, most) }) > line.columns {
      most -= 1
    }
    var column = line.column
    return widths.map { width in
      defer { column += min(width, most) }
      return CellRectangle(
        column: column, row: line.row, columns: min(width, most), rows: line.rows)
    }
  }

  private static let leastForRoot = 8

  /// Returns how far a row of root items scrolls to show the focused or selected one.
  private func rootShift(_ frames: [CellRectangle], in line: CellRectangle) -> Int {
    let wanted: Int = if case .root(let place) = viewpoint.focus { place } else { region.selected }
    guard frames.indices.contains(wanted) else { return 0 }
    return max(0, frames[wanted].endColumn - line.endColumn)
  }

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
        paintRoot(place, at: frame.inset(left: indent(of: place)), in: area, isTab: false)
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
    _ place: Int, at frame: CellRectangle, in clip: CellRectangle, isTab: Bool
  ) {
    let isSelected = place == region.selected
    let text = rootText(place, columns: frame.columns - 1)
    if isTab {
      let style =
        isSelected ? CellStyle(.onAccent, on: .primary, isBold: true) : CellStyle(on: .button)
      paintPill(text, .root(place), at: frame, in: clip, style)
    } else {
      if isSelected { rendering.grid.fill(frame.intersection(clip), CellStyle(on: .rest)) }
      paintGround(of: .root(place), at: frame, in: clip)
      let column = frame.column + 1
      let style = isSelected ? CellStyle(.accent, isBold: true) : .plain
      paintBracketed(text, column, frame.row, in: clip, style)
    }
    let item = region.rootItems[place]
    guard let select = item.select else { return }
    addItem(.root(place), item.title, .perform(select, on: .init(item.id)), at: frame, in: clip)
  }

  /// Returns a root item's digit, title and badge, in brackets if it is selected.
  private func rootText(_ place: Int, columns: Int = .max) -> PrintableText {
    let item = region.rootItems[place]
    let digit = place < 9 ? "\(place + 1) " : ""
    let badge = item.badge.map { " (\($0))" } ?? ""
    let ends = place == region.selected ? ("[", "]") : (" ", " ")
    let text = PrintableText(ends.0 + digit + item.title + badge)
    return text.cut(to: columns - 1) + PrintableText(ends.1)
  }

  /// Draws the drawer over the left of the app.
  mutating func paintDrawer(in area: CellRectangle) {
    let widest = region.rootItems.indices.map { rootText($0).width + indent(of: $0) }.max() ?? 0
    var box = area
    box.columns = max(16, min(widest + 5, area.columns - 4))
    let content = paintBox(box)
    isInBox = true
    defer { isInBox = false }
    rendering.grid.write(
      PrintableText(words.menu), column: content.column + 2, row: content.row, in: content, .title)
    paintRootList(in: content.inset(top: isRoomy(area) ? 2 : 1))
    rendering.drawer = isActive ? box : nil
  }
}

/// The row below pages: a dot for each page, between the ways to the pages beside the visible one.
extension Painter {
  /// Draws the row in the middle of a line, with a count instead of dots that do not fit.
  mutating func paintDots(in line: CellRectangle) {
    let count = region.rootItems.count
    let position = PrintableText("\(region.selected + 1)/\(count)")
    let dots = count * Self.dot
    let fits = 2 * Self.arrow + dots + position.width + 3 <= line.columns
    let middle = (fits ? dots : position.width + 1) + 1
    var column = line.column + max(0, line.columns - 2 * Self.arrow - middle) / 2
    paintArrow("‹", .previousPage, region.turns?.previous, words.previousPage, column, in: line)
    column += Self.arrow
    if fits {
      for place in 0..<count { paintDot(place, column + 1 + place * Self.dot, in: line) }
    }
    paintArrow("›", .nextPage, region.turns?.next, words.nextPage, column + middle, in: line)
    let start = fits ? column + middle + Self.arrow + 1 : column + 1
    rendering.grid.write(
      position, column: start, row: line.row, in: line, CellStyle(.secondary, on: .panel))
  }

  /// The number of columns for a dot, and for an arrow.
  private static let (dot, arrow) = (3, 4)

  private mutating func paintDot(_ place: Int, _ column: Int, in line: CellRectangle) {
    let item = region.rootItems[place]
    let frame = CellRectangle(column: column, row: line.row, columns: Self.dot, rows: 1)
    let target = FocusTarget.root(place)
    let ground = isFocused(target) ? CellStyle(.onAccent, on: .focus) : CellStyle(on: .panel)
    rendering.grid.fill(frame.intersection(line), ground)
    paintMark(of: target, at: frame, in: line)
    let style = CellStyle(item.isSelected ? .accent : .secondary, on: ground.ground)
    rendering.grid.write(
      item.isSelected ? "●" : "○", column: column + 1, row: line.row, in: line,
      isFocused(target) ? ground : style)
    guard let select = item.select else { return }
    addItem(
      target, item.title, .perform(select, on: .init(item.id)), at: frame, in: line,
      verb: item.title)
  }

  private mutating func paintArrow(
    _ sign: String, _ target: FocusTarget, _ action: UserAction?, _ name: String, _ column: Int,
    in line: CellRectangle
  ) {
    guard let action else { return }
    let frame = CellRectangle(column: column, row: line.row, columns: Self.arrow, rows: 1)
    paintPill(PrintableText(" \(sign) "), target, at: frame, in: line, CellStyle(on: .button))
    addItem(
      target, name, .perform(action, on: .init(region.id)), at: frame, in: line, verb: name)
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
  ///
  /// All titles get the same room at most, so that no window is out of reach.
  mutating func paintWindowList(in line: CellRectangle) {
    zone += 1
    rendering.grid.fill(line, CellStyle(on: .panel))
    let share = max(4, line.columns / viewpoint.windows.count)
    var column = line.column
    for (place, window) in viewpoint.windows.enumerated() {
      let text = Self.text(of: window, columns: share - 2)
      let frame = CellRectangle(
        column: column, row: line.row, columns: text.width + 1, rows: 1)
      let style =
        window.isCurrent ? CellStyle(.accent, on: .panel, isBold: true) : CellStyle(on: .panel)
      paintPill(text, .window(place), at: frame, in: line, style)
      addItem(
        .window(place), window.title, .goToWindow(window.link), at: frame, in: line,
        verb: "Go to window")
      column += frame.columns + 1
    }
  }

  private static func text(of window: ListedWindow, columns: Int) -> PrintableText {
    let ends = window.isCurrent ? ("[", "]") : (" ", " ")
    return PrintableText(ends.0 + window.title).cut(to: columns) + PrintableText(ends.1)
  }
}
