/// The size and the traits of a window change with a transition, also in the background.
///
/// - `willTransition(to:with:)` and `viewWillTransition(to:with:)` come first, then the traits
///   change, then the animation runs: Apple's pages of `UIContentContainer`.
/// - In the background the system takes pictures in each size for its list of apps, for which it
///   changes size classes there and back: openradar 23010208; kiwix/kiwix-apple#1141, "the trait
///   collection also changes, but we should not react to it in background mode".
extension WindowDouble {
  /// The user changes the size of the window, or turns the device.
  public func resize(to sizeClass: UIUserInterfaceSizeClass) {
    guard let window, window.traits.horizontalSizeClass != sizeClass else { return }
    let previous = window.traits
    let new = previous.with(sizeClass)
    let size = Self.size(sizeClass)
    guard let root = window.rootViewController, root.isInWindow else {
      window.traits = new
      window.frame.size = size
      return
    }
    let transition = RunningTransition(on: self, seconds: 0.4, animated: true) {
      [weak root] running in
      if root?.running === running { root?.running = nil }
      running.complete()
    }
    if root.running == nil { root.running = transition }
    root.willTransition(to: new, with: transition)
    root.viewWillTransition(to: size, with: transition)
    window.traits = new
    window.frame.size = size
    root.passOnTraits(previous)
    transition.start()
  }

  /// The user leaves the app, and the system takes its pictures.
  public func entersBackground() {
    guard let window else { return }
    window.windowScene?.activationState = .background
    let sizeClass = window.traits.horizontalSizeClass
    resize(to: sizeClass == .compact ? .regular : .compact)
    resize(to: sizeClass)
  }

  /// The user leaves the app, before the system takes its pictures.
  public func leaves() { window?.windowScene?.activationState = .background }

  /// The user comes back, and nothing has changed.
  public func returns() { window?.windowScene?.activationState = .foregroundActive }

  /// The user comes back, maybe to a window of another size.
  public func entersForeground(as sizeClass: UIUserInterfaceSizeClass? = nil) {
    guard let window else { return }
    if let sizeClass { resize(to: sizeClass) }
    // "The scene is about to begin running in the foreground": Apple's page of the notification, which
    // does not name the state at that time.
    window.windowScene?.activationState = entersLate ? .background : .foregroundInactive
    if let scene = window.windowScene {
      NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
    }
    window.windowScene?.activationState = .foregroundActive
    if let scene = window.windowScene {
      NotificationCenter.default.post(name: UIScene.didActivateNotification, object: scene)
    }
  }

  static func size(_ sizeClass: UIUserInterfaceSizeClass) -> CGSize {
    sizeClass == .regular ? CGSize(width: 1180, height: 820) : CGSize(width: 390, height: 844)
  }
}

/// Several scenes are active side by side, and one of them is in front.
///
/// - "Both scenes on screen are returned … and a random one": tengl.net/blog/2021/11/9, on the filter for
///   `.foregroundActive`. No key window of another scene resigns: developer.apple.com/forums/thread/773669.
/// - `activeAppearance` "describes whether a scene is frontmost": Apple's page of
///   `UITraitCollection.activeAppearance`. It "is not updated on iOS/iPadOS 18":
///   mastodawn.com/post/114757279064301643.
/// - The commands of an open menu are looked up in the responders of the window in front: Apple's page of
///   `UIResponder.validate(_:)`.
extension UIWindowScene {
  /// The user touches a window of the scene, beside those of others.
  public func userBringsToFront(before others: UIWindowScene...) {
    for scene in others { scene.showActive(false) }
    showActive(true)
  }

  private func showActive(_ isActive: Bool) {
    for window in windows where window.double.system >= 26 {
      let previous = window.traits
      window.traits = previous.with(nil, isActive ? .active : .inactive)
      window.rootViewController?.passOnTraits(previous)
    }
  }
}

extension UIWindow {
  /// The user opens the menus of the menu bar while the window is in front.
  public func userOpens(_ menuBar: MenuBarDouble) {
    for command in menuBar.commands { target(of: command)?.validate(command) }
  }
}

/// The compact column is set once, and without one UIKit pushes the columns' stacks on one another.
///
/// - "On iOS 17 and earlier, the compact column is intended to be configured only once; subsequent
///   attempts to replace it are ignored": pointfreeco/swift-navigation#339.
/// - Without a compact column the system pushes the navigation controllers of the columns onto one
///   another when it collapses (`-[UINavigationController _collapseViewController:…]`), and crashes
///   where an app moves their pages: Ranchero-Software/NetNewsWire#5371,
///   woocommerce/woocommerce-ios#17778, instructure/canvas-ios#3987.
extension UISplitViewController {
  /// Returns true if the column may hold something else.
  func allowsChange(of column: Column, from old: UIViewController?) -> Bool {
    guard column == .compact, old != nil || timesCompactWasSet > 0 else { return true }
    let double = (viewIfLoaded?.window ?? UIWindow.last)?.double
    guard let double, double.system < 18 else { return true }
    double.note("The compact column is set already, and another one is ignored.")
    return false
  }

  /// Notes that columns are nested, if there is no compact one.
  func noteNesting(_ columns: [UIViewController]) {
    guard columns.contains(where: { $0 is UINavigationController }) else { return }
    viewIfLoaded?.window?.double.note(
      "Collapsed columns without a compact one stand on each other's stacks.")
  }
}

/// A search controller that is active is presented: by a page that defines the context, or else by
/// the root, which then presents nothing else.
///
/// Sources: Apple's pages of `UISearchController`, of `presentSearchController(_:)` and of
/// `definesPresentationContext`: UIKit "starts at the presenting view controller and walks up the
/// view controller hierarchy"; "if no view controller sets it, the root".
@MainActor
open class UISearchController: UIViewController {
  public let searchResultsController: UIViewController?

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
  }

  public required init?(coder: NSCoder) { nil }

  open var isActive: Bool { presenting != nil }

  /// The user taps the search bar of a page.
  public func userBegins(on page: UIViewController) {
    let presenter = page.presentationContext
    guard let window = presenter.window, presenter.presented == nil else { return }
    presenter.begin(presenting: self, in: window, true, nil)
  }

  /// The user cancels the search.
  public func userCancels() {
    guard let presenting, !isBeingDismissed, presented == nil else { return }
    presenting.dismissFromContext(self)
  }
}

extension UIViewController {
  var presentationContext: UIViewController {
    definesPresentationContext ? self : parent?.presentationContext ?? self
  }
}

/// A symbol that is newer than the system is not there, which ends the process.
///
/// Sources: Apple's pages of the symbols, on availability: `UITab` and
/// `UITabBarController.setTabs(_:animated:)` iOS 18, `UIViewController.preferredTransition` iOS 18,
/// `UITabBarController.setBottomAccessory(_:animated:)` iOS 26.
extension UIWindow {
  static func refuse(_ symbol: String, before system: Int) {
    guard let double = last?.double, double.system < system else { return }
    double.note("unrecognized selector: \(symbol) is not there before iOS \(system).")
  }
}
