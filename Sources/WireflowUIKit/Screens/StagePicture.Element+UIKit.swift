#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow
import WireflowInteraction

extension StagePicture.Element {
  /// True if its accessory can be brought up to date, so that it moves on from where it is.
  var keepsAccessory: Bool {
    switch kind {
    case .toggle: true
    case .progress(_, let fraction): fraction != nil
    case .text, .image, .row, .button, .refresh, .field, .choice: false
    }
  }
}

extension ScreenContent.Field.Keyboard {
  /// The keyboard of UIKit for it.
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
  /// Puts the buttons of a screen's bar into that of UIKit.
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
