#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow

/// The steps that bring the screen into the state of the stage.
///
/// Each step begins at most one presentation. Before each step, the backend waits for everything
/// that moves, and reports the user's changes to the stage. A few kinds of steps can therefore
/// perform every transition, and also repair unexpected changes.
extension UIKitBackend {
  /// Makes steps until there is nothing left to do, or until something moves.
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

  /// Makes steps because something has changed its place unexpectedly.
  func settleAnew() {
    motion.isStale = true
    settle()
  }

  /// Raises the walls that are missing at once, whatever moves behind them.
  ///
  /// The system takes its picture shortly after the app has heard that it is in the background:
  /// https://developer.apple.com/documentation/uikit/uiscene/didenterbackgroundnotification
  func raiseWalls() {
    guard let stage, !motion.isSettling else { return }
    motion.isSettling = true
    while raiseWall(of: stage.snapshot, on: stage, isUrgent: true) { motion.isInStep = false }
    motion.isSettling = false
  }

  /// Makes steps, and returns false if something is moving.
  private func makeSteps(on stage: Stage) -> Bool {
    // UIKit may refuse a presentation, so the number of steps has a limit, far above any real need.
    for _ in 0..<100 {
      guard !motion.isMoving(movingControllers) else { return false }
      if tellUserChanges() { continue }
      let tree = stage.snapshot
      guard !tree.roots.isEmpty else { break }
      motion.isStale = false
      guard makeStep(to: tree, of: stage) || motion.isStale else { break }
    }
    // The last step may have set a region in motion.
    return !motion.isMoving(movingControllers)
  }

  private func finish(_ stage: Stage) {
    screens.forget { stage.isResident($0) }
    homelessPages = []
    // Some modals may still be waiting for a controller of other code or for a window.
    motion.isInStep =
      modals.count == stage.modalCount && (alert == nil) == (stage.shownAlert == nil)
      && regions.allSatisfy { $0.controller.stacks.allSatisfy(\.isAsPut) }
    motion.complete()
    stage.foreignPresentationsChanged()
  }

  /// Records that a stack has shown its top screen.
  func stackHasShown(_ stack: StackController) {
    guard stack.isAsPut else { return settleAnew() }
    if !isIdle { settle() }
  }

  /// Makes steps when the window appears, unless everything is in place.
  func settleInWindow() { if !isIdle { settle() } }

  /// True while everything is in place and no transition is waiting.
  private var isIdle: Bool { motion.isInStep && !motion.isFollowing && !motion.isBusy }

  /// The controllers whose transitions the next step waits for.
  ///
  /// A modal of other code blocks those in its window anyway, however long a finger holds it.
  private var movingControllers: [UIViewController] {
    var controllers: [UIViewController] = []
    for region in regions { controllers += region.controller.stacks.map(\.container) }
    return controllers
      + presentedControllers.filter {
        $0.isBeingPresented || $0.isBeingDismissed && (isOurs($0) || !isPulledDown($0))
      }
  }

  // MARK: - Steps

  /// Takes one step towards the state of the stage, and returns false if there is no difference.
  private func makeStep(to tree: StageSnapshot, of stage: Stage) -> Bool {
    let (presentations, shown, wanted) = cuts(of: tree, on: stage)
    let (kept, keptWalls) = shown.shared(with: wanted)
    // A wall does not wait for anything behind it.
    if shown.count > shown.cut + keptWalls {
      return dismissModals((shown.cut + keptWalls)..<shown.count)
    }
    if raiseWall(of: tree, on: stage) { return true }
    if closeAlert(unless: tree.alertID) { return true }
    // An alert closes while modals behind it come or go, and returns in front of them.
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
    showNotice(of: tree)
    return showAlert(of: tree)
  }

  /// Returns the presentations of the modals on stage, and the modals that are shown and wanted.
  private func cuts(of tree: StageSnapshot, on stage: Stage) -> ([UInt32?], ModalCut, ModalCut) {
    let presentations = tree.modals.map { stage.presentation(of: $0.first) }
    return (
      presentations, ModalCut(modals, by: \.isWall, presentations: modals.map(\.presentation)),
      ModalCut(tree.modals, by: { $0.style == .wall }, presentations: presentations)
    )
  }

  /// Shows the lowest wall or modal on a wall that is missing, unless others have to leave first.
  private func raiseWall(
    of tree: StageSnapshot, on stage: Stage, isUrgent: Bool = false
  ) -> Bool {
    let (presentations, shown, wanted) = cuts(of: tree, on: stage)
    let place = wanted.cut + shown.shared(with: wanted).1
    guard shown.count - shown.cut == place - wanted.cut, place < wanted.count,
      !isUrgent || tree.modals[place].style == .wall
    else { return false }
    return present(tree.modals[place], as: presentations[place], at: shown.count)
  }

  private func showRegions(of tree: StageSnapshot, modals kept: Int, walls: Range<Int>) {
    shownRoom = room
    let kind = RegionKind(tree.base, hasRootItems: true, for: self)
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
      let kind = RegionKind(modal.region, hasRootItems: modal.hasRootItems, for: self)
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

  /// Returns the view controller of a player's controls, drawn from content if the app has none.
  private func makeControls(_ screen: any Screen) -> UIViewController {
    if let controller = screens.viewController(of: screen) { return controller }
    return add(screen, registry.makeController(screen, self) { ControlsController($0) })
  }

  private func showPlayer(_ player: StageSnapshot.Player?) -> Bool {
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
