#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow

/// A visible player.
@MainActor
struct ShownPlayer {
  let screen: UIViewController
  let controls: UIViewController
  let isMaximized: Bool
  let dock: WireframeContainer.PlayerDock
  /// The name for players without a title.
  let name: String
}

/// The player above the base, either a bar with its controls or maximized.
///
/// The player is not a modal, and modals appear above it.
@MainActor
final class PlayerOverlay {
  private(set) var shown: ShownPlayer?
  private let bar: PlayerBar
  private var dock = PlayerDock()
  private weak let root: RootController?

  init(in root: RootController) {
    self.root = root
    bar = PlayerBar { [weak root] in root?.onPlayerPress?() }
  }

  /// Shows a player, and returns true if that changes anything.
  func show(
    _ player: ShownPlayer?, over base: ShownRegion?, animated: Bool, motion: Motion
  ) -> Bool {
    guard let root else { return false }
    let old = shown
    shown = player
    guard let player else {
      guard let old else { return false }
      remove(old)
      return true
    }
    let isNew = old?.screen !== player.screen || old?.controls !== player.controls
    if let old, isNew { remove(old) }
    let hasMoved = player.isMaximized ? false : dock.place(bar, player, over: base, in: root)
    if isNew || player.controls.viewIfLoaded?.superview !== bar { putControls(of: player) }
    guard isNew || old?.isMaximized != player.isMaximized else { return hasMoved }
    turn(player, in: root, animated: animated && !isNew, motion)
    return true
  }

  /// Moves the player in front of a new base.
  func bringForward() {
    guard let root else { return }
    if bar.superview === root.view { root.view.bringSubviewToFront(bar) }
    if let view = shown?.screen.viewIfLoaded, view.superview === root.view {
      root.view.bringSubviewToFront(view)
    }
  }

  /// Puts the controls into the bar, without a parent.
  ///
  /// UIKit raises an exception if the bar is inside a tab bar controller or a sidebar that is not the
  /// parent of the controls, and such a container would show a child as a tab or a page.
  private func putControls(of player: ShownPlayer) {
    player.controls.detach()
    bar.show(player.controls)
    let title = player.screen.navigationItem.title ?? ""
    bar.name(title.isEmpty ? player.name : title)
  }

  private func turn(
    _ player: ShownPlayer, in root: RootController, animated: Bool, _ motion: Motion
  ) {
    let screen = player.screen
    if player.isMaximized {
      if screen.parent !== root {
        screen.detach()
        root.addChild(screen)
        screen.view.fill(root.view)
        screen.didMove(toParent: root)
      }
      screen.view.accessibilityViewIsModal = true
      root.wishesChanged()
      screen.view.alpha = animated ? 0 : 1
      motion.animate(animated) {
        screen.view.alpha = 1
      } then: {
      }
    } else if screen.parent === root {
      root.wishesChanged()
      motion.animate(animated) {
        screen.view.alpha = 0
      } then: { [weak self] in
        guard self?.shown?.screen !== screen || self?.shown?.isMaximized != true else { return }
        screen.detach()
      }
    }
  }

  private func remove(_ player: ShownPlayer) {
    player.screen.detach()
    if player.controls.viewIfLoaded?.superview === bar {
      player.controls.view.removeFromSuperview()
    }
    if shown == nil { dock.remove(bar) }
  }
}
#endif
