/// The swipe back asks whether it may begin, before it knows its direction.
///
/// - The recognizer of iOS 26 covers "the entire content area" and begins "when a person initially
///   pans horizontally": Apple's page of `interactiveContentPopGestureRecognizer`. Whether it asks
///   before it knows that is not settled by a source, so it does.
/// - A question may be followed by nothing: Apple's page of `gestureRecognizerShouldBegin(_:)`.
/// - Where nobody else answers, a hidden back button forbids the swipe: openradar 19031955.
extension UINavigationController {
  /// The user scrolls the page, for which a swipe asks and does not begin.
  public func userScrolls() {
    guard let window, window.double.system >= 26, appearance == .shown else { return }
    _ = interactiveContentPopGestureRecognizer.map { mayBegin($0) }
    _ = interactivePopGestureRecognizer.map { mayBegin($0) }
  }

  func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let delegate = recognizer.delegate else {
      return stack.last?.navigationItem.hidesBackButton == false
    }
    return delegate.gestureRecognizerShouldBegin(recognizer)
  }
}
