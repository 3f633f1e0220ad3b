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
    if isNew || player.controls.parent == nil { putControls(of: player, in: root) }
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

  private func putControls(of player: ShownPlayer, in root: RootController) {
    player.controls.detach()
    root.addChild(player.controls)
    player.controls.view.fill(bar)
    let title = player.screen.navigationItem.title ?? ""
    bar.name(title.isEmpty ? player.name : title)
    player.controls.didMove(toParent: root)
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
    player.controls.detach()
    if shown == nil { dock.remove(bar) }
  }
}
#endif
