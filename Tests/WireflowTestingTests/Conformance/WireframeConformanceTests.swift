import Synchronization
import Testing
import Wireflow
import WireflowBackendTesting
import WireflowTesting

/// Each wireframe that is wrong fails the suite, by the law that it breaks.
@MainActor
struct FlawedWireframeTests {
  @Test func breakTheirLawFirstAndSayWhereAndHow() async {
    var text = ""
    for flaw in FlawedWireframe.Flaw.allCases {
      let violations = wireframeViolations(upTo: 1) { FlawedWireframe(flaw, stage: $0) }
      #expect(violations.first?.law == flaw.law.rawValue)
      text += "# \(flaw)\n\n\(violations.first?.description ?? "passes")\n\n"
    }
    assertSnapshot(of: text)

    let line = #line + 2
    let failures = await recordedFailures {
      checkWireframe { FlawedWireframe(.keepsItself, stage: $0) }
    }
    let law = WireframeLaw.leaksNothing.rawValue
    #expect(failures.map { $0.isBreach(of: law, by: "FlawedWireframe") } == [true])
    #expect(failures.first?.line == line)
  }
}

/// The wireframes of the core pass the suite.
@MainActor
struct RightWireframeTests {
  @Test func passesTheBuiltInOnes() {
    // A push from the first of three columns replaces the others, unlike on any other wireframe.
    for variant in WireframeVariant.standard where variant.name != "three-columns" {
      checkWireframe(variant.makeWireframe)
    }
    checkWireframe { AdaptiveWireframe(stage: $0, formFactor: .regular) }
  }

  @Test func failsADrawerThatForgetsStacksByThatLawAlone() {
    let violations = wireframeViolations { HamburgerWireframe(stage: $0, stacks: .reset) }

    #expect(violations.map(\.law) == [WireframeLaw.keepsStacks.rawValue])
    #expect(violations.map(\.journey) == ["stacks that are left"])
  }
}

/// A wireframe with tabs and one flaw.
@MainActor
final class FlawedWireframe: ApplicationWireframe {
  enum Flaw: CaseIterable {
    case swallowsPushes, declinesPushes, commitsTwice, presentsEverything
    case staysWhenTheUserSelects, resetsStacks, forgetsItsContainer, popsToRootOnAdapting
    case keepsScreens, keepsItself

    var law: WireframeLaw {
      switch self {
      case .swallowsPushes, .declinesPushes, .commitsTwice, .presentsEverything: .sameScreens
      case .staysWhenTheUserSelects: .userNavigates
      case .resetsStacks: .keepsStacks
      case .forgetsItsContainer, .popsToRootOnAdapting: .adaptKeepsAll
      case .keepsScreens, .keepsItself: .leaksNothing
      }
    }
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
    case (.swallowsPushes, .push): return .requests([])
    case (.declinesPushes, .push): return .declined("no pushes today")
    case (.commitsTwice, .push): return .requests([request, request])
    case (.staysWhenTheUserSelects, .select) where state.isUserRequest:
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
