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
