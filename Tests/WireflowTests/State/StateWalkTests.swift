import Testing

@testable import TestSupport

#if DEBUG
/// The state alone, without a stage, keeps its laws in a random walk.
@MainActor
struct StateWalkTests {
  @Test(arguments: 1...20)
  func keepsItsLaws(_ seed: Int) {
    var walk = StateWalk(seed: UInt64(seed))
    let steps = (WalkSteps.wanted ?? 8000) / 20

    for step in 1...steps {
      if let law = walk.step() { return recordBrokenLaw(law, at: step) }
    }

    #expect(walk.changedCount > steps / 5)
    #expect(walk.refusedCount > steps / 5)
  }

  private func recordBrokenLaw(_ law: String, at step: Int) { Issue.record("step \(step): \(law)") }
}
#endif

#if DEBUG
@testable import Wireflow

/// A random walk over the state alone: any change of any screen by any requester, and ends of flows.
@MainActor
struct StateWalk {
  private(set) var state = NavigationState(in: Self.containers[0])
  /// The number of changes that were carried out, and of those that were refused.
  private(set) var (changedCount, refusedCount) = (0, 0)
  private var random: SplitMix64
  private var flowCount = 0
  private var detachedCount: UInt32 = 0
  private let screens: [ScreenID]
  /// The objects of the screens, whose addresses are their numbers.
  private let objects: [PageScreen]

