/// A line that takes any user action, with a list of the possible ones.
struct CommandPalette: Hashable, Sendable {
  /// The line and the cursor in it.
  var line: FieldEditing
  /// All possible lines.
  let entries: [String]
  /// The keys with the same effects as entries.
  let shortcuts: [String: String]
  /// The index of the marked entry among the matches.
  private(set) var marked = 0
  /// True once the user has marked an entry, which then takes precedence over the line.
  private(set) var isChosen = false
  /// The reason why the line was refused.
  var message: String?

  init(_ text: String, entries: [String], shortcuts: [String: String] = [:]) {
    line = FieldEditing(.palette, text: text, isSecure: false)
    self.entries = entries
    self.shortcuts = shortcuts
  }

  var text: String { line.text }

  /// The entries that contain each word of the line.
  var matches: [String] {
    let words = text.lowercased().split(separator: " ")
    return entries.filter { entry in
      let entry = entry.lowercased()
      return words.allSatisfy { entry.contains($0) }
    }
  }

  /// The marked entry.
  var match: String? {
    let matches = matches
    return matches.isEmpty ? nil : matches[min(marked, matches.count - 1)]
  }

  /// Edits the line and forgets the mark if the text changes.
  mutating func edit(_ change: (inout FieldEditing) -> Void) {
    let before = text
    change(&line)
    guard text != before else { return }
    forgetMark()
  }

  mutating func move(_ count: Int) {
    let matches = matches
    guard !matches.isEmpty else { return }
    marked = (min(marked, matches.count - 1) + (isChosen ? count : max(0, count - 1)))
    marked = (marked + matches.count) % matches.count
    isChosen = true
  }

  mutating func complete() {
    guard let match else { return }
    line = FieldEditing(.palette, text: match, isSecure: false)
    forgetMark()
  }

  private mutating func forgetMark() {
    marked = 0
    isChosen = false
    message = nil
  }
}
