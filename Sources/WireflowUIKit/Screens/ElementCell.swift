#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow
import WireflowInteraction

/// A cell for any kind of element of a screen.
@MainActor
final class ElementCell: UITableViewCell {
  private var element: StagePicture.Element?
  private var onUse: (@MainActor (UserAction?, StagePicture.Element?) -> Void)?
  private var field: UITextField?
  private var longField: LongField?

  var elementID: StagePicture.Element.ID? { element?.id }
  var isEdited: Bool { input?.isFirstResponder == true }
  private var input: UIView? { field ?? longField }

  /// Shows an element, or nothing yet, and reports each of the user's actions on it.
  func show(
    _ element: StagePicture.Element?,
    onUse: @escaping @MainActor (UserAction?, StagePicture.Element?) -> Void
  ) {
    self.element = element
    self.onUse = onUse
    guard let element else { return showNothing() }
    accessibilityIdentifier = element.id.name ?? element.name
    accessibilityHint = element.accessibilityHint
    accessibilityValue = nil
    accessoryView = element.keepsAccessory ? accessoryView : nil
    accessoryType = .none
    selectionStyle = element.action == nil ? .none : .default
    switch element.kind {
    case .text(let text):
      showText(text, color: element.isHeader ? .secondaryLabel : .label)
      // Cells of headers show nothing else.
      if element.isHeader {
        accessibilityTraits = .header
        backgroundConfiguration = .clear()
      }
    case .image(let name, let alternative): showImage(name, alternative)
    case .row(let title, let subtitle, let leads):
      showText(title, subtitle)
      accessoryType = leads ? .disclosureIndicator : .none
      accessibilityTraits = leads ? .button : .staticText
    case .button(let title, let role): showButton(title, role)
    case .refresh(let label, let isRefreshing):
      isRefreshing ? showProgress(label, nil) : showButton(label, .plain)
    case .field(let field): show(field)
    case .toggle(let label, let isOn): showToggle(label, isOn)
    case .choice(let label, let options, let selected): showChoice(label, options, selected)
    case .progress(let label, let fraction): showProgress(label, fraction)
    }
    showSpoken(element)
    showCustomActions(of: element)
  }

  /// Performs the action of an element that the cell shows.
  func use(_ element: StagePicture.Element) { onUse?(element.action, element) }

  /// Replaces VoiceOver's default texts by those of the app.
  private func showSpoken(_ element: StagePicture.Element) {
    for view in [self, input, accessoryView].compactMap(\.self) {
      if let label = element.accessibilityLabel { view.accessibilityLabel = label }
      if let value = element.accessibilityValue { view.accessibilityValue = value }
    }
    input?.accessibilityHint = element.accessibilityHint
    accessoryView?.accessibilityHint = element.accessibilityHint
  }

  private func showNothing() {
    accessibilityIdentifier = nil
    accessibilityCustomActions = nil
    accessibilityHint = nil
    accessibilityValue = nil
    accessoryView = nil
    accessoryType = .none
    selectionStyle = .none
    showText("…", color: .secondaryLabel)
    accessibilityTraits = .staticText
  }

