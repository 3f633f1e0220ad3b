#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The window of a wall, in front of alerts and presentations of other code.
///
/// The keyboard has a window in front of it, so the wall ends editing everywhere in the scene. While it
/// is visible, VoiceOver ignores the windows behind it, and the user cannot edit text in
/// them.
@MainActor
final class WallWindow {
  private let window: UIWindow
  private weak var main: UIWindow?

  /// Puts a view controller in front of a window immediately, because the system may take its
  /// snapshot of the app right afterwards.
  init(_ controller: UIViewController, over main: UIWindow, number: Int) {
    self.main = main
    if let scene = main.windowScene {
      window = UIWindow(windowScene: scene)
    } else {
      window = UIWindow(frame: main.frame)
    }
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
#endif
