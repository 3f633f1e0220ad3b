#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow
import WireflowInteraction

extension StagePicture.Element {
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
#endif
