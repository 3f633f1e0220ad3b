import Wireflow
import WireflowInteraction

extension Painter {
  /// Draws an alert in the middle, or an action sheet at its anchor or at the bottom.
  ///
  /// The answers stay visible while a long message scrolls.
  mutating func paint(_ alert: StagePicture.Alert, in area: CellRectangle) {
    zone += 1
    let (content, gap) = (alert.content, isRoomy(area) ? 1 : 0)
    let columns = columns(of: alert, in: area)
    let titles = content.title.printableLines(wrappedTo: columns - 6).prefix(2)
    let message = message(of: content, columns: columns - 3)
    let fields = PageLayout(
      alert.fields, columns: columns - 3, isRoomy: gap > 0, showsPixels: false)
    let answers = answers(of: content, columns: columns - 3)
    let parts = [message.count, fields.length, answers.rows]
    let rows = parts.filter { $0 > 0 }.reduce(titles.count + 2) { $0 + gap + $1 }
    let inside = paintBox(
      box(of: content, columns: columns, rows: min(area.rows, rows), in: area))
    write(titles, at: inside.inset(left: PageLayout.gutter), in: inside, .title)
    let body = inside.inset(top: titles.count + gap)
    let viewports = Self.viewports(of: parts, gap: gap, in: body)
    paint(message, in: viewports[0])
    paint(fields, of: alert.id, in: viewports[1])
    paint(controls(of: alert), in: answers, of: .answers, in: viewports[2])
  }

  /// Divides an area among parts with gaps between them.
  ///
  /// The last part comes first. Unless it is alone, it leaves one line to those above it.
  private static func viewports(
    of parts: [Int], gap: Int, in area: CellRectangle
  ) -> [CellRectangle] {
    var (rest, viewports): (CellRectangle, [CellRectangle]) = (area, [])
    for (place, rows) in parts.enumerated().reversed() {
      let isAlone = parts[..<place].allSatisfy { $0 == 0 }
      let most = isAlone ? rest.rows : max(1, rest.rows - gap - 1)
      let viewport = rest.inset(top: rest.rows - min(rows, most))
      viewports.insert(viewport, at: 0)
      if rows > 0 { rest = rest.inset(bottom: viewport.rows + (isAlone ? 0 : gap)) }
    }
    return viewports
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

  private func controls(of alert: StagePicture.Alert) -> [Control] {
    zip(alert.content.actions, alert.answers).enumerated().map { number, pair in
      let (answer, action) = pair
      let style =
        action == nil ? CellStyle(.secondary, on: .field) : CellStyle(answer.role.ofButton)
      return Control(
        PrintableText(), .answer(number), answer.title, does: action, on: .init(alert.id), style)
    }
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

extension AlertContent.Action.Role {
  /// The role of a button that looks the same.
  fileprivate var ofButton: ScreenContent.Button.Role {
    switch self {
    case .plain: .plain
    case .destructive: .destructive
    case .cancel: .cancel
    }
  }
}
