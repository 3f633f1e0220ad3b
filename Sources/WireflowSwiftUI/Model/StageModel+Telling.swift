package import Wireflow
package import WireflowInteraction

/// Reports of the user's changes to the stage, one turn after SwiftUI has written them.
extension StageModel {
  /// Handles the user's answer, before or after SwiftUI reports that the alert is gone.
  package func answer(_ place: Int, of alert: AlertModel) {
    guard let stage, alert.answers.indices.contains(place) else { return }
    alert.isAnswered = true
    if let holder = presenters.first(where: { $0.alert === alert }) {
      publisher(false) { holder.boundAlert.publish(nil) }
      waitForAlert()
    }
    // A disabled answer brings the alert back.
    if let answer = alert.answers[place] { stage.perform(answer, on: .init(alert.id)) }
    wake()
  }

  /// Performs the user's action on a page, a region or a player.
  package func perform(_ action: UserAction, on target: StagePicture.Target) {
    stage?.perform(action, on: target)
  }

  /// Schedules one turn for all values that SwiftUI writes until then.
  ///
  /// SwiftUI may write while it evaluates a body: https://github.com/NuPlay/RichText/issues/72
  func wake() {
    guard !work.isAwake, let stage else { return }
    work.isAwake = true
    _ = stage.scheduler.schedule(after: .zero) { [weak self] in self?.takeTurn() }
  }

  private func takeTurn() {
    work.isAwake = false
    for readAgain in rereadings { readAgain(self) }
    settle()
    askGuards()
  }

  /// Reports one change of the user to the stage, and returns false if there is none.
  func tellUser(_ stage: Stage) -> Bool {
    presenters.contains { tellDismissal($0, stage) }
      || regions.contains { region in
        region.stacks.contains { tellPop($0, stage) } || tellSelection(region, stage)
          || tellDrawer(region, stage)
      }
      || tellPlayer(stage) || presenters.contains { tellAlert($0, stage) }
  }

  private func tellDismissal(_ presenter: PresenterModel, _ stage: Stage) -> Bool {
    guard presenter.boundModal.takeSaid() != nil, let modal = presenter.boundModal.published
    else { return false }
    let gone = [modal] + chain(from: modal.presenter)
    hide(presenter, animated: true)
    tellRemoval(gone.flatMap(\.region.pageIDs), stage)
    return true
  }

  private func tellPop(_ stack: StackModel, _ stage: Stage) -> Bool {
    let published = stack.bound.published
    guard let path = stack.bound.takeSaid(), path.count < published.count else { return false }
    publisher(false) { stack.bound.publish(path) }
    motion.settle()
    tellRemoval(Array(published[path.count...]), stage)
    return true
  }

  private func tellSelection(_ region: RegionModel, _ stage: Stage) -> Bool {
    if let id = region.pressedAgain {
      region.pressedAgain = nil
      guard let screen = pages[id]?.screen else { return false }
      work.selections += 1
      stage.userDid(.selectedAgain(screen), in: self)
      return true
    }
    guard let id = region.boundSelection.takeSaid(), let screen = pages[id]?.screen else {
      return false
    }
    publisher(false) { region.boundSelection.publish(id) }
    work.selections += 1
    stage.userDid(.selected(screen), in: self)
    return true
  }

  private func tellDrawer(_ region: RegionModel, _ stage: Stage) -> Bool {
    guard let isOpen = region.boundDrawer.takeSaid() else { return false }
    publisher(true) { region.boundDrawer.publish(isOpen) }
    stage.userDid(isOpen ? .openedDrawer : .closedDrawer, in: self)
    return true
  }

  private func tellPlayer(_ stage: Stage) -> Bool {
    guard let player, let isMaximized = player.bound.takeSaid() else { return false }
    publisher(true) { player.bound.publish(isMaximized) }
    stage.userDid(isMaximized ? .maximized : .minimized, in: self)
    return true
  }

  /// Cancels an alert that closed without an answer, or shows it again if it has no cancel answer.
  private func tellAlert(_ presenter: PresenterModel, _ stage: Stage) -> Bool {
    guard presenter.boundAlert.takeSaid() != nil, let alert = presenter.boundAlert.published,
      !alert.isAnswered
    else { return false }
    publisher(false) { presenter.boundAlert.publish(nil) }
    waitForAlert()
    if let cancel = alert.cancel { stage.perform(cancel, on: .init(alert.id)) }
    return true
  }

  func waitForAlert() { motion.begin(.settling, atMost: Motion.alertTime) }

  private func tellRemoval(_ ids: [StagePicture.ID], _ stage: Stage) {
    work.removals += 1
    stage.userDid(.removed(ids.compactMap { pages[$0]?.screen }), in: self)
  }
}
