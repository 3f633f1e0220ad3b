#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// A stack of screens, in a navigation controller of UIKit or of the app's own class.
///
/// It remembers the view controllers that the backend has put on it. These reveal the ones that
/// have gone since, and the pages that other code has pushed.
@MainActor
final class StackController: NSObject {
  /// The navigation controller, which retains nothing of this.
  let container: UINavigationController
  private weak var backend: UIKitBackend?
  /// The delegate that the app's own code has given the navigation controller.
  private weak var other: (any UINavigationControllerDelegate)?
  /// True while the other delegate is called, which may pass on the call to its predecessor.
  private var isForwarding = false
  /// The backend's view controllers on the stack, as last known.
  private(set) var known: [UIViewController] = []
  private lazy var edgeSwipe = SwipeKeeper(self)
  private lazy var contentSwipe = SwipeKeeper(self)
  /// The name of the image on its tab.
  var tabImageName: String?
  /// The page of other code that the user's finger moves away, and that may come back.
  private(set) weak var swipedPage: UIViewController?
  /// True after a swipe has asked whether it may begin.
  private var mayBeSwipe = false

  init(_ backend: UIKitBackend) {
    self.backend = backend
    let own = backend.containers.makeStack?()
    let bars = backend.containers.bars
    container = own ?? StackNavigationController(bars?.navigation, bars?.tool)
    super.init()
    (container as? StackNavigationController)?.stack = self
    // A class of the app's own often takes the delegate's place when its view loads.
    own?.loadViewIfNeeded()
    backend.containers.configure(container)
    becomeDelegate()
    if own != nil { keepSwipes() }
  }

  var viewControllers: [UIViewController] { container.viewControllers }
  var topViewController: UIViewController? { container.topViewController }
  private var isInWindow: Bool { container.viewIfLoaded?.window != nil }

  /// Takes the delegate's place, and remembers a delegate of the app's own.
  private func becomeDelegate() {
    guard container.delegate !== self else { return }
    if let delegate = container.delegate { other = delegate }
    container.delegate = self
  }

  /// Replaces the backend's view controllers below the pages of other code, with a suitable
  /// animation.
  func arrange(_ controllers: [UIViewController], animated: Bool) {
    let pages = controllers + foreignPages(over: controllers)
    // UIKit's delegate methods run during the change, and must not mistake it for the user's.
    known = controllers
    becomeDelegate()
    // Other code may have put a page between those of the backend.
    guard !pages.elementsEqual(viewControllers, by: ===),
      viewControllers.count != pages.count || !own.elementsEqual(known, by: ===)
    else { return }
    mayBeSwipe = false
    for page in pages where page.parent !== container { page.detach() }
    let isAnimated = animated && isInWindow && !viewControllers.isEmpty
    let shared = zip(pages, viewControllers).prefix { $0 === $1 }.count
    if shared == viewControllers.count, pages.count == shared + 1 {
      if let backend, isAnimated {
        backend.animators.prepare(
          pages[shared], for: backend.motion.style, from: topViewController)
      }
      container.pushViewController(pages[shared], animated: isAnimated)
    } else if shared == pages.count, shared > 0 {
      container.popToViewController(pages[shared - 1], animated: isAnimated)
    } else {
      container.setViewControllers(pages, animated: isAnimated)
    }
  }

  /// True if the stack still holds the last known view controllers.
  var isAsPut: Bool {
    let now = viewControllers
    return now.count == known.count && now.last === known.last
  }

  func push(_ controller: UIViewController, animated: Bool) {
    controller.detach()
    becomeDelegate()
    mayBeSwipe = false
    known.append(controller)
    container.pushViewController(controller, animated: animated && isInWindow)
  }

  /// Removes all view controllers above another one, and returns them.
  func pop(to controller: UIViewController, animated: Bool) -> [UIViewController] {
    // A loop avoids the executor check that a closure makes for each element.
    var place = known.count - 1
    while place >= 0, known[place] !== controller { place -= 1 }
    guard place >= 0 else { return [] }
    becomeDelegate()
    mayBeSwipe = false
    let gone = Array(known[(place + 1)...])
    known.removeSubrange((place + 1)...)
    container.popToViewController(controller, animated: animated && isInWindow)
    return gone
  }

  /// Forgets a view controller that will appear elsewhere.
  func forget(_ controller: UIViewController) { known.removeAll { $0 === controller } }

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

