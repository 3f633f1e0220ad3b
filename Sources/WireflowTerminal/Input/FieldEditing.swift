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

  mutating func clear() { change("", "") }

  /// Replaces the text before and after the cursor.
  private mutating func change(_ before: some StringProtocol, _ after: some StringProtocol) {
    (self.before, self.after) = (String(before), String(after))
    isTouched = true
  }

  /// Moves the cursor by a character or to a place further away.
  private mutating func move(by count: Int) {
    let text = text
    let place = text.prefix(max(0, before.count + count)).endIndex
    (before, after) = (String(text[..<place]), String(text[place...]))
  }

  /// Moves to the end of the line.
  mutating func moveToEnd() {
    move(by: isMultiline ? after.prefix { $0 != "\n" }.count : after.count)
  }

  /// Moves to another line, or returns false if there is none.
  mutating func moveLine(by count: Int) -> Bool {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = before.count { $0 == "\n" } + count
    guard lines.indices.contains(row) else { return false }
    let column = min(before.lastLine.count, lines[row].count)
    move(by: lines[..<row].reduce(column) { $0 + $1.count + 1 } - before.count)
    return true
  }
}

extension FieldEditing {
  /// Applies a key that edits a line, with the control keys of shells.
  mutating func handle(_ key: TerminalKey) {
    switch key {
    case .character(let character): insert(String(character))
    case .backspace, .control("h"): change(before.dropLast(), after)
    case .delete, .control("d"): change(before, after.dropFirst())
    case .left, .control("b"): move(by: -1)
    case .right, .control("f"): move(by: 1)
    case .home, .control("a"): move(by: -(isMultiline ? before.lastLine.count : before.count))
    case .end, .control("e"): moveToEnd()
    case .control("u"): change("", after)
    case .control("k"): change(before, "")
    case .control("w"):
      let blanks = before.reversed().prefix { $0 == " " }.count
      let word = before.dropLast(blanks).reversed().prefix { $0 != " " }.count
      change(before.dropLast(blanks + word), after)
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
