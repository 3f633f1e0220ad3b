/// A text being edited, with a cursor.
struct FieldEditing: Hashable, Sendable {
  let target: FocusTarget
  let isSecure: Bool
  /// True if the text may have several lines.
  let isMultiline: Bool
  /// The text before the cursor.
  private(set) var before: String
  private(set) var after = ""
  /// True if the user has changed the text.
  private(set) var isTouched = false

  /// Creates an editing with the cursor at the end of the current text.
  ///
  /// The text of a secure field starts empty.
  init(_ target: FocusTarget, text: String, isSecure: Bool, isMultiline: Bool = false) {
    self.target = target
    self.isSecure = isSecure
    self.isMultiline = isMultiline
    before = isSecure ? "" : text
  }

  var text: String { before + after }

  /// Inserts text, without the characters that control a terminal.
  ///
  /// Line ends become blanks in a text of one line.
  mutating func insert(_ text: String) {
    let typed = text.typeable(isMultiline ? "\n" : " ")
    guard !typed.isEmpty else { return }
    before += typed
    isTouched = true
  }

  mutating func clear() {
    (before, after) = ("", "")
    isTouched = true
  }

  mutating func deleteBackward() {
    isTouched = true
    if !before.isEmpty { before.removeLast() }
  }

  mutating func deleteForward() {
    isTouched = true
    if !after.isEmpty { after.removeFirst() }
  }

  /// Deletes the word before the cursor, with the blanks after it.
  mutating func deleteWord() {
    isTouched = true
    while before.last == " " { before.removeLast() }
    while let last = before.last, last != " " { before.removeLast() }
  }

  mutating func deleteToStart() {
    isTouched = true
    before = ""
  }

  mutating func deleteToEnd() {
    isTouched = true
    after = ""
  }

  mutating func moveLeft() {
    if let last = before.popLast() { after.insert(last, at: after.startIndex) }
  }

  mutating func moveRight() {
    if let first = after.first {
      before.append(first)
      after.removeFirst()
    }
  }

  /// Moves to the start of the line.
  mutating func moveToStart() {
    let line = isMultiline ? before.lastLine : before[...]
    after = line + after
    before.removeLast(line.count)
  }

  /// Moves to the end of the line.
  mutating func moveToEnd() {
    let line = isMultiline ? after.prefix { $0 != "\n" } : after[...]
    before += line
    after.removeFirst(line.count)
  }

  /// Moves to another line, or returns false if there is none.
  mutating func moveLine(by count: Int) -> Bool {
    let text = text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = before.count { $0 == "\n" } + count
    guard lines.indices.contains(row) else { return false }
    let place = lines[row].prefix(before.lastLine.count).endIndex
    (before, after) = (String(text[..<place]), String(text[place...]))
    return true
  }
}

extension FieldEditing {
  /// Applies a key that edits a line, with the control keys of shells.
  mutating func handle(_ key: TerminalKey) {
    switch key {
    case .character(let character): insert(String(character))
    case .backspace, .control("h"): deleteBackward()
    case .delete, .control("d"): deleteForward()
    case .left, .control("b"): moveLeft()
    case .right, .control("f"): moveRight()
    case .home, .control("a"): moveToStart()
    case .end, .control("e"): moveToEnd()
    case .control("u"): deleteToStart()
    case .control("k"): deleteToEnd()
    case .control("w"): deleteWord()
    case .enter where isMultiline: insert("\n")
    case .control, .alt, .enter, .escape, .tab, .backTab, .up, .down, .pageUp, .pageDown:
      break
    }
  }
}

extension String {
  /// The text after the last line end.
  fileprivate var lastLine: Substring {
    self[(lastIndex(of: "\n").map(index(after:)) ?? startIndex)...]
  }

  /// Returns the text with blanks for tabs and a scalar for line ends, and without other control
  /// characters.
  fileprivate func typeable(_ lineEnd: Unicode.Scalar) -> String {
    var typed = String.UnicodeScalarView()
    for character in self {
      if character.isNewline || character == "\t" {
        typed.append(character == "\t" ? " " : lineEnd)
      } else {
        typed += character.unicodeScalars.filter { $0.properties.generalCategory != .control }
      }
    }
    return String(typed)
  }
}