  private func noteSwipedPage() {
    guard let coordinator = container.transitionCoordinator, coordinator.initiallyInteractive,
      let page = coordinator.viewController(forKey: .from), !known.contains(page)
    else { return }
    swipedPage = page
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.swipedPage = nil }
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

/// The delegate of the navigation controller, which passes each call on to the app's own delegate.
extension StackController: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    backend?.animator(for: operation, from: fromVC, bySwipe: mayBeSwipe)
      ?? forward { $0.animator(for: operation, from: fromVC, to: toVC, in: container) }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    forward { $0.interaction(for: animationController, in: container) }
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    noteSwipedPage()
    backend?.stackWillShow(self)
    forward { $0.willShow(viewController, animated, in: container) }
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    keepSwipes()
    forward { $0.didShow(viewController, animated, in: container) }
    backend?.stackHasShown(self)
  }

  /// Calls the app's own delegate, unless it has passed on the call itself.
  @discardableResult
  private func forward<Result>(
    _ call: (any UINavigationControllerDelegate) -> Result?
  ) -> Result? {
    guard !isForwarding, let other else { return nil }
    isForwarding = true
    defer { isForwarding = false }
    return call(other)
  }
}

/// The user's ways back, as UIKit asks about them.
extension StackController {
  /// Decides about the back button, and allows every pop by code or by a swipe.
  func allowsBackButton(of item: UINavigationItem) -> Bool {
    guard item === topViewController?.navigationItem,
      container.transitionCoordinator?.initiallyInteractive != true
    else { return true }
    guard let backend else { return true }
    mayBeSwipe = false
    if backend.allowsBack(on: self) { return true }
    backend.userTriesBack(on: self)
    return false
  }

  /// Returns true if a swipe may begin, which the page in front may forbid, too.
  func allowsSwipe(if pageAllows: () -> Bool) -> Bool {
    guard backend?.allowsSwipe(on: self) == true else { return false }
    mayBeSwipe = pageAllows()
    return mayBeSwipe
  }

  func keepSwipes() {
    edgeSwipe.keep(container.interactivePopGestureRecognizer)
    guard #available(iOS 26.0, visionOS 26.0, *) else { return }
    contentSwipe.keep(container.interactiveContentPopGestureRecognizer)
  }

  /// Performs the backend's escape action, because UIKit's own would only pop.
  func userEscapes() -> Bool { backend?.userEscapes() ?? false }

  func userTapsMagically() -> Bool { backend?.userTapsMagically() ?? false }
}

/// The navigation controller of a stack, unless the app has its own class.
@MainActor
final class StackNavigationController: UINavigationController {
  weak var stack: StackController?

  /// Creates a navigation controller with bars of other classes, or with UIKit's own.
  init(_ navigationBar: AnyClass?, _ toolbar: AnyClass?) {
    if navigationBar == nil, toolbar == nil {
      super.init(nibName: nil, bundle: nil)
    } else {
      super.init(navigationBarClass: navigationBar, toolbarClass: toolbar)
    }
  }

  /// Initializes the controller for navigation bars of another class, as UIKit does.
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    stack?.keepSwipes()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    stack?.keepSwipes()
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }

  override func accessibilityPerformEscape() -> Bool { stack?.userEscapes() ?? false }

  override func accessibilityPerformMagicTap() -> Bool { stack?.userTapsMagically() ?? false }
}

extension StackNavigationController: UINavigationBarDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    stack?.allowsBackButton(of: item) ?? true
  }
}

#if canImport(ObjectiveC)
extension UINavigationControllerDelegate {
  fileprivate func animator(
    for operation: UINavigationController.Operation, from old: UIViewController,
    to new: UIViewController, in stack: UINavigationController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    navigationController?(stack, animationControllerFor: operation, from: old, to: new) ?? nil
  }

  fileprivate func interaction(
    for animator: any UIViewControllerAnimatedTransitioning, in stack: UINavigationController
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    navigationController?(stack, interactionControllerFor: animator) ?? nil
  }

  fileprivate func willShow(
    _ page: UIViewController, _ isAnimated: Bool, in stack: UINavigationController
  ) {
    navigationController?(stack, willShow: page, animated: isAnimated)
  }

  fileprivate func didShow(
    _ page: UIViewController, _ isAnimated: Bool, in stack: UINavigationController
  ) {
    navigationController?(stack, didShow: page, animated: isAnimated)
  }
}
#else
extension UINavigationControllerDelegate {
  fileprivate func animator(
    for operation: UINavigationController.Operation, from old: UIViewController,
    to new: UIViewController, in stack: UINavigationController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    navigationController(stack, animationControllerFor: operation, from: old, to: new)
  }

  fileprivate func interaction(
    for animator: any UIViewControllerAnimatedTransitioning, in stack: UINavigationController
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    navigationController(stack, interactionControllerFor: animator)
  }

  fileprivate func willShow(
    _ page: UIViewController, _ isAnimated: Bool, in stack: UINavigationController
  ) {
    navigationController(stack, willShow: page, animated: isAnimated)
  }

  fileprivate func didShow(
    _ page: UIViewController, _ isAnimated: Bool, in stack: UINavigationController
  ) {
    navigationController(stack, didShow: page, animated: isAnimated)
  }
}
#endif
#endif
