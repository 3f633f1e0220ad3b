#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A navigation controller for a stack of screens.
///
/// The controller remembers the view controllers that the backend has put on it. These reveal the
/// ones that have gone since, and the pages that other code has pushed.
@MainActor
final class StackController: UINavigationController {
  private weak var backend: UIKitBackend?
  /// The backend's view controllers on the stack, as last known.
  private(set) var known: [UIViewController] = []
  private let swipes = SwipeKeeper()
  /// The name of the image on its tab.
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

  /// Initializes the controller for navigation bars of another class, as UIKit does.
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

  /// Performs the backend's escape action, because UIKit's own would only pop.
  override func accessibilityPerformEscape() -> Bool { backend?.userEscapes() ?? false }

  override func accessibilityPerformMagicTap() -> Bool { backend?.userTapsMagically() ?? false }

  /// Replaces the backend's view controllers below the pages of other code, with a suitable
  /// animation.
  func arrange(_ controllers: [UIViewController], animated: Bool) {
    let pages = controllers + foreignPages(over: controllers)
    // UIKit's delegate methods run during the change, and must not mistake it for the user's.
    known = controllers
    // Other code may have put a page between those of the backend.
    guard !pages.elementsEqual(viewControllers, by: ===),
      viewControllers.count != pages.count || !own.elementsEqual(known, by: ===)
    else { return }
    mayBeSwipe = false
    for page in pages where page.parent !== self { page.detach() }
    let isAnimated = animated && viewIfLoaded?.window != nil && !viewControllers.isEmpty
    let shared = zip(pages, viewControllers).prefix { $0 === $1 }.count
    if shared == viewControllers.count, pages.count == shared + 1 {
      pushViewController(pages[shared], animated: isAnimated)
    } else if shared == pages.count, shared > 0 {
      popToViewController(pages[shared - 1], animated: isAnimated)
    } else {
      setViewControllers(pages, animated: isAnimated)
    }
  }

  /// True if the stack still holds the last known view controllers.
  var isAsPut: Bool {
    let now = viewControllers
    return now.count == known.count && now.last === known.last
  }

  func push(_ controller: UIViewController, animated: Bool) {
    controller.detach()
    mayBeSwipe = false
    known.append(controller)
    pushViewController(controller, animated: animated && viewIfLoaded?.window != nil)
  }

  /// Removes all view controllers above another one, and returns them.
  func pop(to controller: UIViewController, animated: Bool) -> [UIViewController] {
    // A loop avoids the executor check that a closure makes for each element.
    var place = known.count - 1
    while place >= 0, known[place] !== controller { place -= 1 }
    guard place >= 0 else { return [] }
    mayBeSwipe = false
    let gone = Array(known[(place + 1)...])
    known.removeSubrange((place + 1)...)
    popToViewController(controller, animated: animated && viewIfLoaded?.window != nil)
    return gone
  }

  /// Removes a view controller that will appear elsewhere.
  ///
  /// In a window, UIKit releases it at the next layout, so the function forces one.
  func strip(_ controller: UIViewController) {
    let rest = viewControllers.filter { $0 !== controller }
    if rest.count < viewControllers.count {
      known.removeAll { $0 === controller }
      setViewControllers(rest, animated: false)
    }
    if viewIfLoaded?.window != nil, controller.parent === self { view.layoutIfNeeded() }
  }

  /// Returns the view controllers that have disappeared from the top without the backend.
  func takeGone() -> [UIViewController] {
    guard !isAsPut else { return [] }
    let now = own
    guard now.count < known.count, zip(now, known).allSatisfy({ $0 === $1 }) else { return [] }
    defer { known = now }
    return Array(known[now.count...])
  }
}

/// The pages that code outside the backend has pushed, which stay on top until it or the user takes
/// them away.
extension StackController {
  /// The backend's view controllers that are still on the stack.
  private var own: [UIViewController] {
    let ids = Set(known.map { ObjectIdentifier($0) })
    return viewControllers.filter { ids.contains(ObjectIdentifier($0)) }
  }

  /// The pages of other code.
  var foreignPages: [UIViewController] {
    guard !isAsPut else { return [] }
    let ids = Set(known.map { ObjectIdentifier($0) })
    return viewControllers.filter { !ids.contains(ObjectIdentifier($0)) }
  }

  /// True while a page of other code is in front, whose way back is its own.
  var isForeignInFront: Bool {
    guard let top = topViewController else { return false }
    return top !== known.last && foreignPages.last === top
  }

  /// Returns the pages of other code for new view controllers below them.
  ///
  /// If the stack is taken down, they move to the next stack with the view controller below them.
  private func foreignPages(over controllers: [UIViewController]) -> [UIViewController] {
    let pages = foreignPages.filter { page in !controllers.contains { $0 === page } }
    guard controllers.isEmpty else {
      return pages + (backend?.takeHomelessPages(over: controllers) ?? [])
    }
    if !pages.isEmpty, let below = known.last { backend?.homelessPages.append((below, pages)) }
    return []
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
  /// Decides about the back button, and allows every pop by code or by a swipe.
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
  /// Answers without side effects, because UIKit asks before it recognizes a swipe.
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
