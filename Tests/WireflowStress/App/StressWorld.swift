import Wireflow

/// All that the flows of a random app share.
@MainActor
final class StressWorld {
  /// An object that must be gone at the end of a life.
  struct Remnant {
    let name: String
    weak var object: AnyObject?
  }

  var random: StressRandom
  let mischief: StressMischief
  let shelf: StressShelf
  let shop: StressShop
  let bell = StressBell()
  weak var main: StressMain?
  /// The number of things that the app may still do by itself, until the user acts again.
  var fuel = 0
  private(set) var remnants: [Remnant] = []
  /// The number of outcomes that are awaited and have not been told.
  var awaitedCount = 0
  /// Problems that the app itself has seen, such as an outcome that came twice.
  var problems: [String] = []
  private var madeCount = 0

  init(seed: UInt64, scheduler: any Scheduler) {
    random = StressRandom(seed: seed)
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

  /// Makes an app, which does the same for the same seed and actions.
  static func makeApp(
    seed: UInt64, on wireframe: any ApplicationWireframe
  ) -> (controller: ApplicationController, world: StressWorld) {
    let world = StressWorld(seed: seed, scheduler: wireframe.stage.scheduler)
    let main = StressMain(wireframe, world)
    world.main = main
    let controller = ApplicationController(wireframe: wireframe, mainFlow: main)
    world.track(controller, "the controller")
    world.track(wireframe, "the wireframe")
    world.track(wireframe.stage, "the stage")
    world.track(main, "the main flow")
    return (controller, world)
  }
}
