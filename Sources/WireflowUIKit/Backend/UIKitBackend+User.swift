#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow
import WireflowInteraction

/// The user's part: all that is done on UIKit's own controls, as the stage hears of it.
extension UIKitBackend {
  /// Tells the stage what has gone from the screen without its asking, and returns true if
  /// anything has.
  ///
  /// UIKit's own stacks are compared with what was last put there: that is right whatever the
  /// user did, by the back button, a swipe or a menu, or what code of the app did by itself.
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

  /// Waits for the answer of an alert that has gone, which UIKit tells a moment later.
  ///
  /// An action sheet that went without one was tapped beside, which means no. An alert comes again,
  /// because code of the app dismissed it.
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

  /// The picture that screens are drawn from, or one that is read for this alone if none is.
  var picture: StagePicture? { screens.painter.picture ?? stage?.picture }

  /// Returns true if the user may take the top off a stack by its back button.
  ///
  /// UIKit may ask at any time, so this changes nothing.
  func allowsBack(on stack: StackController) -> Bool {
    guard let stage, !motion.isBusy, stack.viewControllers.count > 1,
      !motion.isMoving([stack]), isInFront(stack),
      let below = screens.screen(of: stack.viewControllers[stack.viewControllers.count - 2])
    else { return false }
    return stage.allowsUserPop(to: below)
  }

  /// Returns true if the user may take the top off a stack by a swipe.
  func allowsSwipe(on stack: StackController) -> Bool {
    stack.topViewController?.navigationItem.hidesBackButton == false && allowsBack(on: stack)
  }

  /// The user pressed the back button although a guard is against it, which is asked now.
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

  /// Returns true if the user may take away a modal by a swipe.
  func allowsDismissal(of modal: ShownModal) -> Bool {
    guard let stage, !motion.isBusy, modal === modals.last else { return false }
    return stage.allowsUserDismissal
  }

  /// The user did something on a region: its tabs, its drawer.
  func perform(_ action: UserAction?, on region: StagePicture.ID) {
    guard let action else { return }
    stage?.perform(action, on: .init(region))
  }

  /// The user did something on a page.
  func perform(_ action: UserAction, on screen: any Screen) {
    guard let stage else { return }
    stage.perform(action, on: .init(stage.pictureID(of: screen)))
  }

  /// The user pressed the button that dismisses the modal in front, or tried to without one.
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

  /// The user selected a root item of a region, by its place.
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

  /// Returns the region of the picture that a controller shows.
  private func pictured(_ region: any RegionController) -> StagePicture.Region? {
    guard let picture, let level = regions.firstIndex(where: { $0.controller === region })
    else { return nil }
    return picture.regions.indices.contains(level) ? picture.regions[level] : nil
  }

  /// The regions that are shown, from the back to the front.
  private var regions: [ShownRegion] { [base].compactMap(\.self) + modals.map(\.region) }
}
#endif
