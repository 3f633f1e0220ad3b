import Wireflow
import WireflowInteraction

/// The elements of a page, from top to bottom.
struct PictureElements {
  var pen: PicturePen
  let page: StagePicture.ID
  let x: Double
  let width: Double
  var y: Double
  var isPlayer = false
  private var hasText = false

  init(pen: PicturePen, page: StagePicture.ID, x: Double, width: Double, y: Double) {
    (self.pen, self.page, self.x, self.width, self.y) = (pen, page, x, width, y)
  }

  mutating func draw(_ elements: [StagePicture.Element]) {
    for (place, element) in elements.enumerated() {
      // Nobody can see the rest, and no edge begins there.
      guard y < pen.clip.bottom + 4000 else { return }
      let before = place > 0 ? elements[place - 1] : nil
      let after = place + 1 < elements.count ? elements[place + 1] : nil
      let isFirst = before?.isGrouped != true || before?.section != element.section
      let isLast = after?.isGrouped != true || after?.section != element.section
      switch element.kind {
      case .text(let text) where element.isHeader: drawHeader(text, element)
      case .text(let text): drawText(text, element, isFirst: place == 0, after: before)
      case .image: drawImage(element)
      case .row, .field, .toggle: drawGrouped(element, isFirst: isFirst, isLast: isLast)
      case .button(let title, let role): drawButton(title, role, element)
      case .refresh(let label, _):
        pen.write(label, at: x + 39, middle: y + 16.8, 14, .accent, weight: .semibold)
        addPart(element, MapBox(x, y, width, 33.6))
        y += 33.6
      case .choice(let label, let options, let selected):
        drawChoice(label, options, selected, element)
      case .progress(let label, let fraction): drawProgress(label, fraction, element)
      }
    }
  }

  private mutating func addPart(_ element: StagePicture.Element, _ box: MapBox) {
    pen.addPart(.element(element.id), page, element.name, box)
  }

  private mutating func drawHeader(_ text: String, _ element: StagePicture.Element) {
    let (start, lines) = (y, TextMeasure.lines(text, 13, .semibold, width: width - 32))
    y += 16
    for line in lines {
      pen.write(line, at: x + 16, middle: y + 9, 13, .secondary, weight: .semibold)
      y += 18.2
    }
    addPart(element, MapBox(x, start, width, y - start))
  }

  private mutating func drawText(
    _ text: String, _ element: StagePicture.Element, isFirst: Bool, after: StagePicture.Element?
  ) {
    var isBelowText = false
    if case .text = after?.kind { isBelowText = true }
    let isHeading = isPlayer && !hasText
    hasText = true
    let size = isHeading ? 21.0 : 16
    let weight: MapShape.Weight = isHeading ? .semibold : .regular
    let ink: MapInk = isFirst && !isHeading ? .secondary : .words
    let lines = TextMeasure.lines(text, size, weight, width: width - 8)
    let top = isBelowText ? 0.0 : 7
    let start = y
    y += top
    for line in lines {
      pen.write(
        line, at: isPlayer ? x + width / 2 : x + 4, middle: y + size * 0.75, size, ink,
        weight: weight, isCentred: isPlayer)
      y += size * 1.5
    }
    y += 7
    addPart(element, MapBox(x, start, width, y - start))
  }

  private mutating func drawButton(
    _ title: String, _ role: ScreenContent.Button.Role, _ element: StagePicture.Element
  ) {
    let lines = TextMeasure.lines(title, 16, .semibold, width: width - 40)
    let height = max(50, 22 + Double(lines.count) * 22.4)
    let frame = MapBox(x, y + 9, width, height)
    let (ground, ink): (MapInk, MapInk) =
      switch role {
      case .plain: (.tint, .accent)
      case .primary: (.accent, .onAccent)
      case .destructive: (.dangerTint, .danger)
      case .cancel: (.fill, .words)
      }
    pen.fill(frame, radius: 15, element.isDisabled ? .fill : ground)
    let top = frame.middle.y - Double(lines.count) * 11.2
    for (number, line) in lines.enumerated() {
      pen.write(
        line, at: frame.middle.x, middle: top + (Double(number) + 0.5) * 22.4, 16,
        element.isDisabled ? .secondary : ink, weight: .semibold, isCentred: true)
    }
    addPart(element, frame)
    y += 9 + height
  }

  private mutating func drawChoice(
    _ label: String, _ options: [String], _ selected: String?, _ element: StagePicture.Element
  ) {
    y += 9
    let start = y
    pen.write(label, at: x + 16, middle: y + 15.1, 13, .secondary, weight: .semibold)
    y += 30.2
    pen.fill(MapBox(x, y, width, Double(options.count) * 48), radius: 15, .card)
    for (number, option) in options.enumerated() {
      if number > 0 { pen.fill(MapBox(x, y, width, 1), .hair) }
      let isOn = option == selected
      pen.write(option, at: x + 16, middle: y + 24, 16, .words, weight: isOn ? .semibold : .regular)
      if isOn {
        pen.stroke(
          [
            MapPoint(x + width - 32, y + 25), MapPoint(x + width - 28, y + 29),
            MapPoint(x + width - 20, y + 20),
          ], .accent, width: 1.8)
      }
      y += 48
    }
    addPart(element, MapBox(x, start, width, y - start))
    y += 9
  }

