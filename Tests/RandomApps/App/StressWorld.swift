import Wireflow

/// The services that the flows in one window of a random app share.
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
