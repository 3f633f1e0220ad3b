/// Views are where their frames, their masks or their constraints put them.
///
/// A mask of flexible width and height keeps a view as large as the one that it fills, and equal
/// anchors are solved for views that take part in constraints as the first item.
/// Sources: Apple's pages of `autoresizingMask` and of `NSLayoutAnchor`.
extension UIView {
  /// Lays out the subviews, twice, since views may be bound to others that come later.
  func layOut() {
    layOutOnce()
    layOutOnce()
  }

  private func layOutOnce() {
    (owner as? UINavigationController)?.letLeaversGo()
    owner?.viewWillLayoutSubviews()
    placeSubviews()
    for view in subviews { view.layOutOnce() }
    layoutSubviews()
    owner?.viewDidLayoutSubviews()
  }

  private func placeSubviews() {
    if let stack = self as? UIStackView { return stack.distribute() }
    for view in subviews {
      if !view.translatesAutoresizingMaskIntoConstraints {
        view.solve()
      } else if view.autoresizingMask.isSuperset(of: [.flexibleWidth, .flexibleHeight]) {
        view.frame = bounds
      }
    }
  }

  private func solve() {
    let x = span(.leading, .trailing, .width, .centerX, old: (frame.minX, frame.width))
    let y = span(.top, .bottom, .height, .centerY, old: (frame.minY, frame.height))
    frame = CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  private func span(
    _ start: NSLayoutConstraint.Edge, _ end: NSLayoutConstraint.Edge,
    _ length: NSLayoutConstraint.Edge, _ center: NSLayoutConstraint.Edge,
    old: (start: CGFloat, length: CGFloat)
  ) -> (start: CGFloat, length: CGFloat) {
    var (low, high) = (value(of: start), value(of: end))
    if start == .leading, isRightToLeft { swap(&low, &high) }
    let size = value(of: length)
    switch (low, high, size, value(of: center)) {
    case (let low?, let high?, _, _): return (low, high - low)
    case (let low?, nil, let size, _): return (low, size ?? old.length)
    case (nil, let high?, let size, _):
      return (high - (size ?? old.length), size ?? old.length)
    case (nil, nil, let size, let middle?):
      let size = size ?? old.length
      return (middle - size / 2, size)
    case (nil, nil, let size, nil): return (old.start, size ?? old.length)
    }
  }

  /// The value that active constraints give to an edge, in the coordinates of the superview.
  ///
  /// Of several it is the least, as an upper limit has it.
  private func value(of edge: NSLayoutConstraint.Edge) -> CGFloat? {
    bound.filter { $0.firstItem === self && $0.edge == edge }
      .compactMap { $0.value(in: superview) }.min()
  }

  var isRightToLeft: Bool { window?.double.isRightToLeft == true }

  /// Returns a rectangle of it in the coordinates of a view around it, or of the window for nil.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let frame = frame(in: view ?? window)
    return rect.offsetBy(dx: frame.minX, dy: frame.minY)
  }

  /// Its frame in the coordinates of a view around it.
  func frame(in view: UIView?) -> CGRect {
    guard let superview, superview !== view, self !== view else {
      return self === view ? bounds : frame
    }
    let outer = superview.frame(in: view)
    return frame.offsetBy(dx: outer.minX, dy: outer.minY)
  }
}

extension NSLayoutConstraint {
  fileprivate func value(in view: UIView?) -> CGFloat? {
    guard let second = secondItem as? UIView else { return secondEdge == nil ? constant : nil }
    let frame = second === view ? second.bounds : second.frame(relativeTo: view)
    let rightToLeft = second.isRightToLeft
    let insets = isToSafeArea ? second.window?.safeAreaInsets ?? .zero : .zero
    let sign: CGFloat = rightToLeft && (edge == .leading || edge == .trailing) ? -1 : 1
    switch secondEdge {
    case .leading: return (rightToLeft ? frame.maxX : frame.minX) + constant * sign
    case .trailing: return (rightToLeft ? frame.minX : frame.maxX) + constant * sign
    case .top: return frame.minY + insets.top + constant
    case .bottom: return frame.maxY - insets.bottom + constant
    case .width: return frame.width * multiplier + constant
    case .height: return frame.height * multiplier + constant
    case .centerX: return frame.midX + constant
    case .centerY: return frame.midY + constant
    case nil: return nil
    }
  }
}

extension UIView {
  fileprivate func frame(relativeTo view: UIView?) -> CGRect {
    let window = self.window
    let (own, other) = (
      frame(in: window), view.map { $0 === window ? .zero : $0.frame(in: window) }
    )
    guard let other else { return own }
    return own.offsetBy(dx: -other.minX, dy: -other.minY)
  }
}

extension UIStackView {
  fileprivate func distribute() {
    let count = CGFloat(max(1, arrangedSubviews.count))
    for (place, view) in arrangedSubviews.enumerated() {
      let place = CGFloat(place)
      view.frame =
        axis == .vertical
        ? CGRect(
          x: 0, y: bounds.height / count * place, width: bounds.width,
          height: bounds.height / count)
        : CGRect(
          x: bounds.width / count * place, y: 0, width: bounds.width / count,
          height: bounds.height)
    }
  }
}
