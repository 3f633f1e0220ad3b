import Wireflow

extension TerminalBackend {
  /// True while keys go to a field.
  var isEditing: Bool {
    guard let editing = viewpoint.editing, editing.target == viewpoint.focus else { return false }
    return focusedItem?.isEditable == true
  }

  /// Changes what is typed into the field that the user stands on, if it is one.
  func edit(_ change: (inout FieldEditing) -> Void) {
    guard let item = focusedItem, case .edit(let element, _) = item.activation,
      case .field(let field) = element.kind
    else { return }
    var editing =
      viewpoint.editing.flatMap { $0.target == item.target ? $0 : nil }
      ?? FieldEditing(item.target, text: field.text, isSecure: field.isSecure)
    change(&editing)
    viewpoint.editing = editing
    viewpoint.followsFocus = true
    invalidate()
  }

  /// Does what a key means in a field.
  func typeKey(_ key: TerminalKey) {
    switch key {
    case .character(let character): edit { $0.insert(String(character)) }
    case .backspace: edit { $0.deleteBackward() }
    case .delete: edit { $0.deleteForward() }
    case .left: edit { $0.moveLeft() }
    case .right: edit { $0.moveRight() }
    case .home: edit { $0.moveToStart() }
    case .end: edit { $0.moveToEnd() }
    case .escape: endEditing()
    case .enter: submitField()
    case .tab: leaveField { $0.step(by: 1) }
    case .backTab: leaveField { $0.step(by: -1) }
    case .up: leaveField { $0.move(.up) }
    case .down: leaveField { $0.move(.down) }
    case .pageUp: leaveField { $0.page(.up) }
    case .pageDown: leaveField { $0.page(.down) }
    case .control: break
    }
  }

  /// Hands what was typed to the app, and does what the return key does there, or else moves on.
  private func submitField() {
    guard case .edit(let element, let page) = focusedItem?.activation,
      let action = element.submitAction
    else { return leaveField { $0.step(by: 1) } }
    commitEditing()
    perform(action, on: page)
  }

  /// Hands what was typed to the app, and moves on if the user still stands there.
  private func leaveField(_ move: (TerminalBackend) -> Void) {
    let field = viewpoint.focus
    commitEditing()
    _ = currentRendering()
    if viewpoint.focus == field { move(self) }
  }

  /// Hands what was typed to the app: one action for all of it, and none if it changes nothing.
  ///
  /// A field that something stands in front of keeps what was typed until the user is back at it.
  func commitEditing() {
    guard let editing = viewpoint.editing,
      let item = currentRendering().item(editing.target),
      case .edit(let element, let page) = item.activation, case .field(let field) = element.kind
    else { return }
    endEditing()
    guard editing.isTouched, editing.text != field.text,
      let action = element.action(typing: editing.text)
    else { return }
    perform(action, on: page)
  }

  private func endEditing() {
    viewpoint.editing = nil
    invalidate()
  }
}
