import Wireflow
import WireflowInteraction

/// The text of a field in brackets, scrolled so that the cursor is visible.
struct FieldBox {
  let text: PrintableText
  /// The column of the cursor, counted from the left bracket.
  let cursor: Int?
  /// True if the box shows the placeholder.
  let isPrompt: Bool

  init(_ field: StagePicture.Element.Field, columns: Int, editing: FieldEditing?) {
    let room = max(1, min(columns, Self.mostColumns))
    func mask(_ length: Int) -> PrintableText {
      PrintableText(String(repeating: "•", count: length))
    }
    func shown(_ text: String) -> PrintableText {
      field.isSecure ? mask(text.count) : PrintableText(text)
    }
    var content = (field.isSecure ? mask(field.length) : PrintableText(field.text)).cut(to: room)
    if field.length == 0, let prompt = field.prompt {
      content = PrintableText(prompt).cut(to: room)
    }
    var place: Int?
    if let editing {
      let before = shown(editing.before).suffix(room - 1)
      content = before + shown(editing.after).prefix(room - before.width)
      place = before.width + 1
    }
    let blanks = PrintableText(String(repeating: " ", count: max(0, room - content.width)))
    self.text = PrintableText("[") + content + blanks + PrintableText("]")
    cursor = place
    isPrompt = editing == nil && field.length == 0
  }

  private static let mostColumns = 40
}
