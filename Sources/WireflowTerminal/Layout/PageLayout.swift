import Wireflow
import WireflowInteraction

/// The places of a screen's elements, from its top.
///
/// Elements are placed from top to bottom, except for buttons, which are side by side if they fit.
struct PageLayout {
  /// The columns in front of the text, which contain the focus mark.
  static let gutter = 2

  let elements: [StagePicture.Element]
  let columns: Int
  private let showsPixels: Bool
  /// The text being typed into one of the fields, which grow with their text.
  private let editing: FieldEditing?
  /// The frames of the elements, in the same order.
  private(set) var places: [CellRectangle] = []
  private(set) var length = 0
  /// The columns for the labels of all fields.
  let labelColumns: Int

  init(
    _ elements: [StagePicture.Element], columns: Int, isRoomy: Bool, showsPixels: Bool,
    editing: FieldEditing? = nil
  ) {
    self.editing = editing
    // Pixels would fill a low window.
    self.showsPixels = showsPixels && isRoomy
    self.elements = elements
    self.columns = columns
    let labels = elements.compactMap { element in
      if case .field(let field) = element.kind { PrintableText(field.label).width } else { nil }
    }
    labelColumns = max(1, min(labels.max() ?? 0, columns / 2 - Self.gutter))
    var before: StagePicture.Element?
    while places.count < elements.count {
      let element = elements[places.count]
      let rows = rows(of: element)
      if isRoomy, rows > 0, let before, before.isParted(from: element) { length += 1 }
      if rows > 0 { before = element }
      let run = elements[places.count...].prefix(while: \.isButton)
      if run.count > 1, fits(run) {
        layOutSideBySide(run)
      } else if run.isEmpty {
        layOut(rows)
      } else {
        for button in run { layOut(button.isInBar ? 0 : 1) }
      }
    }
  }

  private mutating func layOut(_ rows: Int) {
    places.append(CellRectangle(column: 0, row: length, columns: columns, rows: rows))
    length += rows
  }

  private func fits(_ run: ArraySlice<StagePicture.Element>) -> Bool {
    let wanted = run.reduce(0) { $0 + $1.pillColumns }
    return wanted > 0 && wanted <= columns
  }

  private mutating func layOutSideBySide(_ run: ArraySlice<StagePicture.Element>) {
    var column = 0
    for element in run {
      let width = element.pillColumns
      let rows = element.isInBar ? 0 : 1
      places.append(CellRectangle(column: column, row: length, columns: width, rows: rows))
      column += width
    }
    length += 1
  }

  /// Returns the frame of an element in a viewport with a scroll offset.
  func frame(_ place: Int, in viewport: CellRectangle, offset: Int) -> CellRectangle {
    places[place].moved(columns: viewport.column, rows: viewport.row - offset)
  }

  /// Returns the lines of an element or of an option, counted from the top of the screen.
  func span(of target: FocusTarget?) -> Range<Int>? {
    guard case .element(_, let place, let option) = target, places.indices.contains(place)
    else { return nil }
    if let option, let flow = flow(of: elements[place]), flow.pieces.indices.contains(option) {
      let row = places[place].row + flow.pieces[option].row
      return row..<(row + 1)
    }
    return extended(places[place].row..<places[place].endRow, place)
  }

  /// Extends a range of lines to the ends of the screen.
  ///
  /// The first active element brings everything above it into view, and the last one everything
  /// below.
  private func extended(_ span: Range<Int>, _ place: Int) -> Range<Int> {
    let isFirst = elements[..<place].allSatisfy { !$0.isActive }
    let isLast = elements[(place + 1)...].allSatisfy { !$0.isActive }
    return (isFirst ? 0 : span.lowerBound)..<(isLast ? length : span.upperBound)
  }

  private func rows(of element: StagePicture.Element) -> Int {
    switch element.kind {
    case .text(let text): text.printableLines(wrappedTo: max(1, columns - Self.gutter)).count
    case .row(_, let subtitle, _): subtitle?.isEmpty == false ? 2 : 1
    case .choice: flow(of: element)?.rows ?? 1
    // Decoration needs no line.
    case .image(_, let alternative):
      pixels(of: element)?.rows ?? (alternative == nil ? 0 : 1)
    case .field(let field) where field.isMultiline: box(of: field).lines.count
    case .button where element.isInBar: 0
    case .button, .refresh, .field, .toggle, .progress: 1
    }
  }

  /// Returns the box of the field that is laid out next.
  private func box(of field: StagePicture.Element.Field) -> FieldBox {
    let isEdited =
      if case .element(_, places.count, nil)? = editing?.target { true } else { false }
    return FieldBox(
      field, columns: columns - Self.gutter - labelColumns - 3, lines: field.lines,
      editing: isEdited ? editing : nil)
  }

  /// Returns the pixels of a picture, if they are shown.
  func pixels(of element: StagePicture.Element) -> PixelBox? {
    showsPixels ? PixelBox(element.pixels, columns: columns - Self.gutter) : nil
  }

  /// Returns the options of a choice.
  func flow(of element: StagePicture.Element) -> Flow? {
    guard case .choice(let label, _, _) = element.kind else { return nil }
    return Flow(
      element.options.map(\.text), from: Self.gutter + PrintableText(label).width + 1,
      indent: Self.gutter + 1, columns: columns, isVertical: false)
  }

  /// Returns the number of columns that shows elements without cuts, with long texts wrapped.
  static func naturalColumns(of elements: [StagePicture.Element]) -> Int {
    elements.map { gutter + $0.naturalColumns }.max() ?? 0
  }
}

extension StagePicture.Element {
  /// True for a button in the bar at the top, which needs no line of its own.
  var isInBar: Bool { barEdge != nil }

  /// The columns of a button beside others.
  fileprivate var pillColumns: Int { isInBar ? 0 : PageLayout.gutter + pill.width }

  fileprivate var isButton: Bool {
    switch kind {
    case .button, .refresh: true
    case .text, .image, .row, .field, .toggle, .choice, .progress: false
    }
  }

  fileprivate var naturalColumns: Int {
    switch kind {
    case .text(let text): min(60, PrintableText(text).width)
    case .row(let title, let subtitle, _):
      max(PrintableText(title).width, PrintableText(subtitle ?? "").width) + 4
    case .image(_, let alternative):
      max(PrintableText(alternative ?? "").width + 2, min(60, pixels?.width ?? 0))
    case .button, .refresh: pill.width + 1
    case .field(let field): PrintableText(field.label).width + 34
    case .toggle(let label, _): PrintableText(label).width + 4
    case .choice(let label, let options, _):
      min(60, options.reduce(PrintableText(label).width + 2) { $0 + PrintableText($1).width + 6 })
    case .progress(let label, _): PrintableText(label).width + 30
    }
  }

  /// Returns true if a blank line separates the element from the next one in a roomy area.
  fileprivate func isParted(from next: StagePicture.Element) -> Bool {
    if isHeader || next.isHeader || section != next.section { return !isHeader }
    return switch (kind, next.kind) {
    case (.row, .row), (.button, .button), (.field, .field), (.toggle, .toggle),
      (.text, .text), (.choice, .choice), (.image, .text), (.toggle, .choice), (.choice, .toggle),
      (.progress, .progress), (.button, .refresh), (.refresh, .button):
      false
    default: true
    }
  }
}
