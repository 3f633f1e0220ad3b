#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The window of a wall, in front of everything: alerts, the keyboard, and what others present.
///
/// While it is up, the windows behind it are hidden from VoiceOver and nothing in them is edited.
@MainActor
final class WallWindow {
  private let window: UIWindow
  private weak var main: UIWindow?

  /// Puts a view controller in front of a window, at once: the system may take its picture of the
  /// app right afterwards.
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
    main.endEditing(true)
    main.accessibilityElementsHidden = true
    window.makeKeyAndVisible()
  }

  /// Fades in, if that is wanted.
  func appear(animated: Bool, motion: Motion) {
    guard animated else { return }
    let window = window
    window.alpha = 0
    motion.animate(true) {
      window.alpha = 1
    } then: {
    }
  }

  /// Goes, and shows what is behind it to everybody again if it was the last.
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
