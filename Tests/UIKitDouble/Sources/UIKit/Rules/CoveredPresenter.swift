/// A full-screen presentation takes the presenter's view out of the window until it leaves.
///
/// - "The views belonging to the presenting view controller are removed after the presentation
///   completes": Apple's page of `UIModalPresentationStyle.fullScreen`.
/// - A sheet in a compact height is full screen, too: Apple's page of
///   `prefersEdgeAttachedInCompactHeight`. Whether its presenter leaves the window then no source
///   settles, so `WindowDouble.sheetsCover` says.
/// - A view gets no new traits while it is outside of a window: WWDC 2023, 10057, "Unleash the
///   UIKit trait system".
extension UIViewController {
  /// True if the presenter of it leaves the window.
  func covers(in window: UIWindow) -> Bool {
    switch modalPresentationStyle {
    case .fullScreen: true
    case .automatic, .pageSheet: window.double.sheetsCover
    case .formSheet, .currentContext, .custom, .overFullScreen, .overCurrentContext, .popover,
      .none:
      false
    }
  }

  /// Takes the view out of the window, or puts it back behind another one.
  func cover() { silently { viewIfLoaded?.removeFromSuperview() } }
  func uncover(in window: UIWindow, behind front: UIView) {
    guard viewIfLoaded?.superview == nil else { return }
    silently { window.insertSubview(view, belowSubview: front) }
  }

  /// The presentation says itself when its view controllers appear.
  private func silently(_ body: () -> Void) {
    UIView.isCovering = true
    body()
    UIView.isCovering = false
  }
}

extension UIViewController {
  /// True if it or anything that it presents is in a window.
  var isInWindow: Bool { viewIfLoaded?.window != nil || presented?.isInWindow == true }
}
