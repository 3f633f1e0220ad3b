import Wireflow

/// The places of a screen's elements, one under the other, from its top.
struct PageLayout {
  /// The columns in front of the text, in which the mark of the focus stands.
  static let gutter = 2

  let elements: [StagePicture.Element]
  let columns: Int
  /// The first line of each element.
  private(set) var tops: [Int] = []
  private(set) var length = 0
  /// The columns for the labels of all fields.
  let labelColumns: Int

  init(_ elements: [StagePicture.Element], columns: Int, isRoomy: Bool) {
    self.elements = elements
    self.columns = columns
    let labels = elements.compactMap { element in
      if case .field(let field) = element.kind { PrintableText(field.label).width } else { nil }
    }
    labelColumns = max(1, min(labels.max() ?? 0, columns / 2 - Self.gutter))
    var before: StagePicture.Element?
    for element in elements {
      if isRoomy, let before, before.isParted(from: element), rows(of: element) > 0 { length += 1 }
      if rows(of: element) > 0 { before = element }
      tops.append(length)
      length += rows(of: element)
    }
  }

  /// Returns the lines of an element or of an option, counted from the top of the screen.
  func span(of target: FocusTarget?) -> Range<Int>? {
    switch target {
    case .element(_, let place, let option):
      guard elements.indices.contains(place) else { return nil }
      let whole = tops[place]..<(tops[place] + rows(of: elements[place]))
      guard let option, let flow = flow(of: elements[place]),
        flow.pieces.indices.contains(option)
      else { return extended(whole, place) }
      let row = tops[place] + flow.pieces[option].row
      return row..<(row + 1)
    default:
      return nil
    }
  }

  /// Returns the lines with more of them at the ends of the screen.
  ///
  /// With the first element that does something comes what stands above it, and with the last what
  /// stands below.
  private func extended(_ span: Range<Int>, _ place: Int) -> Range<Int> {
    let isFirst = elements[..<place].allSatisfy { !$0.isActive }
    let isLast = elements[(place + 1)...].allSatisfy { !$0.isActive }
    return (isFirst ? 0 : span.lowerBound)..<(isLast ? length : span.upperBound)
  }

  func rows(of element: StagePicture.Element) -> Int {
    switch element.kind {
    case .text(let text): text.printableLines(wrappedTo: max(1, columns - Self.gutter)).count
    case .row(_, let subtitle, _): subtitle?.isEmpty == false ? 2 : 1
    case .choice: flow(of: element)?.rows ?? 1
    // Decoration is nothing to read.
    case .image(_, let alternative): alternative == nil ? 0 : 1
    case .button, .refresh, .field, .toggle, .progress: 1
    }
  }

  /// Returns the options of a choice.
  func flow(of element: StagePicture.Element) -> Flow? {
    guard case .choice(let label, let options, let selected) = element.kind else { return nil }
    let texts = options.map { PrintableText(($0 == selected ? "(•) " : "( ) ") + $0) }
    let start = Self.gutter + PrintableText(label).width + 2
    return Flow(texts, from: start, indent: Self.gutter + 1, columns: columns, isVertical: false)
  }
}

extension StagePicture.Element {
  /// Returns true if a blank line parts the element from the next one, where there is room.
  fileprivate func isParted(from next: StagePicture.Element) -> Bool {
    switch (kind, next.kind) {
    case (.row, .row), (.button, .button), (.field, .field), (.toggle, .toggle),
      (.text, .text), (.choice, .choice), (.image, .text), (.toggle, .choice), (.choice, .toggle),
      (.progress, .progress):
      false
    default: true
    }
  }
}
