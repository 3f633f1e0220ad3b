import WireflowInteraction

/// The text of a field in brackets, scrolled so that the cursor is visible.
struct FieldBox {
  /// The lines of the box, each in brackets.
  let lines: [PrintableText]
  /// The cell of the cursor, counted from the first bracket.
  let cursor: (column: Int, row: Int)?
  /// True if the box shows the placeholder.
  let isPrompt: Bool

  /// Creates the box of a field, with the text being typed into it if there is one.
  init(
    _ field: StagePicture.Element.Field, columns: Int, lines: ClosedRange<Int>,
    editing: FieldEditing?
  ) {
    let room = max(1, min(columns, lines.upperBound == 1 ? 40 : 60))
    isPrompt = editing == nil && field.length == 0
    var content: [PrintableText]
    if lines.upperBound == 1 {
      let line = Self.line(of: field, room, editing)
      content = [line.text]
      cursor = line.cursor.map { ($0 + 1, 0) }
    } else {
      let text = editing?.text ?? (isPrompt ? field.prompt ?? "" : field.text)
      let all = text.lines(wrappedTo: max(1, room - 1))
      var row = 0
      if let editing {
        let place = text.utf8.index(text.startIndex, offsetBy: editing.before.utf8.count)
        row = all.lastIndex { $0.startIndex <= place } ?? 0
        let column = PrintableText(String(text[all[row].startIndex..<place])).width
        let first = max(0, row - lines.upperBound + 1)
        content = Self.content(all[first...], lines, room)
        cursor = (column + 1, row - first)
      } else {
        content = Self.content(all[...], lines, room)
        cursor = nil
      }
    }
    self.lines = content.map { text in
      let blanks = PrintableText(String(repeating: " ", count: max(0, room - text.width)))
      return PrintableText("[") + text + blanks + PrintableText("]")
    }
  }

  /// Returns as many lines as fit, and empty lines up to the smallest number.
  private static func content(
    _ all: ArraySlice<Substring>, _ lines: ClosedRange<Int>, _ room: Int
  ) -> [PrintableText] {
    let shown = all.prefix(lines.upperBound).map { PrintableText(String($0)).prefix(room) }
    let missing = max(0, lines.lowerBound - shown.count)
    return shown + Array(repeating: PrintableText(), count: missing)
  }

  /// Returns the only line of a field, and the column of the cursor in it.
  private static func line(
    of field: StagePicture.Element.Field, _ room: Int, _ editing: FieldEditing?
  ) -> (text: PrintableText, cursor: Int?) {
    func mask(_ length: Int) -> PrintableText {
      PrintableText(String(repeating: "•", count: length))
    }
    func shown(_ text: String) -> PrintableText {
      field.isSecure ? mask(text.count) : PrintableText(text)
    }
    if let editing {
      let before = shown(editing.before).suffix(room - 1)
      return (before + shown(editing.after).prefix(room - before.width), before.width)
    }
    if field.length == 0, let prompt = field.prompt {
      return (PrintableText(prompt).cut(to: room), nil)
    }
    return ((field.isSecure ? mask(field.length) : PrintableText(field.text)).cut(to: room), nil)
  }
}

extension String {
  /// Returns the lines of a text that is being edited, each wrapped behind a blank if it has one.
  ///
  /// Together the lines have all characters except for the line ends. A blank may be one column too
  /// wide.
  fileprivate func lines(wrappedTo columns: Int) -> [Substring] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap { paragraph in
      var (lines, rest): ([Substring], Substring) = ([], paragraph)
      while let end = rest.firstLineEnd(within: columns) {
        lines.append(rest[..<end])
        rest = rest[end...]
      }
      return lines + [rest]
    }
  }
}

extension Substring {
  /// Returns the end of the first line, or nil if the text fits into one line.
  fileprivate func firstLineEnd(within columns: Int) -> Index? {
    var (width, blankEnd): (Int, Index?) = (0, nil)
    for place in indices {
      let next = index(after: place)
      let isBlank = self[place] == " "
      width += PrintableText(String(self[place])).width
      if width > columns, !isBlank || width > columns + 1 {
        return blankEnd ?? (place == startIndex ? next : place)
      }
      if isBlank { blankEnd = next }
    }
    return nil
  }
}
