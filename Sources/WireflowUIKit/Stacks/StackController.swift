#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A navigation controller for a stack of screens.
///
/// It knows what was put on it, so that what has gone since is told from what stands there.
@MainActor
final class StackController: UINavigationController {
  private weak var backend: UIKitBackend?
  /// The view controllers that were last put on it.
  private var known: [UIViewController] = []
  private let swipes = SwipeKeeper()
  /// The name of the image that its tab shows.
  var tabImageName: String?
  /// True after a swipe has asked whether it may begin.
  private var mayBeSwipe = false

  init(_ backend: UIKitBackend) {
    self.backend = backend
    if let bars = backend.containers.bars {
      super.init(navigationBarClass: bars.navigation, toolbarClass: bars.tool)
    } else {
      super.init(nibName: nil, bundle: nil)
    }
    delegate = self
    backend.containers.configure(self)
  }

  /// UIKit calls it for a navigation bar of another class.
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    keepSwipes()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    keepSwipes()
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }

  /// Leaves the front like the user, and not like UIKit, which would only pop.
  override func accessibilityPerformEscape() -> Bool { backend?.userEscapes() ?? false }

  override func accessibilityPerformMagicTap() -> Bool { backend?.userTapsMagically() ?? false }

  /// Makes it hold some view controllers, by the animation that fits.
  func arrange(_ controllers: [UIViewController], animated: Bool) {
    // Whoever is told of the change must not take it for the user's.
    guard !controllers.elementsEqual(viewControllers, by: ===) else {
      known = controllers
      return
    }
    known = controllers
    mayBeSwipe = false
    for controller in controllers where controller.parent !== self { controller.detach() }
    let isAnimated = animated && viewIfLoaded?.window != nil && !viewControllers.isEmpty
    let shared = zip(controllers, viewControllers).prefix { $0 === $1 }.count
    if shared == viewControllers.count, controllers.count == shared + 1 {
      pushViewController(controllers[shared], animated: isAnimated)
    } else if shared == controllers.count, shared > 0 {
      popToViewController(controllers[shared - 1], animated: isAnimated)
    } else {
      setViewControllers(controllers, animated: isAnimated)
    }
  }

  /// True while it holds what was last put on it.
  var isAsPut: Bool {
    let now = viewControllers
    return now.count == known.count && now.last === known.last
  }

  /// Puts one more view controller on top.
  func push(_ controller: UIViewController, animated: Bool) {
    controller.detach()
    mayBeSwipe = false
    known.append(controller)
    pushViewController(controller, animated: animated && viewIfLoaded?.window != nil)
  }

  /// Takes all above a view controller off it, and returns them.
  func pop(to controller: UIViewController, animated: Bool) -> [UIViewController] {
    // A loop in the place of a closure saves a look at the executor for each.
    var place = known.count - 1
    while place >= 0, known[place] !== controller { place -= 1 }
    guard place >= 0 else { return [] }
    mayBeSwipe = false
    let gone = Array(known[(place + 1)...])
    known.removeSubrange((place + 1)...)
    popToViewController(controller, animated: animated && viewIfLoaded?.window != nil)
    return gone
  }

  /// Gives up a view controller that is to stand elsewhere.
  ///
  /// In a window UIKit lets it go at the next layout, which comes now.
  func strip(_ controller: UIViewController) {
    let rest = viewControllers.filter { $0 !== controller }
    if rest.count < viewControllers.count {
      known = rest
      setViewControllers(rest, animated: false)
    }
    if viewIfLoaded?.window != nil, controller.parent === self { view.layoutIfNeeded() }
  }

  /// Returns the view controllers that have gone from its end without being told to.
  func takeGone() -> [UIViewController] {
    let now = viewControllers
    guard now.count < known.count, zip(now, known).allSatisfy({ $0 === $1 }) else { return [] }
    defer { known = now }
    return Array(known[now.count...])
  }
}

extension StackController: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    backend?.animator(for: operation, from: fromVC, bySwipe: mayBeSwipe)
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    backend?.stackWillShow(self)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    keepSwipes()
    backend?.stackHasShown(self)
  }
}

extension StackController: UINavigationBarDelegate {
  /// Is asked when the user taps the back button, and maybe for code and swipes, which are let be.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    guard item === topViewController?.navigationItem,
      transitionCoordinator?.initiallyInteractive != true
    else { return true }
    guard let backend else { return true }
    mayBeSwipe = false
    if backend.allowsBack(on: self) { return true }
    backend.userTriesBack(on: self)
    return false
  }
}

extension StackController: UIGestureRecognizerDelegate {
  /// Is asked before it is known that the user swipes, so it does nothing but answer.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard backend?.allowsSwipe(on: self) == true else { return false }
    mayBeSwipe = swipes.others(allow: gestureRecognizer)
    return mayBeSwipe
  }
}

extension StackController {
  private func keepSwipes() {
    swipes.keep(interactivePopGestureRecognizer, for: self)
    guard #available(iOS 26.0, visionOS 26.0, *) else { return }
    swipes.keep(interactiveContentPopGestureRecognizer, for: self)
  }
}
#endif
