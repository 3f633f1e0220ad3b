import Wireflow
import WireflowInteraction

extension Painter {
  /// The parts of an alert, as they fit into its columns.
  private struct AlertLayout {
    let titles: ArraySlice<PrintableText>
    let message: [PrintableText]
    let fields: PageLayout
    let answers: Flow
    /// The number of blank lines between the parts.
    let gap: Int

    /// The number of lines of all parts, and of the gaps between them.
    var rows: Int {
      let parts = [message.count, fields.length].filter { $0 > 0 }
      return parts.reduce(titles.count + gap + answers.rows) { $0 + $1 + gap }
    }

    /// Divides the part below the title: the answers come first, and then the fields.
    func viewports(
      in body: CellRectangle
    ) -> (message: CellRectangle, fields: CellRectangle, answers: CellRectangle) {
      let (upper, answers) = part(
        body, answers.rows, isAlone: message.isEmpty && fields.length == 0)
      let (message, fields) = part(upper, fields.length, isAlone: message.isEmpty)
      return (message, fields, answers)
    }

    /// Cuts lines off the end of a part, and the gap above them.
    ///
    /// Unless the lines are alone, one line above them stays.
    private func part(
      _ whole: CellRectangle, _ rows: Int, isAlone: Bool
    ) -> (above: CellRectangle, below: CellRectangle) {
      guard rows > 0 else { return (whole, whole.inset(top: whole.rows)) }
      let most = isAlone ? whole.rows : max(1, whole.rows - gap - 1)
      let below = whole.inset(top: whole.rows - min(rows, most))
      return (whole.inset(bottom: below.rows + (isAlone ? 0 : gap)), below)
    }
  }

  /// Draws an alert in the middle, or an action sheet at its anchor or at the bottom.
  ///
  /// The answers stay visible while a long message scrolls.
  mutating func paint(_ alert: StagePicture.Alert, in area: CellRectangle) {
    zone += 1
    let columns = columns(of: alert, in: area)
    let layout = layout(of: alert, columns: columns, isRoomy: isRoomy(area))
    let rows = min(area.rows, layout.rows + 2)
    let inside = paintBox(box(of: alert.content, columns: columns, rows: rows, in: area))
    write(layout.titles, at: inside.inset(left: PageLayout.gutter), in: inside, .title)
    let parts = layout.viewports(in: inside.inset(top: layout.titles.count + layout.gap))
    paint(layout.message, in: parts.message)
    paint(layout.fields, of: alert, in: parts.fields)
    paint(layout.answers, of: alert, in: parts.answers)
  }

  private func layout(
    of alert: StagePicture.Alert, columns: Int, isRoomy: Bool
  ) -> AlertLayout {
    let content = alert.content
    return AlertLayout(
      titles: content.title.printableLines(wrappedTo: columns - 6).prefix(2),
      message: message(of: content, columns: columns - 3),
      fields: PageLayout(
        alert.fields, columns: columns - 3, isRoomy: isRoomy, showsPixels: false),
      answers: answers(of: content, columns: columns - 3), gap: isRoomy ? 1 : 0)
  }

  /// Returns the number of columns that an alert's texts need, within limits.
  private func columns(of alert: StagePicture.Alert, in area: CellRectangle) -> Int {
    let content = alert.content
    let widths = content.actions.map { PrintableText($0.title).width + 6 }
    let answers = content.style == .actionSheet ? widths.max() ?? 0 : widths.reduce(0, +)
    let texts = [content.title, content.message].map { PrintableText($0).width }
    let fields = PageLayout.naturalColumns(of: alert.fields)
    let wanted = max(answers, fields, min(50, texts.max() ?? 0)) + 7
    return min(area.columns, max(30, min(58, wanted)))
  }

  private func message(of alert: AlertContent, columns: Int) -> [PrintableText] {
    guard !alert.message.isEmpty else { return [] }
    return alert.message.printableLines(wrappedTo: max(1, columns - PageLayout.gutter))
  }

  private func answers(of alert: AlertContent, columns: Int) -> Flow {
    Flow(
      alert.actions.map { PrintableText("[ \($0.title) ]") }, from: PageLayout.gutter - 1,
      indent: PageLayout.gutter - 1, columns: columns, isVertical: alert.style == .actionSheet)
  }

  private mutating func paint(_ message: [PrintableText], in viewport: CellRectangle) {
    guard !viewport.isEmpty else { return }
    let offset = offset(of: .message, length: message.count, showing: nil, in: viewport)
    let text = viewport.inset(left: PageLayout.gutter).moved(rows: -offset)
    write(message, at: text, in: viewport, .plain)
    noteScroller(.message, offset, message.count, in: viewport)
  }

  private mutating func paint(
    _ fields: PageLayout, of alert: StagePicture.Alert, in viewport: CellRectangle
  ) {
    guard !viewport.isEmpty else { return }
    let target = ScrollTarget.page(alert.id)
    let span = viewpoint.focus?.page == alert.id ? fields.span(of: viewpoint.focus) : nil
    let offset = offset(of: target, length: fields.length, showing: span, in: viewport)
    for (place, field) in alert.fields.enumerated() {
      let frame = fields.frame(place, in: viewport, offset: offset)
      paint(field, place, of: alert.id, fields, at: frame, in: viewport)
      addItems(field, place, of: alert.id, fields, at: frame, in: viewport)
    }
    noteScroller(target, offset, fields.length, in: viewport)
  }

  private mutating func paint(
    _ answers: Flow, of alert: StagePicture.Alert, in viewport: CellRectangle
  ) {
    guard !viewport.isEmpty else { return }
    var span: Range<Int>?
    if case .answer(let answer) = viewpoint.focus, answers.pieces.indices.contains(answer) {
      span = answers.pieces[answer].row..<(answers.pieces[answer].row + 1)
    }
    let offset = offset(of: .answers, length: answers.rows, showing: span, in: viewport)
    let origin = viewport.moved(rows: -offset).inset(right: 1)
    for (number, piece) in answers.pieces.enumerated() {
      let (answer, frame) = (alert.content.actions[number], piece.frame(in: origin))
      let action = alert.answers[number]
      let style = action == nil ? CellStyle(.secondary, on: .field) : CellStyle(answer.role)
      paintPill(piece.text, .answer(number), at: frame, in: viewport, style)
      guard let action else { continue }
      addItem(
        .answer(number), answer.title, .perform(action, on: .init(alert.id)), at: frame,
        in: viewport, verb: answer.title)
    }
    noteScroller(.answers, offset, answers.rows, in: viewport)
  }

  private func box(
    of alert: AlertContent, columns: Int, rows: Int, in area: CellRectangle
  ) -> CellRectangle {
    if alert.style == .actionSheet, alert.anchor != nil {
      return placed(
        columns: columns, rows: rows, at: alert.anchor, of: picture.frontPage?.id, in: area)
    }
    var box = centred(columns: columns, rows: rows, in: area)
    if alert.style == .actionSheet { box.row = area.endRow - rows }
    return box
  }
}

extension CellStyle {
  fileprivate init(_ role: AlertContent.Action.Role) {
    switch role {
    case .plain: self.init(on: .button)
    case .destructive: self.init(.danger, on: .danger)
    case .cancel: self.init(.secondary, on: .button)
    }
  }
}
