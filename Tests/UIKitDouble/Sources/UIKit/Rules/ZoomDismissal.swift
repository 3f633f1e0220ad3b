/// A zoomed page or modal follows the user's fingers back into the view from which it came.
///
/// - Neither the recognizers of a swipe back nor a presentation's delegate decide about it, but
///   `interactiveDismissShouldBegin`: Apple's page of `UIViewController.Transition.ZoomOptions`.
/// - Whether the delegate of a presentation hears that a zoomed modal has gone no source settles, so it
///   does not.
extension UIViewController {
  /// The user drags it down or pinches it, and holds it if that may begin.
  @discardableResult
  public func userPinches() -> Bool {
    guard let transition = preferredTransition, transition.name == "zoom", let window,
      appearance == .shown, !window.double.isHolding
    else { return false }
    let context = Transition.ZoomOptions.InteractionContext()
    guard transition.options?.interactiveDismissShouldBegin?(context) ?? true else { return false }
    if let stack = navigationController, stack.topViewController === self {
      return stack.beginsPop(in: window)
    }
    guard let presenting, presented == nil, !isBeingPresented, !isBeingDismissed else {
      return false
    }
    presenting.begin(dismissing: [self], in: window, animated: true, interactive: true) { _ in }
    return true
  }
}
