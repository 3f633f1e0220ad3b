import Wireflow
import WireflowInteraction

extension Painter {
  /// Draws a screen with its title.
  mutating func paint(
    _ page: StagePicture.Page, in area: CellRectangle, hasDrawer: Bool = false,
    isMaximized: Bool = false
  ) {
    paintHeader(of: page, in: area, hasDrawer: hasDrawer, isMaximized: isMaximized)
    var content = area.inset(top: 1)
    if isRoomy(area) {
      let hasFocus = isActive && viewpoint.focus?.page == page.id
      paintRule(row: content.row, in: area, hasFocus ? .accent : .rule)
      content = content.inset(top: 1)
    }
    if page.elements.allSatisfy(\.isInBar) { paintEmpty("Nothing here yet", in: content) }
    paintElements(of: page, in: measured(content))
  }

  /// Draws a placeholder text in the middle of an empty part of the window.
  mutating func paintEmpty(_ words: String, in area: CellRectangle) {
    let text = PrintableText(words).cut(to: area.columns - 2)
    let column = area.column + max(0, area.columns - text.width) / 2
    write(text, column, area.row + area.rows / 3, in: area, .secondary)
  }

  /// Draws the header line: the back link, the title and the button that dismisses.
  private mutating func paintHeader(
    of page: StagePicture.Page, in area: CellRectangle, hasDrawer: Bool, isMaximized: Bool
  ) {
    var line = area
    line.rows = min(1, area.rows)
    rendering.grid.fill(line, CellStyle(on: isInBox ? .raised : .panel))
    line = measured(line)
    if hasDrawer {
      line = paintLink("≡", .drawer, region.openDrawer, region.id, verb: words.menu, in: line)
    }
    if isMaximized || page.isMinimizable {
      line = paintLink(
        "⌄ \(words.minimize)", .minimize, isMaximized ? player?.minimize : .minimize, page.id,
        verb: words.minimize, in: line)
    }
    if let below = page.backTitle {
      line = paintLink(
        "‹ \(below)", .back(page.id), page.back, page.id, verb: words.back, in: line)
    }
    if let title = page.dismissTitle {
      line = paintPill(title, .dismiss(page.id), page.dismiss, .init(page.id), in: line)
    }
    line = paintPills(of: page, in: line)
    let indent = line.column == measured(area).column ? PageLayout.gutter : 1
    write(page.title, at: line.inset(left: indent), in: line, .title)
  }

  /// Draws the notice in one line: its text, its action, and the button that closes it.
  mutating func paintNotice(_ notice: StagePicture.Page, in line: CellRectangle) {
    rendering.grid.fill(line, CellStyle(on: .raised))
    zone += 1
    let rest = paintPill(
      notice.dismissTitle ?? "", .dismiss(notice.id), notice.dismiss, .init(notice.id), in: line)
    let title = paintPills(of: notice, in: rest, isNotice: true).inset(left: PageLayout.gutter)
    write(notice.title, at: title, in: line, .title)
  }

  /// Draws the buttons of a notice or of a screen's bar at the end of a line, the last one outermost,
  /// and returns the rest of the line.
  private mutating func paintPills(
    of page: StagePicture.Page, in line: CellRectangle, isNotice: Bool = false
  ) -> CellRectangle {
    var rest = line
    for index in page.elements.indices.reversed() where isNotice || page.elements[index].isInBar {
      let one = page.elements[index]
      let target = FocusTarget.element(page: page.id, index: index, option: nil)
      rest = paintPill(one.name, target, one.action, one.target, in: rest, CellStyle(of: one))
    }
    return rest
  }

  /// Draws a button at the end of a line and returns the rest of the line.
  private mutating func paintPill(
    _ title: String, _ target: FocusTarget, _ action: UserAction?, _ subject: StagePicture.Target,
    in line: CellRectangle, _ style: CellStyle = CellStyle(on: .button)
  ) -> CellRectangle {
    let text = PrintableText("[ \(title) ]")
    var pill = Control(text, target, title, does: action, on: subject, style)
    pill.isHeader = true
    let frame = line.inset(left: max(0, line.columns - text.width - 1))
    if let page = target.page { anchors.append((page, title, frame)) }
    paint(pill, at: frame, in: line)
    return line.inset(right: frame.columns + 1)
  }

  /// Draws a link at the start of a line and returns the rest of the line.
  private mutating func paintLink(
    _ words: String, _ target: FocusTarget, _ action: UserAction?, _ subject: StagePicture.ID,
    verb: String, in line: CellRectangle
  ) -> CellRectangle {
    let text = PrintableText(words).cut(to: max(3, line.columns / 3))
    var link = Control(text, target, words, does: action, on: .init(subject), verb: verb, .accent)
    link.isHeader = true
    var frame = line
    frame.columns = text.width + 1
    paint(link, at: frame, in: line)
    return line.inset(left: frame.columns + 1)
  }

  private mutating func paintElements(of page: StagePicture.Page, in viewport: CellRectangle) {
    guard !viewport.isEmpty else { return }
    let layout = PageLayout(
      page.elements, columns: viewport.columns - 1, isRoomy: isRoomy(viewport),
      showsPixels: viewpoint.showsPixels, editing: editing(on: page.id))
    let offset = paint(layout, of: page.id, in: viewport)
    for rows in page.rows where rows.range.count < rows.count {
      let end = rows.range.isEmpty ? 0 : layout.places[rows.places.upperBound - 1].endRow
      let wanted = rows.range.upperBound + 3 * viewport.rows
      if end < offset + 3 * viewport.rows { rendering.unread[rows.id] = wanted }
    }
  }

  /// Draws elements from top to bottom, scrolled so that the focused one is visible, and returns
  /// the scroll offset.
  @discardableResult
  mutating func paint(
    _ layout: PageLayout, of page: StagePicture.ID, in viewport: CellRectangle
  ) -> Int {
    guard !viewport.isEmpty else { return 0 }
    let hasFocus = isActive && viewpoint.focus?.page == page
    let span = hasFocus ? layout.span(of: viewpoint.focus) : nil
    let offset = offset(of: .page(page), length: layout.length, showing: span, in: viewport)
    for (place, element) in layout.elements.enumerated() {
      let frame = layout.frame(place, in: viewport, offset: offset)
      if frame.rows == 0 { continue }
      let isInSight = frame.row < viewport.endRow && frame.endRow > viewport.row
      if isInSight { paint(element, place, of: page, layout, at: frame, in: viewport) }
      addItems(element, place, of: page, layout, at: frame, in: viewport)
    }
    noteScroller(.page(page), offset, layout.length, in: viewport)
    return offset
  }

  /// Returns the scroll offset of a target.
  ///
  /// The offset changes only as far as necessary to show the given lines.
  func offset(
    of target: ScrollTarget, length: Int, showing span: Range<Int>?, in viewport: CellRectangle
  ) -> Int {
    var offset = viewpoint.scrolls[target] ?? 0
    if viewpoint.followsFocus, let span {
      offset = max(offset, span.upperBound - viewport.rows)
      offset = min(offset, span.lowerBound)
    }
    return max(0, min(offset, length - viewport.rows))
  }

  /// Registers a scrolling part and draws its scroll bar.
  mutating func noteScroller(
    _ target: ScrollTarget, _ offset: Int, _ length: Int, in viewport: CellRectangle
  ) {
    paintScrollbar(offset, length, in: viewport)
    guard isActive || target == .log || target == .tree || target == .help else { return }
    rendering.scrollers.append(
      Rendering.Scroller(
        target: target, viewport: viewport, offset: offset, length: length, zone: zone))
  }
}
