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
