/// The tab bar is at the top of wide windows on iPads only, and moves with the size class.
///
/// - "On iPhone … the system displays the platform's regular tab bar": Apple's page of
///   `UITabBarController.Mode.tabSidebar`.
/// - "In iPadOS 18 … the tab bar appears near the top": Apple's "Elevating your iPad app with a tab bar
///   and sidebar"; in a compact width it stays at the bottom.
extension WindowDouble {
  /// The kind of device on which the window is.
  public var idiom: UIUserInterfaceIdiom {
    get { window?.traits.userInterfaceIdiom ?? .pad }
    set { window?.traits.userInterfaceIdiom = newValue }
  }
}

extension UITabBarController {
  private var isBarOnTop: Bool {
    guard (viewIfLoaded?.window?.double.system ?? 26) >= 18 else { return false }
    let traits = traitCollection
    return traits.userInterfaceIdiom == .pad && traits.horizontalSizeClass == .regular
  }

  func placeBar() {
    guard barPlace?.isOnTop != isBarOnTop else { return }
    if let old = barPlace { NSLayoutConstraint.deactivate([old.constraint]) }
    let constraint =
      isBarOnTop
      ? tabBar.topAnchor.constraint(equalTo: view.topAnchor)
      : tabBar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    barPlace = (isBarOnTop, constraint)
    NSLayoutConstraint.activate([constraint])
  }
}
