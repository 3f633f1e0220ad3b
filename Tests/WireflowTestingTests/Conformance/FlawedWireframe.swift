import Wireflow

/// A wireframe with tabs and one flaw.
@MainActor
final class FlawedWireframe: ApplicationWireframe {
  enum Flaw: CaseIterable {
    case swallowsPushes, declinesPushes, commitsTwice, dropsDismissals
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

  func translate(_ request: NavigationRequest) -> Translation {
    switch (flaw, request) {
    case (.swallowsPushes, .push), (.dropsDismissals, .dismiss): return .requests([])
    case (.declinesPushes, .push): return .declined("no pushes today")
    case (.commitsTwice, .push): return .requests([request, request])
    case (.staysWhenTheUserSelects, .select) where stage.isUserRequest:
      return .declined("stay")
    case (.keepsTheUserIn, .pop) where stage.isUserRequest:
      return .declined("stay")
    case (.resetsStacks, .select):
      guard let root = stage.selectedRoot, !stage.isTop(root) else { break }
      return .requests([.popToRoot(of: root), request])
    case (.forgetsItsContainer, .adapt): return .request(request)
    case (.presentsEverything, .push(let screen, let sender)):
      return .request(.modal(screen, from: sender))
    case (.popsToRootOnAdapting, .adapt(let formFactor, nil)):
      guard let root = stage.selectedRoot, !stage.isTop(root) else { break }
      return .requests([.adapt(formFactor, in: Self.container), .popToRoot(of: root)])
    case (.keepsScreens, .push(let screen, _)): screens.append(screen)
    default: break
    }
    return base.translate(request)
  }

  private static let container = WireframeContainer(
    name: "tab bar", rootNavigation: .tabs, playerDock: .aboveTabs,
    modalStyle: WireframeContainer.compactModalStyle)
}
