/// A line being typed on a terminal, with a history of earlier lines.
struct LineEditing: Hashable, Sendable {
  /// The result of a key.
  enum Outcome: Hashable {
    /// The line is not complete.
    case goesOn
    /// The line is complete.
    case typed(String)
    /// There are no more lines.
    case ended
  }

  /// The line and the cursor in it.
  private(set) var line = FieldEditing(.palette, text: "", isSecure: false)
  /// The earlier lines, the latest last.
  private(set) var history: [String] = []
  /// The number of lines back in the history.
  private var past = 0
  /// The unfinished line that the user left for the history.
  private var draft = ""

  private static let longestHistory = 1000

  /// Handles an event of the terminal.
  mutating func handle(_ event: TerminalEvent) -> Outcome {
    switch event {
    case .key(let key): return handle(key)
    case .paste(let text): line.insert(text)
    case .click, .wheel, .resize: break
    }
    return .goesOn
  }

  private mutating func handle(_ key: TerminalKey) -> Outcome {
    switch key {
    case .enter, .control("j"): return finish()
    case .control("d") where line.text.isEmpty: return .ended
    case .up, .control("p"): recall(past + 1)
    case .down, .control("n"): recall(past - 1)
    case .character, .backspace, .delete, .left, .right, .home, .end, .control, .alt, .escape,
      .tab, .backTab, .pageUp, .pageDown:
      line.handle(key)
    }
    return .goesOn
  }

  /// Adds the line to the history, unless it is blank or repeats the last one, and begins a new
  /// one.
  private mutating func finish() -> Outcome {
    let text = line.text
    if text.contains(where: { $0 != " " }), history.last != text {
      history = history.suffix(Self.longestHistory - 1) + [text]
    }
    past = 0
    replace(by: "")
    return .typed(text)
  }

  private mutating func recall(_ place: Int) {
    guard place != past, (0...history.count).contains(place) else { return }
    if past == 0 { draft = line.text }
    past = place
    replace(by: place == 0 ? draft : history[history.count - place])
  }

  private mutating func replace(by text: String) {
    line = FieldEditing(.palette, text: text, isSecure: false)
  }
}

extension LineEditing {
  /// Returns the bytes that show the line behind a prompt, with the cursor in its place.
  ///
  /// A line that is too long is cut to the part around the cursor.
  static func bytes(_ line: FieldEditing, prompt: String, columns: Int) -> [UInt8] {
    let prompt = PrintableText(prompt)
    let room = max(4, columns - prompt.width - 1)
    var before = PrintableText(line.before)
    var after = PrintableText(line.after)
    if before.width + after.width > room {
      before = before.suffix(max(room / 2, room - after.width))
      after = after.prefix(room - before.width)
    }
    let cursor = prompt.width + before.width
    let text = (prompt + before + after).string
    return Array("\r\(text)\u{1B}[K\r\(cursor > 0 ? "\u{1B}[\(cursor)C" : "")".utf8)
  }
}
