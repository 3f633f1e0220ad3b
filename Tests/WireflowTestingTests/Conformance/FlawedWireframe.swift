import Wireflow

/// A wireframe with tabs and one flaw.
@MainActor
final class FlawedWireframe: ApplicationWireframe {
  enum Flaw: CaseIterable {
    case swallowsPushes, declinesPushes, commitsTwice, dropsDismissals, queuesAlertsForEver
    case staysWhenTheUserSelects, keepsTheUserIn, resetsStacks, forgetsItsContainer
    case presentsEverything, popsToRootOnAdapting, keepsScreens, keepsItself
  }

  let stage: Stage
  private let flaw: Flaw
  private let base: TabBarWireframe
  private var screens: [any Screen] = []
  private var itself: FlawedWireframe?

  init(_ flaw: Flaw, stage: Stage) {
    self.flaw = flaw
    self.stage = stage
    base = TabBarWireframe(stage: stage)
    if flaw == .keepsItself { itself = self }
  }

  func perform(_ request: NavigationRequest) -> RequestOutcome {
    switch (flaw, request) {
    case (.swallowsPushes, .push), (.dropsDismissals, .dismiss): return .committed
    case (.declinesPushes, .push): return .ignored(.declined("no pushes today"))
    case (.queuesAlertsForEver, .alert): return .queued
    case (.commitsTwice, .push): _ = base.perform(request)
    case (.staysWhenTheUserSelects, .select) where stage.isUserRequest:
      return .ignored(.declined("stay"))
    case (.keepsTheUserIn, .pop) where stage.isUserRequest:
      return .ignored(.declined("stay"))
    case (.resetsStacks, .select):
      if let root = stage.selectedRoot, !stage.isTop(root) { stage.commit(.popToRoot(of: root)) }
    case (.forgetsItsContainer, .adapt): return stage.commit(request)
    case (.presentsEverything, .push(let screen, let sender)):
      return stage.commit(.modal(screen, from: sender))
    case (.popsToRootOnAdapting, .adapt):
      let outcome = base.perform(request)
      guard outcome == .committed, let root = stage.selectedRoot else { return outcome }
      return stage.isTop(root) ? outcome : stage.commit(.popToRoot(of: root))
    case (.keepsScreens, .push(let screen, _)): screens.append(screen)
    default: break
    }
    return base.perform(request)
  }
}
