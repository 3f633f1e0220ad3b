import Wireflow
import WireflowInteraction

extension TerminalBackend {
  /// True while keys go to a field.
  var isEditing: Bool {
    guard let editing = viewpoint.editing, editing.target == viewpoint.focus else { return false }
    return focusedItem?.isEditable == true
  }

  /// Edits the text of the focused field, if the focus is on a field.
  func edit(_ change: (inout FieldEditing) -> Void) {
    guard let item = focusedItem, case .edit(_, let field) = item.activation else { return }
    var editing =
      viewpoint.editing.flatMap { $0.target == item.target ? $0 : nil }
      ?? FieldEditing(
        item.target, text: field.text, isSecure: field.isSecure, isMultiline: field.isMultiline)
    change(&editing)
    viewpoint.editing = editing
    viewpoint.followsFocus = true
    invalidate()
  }

  /// Handles a key while the user edits a field.
  func typeKey(_ key: TerminalKey) {
    switch key {
    case .character, .backspace, .delete, .left, .right, .home, .end, .control:
      edit { $0.handle(key) }
    case .alt(let character): pressWithAlt(character)
    case .escape: endEditing()
    case .enter where viewpoint.editing?.isMultiline == true: edit { $0.handle(key) }
    case .enter: submitField()
    case .tab: leaveField { $0.step(by: 1) }
    case .backTab: leaveField { $0.step(by: -1) }
    case .up: leaveLine(.up)
    case .down: leaveLine(.down)
    case .pageUp: leaveField { $0.page(.up) }
    case .pageDown: leaveField { $0.page(.down) }
    }
  }

  /// Commits the typed text and performs the action of the return key.
  ///
  /// In the last field of a screen, that action is the main button. In the last field of an alert,
  /// it is the first plain answer. In other fields, the focus moves on.
  private func submitField() {
    guard let field = viewpoint.focus, case .edit(let element, _) = focusedItem?.activation
    else { return }
    let elements = alert(of: field)?.fields ?? page(of: field)?.elements
    let isLast = elements?.last(where: \.isField) == element
    guard element.submitAction != nil || isLast else { return leaveField { $0.step(by: 1) } }
    commitEditing()
    // The typed text may have changed the page, so read the field again.
    guard viewpoint.focus == field, case .edit(let edited, _) = focusedItem?.activation
    else { return }
    if let action = edited.submitAction { return perform(action, on: edited.target) }
    if let alert = alert(of: field), let answer = alert.confirm {
      return perform(answer, on: .init(alert.id))
    }
    guard let button = page(of: field)?.elements.first(where: \.isPrimary),
      let action = button.action
    else { return step(by: 1) }
    perform(action, on: button.target)
  }

  /// Moves the cursor to the next line in a direction, or leaves the field if there is none.
  private func leaveLine(_ direction: FocusDirection) {
    var hasMoved = false
    edit { hasMoved = $0.moveLine(by: direction.sign) }
    if !hasMoved { leaveField { $0.move(direction) } }
  }

  /// Commits the typed text, and moves the focus if it is still on the same field.
  private func leaveField(_ move: (TerminalBackend) -> Void) {
    let field = viewpoint.focus
    commitEditing()
    if viewpoint.focus == field { move(self) }
  }

  /// Commits the typed text as one action, unless nothing has changed.
  ///
  /// A field behind an alert or a modal keeps its typed text until it is reachable again.
  func commitEditing() {
    guard let editing = viewpoint.editing,
      case .edit(let element, let field) = currentRendering().item(editing.target)?.activation
    else { return }
    endEditing()
    guard editing.isTouched, editing.text != field.text,
      let action = element.action(typing: editing.text)
    else { return }
    perform(action, on: element.target)
    // The text may have changed the page.
    _ = currentRendering()
  }

  /// Types the next of the app's samples into the focused field, by name if the field is secure.
  func typeSample() {
    guard let item = focusedItem, case .edit(let element, _) = item.activation,
      let sample = item.sample(viewpoint.samplesTyped)
    else { return show(notice: "There is no sample to type here") }
    endEditing()
    let turn = viewpoint.samplesTyped + 1
    perform(sample.action, on: element.target)
    viewpoint.samplesTyped = turn
    show(notice: "Typed “\(sample.words)”")
  }

  private func alert(of field: FocusTarget) -> StagePicture.Alert? {
    shown.alert.flatMap { $0.id == field.page ? $0 : nil }
  }

  private func page(of field: FocusTarget) -> StagePicture.Page? {
    shown.frontPages.first { $0.id == field.page }
  }

  private func endEditing() {
    viewpoint.editing = nil
    invalidate()
  }
}

extension StagePicture.Element {
  fileprivate var isField: Bool { if case .field = kind { true } else { false } }

  fileprivate var isPrimary: Bool { if case .button(_, .primary) = kind { true } else { false } }
}
