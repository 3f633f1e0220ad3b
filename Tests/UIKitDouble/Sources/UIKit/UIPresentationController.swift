public import Foundation

public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical
  case crossDissolve = 2
}

@MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func adaptivePresentationStyle(
    for _: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  func presentationControllerShouldDismiss(_: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_: UIPresentationController)
  func presentationControllerDidDismiss(_: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(
    for _: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .automatic }
  public func presentationControllerShouldDismiss(_: UIPresentationController) -> Bool { true }
  public func presentationControllerWillDismiss(_: UIPresentationController) {}
  public func presentationControllerDidDismiss(_: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_: UIPresentationController) {}
}

/// What asks a delegate about the user's way to dismiss.
///
/// - Will and did dismiss come for the user alone, never for code. The former comes when the finger
///   begins to move, with a transition coordinator, and may be followed by nothing.
/// - Should dismiss may be asked at any time, and nothing need follow.
/// - What should not be dismissed tells that it was attempted.
///
/// Source: Apple's pages of `UIAdaptivePresentationControllerDelegate`.
@MainActor
open class UIPresentationController: NSObject {
  public private(set) weak var presented: UIViewController?
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  init(_ presented: UIViewController) {
    self.presented = presented
  }

  public var presentedViewController: UIViewController { presented ?? UIViewController() }

  static func make(for presented: UIViewController) -> UIPresentationController {
    switch presented.modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet: UISheetPresentationController(presented)
    case .popover: UIPopoverPresentationController(presented)
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .none:
      UIPresentationController(presented)
    }
  }

  /// The user pulls it down, or taps beside it, and holds it if it may go.
  ///
  /// Returns true if the finger holds it.
  @discardableResult
  public func userBeginsToDismiss() -> Bool {
    guard let presented, let window = presented.window, let presenter = presented.presenting,
      presented.presented == nil, !presented.isBeingPresented, !presented.isBeingDismissed,
      !window.double.isHolding,
      self is UISheetPresentationController || self is UIPopoverPresentationController
    else { return false }
    let isAllowed = delegate?.presentationControllerShouldDismiss(self) ?? true
    guard isAllowed else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    // The delegate may have changed the screen.
    guard presented.presented == nil, !presented.isBeingDismissed else { return false }
    presenter.begin(dismissing: [presented], in: window, animated: true, interactive: true) {
      cancelled in
      if !cancelled { self.delegate?.presentationControllerDidDismiss(self) }
    }
    delegate?.presentationControllerWillDismiss(self)
    return true
  }
}

@MainActor
open class UIPopoverPresentationController: UIPresentationController {
  open weak var sourceView: UIView?
  open var sourceRect = CGRect.zero
}

@MainActor
open class UISheetPresentationController: UIPresentationController {
  @MainActor
  open class Detent: NSObject {
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Self("com.apple.UIKit.medium")
      public static let large = Self("com.apple.UIKit.large")
    }

    public let identifier: Identifier
    let resolver: (@MainActor (Context) -> CGFloat?)?

    init(_ identifier: Identifier, _ resolver: (@MainActor (Context) -> CGFloat?)? = nil) {
      (self.identifier, self.resolver) = (identifier, resolver)
    }

    @MainActor
    public struct Context {
      public let maximumDetentValue: CGFloat
    }

    public static func medium() -> Detent { Detent(.medium) }
    public static func large() -> Detent { Detent(.large) }
    public static func custom(
      identifier: Identifier? = nil, resolver: @escaping @MainActor (Context) -> CGFloat?
    ) -> Detent { Detent(identifier ?? .init("custom"), resolver) }

    /// The height in a room of some height, for tests.
    public func height(in room: CGFloat) -> CGFloat? {
      resolver?(Context(maximumDetentValue: room))
    }
  }

  open var detents: [Detent] = [.large()]
}

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
    (self.title, self.style, self.handler) = (title, style, handler)
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
    (self.preferredStyle, self.message) = (preferredStyle, message)
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
