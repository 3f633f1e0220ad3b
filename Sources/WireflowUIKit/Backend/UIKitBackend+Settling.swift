#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow

/// The way from what is shown to what is on stage.
///
/// It is walked in steps, each of which begins at most one presentation. Before each, whatever
/// moves is waited for, and what the user has changed meanwhile is told to the stage. So
/// the same few steps carry out any transition, and put right whatever else has happened.
extension UIKitBackend {
  /// Makes steps until nothing is left to do, or something moves.
  func settle() {
    guard !motion.isSettling else { return }
    guard let stage else { return motion.complete() }
    if motion.isFollowing, finishFollowing(on: stage) { return }
    motion.isSettling = true
    motion.isInStep = false
    let isAtRest = makeSteps(on: stage)
    motion.isSettling = false
    if isAtRest { finish(stage) }
  }

  /// Makes steps because something is in other places than it was put into.
  func settleAnew() {
    motion.isStale = true
    settle()
  }

  /// Makes steps, and returns false if something moves.
  private func makeSteps(on stage: Stage) -> Bool {
    // Far more than the deepest pile of modals has: UIKit may refuse what is asked for.
    for _ in 0..<100 {
      guard !motion.isMoving(movingControllers) else { return false }
      if tellUserChanges() { continue }
      let tree = stage.snapshot
      guard !tree.roots.isEmpty else { break }
      motion.isStale = false
      guard makeStep(to: tree, of: stage) || motion.isStale else { break }
    }
    // A region may have begun to move in the last step.
    return !motion.isMoving(movingControllers)
  }

  private func finish(_ stage: Stage) {
    screens.forget { stage.isOnStage($0) }
    // What could not be presented, because of others or without a window, is yet to come.
    motion.isInStep =
      modals.count == stage.modalCount && (alert == nil) == (stage.shownAlert == nil)
    motion.complete()
  }

  /// Takes note that a stack has shown its top.
  func stackHasShown(_ stack: StackController) {
    guard stack.isAsPut else { return settleAnew() }
    if !isIdle { settle() }
  }

  /// Makes steps now that there is a window, unless all is there already.
  func settleInWindow() {
    if !isIdle { settle() }
  }

  /// True while all is in its place, and no transition waits.
  private var isIdle: Bool { motion.isInStep && !motion.isFollowing && !motion.isBusy }

  /// The controllers whose transitions are waited for.
  private var movingControllers: [UIViewController] {
    var controllers: [UIViewController] = base?.controller.stacks ?? []
    for modal in modals { controllers += modal.region.controller.stacks as [UIViewController] }
    return controllers + presentedControllers.filter { $0.isBeingPresented || $0.isBeingDismissed }
  }

  /// The controllers that are presented, from the lowest on, also those of others.
  var presentedControllers: [UIViewController] {
    var controllers: [UIViewController] = []
    var next = root.presentedViewController
    while let controller = next {
      controllers.append(controller)
      next = controller.presentedViewController
    }
    return controllers
  }

  // MARK: - Steps

  /// Makes what is shown more like what is on stage, and returns false if there is no difference.
  private func makeStep(to tree: StageSnapshot, of stage: Stage) -> Bool {
    if closeAlert(unless: tree.alert) { return true }
    let presentations = tree.modals.map { stage.presentation(of: $0.first) }
    let kept = zip(modals, presentations).prefix { $0.presentation == $1 }.count
    // An alert stays in front of modals that come and go behind it.
    if modals.count != kept || tree.modals.count != kept, closeAlert(unless: nil) { return true }
    if modals.count > kept, dismissModals(from: kept) { return true }
    showRegions(of: tree, modals: kept)
    if showPlayer(tree.player) { return true }
    showEmbeddings(of: tree)
    if modals.count == kept, tree.modals.count > kept,
      present(tree.modals[kept], as: presentations[kept])
    {
      return true
    }
    return showAlert(tree.alert)
  }

  private func showRegions(of tree: StageSnapshot, modals kept: Int) {
    let kind = RegionKind(tree.base, hasRootItems: true)
    let isFront = tree.modals.isEmpty && tree.player?.isMaximized != true
    if let base, base.kind == kind {
      arrange(base, as: tree.base, animated: isFront)
    } else {
      base?.release()
      let new = makeRegion(kind)
      base = new
      arrange(new, as: tree.base, animated: false)
      root.show(new.controller.container)
    }
    for (place, modal) in tree.modals.prefix(kept).enumerated() {
      let kind = RegionKind(modal.region, hasRootItems: modal.hasRootItems)
      if modals[place].region.kind != kind { modals[place].change(to: makeRegion(kind)) }
      modals[place].dismissButton = modal.dismissButton
      arrange(
        modals[place].region, as: modal.region, animated: place == tree.modals.count - 1)
    }
  }

  func makeRegion(_ kind: RegionKind) -> ShownRegion {
    ShownRegion(
      kind: kind, controller: kind.makeController(for: self), usesAccessory: usesBottomAccessory)
  }

  func arrange(_ shown: ShownRegion, as region: StageSnapshot.Region, animated: Bool) {
    let layout = RegionLayout(region, screens: { screen in self.makeViewController(for: screen) })
    shown.controller.arrange(layout, animated: animated && motion.isAnimated)
    guard shown.kind != .stack, let stage else { return }
    shown.showRootItems(region.roots.map { $0.screens[0] }, of: stage)
  }

  func makeViewController(for screen: any Screen) -> UIViewController {
    if let controller = screens.viewController(of: screen) { return controller }
    let controller = screens.add(screen, registry.makeController(screen, self))
    if let generic = controller as? GenericViewController {
      screens.painter.add(generic, of: screen, on: stage)
    }
    return controller
  }

  private func showPlayer(_ player: PlayerPresentation?) -> Bool {
    guard player != nil || root.hasPlayer else { return false }
    let shown = player.map {
      ShownPlayer(
        screen: makeViewController(for: $0.screen), controls: makeViewController(for: $0.controls),
        isMaximized: $0.isMaximized, dock: $0.dock)
    }
    return root.player.show(shown, over: base, animated: motion.isAnimated, motion: motion)
  }

  private func showEmbeddings(of tree: StageSnapshot) {
    let all =
      tree.base.embeddings + (tree.player?.embeddings ?? [])
      + tree.modals.flatMap(\.region.embeddings)
    guard !all.isEmpty || screens.hasEmbeddings else { return }
    screens.embed(all) { makeViewController(for: $0) }
  }
}
#endif
