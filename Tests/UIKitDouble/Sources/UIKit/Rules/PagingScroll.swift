import Foundation

/// A scroll view with pages stops at the next page, and tells its delegate of each stage.
///
/// - Its own view is asked before a recognizer begins: Apple's page of
///   `UIView.gestureRecognizerShouldBegin(_:)`.
/// - It "stops on multiples of the scroll view's bounds": Apple's page of `isPagingEnabled`.
/// - `scrollViewDidEndDragging(_:willDecelerate:)` comes first, and `scrollViewDidEndDecelerating(_:)`
///   only if it decelerates: Apple's pages of both.
/// - A view that leaves the window ends the touches in it: Apple's page of
///   `UIGestureRecognizer.State.cancelled`. Whether the delegate hears of that no source settles, so
///   it does not.
extension UIScrollView {
  /// The user pans to the side, and returns true if that moves the content.
  @discardableResult
  public func userBeginsDragging(toRight: Bool) -> Bool {
    // The user sees pages after their layout.
    window?.layoutIfNeeded()
    guard let window, isScrollEnabled, !window.double.isHolding, contentSize.width > bounds.width,
      bounds.width > 0
    else { return false }
    panGestureRecognizer.speed = CGPoint(x: toRight ? -500 : 500, y: 20)
    guard gestureRecognizerShouldBegin(panGestureRecognizer) else { return false }
    let start = contentOffset
    let end = start.x + (toRight ? 1 : -1) * bounds.width
    window.double.heldScroll = self
    drag = ScrollDrag(
      start: start,
      end: CGPoint(x: min(max(0, end), contentSize.width - bounds.width), y: start.y))
    delegate?.scrollViewWillBeginDragging(self)
    contentOffset.x = (start.x + end) / 2
    return true
  }

  func release(cancelled: Bool) {
    guard let drag, let double = window?.double else {
      self.drag = nil
      return
    }
    self.drag = nil
    delegate?.scrollViewDidEndDragging(self, willDecelerate: true)
    double.run(0.3, animated: true) { [weak self] in
      guard let self, window != nil else { return }
      contentOffset = cancelled ? drag.start : drag.end
      delegate?.scrollViewDidEndDecelerating(self)
    }
  }
}

/// A finger that drags the content of a scroll view.
struct ScrollDrag {
  let start: CGPoint
  let end: CGPoint
}
