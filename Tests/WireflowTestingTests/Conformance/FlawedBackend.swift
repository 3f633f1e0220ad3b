import Wireflow
import WireflowTesting

/// A picture backend with one flaw, made by what stands between it and the stage.
@MainActor
final class FlawedBackend: PresentationBackend {
  enum Flaw: CaseIterable {
    case forgetsPops, completesTwice, completesTwiceLater, neverCompletesModals, losesAlerts
    case presentsUnderOthers, forgetsTheStyleWhenItAdapts, ignoresTheWholeTree
    case keepsScreens, keepsTheStage, keepsItself, removesInSilence
  }

  let base: PictureBackend
  private let flaw: Flaw
  private let scheduler: ManualScheduler
  private var screens: [any Screen] = []
  private var stage: Stage?
  private var itself: FlawedBackend?
  private var style: ModalStyle?

  init(_ flaw: Flaw, scheduler: ManualScheduler, delay: Duration = .milliseconds(350)) {
    self.flaw = flaw
    self.scheduler = scheduler
    base = PictureBackend(scheduler: scheduler, delay: delay)
    if flaw == .keepsItself { itself = self }
  }

  var picture: BackendPicture {
    var picture = base.picture
    if flaw == .presentsUnderOthers { picture.modals.reverse() }
    if flaw == .forgetsTheStyleWhenItAdapts {
      for place in picture.modals.indices { picture.modals[place].style = style }
    }
    return picture
  }

  func attach(to stage: Stage) {
    base.attach(to: stage)
    if flaw == .keepsTheStage { self.stage = stage }
  }

  func perform(
    _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
  ) {
    switch (flaw, transition.command) {
    case (.forgetsPops, .pop), (.losesAlerts, .alert),
      (.ignoresTheWholeTree, .install(_, .restore)):
      completion()
    case (.completesTwice, .select):
      base.perform(transition) {
        completion()
        completion()
      }
    case (.completesTwiceLater, .select):
      base.perform(transition) { [scheduler] in
        completion()
        _ = scheduler.schedule(after: .seconds(2)) { completion() }
      }
    case (.neverCompletesModals, .present): base.perform(transition) {}
    case (_, let command):
      note(command)
      base.perform(transition, completion: completion)
    }
  }

  /// The user goes back on the screen, of which one that is flawed says nothing.
  func userPops(to screen: any Screen) {
    if flaw != .removesInSilence { base.userPops(to: screen) }
  }

  private func note(_ command: PresentationCommand) {
    switch command {
    case .push(let screen, _) where flaw == .keepsScreens: screens.append(screen)
    case .present(let modal): style = modal.style
    default: break
    }
  }
}

extension BackendUnderTest {
  init(_ backend: FlawedBackend) {
    self.init(
      backend, picture: { backend.picture }, userPops: { backend.userPops(to: $0) },
      userDismisses: { backend.base.userDismisses($0) })
  }
}
