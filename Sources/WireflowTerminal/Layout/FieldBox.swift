/// The text of a field in its brackets, moved so that the cursor is in sight.
struct FieldBox {
  let text: PrintableText
  /// The column of the cursor, counted from the left bracket.
  let cursor: Int?

  init(text: String, isSecure: Bool, columns: Int, editing: FieldEditing?) {
    let room = max(1, min(columns, Self.mostColumns))
    func shown(_ text: String) -> PrintableText {
      PrintableText(isSecure ? String(repeating: "•", count: text.count) : text)
    }
    var content = shown(text).cut(to: room)
    var place: Int?
    if let editing {
      let before = shown(editing.before).suffix(room - 1)
      content = before + shown(editing.after).prefix(room - before.width)
      place = before.width + 1
    }
    let blanks = PrintableText(String(repeating: " ", count: max(0, room - content.width)))
    self.text = PrintableText("[") + content + blanks + PrintableText("]")
    cursor = place
  }

  private static let mostColumns = 40
}
