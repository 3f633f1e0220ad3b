public import Foundation

/// A stack of view controllers.
///
/// - The stack changes at once; `willShow` comes before the animation and `didShow` after it, the
///   latter also for the user's changes: medium.com/flawless-app-stories, "Flow coordinator pattern
///   on steroids"; cocoacasts; hackernoon, "Coordinators, routers and back buttons".
/// - One that begins in the middle of another gets UIKit's message about a corrupted bar, and is
///   carried out without an animation: 8 public projects that quote the message.
/// - Outside of a window nothing is animated, and the delegate hears nothing before it appears.
/// - The root cannot be popped: Apple's page of `popViewController(animated:)`.
@MainActor
open class UINavigationController: UIViewController {
  public enum Operation: Int, Sendable {
    case none
    case push
    case pop
  }

  open weak var delegate: (any UINavigationControllerDelegate)?
  public private(set) var navigationBar = UINavigationBar()
  public private(set) var isNavigationBarHidden = false
  public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
  public let interactiveContentPopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
  private let swipeRules = SwipeRules()
  var stack: [UIViewController] = []
  /// The children that have left the stack and wait for the next layout.
  var leavers: [UIViewController] = []
  public let toolbar = UIToolbar()
  /// True if it has a top of which nobody has been told yet.
  private var owesShow = false

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// A class of bars other than UIKit's own takes the place of that.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    if let bar = navigationBarClass as? UINavigationBar.Type {
      navigationBar = bar.init(frame: .zero)
    }
    super.init(nibName: nil, bundle: nil)
    refuseLostProperties(before: UINavigationController.self)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    swipeRules.stack = self
    interactivePopGestureRecognizer?.delegate = swipeRules
    interactiveContentPopGestureRecognizer?.delegate = swipeRules
  }

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  open var topViewController: UIViewController? { stack.last }
  open override var childForStatusBarStyle: UIViewController? { stack.last }
  open override var childForStatusBarHidden: UIViewController? { stack.last }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { stack.last }
  override var managesChildren: Bool { true }
  override var visibleChildren: [UIViewController] { stack.last.map { [$0] } ?? [] }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated, stack.count > viewControllers.count ? .pop : .push)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else {
      window?.double.note(
        "NSInvalidArgumentException: Pushing the same view controller instance more than once.")
      return
    }
    change(to: stack + [viewController], animated, .push)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return pop(to: stack.count - 2, animated).first
  }

  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let place = stack.firstIndex(where: { $0 === viewController }) else {
      window?.double.note(
        "NSInvalidArgumentException: Tried to pop to a view controller that doesn't exist.")
      return nil
    }
    return pop(to: place, animated)
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.isEmpty ? nil : pop(to: 0, animated)
  }

  private func pop(to place: Int, _ animated: Bool) -> [UIViewController] {
    let gone = Array(stack[(place + 1)...])
    if !gone.isEmpty { change(to: Array(stack[...place]), animated, .pop) }
    return gone
  }

  // MARK: - Transitions

  private func change(to new: [UIViewController], _ animated: Bool, _ operation: Operation) {
    if running != nil {
      window?.double.note(
        operation == .push
          ? "nested push animation can result in corrupted navigation bar"
          : "nested pop animation can result in corrupted navigation bar")
    }
    let isNested = running != nil
    noteLostBar(new)
    let old = stack
    adopt(new)
    guard old.last !== new.last else { return letGoLater(old) }
    owesShow = true
    guard appearance == .shown || appearance == .appearing, let window else {
      showTopView(instead: old.last)
      return letGoLater(old)
    }
    begin(from: old, in: window, animated: animated && !isNested, interactive: false, operation)
  }

  /// Taking a page that hides the tab bar off its stack under a modal loses the bar:
  /// openradar-mirror#3853 and #12674, Tencent/QMUI_iOS#446.
  private func noteLostBar(_ new: [UIViewController]) {
    guard presentedViewController != nil, tabBarController != nil,
      stack.contains(where: \.hidesBottomBarWhenPushed),
      !new.contains(where: \.hidesBottomBarWhenPushed)
    else { return }
    window?.double.note("The tab bar is lost: its page was popped under a modal.")
  }

  private func adopt(_ new: [UIViewController]) {
    stack = new
    leavers.removeAll { gone in new.contains { $0 === gone } }
    for child in new where child.parent !== self {
      addChild(child)
      child.isMovingToParent = true
    }
  }

  func letGo(_ old: [UIViewController]) {
    for child in old.reversed() where child.parent === self && !stack.contains(child) {
      child.willMove(toParent: nil)
      child.removeFromParent()
      child.isMovingFromParent = false
    }
    settleNewChildren()
  }

  func settleNewChildren() {
    for child in stack where child.isMovingToParent {
      child.isMovingToParent = false
      child.didMove(toParent: self)
    }
  }

  private func showTopView(instead old: UIViewController?) {
    old?.viewIfLoaded?.removeFromSuperview()
    guard let top = stack.last else { return }
    top.loadViewIfNeeded()
    top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(top.view)
  }

  func begin(
    from old: [UIViewController], in window: UIWindow, animated: Bool, interactive: Bool,
    _ operation: Operation
  ) {
    guard let top = stack.last else {
      old.last?.appear(false, animated: false)
      old.last?.viewIfLoaded?.removeFromSuperview()
      return letGoLater(old)
    }
    owesShow = false
    let isNotifying = appearance == .shown || appearance == .appearing
    let own = animated ? old.last.flatMap { animation(operation, from: $0, to: top) } : nil
    top.loadViewIfNeeded()
    top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(top.view)
    if old.last.map({ gone in !stack.contains { $0 === gone } }) == true {
      old.last?.isMovingFromParent = true
    }
    old.last?.beginAppearance(false, animated: animated)
    top.beginAppearance(isNotifying, animated: animated)
    let transition = RunningTransition(
      on: window.double, seconds: own?.seconds ?? 0.35, animated: animated,
      interactive: interactive || own?.finger != nil
    ) { [weak self] running in
      self?.finish(running, from: old, to: top)
    }
    (transition.from, transition.to) = (old.last, top)
    own?.context.running = transition
    transition.context = own?.context
    running = animated ? transition : nil
    delegate?.navigationController(self, willShow: top, animated: animated)
    transition.start()
    if let own { own.finger?.startInteractiveTransition(own.context) }
  }

  private typealias OwnAnimation = (
    seconds: Double, context: TransitionContext,
    finger: (any UIViewControllerInteractiveTransitioning)?
  )

  /// The animation of the delegate, with an interaction only if there is an animator.
  ///
  /// Source: Apple's page of `navigationController(_:interactionControllerFor:)`.
  private func animation(
    _ operation: Operation, from old: UIViewController, to new: UIViewController
  ) -> OwnAnimation? {
    guard
      let animator = delegate?.navigationController(
        self, animationControllerFor: operation, from: old, to: new)
    else { return nil }
    let context = TransitionContext(from: old, to: new, in: view)
    let finger = delegate?.navigationController(self, interactionControllerFor: animator)
    animator.animateTransition(using: context)
    return (animator.transitionDuration(using: nil), context, finger)
  }

  private func finish(
    _ transition: RunningTransition, from old: [UIViewController], to top: UIViewController
  ) {
    if transition.isCancelled {
      top.beginAppearance(false, animated: true)
      top.endAppearance(animated: true)
      top.viewIfLoaded?.removeFromSuperview()
      let new = stack
      stack = old
      letGo(new)
      old.last?.isMovingFromParent = false
      old.last?.appear(true, animated: true)
    } else {
      old.last?.endAppearance(animated: transition.isAnimated)
      if stack.last !== old.last { old.last?.viewIfLoaded?.removeFromSuperview() }
      top.endAppearance(animated: transition.isAnimated)
      letGo(old)
    }
    if running === transition { running = nil }
    transition.complete(on: self)
    guard let window else { return }
    if !transition.isCancelled || window.double.showsAfterCancelledSwipe, let shown = stack.last {
      delegate?.navigationController(
        self, didShow: shown, animated: transition.isAnimated)
    }
  }

  override func endAppearance(animated: Bool) {
    super.endAppearance(animated: animated)
    guard owesShow, appearance == .shown, let top = stack.last else { return }
    owesShow = false
    delegate?.navigationController(self, willShow: top, animated: false)
    delegate?.navigationController(self, didShow: top, animated: false)
  }
}

@MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(_: UINavigationController, willShow _: UIViewController, animated: Bool)
  func navigationController(_: UINavigationController, didShow _: UIViewController, animated: Bool)
  func navigationController(
    _: UINavigationController, animationControllerFor _: UINavigationController.Operation,
    from _: UIViewController, to _: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func navigationController(
    _: UINavigationController, interactionControllerFor _: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _: UINavigationController, willShow _: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _: UINavigationController, didShow _: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _: UINavigationController, animationControllerFor _: UINavigationController.Operation,
    from _: UIViewController, to _: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func navigationController(
    _: UINavigationController, interactionControllerFor _: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// The user's hand on a navigation controller.
extension UINavigationController {
  /// The user begins to swipe back, and holds the page, if the gesture may begin.
  ///
  /// The stack has one less meanwhile. A cancelled swipe brings back the page, with the calls of
  /// appearance: stackoverflow.com/questions/18927878.
  @discardableResult
  public func userBeginsSwipe(inContent: Bool = false, on touched: UIView? = nil) -> Bool {
    let recognizer =
      inContent ? interactiveContentPopGestureRecognizer : interactivePopGestureRecognizer
    guard let recognizer, recognizer.isEnabled, stack.count > 1, running == nil, let window,
      appearance == .shown, presentedViewController == nil, !window.double.isHolding,
      !inContent || window.double.system >= 26, mayBegin(recognizer, on: touched),
      running == nil
    else { return false }
    return beginsPop(in: window)
  }

  /// Begins to pop the top page under a finger.
  func beginsPop(in window: UIWindow) -> Bool {
    guard stack.count > 1, running == nil else { return false }
    let old = stack
    stack.removeLast()
    begin(from: old, in: window, animated: true, interactive: true, .pop)
    return true
  }

  /// The user taps the back button, about which the bar's delegate is asked: the navigation
  /// controller itself.
  public func userTapsBack() {
    guard stack.count > 1, running == nil, presentedViewController == nil, appearance == .shown,
      let item = stack.last?.navigationItem, !item.hidesBackButton
    else { return }
    let bar = self as? any UINavigationBarDelegate
    if bar?.navigationBar(navigationBar, shouldPop: item) ?? true {
      popViewController(animated: true)
    }
  }

  /// The user holds the back button and chooses from its menu, about which nobody is asked.
  public func userPops(to target: UIViewController) {
    guard running == nil, presentedViewController == nil, appearance == .shown else { return }
    popToViewController(target, animated: true)
  }
}
