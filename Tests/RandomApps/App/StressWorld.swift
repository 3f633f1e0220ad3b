import TestSupport
import Wireflow

/// The services that the flows in one window of a random app share.
@MainActor
final class StressWorld {
  /// An object that must be gone at the end of a life.
  struct Remnant {
    let name: String
    weak var object: AnyObject?
  }

  var random: SplitMix64
  let mischief: StressMischief
  let shelf: StressShelf
  let shop: StressShop
  let bell = StressBell()
  weak var main: StressMain?
  weak var desk: StressDesk?
  /// The screen that the user's action reached first, by its number, and the act.
  ///
  /// A refused action can reach a second one, because its screen answers it with an alert.
  var hit: (screen: Int, act: StressAct)?
  /// The number of things that the app may still do by itself, until the user acts again.
  var fuel = 0
  /// The handles on detached root items, oldest first.
  var detached: [DetachedRoots] = []
  private(set) var remnants: [Remnant] = []
  /// The number of outcomes that are awaited and have not been told.
  var awaitedCount = 0
  /// Problems that the app itself has seen, such as an outcome that came twice.
  var problems: [String] = []
  private var madeCount = 0

  init(seed: UInt64, on stage: Stage) {
    let scheduler = stage.scheduler
    random = SplitMix64(seed: seed)
    mischief = StressMischief(seed: ~seed)
    shelf = StressShelf(scheduler)
    shop = StressShop(scheduler)
  }

  func nextNumber() -> Int {
    madeCount += 1
    return madeCount
  }

  func track(_ object: some AnyObject, _ name: String) {
    remnants.append(Remnant(name: name, object: object))
  }

  /// Makes the app of a window, which does the same for the same seed and actions.
  func makeApp(on wireframe: any ApplicationWireframe) -> ApplicationController {
    let main = StressMain(wireframe, self)
    self.main = main
    let controller = ApplicationController(wireframe: wireframe, mainFlow: main)
    track(controller, "the controller")
    track(wireframe, "the wireframe")
    track(wireframe.stage, "the stage")
    track(main, "the main flow")
    return controller
  }
}

/// The windows of a random app, each of which has a world of its own.
@MainActor
final class StressDesk {
  /// The links that windows open by, beside the main window.
  static let links = ["stress://1", "stress://2"]

  let session: ApplicationSession
  /// The worlds of all windows that ever opened.
  var worlds: [StressWorld] { register.worlds }
  private let register: Register
  private let device: OneWindowDevice?

  /// The worlds, which the closure that makes windows writes down.
  private final class Register {
    var worlds: [StressWorld] = []
    weak var desk: StressDesk?
  }

  /// Creates the windows of a life.
  /// - Parameters:
  ///   - scheduler: the time of all windows.
  ///   - plan: decides the seed, the wireframe, and whether there is room for several windows.
  init(on scheduler: any Scheduler, _ plan: LifePlan) {
    let register = Register()
    self.register = register
    session = ApplicationSession(scheduler: scheduler) { stage, link in
      let place = UInt64((link.flatMap(Self.links.firstIndex) ?? -1) + 1)
      let world = StressWorld(seed: plan.number &+ place &* 1_000_003, on: stage)
      world.desk = register.desk
      register.worlds.append(world)
      return world.makeApp(on: plan.makeWireframe(stage))
    }
    device = plan.hasWindows ? nil : OneWindowDevice()
    session.device = device
    session.hasWindow = Self.links.contains
    register.desk = self
    for world in worlds { world.desk = self }
  }

  /// The stage of the window that the user is in.
  var stage: Stage { session.current.stage }

  /// The stages of all windows.
  var stages: [Stage] { session.windows.map(\.stage) }

  /// Returns the world of a window.
  func world(of stage: Stage) -> StressWorld? { worlds.last { $0.main?.wireframe.stage === stage } }
}

/// A service on an actor, which sleeps on the app's time.
actor StressShelf {
  private let scheduler: any Scheduler
  private var count = 0

  init(_ scheduler: any Scheduler) { self.scheduler = scheduler }

  func book(after delay: Int) async throws -> String {
    count += 1
    let number = count
    if number.isMultiple(of: 3) { await Task.yield() }
    try await scheduler.sleep(for: .milliseconds(delay))
    return "book \(number)"
  }
}

/// A service without isolation, which sleeps on the app's time.
final class StressShop: Sendable {
  private let scheduler: any Scheduler

  init(_ scheduler: any Scheduler) { self.scheduler = scheduler }

  @concurrent func price(_ cents: Int) async throws -> String {
    if cents.isMultiple(of: 2) { await Task.yield() }
    try await scheduler.sleep(for: .milliseconds(cents))
    return "\(cents) cents"
  }
}

/// A source of streams, each of which receives every value.
@MainActor
final class StressBell {
  private var listeners: [AsyncStream<Int>.Continuation] = []
  private var rungCount = 0

  func stream() -> AsyncStream<Int> {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    listeners.append(continuation)
    return stream
  }

  /// Rings, and returns the number of streams that are still read.
  @discardableResult
  func ring() -> Int {
    rungCount += 1
    listeners.removeAll {
      if case .terminated = $0.yield(rungCount) { true } else { false }
    }
    return listeners.count
  }
}

struct StressError: Error, ErrorDisplayable {
  let title = "Out of order"
  let message = ""
}