  private func showText(_ text: String, _ subtitle: String? = nil, color: UIColor = .label) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = text
    content.secondaryText = subtitle
    content.textProperties.color = color
    content.textProperties.numberOfLines = 0
    content.textProperties.adjustsFontForContentSizeCategory = true
    content.secondaryTextProperties.adjustsFontForContentSizeCategory = true
    contentConfiguration = content
    accessibilityLabel = [text, subtitle].compactMap { $0 }.joined(separator: ", ")
  }

  private func showImage(_ name: String, _ alternative: String?) {
    var content = UIListContentConfiguration.cell()
    content.image = .asset(name)
    contentConfiguration = content
    accessibilityLabel = alternative
    isAccessibilityElement = alternative != nil
    accessibilityTraits = .image
  }

  private func showButton(_ title: String, _ role: ScreenContent.Button.Role) {
    let isEnabled = element?.action != nil
    let color: UIColor =
      switch role {
      case .plain, .primary, .cancel: isEnabled ? .tintColor : .secondaryLabel
      case .destructive: isEnabled ? .systemRed : .secondaryLabel
      }
    showText(title, color: color)
    accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
  }

  private func showToggle(_ label: String, _ isOn: Bool) {
    showText(label)
    let toggle = accessoryView as? UISwitch ?? makeToggle()
    toggle.accessibilityLabel = label
    if toggle.isOn != isOn { toggle.setOn(isOn, animated: true) }
    toggle.isEnabled = element?.action != nil
  }

  private func makeToggle() -> UISwitch {
    let toggle = UISwitch(frame: .zero)
    toggle.addAction(
      UIAction { [weak self] _ in self?.onUse?(self?.element?.action, self?.element) },
      for: .valueChanged)
    accessoryView = toggle
    return toggle
  }

  private func showChoice(_ label: String, _ options: [String], _ selected: String?) {
    showText(label, selected)
    let button = UIButton(type: .system)
    button.setTitle(selected ?? "…", for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.accessibilityLabel = label
    button.accessibilityValue = selected
    button.sizeToFit()
    let (element, actions) = (element, element?.optionActions ?? [])
    button.menu = UIMenu(
      title: label,
      children: options.indices.map { place in
        UIAction(title: options[place], state: options[place] == selected ? .on : .off) {
          [weak self] _ in
          self?.onUse?(actions.indices.contains(place) ? actions[place] : nil, element)
        }
      })
    button.showsMenuAsPrimaryAction = true
    button.isEnabled = element?.label != nil
    accessoryView = button
  }

  private func showProgress(_ label: String, _ fraction: Double?) {
    showText(label)
    guard let fraction else {
      let wheel = UIActivityIndicatorView(frame: .zero)
      wheel.startAnimating()
      accessoryView = wheel
      return
    }
    let bar = accessoryView as? UIProgressView ?? UIProgressView(frame: .zero)
    bar.frame.size = CGSize(width: 120, height: 4)
    bar.progress = Float(fraction)
    accessoryView = bar
    accessibilityValue = "\(Int(fraction * 100)) %"
  }

  // MARK: - Fields

  private func show(_ shown: StagePicture.Element.Field) {
    if shown.isMultiline {
      let field = longField ?? makeLongField()
      field.show(shown)
      field.isEditable = element?.label != nil
      return
    }
    let field = self.field ?? makeField()
    field.show(shown)
    field.isEnabled = element?.label != nil
  }

  private func makeField() -> UITextField {
    let field = UITextField(frame: .zero)
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.returnKeyType = .done
    field.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onUse?(element?.action(typing: self.field?.text ?? ""), element)
      }, for: .editingChanged)
    field.addAction(
      UIAction { [weak self] _ in
        _ = self?.field?.resignFirstResponder()
        self?.onUse?(self?.element?.submitAction, self?.element)
      }, for: .editingDidEndOnExit)
    stretch(field)
    self.field = field
    return field
  }

  private func makeLongField() -> LongField {
    let field = LongField { [weak self] text in
      self?.onUse?(self?.element?.action(typing: text), self?.element)
    }
    stretch(field)
    longField = field
    return field
  }

  /// Constrains a view to the margins, so that the row grows with its text.
  private func stretch(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(view)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      view.topAnchor.constraint(equalTo: margins.topAnchor),
      view.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }
}

extension UIView {
  /// The element whose cell, in this view, contains the field that the user is editing.
  var editedElement: StagePicture.Element.ID? {
    if let cell = self as? ElementCell { return cell.isEdited ? cell.elementID : nil }
    return subviews.lazy.compactMap(\.editedElement).first
  }
}

extension StagePicture.Element {
  /// The identifier of the cells that can show the element.
  var cellKind: String {
    if case .field(let field) = kind, field.isMultiline { return "long field" }
    return isHeader ? "header" : id.kind
  }

  /// True if the element's accessory can be updated in place, which lets its animation continue.
  var keepsAccessory: Bool {
    switch kind {
    case .toggle: true
    case .progress(_, let fraction): fraction != nil
    case .text, .image, .row, .button, .refresh, .field, .choice: false
    }
  }
}

extension ScreenContent.Field.Keyboard {
  /// The UIKit keyboard type.
  var type: UIKeyboardType {
    switch self {
    case .text, .search: .default
    case .email: .emailAddress
    case .number: .decimalPad
    case .telephone: .phonePad
    case .url: .URL
    }
  }
}

extension GenericViewController {
  /// Shows the buttons of a screen's bar in UIKit's navigation bar.
  func showBar(_ elements: [StagePicture.Element]) {
    let buttons = elements.map { element in
      let button = UIBarButtonItem(
        title: element.name,
        primaryAction: UIAction { [weak self] _ in
          self?.elements.use(element.action, on: element)
        })
      button.isEnabled = element.action != nil
      button.accessibilityLabel = element.accessibilityLabel
      button.accessibilityValue = element.accessibilityValue
      button.accessibilityHint = element.accessibilityHint
      return (edge: element.barEdge, button: button)
    }
    navigationItem.leftItemsSupplementBackButton = true
    navigationItem.leadingButtons = buttons.filter { $0.edge == .leading }.map(\.button)
    navigationItem.trailingButtons = buttons.filter { $0.edge == .trailing }.map(\.button)
  }
}

extension UITextField {
  /// Shows the current state of a field, on a page or in an alert.
  func show(_ shown: StagePicture.Element.Field) {
    // A field created after a secret was typed does not have its text, and shows dots instead.
    let dots = shown.isSecure ? String(repeating: "•", count: shown.length) : ""
    placeholder = dots.isEmpty ? shown.prompt ?? shown.label : dots
    keyboardType = shown.keyboard.type
    accessibilityLabel = shown.label
    isSecureTextEntry = shown.isSecure
    // Only the field itself has the text of a secret. A length of zero means that the app cleared
    // it.
    let isStale = shown.isSecure ? shown.length == 0 : text != shown.text
    if isStale { text = shown.text }
  }
}

extension UIView {
  /// Adds the view to another one and fills it.
  func fill(_ container: UIView) {
    translatesAutoresizingMaskIntoConstraints = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    frame = container.bounds
    container.addSubview(self)
  }
}
#endif
