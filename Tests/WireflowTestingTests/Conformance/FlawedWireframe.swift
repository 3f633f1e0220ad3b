import Synchronization
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
  private let keeper = Keeper()
  private var itself: FlawedWireframe?

  init(_ flaw: Flaw, stage: Stage) {
    self.flaw = flaw
    self.stage = stage
    if flaw == .keepsItself { itself = self }
  }

  var policy: any WireframePolicy { FlawedPolicy(flaw: flaw, keeper: keeper) }
}

/// An object that keeps screens alive.
private final class Keeper: Sendable {
  private let screens = Mutex<[Kept]>([])

  private struct Kept: Sendable {
    nonisolated(unsafe) let screen: any Screen
  }

  func keep(_ screen: any Screen) {
    let kept = Kept(screen: screen)
    screens.withLock { $0.append(kept) }
  }
}

private struct FlawedPolicy: WireframePolicy {
  let flaw: FlawedWireframe.Flaw
  let keeper: Keeper

  func translate(_ request: NavigationRequest, in state: StageState) -> Translation {
    switch (flaw, request) {
    case (.swallowsPushes, .push), (.dropsDismissals, .dismiss): return .requests([])
    case (.declinesPushes, .push): return .declined("no pushes today")
    case (.commitsTwice, .push): return .requests([request, request])
    case (.staysWhenTheUserSelects, .select) where state.isUserRequest:
      return .declined("stay")
    case (.keepsTheUserIn, .pop) where state.isUserRequest:
      return .declined("stay")
    case (.resetsStacks, .select):
      guard let root = state.selectedRoot, !state.isTop(root) else { break }
      return .requests([.popToRoot(of: root), request])
    case (.forgetsItsContainer, .adapt): return .request(request)
    case (.presentsEverything, .push(let screen, let sender)):
      return .request(.modal(screen, from: sender))
    case (.popsToRootOnAdapting, .adapt(let formFactor, nil)):
      guard let root = state.selectedRoot, !state.isTop(root) else { break }
      return .requests([.adapt(formFactor, in: .tabBar), .popToRoot(of: root)])
    case (.keepsScreens, .push(let screen, _)): keeper.keep(screen)
    default: break
    }
    return ContainerPolicy(.tabBar).translate(request, in: state)
  }
}
