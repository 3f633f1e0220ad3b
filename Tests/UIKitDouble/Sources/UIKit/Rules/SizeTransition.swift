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
