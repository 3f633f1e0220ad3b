/// A touch goes to the view in front at its point, of which a control hears only if it is that view.
///
/// Views that are hidden, transparent or without interaction are passed over. A tap recognizer of a
/// view around it hears of the touch, unless a control takes it.
/// Sources: Apple's pages of `UIView.hitTest(_:with:)` and of `UIGestureRecognizer`: "default
/// control actions prevent overlapping gesture recognizer behavior".
extension UIView {
  func hit(_ point: CGPoint) -> UIView? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, bounds.contains(point) else {
      return nil
    }
    for view in subviews.reversed() {
      let inside = CGPoint(x: point.x - view.frame.minX, y: point.y - view.frame.minY)
      if let hit = view.hit(inside) { return hit }
    }
    return self
  }
}

extension WindowDouble {
  /// The user touches a point, and the view that was hit is returned.
  @discardableResult
  public func userTouches(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    guard let window else { return nil }
    window.layOut()
    let hit = window.hit(CGPoint(x: x, y: y))
    if let control = hit as? UIControl, control.isEnabled {
      control.sendActions(for: .touchUpInside)
      return hit
    }
    for recognizer in hit?.recognizersAround ?? [] where recognizer is UITapGestureRecognizer {
      recognizer.recognize()
    }
    return hit
  }

  /// The user swipes over a point, and the recognizers around the hit view receive the swipe.
  public func userSwipes(_ direction: UISwipeGestureRecognizer.Direction, at point: CGPoint) {
    guard let window else { return }
    window.layOut()
    for recognizer in window.hit(point)?.recognizersAround ?? [] {
      guard let swipe = recognizer as? UISwipeGestureRecognizer, swipe.direction == direction else {
        continue
      }
      return swipe.recognize()
    }
  }
}

extension UIView {
  /// The recognizers of the view and of its superviews, up to the first control.
  package var recognizersAround: [UIGestureRecognizer] {
    recognizers.filter(\.isEnabled) + (superview?.recognizersAround ?? [])
  }
}
