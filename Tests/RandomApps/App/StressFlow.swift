import TestSupport
import Wireflow

/// A flow of a random app.
@MainActor
protocol StressCoordinator: FlowCoordinator {
  var world: StressWorld { get }
  func end(_ screens: FinishedScreens)
}

/// A child flow, which shows a screen at once, or works first.
@MainActor
final class StressFlow: StressCoordinator {
  let wireframe: FlowWireframe<Int>
  let world: StressWorld
  private let number: Int
  private let end: StressEnd

  init(_ wireframe: any ApplicationWireframe, _ world: StressWorld) {
    self.wireframe = FlowWireframe(wireframe)
    self.world = world
    number = world.nextNumber()
    end = StressEnd(world.mischief)
    world.track(self, "flow \(number)")
  }

  func start(from sender: any Screen) {
    switch number % 4 {
    case 0: wireframe.push(newScreen(), from: sender)
    case 1: wireframe.presentModally(newScreen(), from: sender)
    case 2: wireframe.show(newScreen(), from: sender)
    default:
      task { [weak sender] flow in
        _ = try await flow.world.shelf.book(after: 40)
        if let sender { flow.wireframe.show(flow.newScreen(), from: sender) }
      }
    }
  }

  func end(_ screens: FinishedScreens) { finish(number, screens: screens) }
}

/// The main flow of a random app.
@MainActor
final class StressMain: MainFlowCoordinator, StressCoordinator {
  let wireframe: FlowWireframe<Void>
  let world: StressWorld

  init(_ wireframe: any ApplicationWireframe, _ world: StressWorld) {
    self.wireframe = FlowWireframe(wireframe)
    self.world = world
  }

  func installUI() { wireframe.install(rootItems: (0..<3).map { _ in newScreen() }) }

  func end(_ screens: FinishedScreens) { finish(screens: screens) }
}

extension StressCoordinator {
  func newScreen() -> StressScreen {
    let controls = StressScreen(world.nextNumber(), world.mischief)
    let screen = StressScreen(world.nextNumber(), world.mischief, controls: controls)
    world.track(screen, "screen \(screen.number)")
    for part in [screen, controls] {
      part.onAct = wire(part) { flow, part, act in
        flow.world.fuel = 5
        if flow.world.hit == nil { flow.world.hit = (part.number, act) }
        flow.perform(act, on: part)
      }
    }
    return screen
  }

  /// A screen somewhere on stage.
  func anyScreen(near screen: any Screen) -> any Screen {
    let stage = wireframe.stage
    let near = stage.state.stack(of: screen) + stage.visibleScreens + stage.state.modalScreens
    return world.random.pick(near + stage.state.rootScreens) ?? screen
  }

  /// Does something by itself, as long as there is fuel.
  func goOn(from screen: (any Screen)?) {
    guard world.fuel > 0, let screen else { return }
    world.fuel -= 1
    guard let act = world.random.pick(StressAct.allCases) else { return }
    if act.isGrowing, world.random.chance(60) { return }
    perform(act, on: world.random.chance(70) ? screen : anyScreen(near: screen))
  }

  func startChild(from sender: any Screen) {
    var heardCount = 0
    start(StressFlow(wireframe, world), from: sender) { flow, _ in
      heardCount += 1
      if heardCount > 1 { flow.world.problems.append("an outcome was heard twice") }
      flow.goOn(from: flow.wireframe.stage.visibleScreens.first)
    }
  }

  /// Sets a guard that decides by the asking flow and the leaving screens, by nothing variable.
  func guardAtRandom() {
    let salt = world.random.next()
    guardRequests { flow, request in
      flow.world.mischief.happen()
      let leaving = request.leaving.compactMap { $0 as? StressScreen }
      let seed = leaving.reduce(salt) { ($0 &* 31) &+ UInt64($1.number) }
      return flow.decision(SplitMix64(seed: seed &+ (request.isByUser ? 1 : 0)))
    }
  }

  private func decision(_ generator: SplitMix64) -> GuardDecision {
    var random = generator
    guard let front = wireframe.stage.visibleScreens.first else { return .allow }
    switch random.below(12) {
    case 0: return .refuse("no")
    case 1: return .redirect(to: .popToRoot(of: front))
    case 2:
      let question = AlertContent(title: "May it?", actions: [.init("It may"), .init("No")])
      return .ask(question, from: front) { $0.title == "It may" }
    case 3:
      return .wait(upTo: .seconds(60)) { [weak self, delay = random.below(150), random] in
        guard let self else { return .allow }
        try? await wireframe.sleep(for: .milliseconds(delay))
        return decision(random)
      }
    default: return .allow
    }
  }
}
