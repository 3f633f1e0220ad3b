public import Foundation

@MainActor
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable {
    case `default`
    case cancel
    case destructive
  }

  public let title: String?
  public let style: Style
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}

/// An alert or an action sheet.
///
/// A tap dismisses it first, and calls the handler after that: public code of Material Components
/// that keeps to the same order.
@MainActor
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet
    case alert
  }

  public let preferredStyle: Style
  open var message: String?
  public private(set) var actions: [UIAlertAction] = []
  private var addedFields: [UITextField] = []

  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init(nibName: nil, bundle: nil)
    self.title = title
    modalPresentationStyle = preferredStyle == .actionSheet ? .popover : .overFullScreen
  }

  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }

  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      UIWindow.last?.double.note(
        "NSInternalInconsistencyException: UIAlertController can only have one action with a style"
          + " of UIAlertActionStyleCancel")
    }
    actions.append(action)
  }

  // https://developer.apple.com/documentation/uikit/uialertcontroller/textfields
  open var textFields: [UITextField]? { preferredStyle == .alert ? addedFields : nil }

  /// Adds a text field, "only if the preferredStyle property is set to
  /// UIAlertController.Style.alert".
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      UIWindow.last?.double.note(
        "NSInternalInconsistencyException: Text fields can only be added to an alert controller of"
          + " style UIAlertControllerStyleAlert")
      return
    }
    let field = UITextField(frame: .zero)
    addedFields.append(field)
    configurationHandler?(field)
  }

  /// The user taps an action.
  public func userTaps(_ index: Int) {
    guard actions.indices.contains(index), !isBeingPresented, !isBeingDismissed, presented == nil,
      let presenter = presenting
    else { return }
    let action = actions[index]
    guard action.isEnabled else { return }
    presenter.dismiss(animated: true) { action.handler?(action) }
  }
}
