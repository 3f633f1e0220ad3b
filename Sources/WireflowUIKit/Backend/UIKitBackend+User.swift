#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow
import WireflowInteraction

/// The user's actions on UIKit's own controls, as the backend reports them to the stage.
extension UIKitBackend {
  /// Reports screens that have disappeared on their own to the stage, and returns true if there
  /// were any.
  ///
  /// The backend compares UIKit's stacks with the last known ones. It therefore detects every kind
  /// of change: the back button, a swipe, a menu, and changes by the app's own code.
  func tellUserChanges() -> Bool {
    let presented = presentedControllers
    if let alert, !alert.isGone, !presented.contains(where: { $0 === alert.controller }) {
      awaitAnswer(of: alert)
    }
    if let place = modals.firstIndex(where: { modal in
      !presented.contains { $0 === modal.container }
    }) {
      // A wall in front of them stays, in its own window.
      let end = modals[place...].firstIndex(where: \.isWall) ?? modals.endIndex
      let gone = modals[place..<end]
      modals.removeSubrange(place..<end)
      let left = gone.flatMap { $0.region.controller.stacks.flatMap(\.viewControllers) }
      for modal in gone { modal.region.release() }
      stage?.userDid(.removed(screens.screens(of: left)), in: self)
      return true
    }
    for stack in regions.flatMap(\.controller.stacks) {
      let gone = stack.takeGone()
      guard !gone.isEmpty else { continue }
      stage?.userDid(.removed(screens.screens(of: gone)), in: self)
      return true
    }
    return false
  }

  /// Waits for the answer of a closed alert, which UIKit reports a moment later.
  ///
  /// Without an answer, an action sheet was cancelled by a tap beside it. An alert appears again,
  /// because the app's own code dismissed it.
  private func awaitAnswer(of alert: ShownAlert) {
    alert.isGone = true
    Task { [weak self] in
      guard let self, self.alert === alert else { return }
      self.alert = nil
      if alert.content.style == .actionSheet, stage?.shownAlert == alert.content {
        stage?.userClosedAlert()
      }
      settle()
    }
  }

  /// The picture that the backend draws screens from, or a new one if it draws none.
  var picture: StagePicture? { screens.painter.picture ?? stage?.picture }

  /// Returns true if the user may pop a stack with its back button.
  ///
  /// UIKit may ask at any time, so the function changes nothing.
  func allowsBack(on stack: StackController) -> Bool {
    if stack.isForeignInFront {
      return stack.viewControllers.count > 1 && !motion.isMoving(stack.container)
    }
    guard let stage, !motion.isBusy, stack.viewControllers.count > 1,
      !motion.isMoving(stack.container), isInFront(stack),
      let below = screens.screen(of: stack.viewControllers[stack.viewControllers.count - 2])
    else { return false }
    return stage.allowsUserPop(to: below)
  }

  /// Returns true if the user may pop a stack with a swipe.
  func allowsSwipe(on stack: StackController) -> Bool {
    stack.topViewController?.navigationItem.hidesBackButton == false && allowsBack(on: stack)
  }

  /// Asks the guard that refuses a pop, after the user has pressed the back button.
  func userTriesBack(on stack: StackController) {
    guard let stage, !motion.isBusy, isInFront(stack), let top = stack.topViewController,
      let page = screens.screen(of: top)
    else { return }
    stage.perform(.back, on: .init(stage.pictureID(of: page)))
  }

  private func isInFront(_ stack: StackController) -> Bool {
    let front = modals.last?.region ?? base
    return front?.controller.stacks.contains { $0 === stack } == true
  }

  /// Returns true if the user may dismiss a modal with a swipe.
  func allowsDismissal(of modal: ShownModal) -> Bool {
    guard let stage, !motion.isBusy, modal === modals.last else { return false }
    return stage.allowsUserDismissal
  }

  /// Performs the user's action on a region, such as selecting a tab or opening the drawer.
  func perform(_ action: UserAction?, on region: StagePicture.ID) {
    guard let action else { return }
    stage?.perform(action, on: .init(region))
  }

  /// Performs the user's action on a page.
  func perform(_ action: UserAction, on screen: any Screen) {
    guard let stage else { return }
    stage.perform(action, on: .init(stage.pictureID(of: screen)))
  }

  /// Dismisses or minimizes the modal in front, after the user has pressed its button.
  func userActsOnModal(_ action: UserAction) {
    guard let stage, let page = picture?.frontPage else { return }
    stage.perform(action, on: .init(page.id))
  }

  /// Asks the guard that refuses a swipe down.
  func userTriesToSwipeDown() {
    userActsOnModal(stage?.canMinimizeModal == true ? .minimize : .dismiss)
  }

  func userPressedPlayer() {
    guard let stage, let player = picture?.player, let action = player.maximize else { return }
    stage.perform(action, on: .init(player.id))
  }

