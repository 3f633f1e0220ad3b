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
      let gone = modals[place...]
      modals.removeSubrange(place...)
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

  /// Dismisses the modal in front, after the user has pressed its button or tried to swipe it down.
  func userDismisses() {
    guard let stage, let page = picture?.frontPage else { return }
    stage.perform(.dismiss, on: .init(page.id))
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
#endif
