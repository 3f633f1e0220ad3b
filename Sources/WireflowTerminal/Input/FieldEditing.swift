/// A text being edited, with a cursor.
struct FieldEditing: Hashable, Sendable {
  let target: FocusTarget
  let isSecure: Bool
  /// The text before the cursor.
  private(set) var before: String
  private(set) var after = ""
  /// True if the user has changed the text.
  private(set) var isTouched = false

  /// Creates an editing with the cursor at the end of the current text.
  ///
  /// The text of a secure field starts empty.
  init(_ target: FocusTarget, text: String, isSecure: Bool) {
    self.target = target
    self.isSecure = isSecure
    before = isSecure ? "" : text
  }

  var text: String { before + after }

  /// Inserts text, without the characters that control a terminal.
  ///
  /// Line ends become blanks.
  mutating func insert(_ text: String) {
    let typed = text.typeable
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

  mutating func moveToStart() {
    after = text
    before = ""
  }

  mutating func moveToEnd() {
    before = text
    after = ""
  }
}

extension FieldEditing {
  /// Applies a key that edits a line, with the control keys of shells.
  mutating func take(_ key: TerminalKey) {
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
    case .control, .alt, .enter, .escape, .tab, .backTab, .up, .down, .pageUp, .pageDown:
      break
    }
  }
}

extension String {
  /// The text with blanks for line ends and tabs, and without other control characters.
  fileprivate var typeable: String {
    var typed = String.UnicodeScalarView()
    for character in self {
      if character.isNewline || character == "\t" {
        typed.append(" ")
      } else {
        typed += character.unicodeScalars.filter { $0.properties.generalCategory != .control }
      }
    }
    return String(typed)
  }
}
