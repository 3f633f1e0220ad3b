import TestSupport

@testable import Wireflow

/// The services that the flows of a busy app share.
@MainActor
final class BusyWorld {
  /// For how long a guard may wait.
  static let guardLimit = Duration.seconds(60)

  var random: SplitMix64
  let shelf: SleepingShelf
  let shop: SleepingShop
  let bell = BusyBell()
  let book = BusyBook()
  /// How often the app may still do something by itself, until the user does something again.
  var fuel = 0
  private var madeCount = 0

  init(seed: UInt64, scheduler: any Scheduler) {
    random = SplitMix64(seed: seed)
    shelf = SleepingShelf(scheduler)
    shop = SleepingShop(scheduler)
  }

  func nextNumber() -> Int {
    madeCount += 1
    return madeCount
  }

  /// Makes the app on a wireframe, which does the same for the same seed and actions.
  static func makeController(
    _ stage: Stage, _ makeWireframe: WireframeMaker, seed: UInt64
  ) -> (ApplicationController, BusyWorld) {
    let wireframe = makeWireframe(stage)
    let world = BusyWorld(seed: seed, scheduler: wireframe.stage.scheduler)
    let main = BusyMain(wireframe, world)
    let controller = ApplicationController(wireframe: wireframe, mainFlow: main)
    world.book.track(controller, "the controller")
    world.book.track(wireframe, "the wireframe")
    world.book.track(wireframe.stage, "the stage")
    world.book.track(main, "the main flow")
    return (controller, world)
  }
}