  private static let containers = [
    NavigationState.Container(name: "tabs", hasDrawer: false, columns: 1),
    NavigationState.Container(name: "drawer", hasDrawer: true, columns: 1),
    NavigationState.Container(name: "columns", hasDrawer: false, columns: 2),
  ]

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    objects = (0..<16).map { PageScreen("Page \($0)") }
    screens = objects.map { ScreenID($0) }
    begin(under: nil)
    take(.install([screens[0], screens[1]], in: nil))
  }

  /// Takes a step, and returns the law that it has broken.
  mutating func step() -> String? {
    state.requester = .init(
      flow: random.chance(60) ? anyFlow : nil, isByUser: random.chance(20),
      isPart: random.chance(50))
    let saved = state.detached.keys.sorted().first
    switch random.below(21) {
    case 0: begin(under: anyFlow)
    case 1:
      guard let flow = anyFlow, flow != state.main else { return nil }
      let screens = Self.ends[random.below(3)]
      return law { $0.end(flow, screens, isFinished: true) }
    case 2:
      guard let saved else { return nil }
      if random.chance(20) { return law { $0.drop(saved) } }
      return take(.attach(saved))
    default: return take(change())
    }
    return nil
  }

  private static let ends: [FinishedScreens] = [.left, .unwound, .replaced]

  @discardableResult
  private mutating func take(_ change: NavigationState.Change) -> String? {
    let before = state
    let scene = random.chance(30) && Self.isUnseen(change) ? state.detached.keys.sorted().last : nil
    var refusal: NavigationState.Refusal?
    let broken = law { state in
      do throws(NavigationState.Refusal) {
        try state.carryOut(change, in: scene)
      } catch {
        refusal = error
      }
    }
    if refusal == nil { changedCount += 1 } else { refusedCount += 1 }
    if refusal != nil, state != before { return "refused \(change), but changed the state" }
    return broken.map { "\($0), after \(change)" }
  }

  /// Returns true for a change that a flow can make among detached root items.
  private static func isUnseen(_ change: NavigationState.Change) -> Bool {
    switch change {
    case .present(_, _, _, let modal): modal.style != .wall
    case .detach, .attach, .alert, .closeAlert, .addNotice, .closeNotice, .adapt: false
    default: true
    }
  }

  private mutating func begin(under parent: FlowID?) {
    flowCount += 1
    state.begin(FlowID(number: flowCount), under: parent)
  }

  private var anyFlow: FlowID? {
    mutating get {
      let flows = state.flows.keys.sorted { $0.number < $1.number }
      return flows.isEmpty ? nil : flows[random.below(flows.count)]
    }
  }

  // MARK: - Laws

  /// Makes a change, and returns the law that it has broken.
  private mutating func law(_ change: (inout NavigationState) -> Void) -> String? {
    let before = state
    change(&state)
    let news = state.news
    state.news = []
    if let violation = state.violations().first { return violation }
    let mayLower = state.requester.flow.map(before.line) ?? []
    return Self.law(of: news, from: before, to: state)
      ?? Self.lawOfWalls(from: before, to: state, unless: mayLower)
  }

  /// Returns the law that the news of a change break, which must tell all of it.
  private static func law(
    of news: [NavigationState.News], from before: NavigationState, to after: NavigationState
  ) -> String? {
    var (screens, flows) = (Set(before.residents.keys), Set(before.flows.keys))
    var (hasShown, closed) = (false, Set<UInt32>())
    for one in news {
      switch one {
      case .entered(let screen):
        if !screens.insert(screen).inserted { return "a screen entered twice" }
      case .left(let screen):
        if screens.remove(screen) == nil { return "a screen left twice" }
      case .ended(let flow, _, _):
        if flows.remove(flow) == nil { return "a flow ended twice" }
      case .closedRegion(let number): closed.insert(number)
      case .shown, .alert, .closedAlert, .noticed, .notice, .closedNotice, .player: hasShown = true
      }
    }
    if screens != Set(after.residents.keys) { return "the news miss a screen" }
    if flows != Set(after.flows.keys) { return "the news miss a flow" }
    let open = [before, after].map { state in
      Set(state.allRegions.compactMap { $0.container == nil ? nil : $0.number })
    }
    if !open[0].subtracting(open[1]).isSubset(of: closed) { return "the news miss a region" }
    if !open[1].isDisjoint(with: closed) { return "the news close a region that is there" }
    let isSame =
      before.regions == after.regions && before.player == after.player
      && before.alert == after.alert && before.detached == after.detached
      && before.notices == after.notices && before.residents.keys == after.residents.keys
    return isSame || hasShown ? nil : "a change is not shown"
  }

  /// Returns the law of walls if one has gone whose flow lives and is not among those who may lower it.
  private static func lawOfWalls(
    from before: NavigationState, to after: NavigationState, unless flows: [FlowID]
  ) -> String? {
    let isKept = before.regions.filter(\.isWall).allSatisfy { wall in
      let keeper = wall.modal?.keeper
      return after.regions.contains { $0.number == wall.number }
        || keeper.map { after.flows[$0] == nil || flows.contains($0) } ?? false
    }
    return isKept ? nil : "a wall is gone, though its own flow has not lowered it"
  }

  // MARK: - Changes

  private mutating func change() -> NavigationState.Change {
    let there = state.frontScreen(at: state.regions.count - 1) ?? screens[0]
    let (one, other) = (random.chance(50) ? there : any(), any())
    switch random.below(30) {
    case 28:
      detachedCount += 1
      return .detach(random.chance(50) ? [one] : nil, as: detachedCount)
    case 0...4: return .push(other, from: one)
    case 5: return .pop(one)
    case 6: return .popTo(one)
    case 7: return .popToRoot(of: one)
    case 8: return .replace(one, with: other)
    case 9: return .setStack([one, other, any()], of: one)
    case 10, 11: return .showDetail(other, from: one)
    case 12: return .embed(other, in: one)
    case 13: return .remove(one)
    case 14: return .hide(one)
    case 15: return .showPlace([other], in: one)
    case 16: return .install([one, other], in: container())
    case 17: return .update([one, other, any()], of: random.chance(50) ? one : nil)
    case 18: return .select(one)
    case 19, 20: return .present([other], in: nil, from: presenter(one), as: modal())
    case 21: return .present([other, any()], in: container(), from: one, as: modal())
    case 22: return .dismiss(one)
    case 23: return .alert(from: one)
    case 24: return .closeAlert(isMeant: random.chance(80) ? true : nil)
    case 25: return .installPlayer(one, controls: other)
    case 26: return .addNotice
    case 27: return .closeNotice(random.chance(50) ? state.notices.last?.number : nil)
    default: return plainChange()
    }
  }

  private mutating func plainChange() -> NavigationState.Change {
    let container = container()
    let regions = state.regions + state.detached.values.flatMap(\.regions)
    let containers = Dictionary(
      regions.filter { $0.container != nil }.map { ($0.number, container) }
    ) { first, _ in first }
    return [
      .goBack, .dismissAll, .returnToRoot, .removePlayer, .minimize(any()), .maximize,
      .openDrawer, .closeDrawer, .adapt(.regular, in: containers, styles: [:]),
    ][random.below(9)]
  }

  private mutating func any() -> ScreenID { screens[random.below(screens.count)] }

  private mutating func container() -> NavigationState.Container {
    Self.containers[random.below(Self.containers.count)]
  }

  private mutating func presenter(_ screen: ScreenID) -> ScreenID? {
    random.chance(80) ? screen : nil
  }

  private mutating func modal() -> NavigationState.Modal {
    let style: ModalStyle = random.chance(20) ? .wall : .automatic
    return .init(
      style: style, shownStyle: style, dismissButton: random.chance(50) ? .close : nil,
      fate: random.chance(40) ? .leaves : .stays)
  }
}
#endif
