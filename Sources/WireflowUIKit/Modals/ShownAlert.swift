#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow
import WireflowInteraction

/// A visible alert or action sheet.
@MainActor
final class ShownAlert {
  let id: StagePicture.ID
  let content: AlertContent
  let controller: UIAlertController
  /// True after UIKit has removed the alert, which happens before UIKit reports the answer.
  var isGone = false
  /// The alert as it was last drawn.
  private var alert: StagePicture.Alert
  private var watch: PictureWatch?

  /// Creates an alert.
  /// - Parameters:
  ///   - onType: receives each text that the user types.
  ///   - onAnswer: receives the answer, or nil if it has been disabled in the meantime.
  init(
    _ alert: StagePicture.Alert, content: AlertContent,
    onType: @escaping @MainActor (UserAction) -> Void,
    onAnswer: @escaping @MainActor (UserAction?) -> Void
  ) {
    id = alert.id
    self.alert = alert
    self.content = content
    controller = UIAlertController(
      title: content.title, message: content.message.isEmpty ? nil : content.message,
      preferredStyle: content.style == .alert ? .alert : .actionSheet)
    // UIKit refuses a second action of this style.
    let cancel = content.actions.firstIndex { $0.role == .cancel }
    for (place, answer) in content.actions.enumerated() {
      let style: UIAlertAction.Style =
        switch answer.role {
        case .plain: .default
        case .destructive: .destructive
        case .cancel: place == cancel ? .cancel : .default
        }
      controller.addAction(
        UIAlertAction(title: answer.title, style: style) { [weak self] _ in
          onAnswer(self?.alert.answers[place])
        })
    }
    for field in alert.fields { add(field, onType) }
    show(alert)
  }

  private func add(
    _ field: StagePicture.Element, _ onType: @escaping @MainActor (UserAction) -> Void
  ) {
    controller.addTextField { shown in
      let action = UIAction { [weak shown] _ in
        if let action = field.action(typing: shown?.text ?? "") { onType(action) }
      }
      shown.addAction(action, for: .editingChanged)
    }
  }

  /// Updates texts that the user types, here or elsewhere, if the alert has fields.
  func follow(_ stage: Stage) {
    guard !alert.fields.isEmpty else { return }
    watch = stage.watch(rows: 0) { [weak self] picture, _ in
      if let alert = picture.alert { self?.show(alert) }
    }
  }

  private func show(_ new: StagePicture.Alert) {
    guard new.id == id else { return }
    alert = new
    for (action, answer) in zip(controller.actions, new.answers) {
      action.isEnabled = answer != nil
    }
    for (shown, element) in zip(controller.textFields ?? [], new.fields) {
      if case .field(let field) = element.kind { shown.show(field) }
    }
  }

  /// Sets the place at which an action sheet points, before its presentation.
  func prepare(anchor front: UIViewController?) {
    controller.popoverPresentationController?.point(at: content.anchor, in: front)
  }
}

/// The window of a wall, in front of alerts and presentations of other code.
///
/// The keyboard has a window in front of it, so the wall ends editing everywhere in the scene. While it
/// is visible, VoiceOver ignores the windows behind it, and the user cannot edit text in
/// them.
@MainActor
final class WallWindow {
  private let window: LinkedWindow
  private weak var main: UIWindow?

  /// Puts a view controller in front of a window immediately, because the system may take its
  /// snapshot of the app right afterwards.
  init(_ controller: UIViewController, over main: UIWindow, of root: UIResponder, number: Int) {
    self.main = main
    if let scene = main.windowScene {
      window = LinkedWindow(windowScene: scene)
    } else {
      window = LinkedWindow(frame: main.frame)
    }
    window.root = root
    window.windowLevel = .alert + CGFloat(number + 1)
    window.rootViewController = controller
    window.accessibilityViewIsModal = true
    window.tintColor = main.tintColor
    window.overrideUserInterfaceStyle = main.overrideUserInterfaceStyle
    UIView.performWithoutAnimation {
      for other in main.windowScene?.windows ?? [main] { other.endEditing(true) }
    }
    main.accessibilityElementsHidden = true
    window.makeKeyAndVisible()
  }

  /// Fades in if animated.
  func appear(animated: Bool, motion: Motion) {
    guard animated else { return }
    let window = window
    window.alpha = 0
    motion.animate(true) {
      window.alpha = 1
    } then: {
    }
  }

  /// Removes the window, and makes the windows behind it accessible again if it was the last wall.
  func leave(animated: Bool, isLast: Bool, motion: Motion, then: @escaping @MainActor () -> Void) {
    let (window, main) = (window, main)
    if isLast { main?.accessibilityElementsHidden = false }
    motion.animate(animated) {
      window.alpha = 0
    } then: {
      window.isHidden = true
      window.rootViewController = nil
      if isLast { main?.makeKey() }
      then()
    }
  }
}

/// A window that passes the user's keys and commands on to the root of the app.
///
/// Only the window in front gets them:
/// https://developer.apple.com/documentation/uikit/using-responders-and-the-responder-chain-to-handle-events
@MainActor
final class LinkedWindow: UIWindow {
  weak var root: UIResponder?

  override var next: UIResponder? { root ?? super.next }
}
#endif
