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

  // MARK: - Steps

  /// Makes what is shown more like what is on stage, and returns false if there is no difference.
  private func makeStep(to tree: StageSnapshot, of stage: Stage) -> Bool {
    let presentations = tree.modals.map { stage.presentation(of: $0.first) }
    let shown = ModalCut(modals, by: \.isWall, presentations: modals.map(\.presentation))
    let wanted = ModalCut(tree.modals, by: { $0.style == .wall }, presentations: presentations)
    let (kept, keptWalls) = shown.shared(with: wanted)
    // A wall waits for nothing that is behind it.
    if shown.count > shown.cut + keptWalls {
      return dismissModals((shown.cut + keptWalls)..<shown.count)
    }
    if wanted.count > wanted.cut + keptWalls {
      let place = wanted.cut + keptWalls
      if present(tree.modals[place], as: presentations[place], at: shown.count) { return true }
    }
    if closeAlert(unless: tree.alert) { return true }
    // An alert stays in front of modals that come and go behind it.
    if shown.cut != kept || wanted.cut != kept, closeAlert(unless: nil) { return true }
    if shown.cut > kept, dismissModals(kept..<shown.cut) { return true }
    showRegions(of: tree, modals: kept, walls: wanted.cut..<(wanted.cut + keptWalls))
    if showPlayer(tree.player) { return true }
    showEmbeddings(of: tree)
    if shown.cut == kept, wanted.cut > kept,
      present(tree.modals[kept], as: presentations[kept], at: kept)
    {
      return true
    }
    return showAlert(tree.alert)
  }

  private func showRegions(of tree: StageSnapshot, modals kept: Int, walls: Range<Int>) {
    let room = room
    shownRoom = room
    let kind = RegionKind(tree.base, hasRootItems: true, in: room)
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
    let shownWalls = modals.firstIndex(where: \.isWall) ?? modals.count
    let pairs =
      (0..<kept).map { ($0, $0) } + walls.map { ($0, $0 - walls.lowerBound + shownWalls) }
    for (wanted, place) in pairs {
      let modal = tree.modals[wanted]
      let kind = RegionKind(modal.region, hasRootItems: modal.hasRootItems, in: room)
      if modals[place].region.kind != kind { modals[place].change(to: makeRegion(kind)) }
      modals[place].dismissButton = modal.dismissButton
      arrange(
        modals[place].region, as: modal.region, animated: wanted == tree.modals.count - 1)
    }
  }

  func makeRegion(_ kind: RegionKind) -> ShownRegion {
    ShownRegion(
      kind: kind, controller: kind.makeController(for: self),
      usesAccessory: usesBottomAccessory && features.hasBottomAccessory)
  }

  func arrange(_ shown: ShownRegion, as region: StageSnapshot.Region, animated: Bool) {
    let layout = RegionLayout(region, screens: { screen in self.makeViewController(for: screen) })
    shown.controller.arrange(layout, animated: animated && motion.isAnimated)
    guard shown.kind != .stack, let stage else { return }
    shown.showRootItems(region.roots.map { $0.screens[0] }, of: stage)
  }

  func makeViewController(for screen: any Screen) -> UIViewController {
    if let controller = screens.viewController(of: screen) { return controller }
    return add(screen, registry.makeController(screen, self) { GenericViewController($0) })
  }

  private func add(_ screen: any Screen, _ controller: UIViewController) -> UIViewController {
    _ = screens.add(screen, controller)
    if let painted = controller as? any PaintedController {
      screens.painter.add(painted, of: screen, on: stage)
    }
    return controller
  }

  /// Makes the view controller of a player's controls, which fits a bar if it is drawn from content.
  private func makeControls(_ screen: any Screen) -> UIViewController {
    if let controller = screens.viewController(of: screen) { return controller }
    return add(screen, registry.makeController(screen, self) { ControlsController($0) })
  }

  private func showPlayer(_ player: PlayerPresentation?) -> Bool {
    guard player != nil || root.hasPlayer else { return false }
    let shown = player.map {
      ShownPlayer(
        screen: makeViewController(for: $0.screen), controls: makeControls($0.controls),
        isMaximized: $0.isMaximized, dock: $0.dock, name: words.player)
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
