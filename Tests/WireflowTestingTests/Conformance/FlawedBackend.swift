import Wireflow
import WireflowInteraction
import WireflowTesting

/// A picture backend that draws, too, and has at most one flaw, made by a layer between it and
/// the stage.
@MainActor
final class FlawedBackend: PresentationBackend {
  let base: PictureBackend
  let flaw: Flaw?
  var sketch = Sketch()
  var views = Views()
  private(set) weak var stage: Stage?
  private let scheduler: ManualScheduler
  private let drawsLater: Bool
  private var watch: PictureWatch?
  private var kept: [AnyObject] = []
  private var style: ModalStyle?

  init(
    _ flaw: Flaw?, scheduler: ManualScheduler, delay: Duration = .milliseconds(350),
    drawsLater: Bool = false
  ) {
    self.flaw = flaw
    self.scheduler = scheduler
    self.drawsLater = drawsLater
    base = PictureBackend(scheduler: scheduler, delay: delay)
    if flaw == .keepsItself { kept = [self] }
  }

  /// True if it draws: to watch takes its time.
  var draws: Bool { flaw == nil || flaw?.law == .drawsTheContent }

  var picture: BackendPicture {
    var picture = base.picture
    if flaw == .presentsUnderOthers { picture.modals.reverse() }
    if flaw == .forgetsTheStyleWhenItAdapts {
      for place in picture.modals.indices { picture.modals[place].style = style }
    }
    if flaw == .leavesTheDrawerOpen, sketch.hasOpened { picture.base.isDrawerOpen = true }
    return picture
  }

  func attach(to stage: Stage) {
    self.stage = stage
    base.attach(to: stage)
    if flaw == .keepsTheStage { kept = [stage] }
    guard draws else { return }
    watch = stage.watch { [weak self] picture, transition in
      self?.draw(BackendDrawing(picture), isTransition: transition != nil)
    }
  }

  private func draw(_ drawing: BackendDrawing, isTransition: Bool) {
    guard drawsLater else { return sketch.take(drawing, isTransition, flaw) }
    sketch.waiting += 1
    Task { [weak self] in
      guard let self else { return }
      sketch.waiting -= 1
      sketch.take(drawing, isTransition, flaw)
    }
  }

  func perform(
    _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
  ) {
    let finish: @MainActor () -> Void = { [weak self, isNew = isNew(transition)] in
      guard let self else { return completion() }
      views.update(with: base.picture, anew: isNew, flaw)
      completion()
    }
    note(transition.command)
    switch (flaw, transition.command) {
    case (.forgetsPushes, .push), (.forgetsPops, .pop), (.forgetsRemovals, .remove),
      (.forgetsReplacements, .replace), (.forgetsSelections, .select),
      (.forgetsDetails, .showDetail), (.forgetsEmbedded, .embed), (.ignoresUpdates, .update),
      (.ignoresBatches, .batch), (.ignoresTheWholeTree, .install(_, .restore)),
      (.losesAlerts, .alert), (.keepsAlerts, .closeAlert), (.forgetsDismissals, .dismiss),
      (.neverMaximizes, .maximize), (.keepsThePlayer, .removePlayer):
      finish()
    case (.completesTwice, .select):
      base.perform(transition) {
        finish()
        finish()
      }
    case (.completesTwiceLater, .select):
      base.perform(transition) { [scheduler] in
        finish()
        _ = scheduler.schedule(after: .seconds(2)) { finish() }
      }
    case (.neverCompletesModals, .present), (.neverCompletesAlerts, .alert):
      base.perform(transition) {}
    default: base.perform(transition, completion: finish)
    }
  }

  private func isNew(_ transition: PresentationTransition) -> Bool {
    switch (flaw, transition.command) {
    case (.makesViewsAnew, _), (.makesViewsAnewWhenItAdapts, .install(_, .adapt)): true
    default: false
    }
  }

  private func note(_ command: PresentationCommand) {
    switch command {
    case .push(let screen, _) where flaw == .keepsScreens: kept.append(screen)
    case .installPlayer(let player) where flaw == .keepsPlayers: kept.append(player.screen)
    case .present(let modal): style = modal.style
    case .openDrawer: sketch.hasOpened = true
    case .install: sketch.hasOpened = false
    default: break
    }
  }
}
