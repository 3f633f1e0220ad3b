import TestSupport

@testable import Wireflow

/// A flow of a busy app.
@MainActor
protocol BusyCoordinator: FlowCoordinator {
  var world: BusyWorld { get }
  var handles: [ScheduledWork] { get set }
  func end(_ screens: FinishedScreens) -> RequestOutcome
}

/// A flow that shows a screen, works first, or shows nothing but others.
@MainActor
final class BusyFlow: BusyCoordinator {
  enum Kind: Int, CaseIterable {
    case pushing, presenting, waiting, orchestrating, hasty
  }

  let wireframe: FlowWireframe<Int>
  let world: BusyWorld
  var handles: [ScheduledWork] = []
  private let kind: Kind
  let number: Int

  init(_ wireframe: any ApplicationWireframe, _ world: BusyWorld, _ kind: Kind? = nil) {
    self.wireframe = FlowWireframe(wireframe)
    self.world = world
    self.kind = kind ?? Kind.allCases[world.random.below(Kind.allCases.count)]
    number = world.nextNumber()
    world.book.track(self, "flow \(number)")
  }

  func start(from sender: any Screen) {
    switch kind {
    case .pushing: ask(.push(newScreen(), from: sender))
    case .presenting: ask(.modal(newScreen(), from: sender))
    case .waiting:
      task { [weak sender] flow in
        _ = try await flow.world.shelf.book(after: flow.world.random.below(200))
        if let sender { flow.ask(.show(flow.newScreen(), from: sender)) }
      }
    case .orchestrating:
      task { [weak sender] flow in
        for _ in 0..<2 {
          guard let sender else { break }
          _ = await flow.runChild(from: sender)
        }
        flow.finish(flow.number)
      }
    case .hasty:
      ask(.push(newScreen(), from: sender))
      guardAtRandom()
      listenToBell(unseen: false)
    }
  }

  func end(_ screens: FinishedScreens) -> RequestOutcome { finish(number, screens: screens) }
}

/// The main flow of a busy app.
@MainActor
final class BusyMain: BusyCoordinator, MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  let world: BusyWorld
  var handles: [ScheduledWork] = []

  init(_ wireframe: any ApplicationWireframe, _ world: BusyWorld) {
    self.wireframe = FlowWireframe(wireframe)
    self.world = world
  }

  func installUI() {
    ask(.install((0..<3).map { _ in newScreen() }))
  }

  func end(_ screens: FinishedScreens) -> RequestOutcome { finish(screens: screens) }
}

extension BusyCoordinator {
  /// Asks for something, which the book follows to its end.
  @discardableResult
  func ask(_ request: NavigationRequest) -> RequestOutcome {
    let final = FinalOutcome(wireframe.stage.scheduler.sleepers)
    let ask = Ask(request, through: wireframe, for: wireframe.asker, telling: final)
    let outcome = wireframe.stage.submit(ask)
    // A request that joins a transaction has no outcome of its own.
    if !wireframe.stage.turn.isRecording {
      world.book.note("\(request)".prefix { $0 != "(" } + " of \(Self.self)", outcome, final)
    }
    return outcome
  }

  func newScreen() -> BusyScreen {
    let controls = BusyScreen(world.nextNumber())
    let screen = BusyScreen(world.nextNumber(), controls: controls)
    world.book.track(screen, "screen \(screen.number)")
    for part in [screen, controls] {
      part.onAct = wire(part) { flow, part, act in
        flow.world.fuel = 6
        flow.perform(act, on: part)
      }
    }
    return screen
  }

  /// A screen somewhere on stage.
  func anyScreen(near screen: any Screen) -> any Screen {
    let stage = wireframe.stage
    let near = stage.stack(of: screen) + stage.visibleScreens + stage.modalScreens
    return world.random.pick(near + stage.rootScreens) ?? screen
  }

  /// Does something by itself, as long as there is fuel.
  func goOn(from screen: (any Screen)?) {
    guard world.fuel > 0, let screen else { return }
    world.fuel -= 1
    guard let act = world.random.pick(BusyAct.allCases) else { return }
    if act.isGrowing, world.random.chance(60) { return }
    perform(act, on: world.random.chance(70) ? screen : anyScreen(near: screen))
  }

  func startChild(from sender: any Screen, hearing: Bool) {
    let child = BusyFlow(wireframe, world)
    let number = world.book.begin(child.wireframe.flow, under: wireframe.flow)
    if hearing, let sender = sender as? BusyScreen {
      start(child, from: sender) { flow, sender, _ in
        flow.world.book.hear(number)
        flow.goOn(from: sender)
      }
    } else {
      start(child, from: sender) { flow, _ in
        flow.world.book.hear(number)
        flow.goOn(from: flow.wireframe.stage.visibleScreens.first)
      }
    }
  }

  func runChild(from sender: any Screen) async -> FlowOutcome<Int> {
    await run(BusyFlow(wireframe, world, .presenting), from: sender)
  }
}
