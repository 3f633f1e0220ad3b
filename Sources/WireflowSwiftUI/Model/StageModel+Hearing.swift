import Wireflow
package import WireflowInteraction

/// Handlers for the values and callbacks of SwiftUI, which invalidate no view.
extension StageModel {
  /// Handles the appearance of a page's view.
  package func appeared(_ page: StagePicture.ID) {
    guard let page = pages[page] else { return }
    page.isShowing = true
    if case .appearing(let tops) = motion.movement, tops.allSatisfy(\.isShowing) {
      motion.settle()
    }
    let stacks = regions.flatMap(\.stacks)
    guard let stack = stacks.first(where: { $0.settledCount != nil && $0.top == page.id }) else {
      return
    }
    let number = stack.pushes
    _ = stage?.scheduler.schedule(after: Motion.pushTime) { [weak stack] in
      if stack?.pushes == number { stack?.settledCount = nil }
    }
  }

  /// Handles the disappearance of a page's view.
  package func disappeared(_ page: StagePicture.ID) { pages[page]?.isShowing = false }

  /// Handles the appearance of a modal's view.
  package func appeared(_ modal: ModalModel) {
    // SwiftUI may show the modal again after it has reported its dismissal.
    (modal.hasAppeared, modal.hasGone) = (true, false)
    if case .presenting(let awaited) = motion.movement, awaited === modal { motion.settle() }
  }

  /// Handles a call of `onDismiss`, or the disappearance of the modal's view.
  ///
  /// The number identifies the presentation that the modifier made. Nil matches any presentation.
  package func disappeared(presentation: Int?) {
    for modal in modals where modal.presentation == presentation { modal.hasGone = true }
    guard case .dismissing(let awaited) = motion.movement,
      presentation == nil || awaited == presentation
    else { return }
    motion.end()
  }

  /// Handles the user's touch: a guard may have changed its mind since the model last asked it.
  package func touched() { askGuards() }

  // MARK: - Bindings

  func hear(_ path: [StagePicture.ID], from stack: StackModel) {
    let (bound, current) = (stack.bound, stack.bound.value)
    guard path != current else { return }
    let isShorter = path.count < current.count && current.starts(with: path)
    let isTrusted =
      stack.settledCount.map { path.count < $0 } ?? true
      && region(of: stack).map { !isWalled($0) } ?? false
    if path == bound.published {
      // The user has cancelled a swipe, and a view may have read the shorter path since.
      bound.write(path)
      readAgainLater(stack)
    } else if isShorter, isTrusted {
      bound.write(path)
    } else {
      refuse(path, of: stack)
    }
    wake()
  }

  func hear(selection: StagePicture.ID, from region: RegionModel) {
    let bound = region.boundSelection
    if selection != bound.value {
      isTurn(in: region) ? bound.write(selection) : bound.refuse()
    } else if bound.said == nil, region.kind != .pages {
      region.pressedAgain = selection
    } else {
      return
    }
    wake()
  }

  /// Returns false if the pages of a region have moved without the user.
  ///
  /// They do so during a rotation, and under pushed pages a swipe goes back:
  /// https://github.com/GGJJack/SwiftUICalendar/issues/1
  func isTurn(in region: RegionModel) -> Bool {
    region.kind != .pages || region.allowsTurns && region.resizes == 0
  }

  /// Handles a value that the user alone changes, such as the drawer, the player or an alert.
  func hear<Value>(_ value: Value, of bound: BoundValue<Value>) {
    bound.write(value)
    wake()
  }

  func hearThatModalIsGone(from presenter: PresenterModel) {
    // SwiftUI writes nil for a modal that it could not present:
    // https://github.com/pointfreeco/swift-composable-architecture/issues/1991
    guard presenter.boundModal.published?.hasAppeared == true, !isWalled(presenter) else {
      return presentAgainLater(from: presenter)
    }
    hear(nil, of: presenter.boundModal)
  }

  /// Refuses a path.
  ///
  /// SwiftUI reads the published path again now, and once more when nothing can move anymore.
  private func refuse(_ path: [StagePicture.ID], of stack: StackModel) {
    stack.bound.refuse()
    // A push brings the missing pages back.
    stack.settledCount = min(path.count, stack.settledCount ?? .max)
    let published = stack.bound.published
    // SwiftUI shows the path until it reads another one, and then its pages slide out.
    hold(path.filter { !published.contains($0) }, for: Motion.settlingTime * 2)
    readAgainLater(stack)
  }

  /// Makes SwiftUI read a path again once no animation can have swallowed it.
  ///
  /// Until then, SwiftUI may still show the pages that leave the path.
  func readAgainLater(_ stack: StackModel, without leaving: [StagePicture.ID] = []) {
    hold(leaving, for: Motion.settlingTime)
    let number = stack.pushes
    _ = stage?.scheduler.schedule(after: Motion.settlingTime) { [weak self, weak stack] in
      guard let self, let stack else { return }
      if stack.pushes == number { stack.settledCount = nil }
      guard stack.bound.said == nil else { return }
      stack.bound.refuse()
      wake()
    }
  }

  /// Keeps pages for a time although they have left the stage.
  private func hold(_ leaving: [StagePicture.ID], for time: Duration) {
    guard !leaving.isEmpty else { return }
    pages.hold(leaving)
    _ = stage?.scheduler.schedule(after: time) { [weak self] in
      self?.pages.release(leaving)
      self?.wake()
    }
  }

  /// Has SwiftUI present a modal again after a failure, or after a wall took its place, once every
  /// animation must be over.
  private func presentAgainLater(from presenter: PresenterModel) {
    presenter.boundModal.doubt(nil)
    _ = stage?.scheduler.schedule(after: Motion.settlingTime) { [weak self, weak presenter] in
      guard let self, let presenter, presenter.boundModal.isDoubted else { return }
      presenter.boundModal.refuse()
      presenter.boundModal.published?.hasGone = false
      if !isWalled(presenter), let modal = presenter.boundModal.published {
        motion.begin(.presenting(modal), atMost: Motion.limit)
      }
      wake()
    }
  }
}