  func userAnswered(_ answer: UserAction?, _ id: StagePicture.ID) {
    if alert?.id == id { alert = nil }
    if let answer { stage?.perform(answer, on: .init(id)) }
    settle()
  }

  /// Selects a root item of a region by its index, as the user did.
  func userSelects(_ place: Int, in region: any RegionController) {
    guard let shown = pictured(region), shown.rootItems.indices.contains(place) else { return }
    perform(shown.rootItems[place].select, on: shown.id)
  }

  /// The user asked for a page, by the dots or by VoiceOver.
  func userChooses(_ place: Int, in region: any RegionController, from selected: Int) {
    guard let shown = pictured(region) else { return }
    switch place - selected {
    case 1: perform(shown.turns?.next, on: shown.id)
    case -1: perform(shown.turns?.previous, on: shown.id)
    default: userSelects(place, in: region)
    }
  }

  /// The user opened or closed the drawer of a region.
  func userTurnsDrawer(of region: any RegionController) {
    guard let shown = pictured(region) else { return }
    perform(shown.closeDrawer ?? shown.openDrawer, on: shown.id)
  }

  /// Returns the region in the picture that a controller shows.
  private func pictured(_ region: any RegionController) -> StagePicture.Region? {
    guard let picture, let level = regions.firstIndex(where: { $0.controller === region })
    else { return nil }
    return picture.regions.indices.contains(level) ? picture.regions[level] : nil
  }

  /// The regions on the screen, from back to front.
  var regions: [ShownRegion] { [base].compactMap(\.self) + modals.map(\.region) }
}

/// The gestures that the user can hold: a swipe back, and pulling down a modal.
///
/// During a gesture, the stage sends no transitions, however long the user holds it.
extension UIKitBackend {
  /// Records that a stack is about to show another page, which the user's finger may be moving.
  func stackWillShow(_ stack: StackController) {
    if !stack.isAsPut {
      motion.isInStep = false
      // UIKit does not report the end to a delegate if something covers the stack meanwhile.
      _ = motion.isMoving(stack.container)
    }
    guard let coordinator = stack.container.transitionCoordinator, coordinator.initiallyInteractive
    else { return }
    hold(stack.container, until: coordinator)
  }

  /// Records that the user begins to dismiss a modal.
  func modalWillGo(_ modal: ShownModal) {
    guard let coordinator = modal.container.transitionCoordinator else { return }
    hold(modal.container, until: coordinator)
  }

  /// Reports the beginning and the end of a gesture to the stage.
  func hold(
    _ controller: UIViewController, until coordinator: any UIViewControllerTransitionCoordinator
  ) {
    stage?.userBegan(in: self)
    // `motion` registers first, so it reports removed screens first, which also ends the gesture.
    _ = motion.isMoving(controller)
    coordinator.animate(alongsideTransition: nil) { [weak self] context in
      guard context.isCancelled else {
        // UIKit may report the removal a moment later, or nothing may have gone after all.
        Task { self?.endGesture() }
        return
      }
      self?.endGesture()
    }
  }

  /// Returns true if the user's fingers may move a zoomed page or modal back into its element.
  func mayZoomBack(_ controller: UIViewController) -> Bool {
    if let modal = modals.first(where: { $0.container === controller }) {
      return allowsDismissal(of: modal)
    }
    let stacks = regions.flatMap(\.controller.stacks)
    return stacks.first { $0.topViewController === controller }.map(allowsSwipe) ?? true
  }

  /// Records that the user's fingers hold a zoomed modal, which UIKit may report to nobody.
  func holdIfZoomingBack(_ modal: ShownModal) {
    guard modal.container.isBeingDismissed,
      modal.container.transitionCoordinator?.initiallyInteractive == true
    else { return }
    modalWillGo(modal)
  }

  /// Makes steps whenever a zoomed modal leaves the window, because UIKit may report it to nobody.
  func watch(_ modal: ShownModal) {
    Departure.await(of: modal.container) { [weak self, weak modal] in
      guard let self, let modal, modals.contains(where: { $0 === modal }) else { return }
      settleAnew()
      watch(modal)
    }
  }

  /// Returns true if the user's finger may move a page in front to another one.
  func allowsTurn(to root: UIViewController, from stack: StackController) -> Bool {
    guard let stage, !motion.isBusy, !motion.isMoving(stack.container),
      let screen = screens.screen(of: root)
    else { return false }
    return stage.allowsUserSelection(of: screen)
  }

  /// Takes note that the user's finger begins to move a page.
  func userBeginsTurn() { stage?.userBegan(in: self) }

  /// Tells the stage of the page to which the user has turned, or that it is the same.
  func userEndsTurn(_ root: UIViewController?) {
    guard let stage else { return }
    guard let root, let screen = screens.screen(of: root) else { return endGesture() }
    stage.userDid(.selected(screen), in: self)
  }

  private func endGesture() { stage?.userCancelled(in: self) }
}
#endif
