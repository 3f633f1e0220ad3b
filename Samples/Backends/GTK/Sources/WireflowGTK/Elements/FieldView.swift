import CGtk
import Wireflow
import WireflowInteraction

/// A text field with its label.
///
/// The whole text is one action. It happens when the user leaves the field, presses Return or does
/// anything else. Until then Escape discards the text.
final class FieldView: ElementView {
  let widget = Widget.box(.down, "field")
  private let label = Widget.line("field-label")
  private var input: FieldInput?
  private let chips: SampleChips
  private let touched: TouchedField
  private let act: Act
  private let onChange: (() -> Void)?
  private let onReturn: (() -> Void)?
  private var element: StagePicture.Element?
  private var isTouched = false
  private var isFocused = false

  /// A reference to the field for its chips, which are created first.
  @MainActor
  private final class Own {
    weak var field: FieldView?
  }

  /// Creates a field.
  /// - Parameters:
  ///   - touched: the holder of the field with an uncommitted text.
  ///   - act: performs the user's actions.
  ///   - onChange: runs after each change, before the text is committed as an action.
  ///   - onReturn: runs instead of the field's own action when the user presses Return.
  init(
    touched: TouchedField, act: @escaping Act, onChange: (() -> Void)? = nil,
    onReturn: (() -> Void)? = nil
  ) {
    (self.touched, self.act) = (touched, act)
    (self.onChange, self.onReturn) = (onChange, onReturn)
    let own = Own()
    chips = SampleChips { own.field?.choose($0) }
    own.field = self
    widget.append(label)
    widget.onFocus(
      came: { [weak self] in self?.focus(true) }, left: { [weak self] in self?.focus(false) })
  }

  func show(_ element: StagePicture.Element) {
    guard case .field(let field) = element.kind else { return }
    self.element = element
    label.text = field.label
    let input = input(for: field)
    // A focused secret appears empty for a new one, with its dots as the placeholder.
    let isHidden = field.isSecure && isFocused
    let prompt = isHidden && field.length > 0 ? field.mask : field.prompt
    input.show(field, prompt: prompt, hint: element.accessibilityHint)
    let offers = chips.show(field.samples, element.sampleActions)
    widget.arrange([label, input.widget] + (isFocused && offers ? [chips.widget] : []))
    if !isTouched { input.write(isHidden ? "" : field.isSecure ? field.mask : field.text) }
  }

  /// Returns the widget to type into, which is another one once the field has several lines.
  private func input(for field: StagePicture.Element.Field) -> FieldInput {
    if let input, input.isMultiline == field.isMultiline { return input }
    let new = FieldInput(
      for: field, onChange: { [weak self] in self?.changed() },
      onReturn: { [weak self] in self?.submit() })
    input = new
    return new
  }

  /// Performs the uncommitted text as an action, if there is one.
  func commit() {
    guard isTouched else { return }
    forget()
    let text = input?.text ?? ""
    if let element, element.isChanged(by: text), let action = element.action(typing: text) {
      act(action, element)
    }
    // The app may have changed the text, which becomes known in a later turn.
    Task { [weak self] in
      if let self, let element = self.element { show(element) }
    }
  }

  /// Discards the uncommitted text, and returns false if there is none.
  func takeBack() -> Bool {
    guard isTouched else { return false }
    forget()
    if let element { show(element) }
    return true
  }

  private func forget() {
    isTouched = false
    if touched.field === self { touched.field = nil }
  }

  private func changed() {
    isTouched = true
    touched.field = self
    onChange?()
  }

  /// True if the field appears empty, regardless of the app's own text.
  var isEmpty: Bool {
    guard !isTouched, case .field(let field)? = element?.kind else {
      return input?.text.isEmpty ?? true
    }
    return field.length == 0
  }

  /// Moves the focus into the field.
  func takeFocus() { input?.takeFocus() }

  /// Types a sample, which replaces the uncommitted text.
  private func choose(_ sample: UserAction) {
    forget()
    act(sample, element)
  }

  private func submit() {
    commit()
    if let onReturn { return onReturn() }
    if let action = element?.submitAction { act(action, element) }
  }

  /// Responds to a change of focus in a later turn.
  ///
  /// GTK walks through the widgets while it moves the focus, so none may be added or removed then.
  private func focus(_ isFocused: Bool) {
    self.isFocused = isFocused
    Task { [weak self] in
      guard let self, self.isFocused == isFocused else { return }
      if isTouched, !isFocused { commit() } else if let element { show(element) }
    }
  }
}

/// A holder of the field with an uncommitted text.
@MainActor
final class TouchedField {
  weak var field: FieldView?
}

extension StagePicture.Element {
  /// Returns true if a text differs from the app's, or might differ because the app's is secret.
  fileprivate func isChanged(by text: String) -> Bool {
    guard case .field(let field) = kind else { return false }
    return field.isSecure || field.text != text
  }
}

extension StagePicture.Element.Field {
  /// A dot for each character of a secret.
  fileprivate var mask: String { String(repeating: "\u{2022}", count: length) }
}
