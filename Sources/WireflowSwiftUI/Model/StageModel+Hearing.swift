import Wireflow
package import WireflowInteraction

/// Handlers for the values and callbacks of SwiftUI, which invalidate no view.
extension StageModel {
  /// Handles the appearance of a page's view.
  package func appeared(_ page: StagePicture.ID) {
    guard let page = pages[page] else { return }
    page.isShowing = true
    if case .appearing(let tops) = motion.movement, tops.allSatisfy(\.isShowing) {
      waitForAnimation()
    }
    let stacks = regions.flatMap(\.stacks)
    guard let stack = stacks.first(where: { $0.settledCount != nil && $0.top == page.id }) else {
      return
    }
    let number = stack.pushes
    _ = stage?.scheduler.schedule(after: motion.times.push) { [weak stack] in
      if stack?.pushes == number { stack?.settledCount = nil }
    }
  }

  /// Handles the disappearance of a page's view.
  package func disappeared(_ page: StagePicture.ID) { pages[page]?.isShowing = false }

  /// Handles the appearance of a modal's view.
  package func appeared(_ modal: ModalModel) {
    // SwiftUI may show the modal again after it has reported its dismissal.
    (modal.hasAppeared, modal.hasGone) = (true, false)
    guard case .presenting(let awaited) = motion.movement, awaited === modal else { return }
    waitForAnimation()
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
  package func touched() { if rules.contains(.asksGuardsAtTouch) { askGuards() } }

  private func waitForAnimation() {
    rules.contains(.awaitsAnimations) ? motion.settle() : motion.end()
  }

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
      note(path, bound)
    } else {
      refuse(path, of: stack)
    }
    wakeOrTell()
  }

  func hear(selection: StagePicture.ID, from region: RegionModel) {
    let bound = region.boundSelection
    if selection != bound.value {
      isTurn(in: region) ? note(selection, bound) : bound.refuse()
    } else if bound.said == nil, region.kind != .pages || !rules.contains(.distrustsPages) {
      region.pressedAgain = selection
    } else {
      return
    }
    wakeOrTell()
  }

  /// Returns false if the pages of a region have moved without the user.
  func isTurn(in region: RegionModel) -> Bool {
    guard region.kind == .pages, rules.contains(.distrustsPages) else { return true }
    return region.allowsTurns && region.resizes == 0
  }

  /// Handles a value that the user alone changes, such as the drawer, the player or an alert.
  func hear<Value>(_ value: Value, of bound: BoundValue<Value>) {
    note(value, bound)
    wakeOrTell()
  }

  func hearThatModalIsGone(from presenter: PresenterModel) {
    let hasAppeared =
      presenter.boundModal.published?.hasAppeared == true || !rules.contains(.refusesEarlyNil)
    guard hasAppeared, !isWalled(presenter) else { return presentAgainLater(from: presenter) }
    hear(nil, of: presenter.boundModal)
  }

  private func note<Value>(_ value: Value, _ bound: BoundValue<Value>) {
    if rules.contains(.keepsWhatIsSaid) { bound.write(value) }
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
    hold(path.filter { !published.contains($0) }, for: motion.times.settling * 2)
    readAgainLater(stack)
  }

  /// Makes SwiftUI read a path again once no animation can have swallowed it.
  ///
  /// Until then, SwiftUI may still show the pages that leave the path.
  func readAgainLater(_ stack: StackModel, without leaving: [StagePicture.ID] = []) {
    hold(leaving, for: motion.times.settling)
    let number = stack.pushes
    _ = stage?.scheduler.schedule(after: motion.times.settling) { [weak self, weak stack] in
      guard let self, let stack else { return }
      if stack.pushes == number { stack.settledCount = nil }
      guard rules.contains(.asksToReadAgain), stack.bound.said == nil else { return }
      stack.bound.refuse()
      wake()
    }
  }

  /// Keeps pages for a time although they have left the stage.
  private func hold(_ leaving: [StagePicture.ID], for time: Duration) {
    guard !leaving.isEmpty, rules.contains(.keepsOutgoingPages) else { return }
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
    _ = stage?.scheduler.schedule(after: motion.times.settling) { [weak self, weak presenter] in
      guard let self, let presenter, presenter.boundModal.isDoubted else { return }
      presenter.boundModal.refuse()
      presenter.boundModal.published?.hasGone = false
      if !isWalled(presenter), let modal = presenter.boundModal.published {
        wait(for: .presenting(modal), atMost: motion.times.limit)
      }
      wake()
    }
  }
}