  private mutating func drawProgress(
    _ label: String, _ fraction: Double?, _ element: StagePicture.Element
  ) {
    let start = y
    pen.write(label, at: x + 4, middle: y + 19.8, 14, .secondary)
    let part = min(1, max(0, fraction ?? 0.34))
    if fraction != nil {
      let percent = "\(Int((part * 100).rounded())) %"
      let own = TextMeasure.width(percent, 14)
      pen.write(percent, at: x + width - 4 - own, middle: y + 19.8, 14, .secondary)
    }
    pen.fill(MapBox(x + 4, y + 37.6, width - 8, 6), radius: 3, .fill)
    if part > 0 { pen.fill(MapBox(x + 4, y + 37.6, (width - 8) * part, 6), radius: 3, .accent) }
    y += 53.6
    addPart(element, MapBox(x, start, width, y - start))
  }

  mutating func drawGrouped(_ element: StagePicture.Element, isFirst: Bool, isLast: Bool) {
    if isFirst { y += 9 }
    let box = MapBox(x, y, width, entryHeight(element))
    drawGround(in: box, isFirst: isFirst, isLast: isLast)
    draw(element, in: box)
    addPart(element, box)
    y += box.height
    if isLast { y += 9 }
  }

  private mutating func drawImage(_ element: StagePicture.Element) {
    let height = pen.drawImage(element, in: MapBox(x, y, width, 252), isPlayer: isPlayer)
    addPart(element, MapBox(x, y, width, height))
    y += height
  }
}

extension StagePicture.Element {
  /// True for an entry of a group that has one card.
  var isGrouped: Bool {
    switch kind {
    case .row, .field, .toggle: true
    case .text, .image, .button, .refresh, .choice, .progress: false
    }
  }
}

/// The entries of a group that has one card: rows, fields and switches.
extension PictureElements {
  private func entryHeight(_ element: StagePicture.Element) -> Double {
    switch element.kind {
    case .row(let title, let subtitle, let leads):
      max(52, 18 + lines(title, subtitle, leads: leads).height)
    case .field(let field): 30 + 22 * Double(max(field.lines.lowerBound, lines(of: field).count))
    default: 52
    }
  }

  private func labelWidth(_ field: StagePicture.Element.Field) -> Double {
    max(96, TextMeasure.width(field.label, 16))
  }

  /// Returns the lines of a field's text that have room, several only if the text may be seen.
  private func lines(of field: StagePicture.Element.Field) -> [String] {
    let text = field.isSecure ? String(repeating: "•", count: field.length) : field.text
    let room = width - 44 - labelWidth(field)
    guard field.isMultiline || !field.isSecure && field.keyboard == .text, !text.isEmpty else {
      return [TextMeasure.cut(text.isEmpty ? field.prompt ?? "" : text, 16, width: room)]
    }
    let most = field.isMultiline ? field.lines.upperBound : 8
    return Array(TextMeasure.lines(text, 16, width: room).prefix(most))
  }

  /// Returns the lines of a row, broken to leave room for the sign that it leads on.
  private func lines(
    _ title: String, _ subtitle: String?, leads: Bool
  ) -> (titles: [String], subtitles: [String], height: Double) {
    let room = width - 32 - (leads ? 29 : 0)
    let titles = TextMeasure.lines(title, 16, .semibold, width: room)
    let subtitles = subtitle.map { TextMeasure.lines($0, 14, width: room) } ?? []
    return (titles, subtitles, Double(titles.count) * 22.4 + Double(subtitles.count) * 19.6)
  }

  private mutating func draw(_ element: StagePicture.Element, in box: MapBox) {
    switch element.kind {
    case .row(let title, let subtitle, let leads):
      drawRow(title, subtitle, leads: leads, in: box)
    case .field(let field):
      drawField(field, in: box)
    case .toggle(let label, let isOn):
      pen.write(label, at: box.x + 16, middle: box.middle.y, 16, .words)
      let knob = MapBox(box.right - 67, box.middle.y - 15.5, 51, 31)
      pen.fill(knob, radius: 15.5, isOn ? .accent : .fill, stroke: isOn ? nil : .edge, width: 2)
      pen.dot(
        MapPoint(isOn ? knob.right - 15.5 : knob.x + 15.5, knob.middle.y), radius: 13.5, .knob)
    case .text, .image, .button, .refresh, .choice, .progress: break
    }
  }

  private mutating func drawField(_ field: StagePicture.Element.Field, in box: MapBox) {
    let isEmpty = field.isSecure ? field.length == 0 : field.text.isEmpty
    pen.write(field.label, at: box.x + 16, middle: box.y + 26, 16, .words)
    for (number, line) in lines(of: field).enumerated() {
      pen.write(
        line, at: box.x + 28 + labelWidth(field), middle: box.y + 26 + 22 * Double(number), 16,
        isEmpty ? .faint : .words)
    }
  }

  private mutating func drawRow(
    _ title: String, _ subtitle: String?, leads: Bool, in box: MapBox
  ) {
    let lines = lines(title, subtitle, leads: leads)
    var y = box.middle.y - lines.height / 2
    for line in lines.titles {
      pen.write(line, at: box.x + 16, middle: y + 11.2, 16, .words, weight: .regular)
      y += 22.4
    }
    for line in lines.subtitles {
      pen.write(line, at: box.x + 16, middle: y + 9.8, 14, .secondary)
      y += 19.6
    }
    if leads {
      pen.chevron(MapPoint(box.right - 24.5, box.middle.y), size: 10, toLeft: false, .faint)
    }
  }

  /// Draws the card below an entry, with round corners where the group begins and ends.
  private mutating func drawGround(in box: MapBox, isFirst: Bool, isLast: Bool) {
    pen.fill(box, radius: isFirst || isLast ? 15 : 0, .card)
    let half = box.height / 2
    if isFirst, !isLast { pen.fill(MapBox(box.x, box.y + half, box.width, half), .card) }
    if isLast, !isFirst { pen.fill(MapBox(box.x, box.y, box.width, half), .card) }
    if !isFirst { pen.fill(MapBox(box.x + 16, box.y, box.width - 16, 1), .hair) }
  }
}
