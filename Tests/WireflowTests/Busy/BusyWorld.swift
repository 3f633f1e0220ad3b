import TestSupport
import Wireflow

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

/// A source of streams, each of which receives every value.
@MainActor
final class BusyBell {
  private var listeners: [AsyncStream<Int>.Continuation] = []
  private var rung = 0

  func stream() -> AsyncStream<Int> {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    listeners.append(continuation)
    return stream
  }

  /// The number of streams that are still read.
  func ring() -> Int {
    rung += 1
    listeners.removeAll {
      if case .terminated = $0.yield(rung) { true } else { false }
    }
    return listeners.count
  }

  func hangUp(_ place: Int) {
    guard !listeners.isEmpty else { return }
    listeners.remove(at: place % listeners.count).finish()
  }
}

/// An error that the app shows the user.
struct BusyError: Error, ErrorDisplayable {
  let title = "Out of order"
  let message = ""
}

/// An error that is not.
struct BusyFault: Error {}

/// A screen of a busy app, on which all can be done.
///
/// Several have the same title, so that actions name them by their number.
@MainActor
final class BusyScreen: FullscreenMinimizable, ModallyPresentable, RootLevelRepresentable {
  let number: Int
  var onAct: ((BusyAct) -> Void)?
  var onMinimizedPlayerPressed: (() -> Void)?
  let controls: BusyScreen?

  init(_ number: Int, controls: BusyScreen? = nil) {
    self.number = number
    self.controls = controls
  }

  var title: String { "S\(number % 6)" }
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: "R\(number % 4)") }
  var allowedModalDismissButtonStyle: ModalDismissButtonStyle? { number % 7 == 0 ? nil : .done }
  var preferredModalStyle: ModalStyle {
    switch number % 5 {
    case 0: .popover(anchor: "push")
    case 1: .fullScreen
    default: .automatic
    }
  }
  var minimizedControls: any Screen { controls ?? self }

  var content: ScreenContent {
    for act in BusyAct.allCases { Button(act.rawValue) { self.onAct?(act) } }
  }

  func dismissWasAttempted() { onAct?(.alert) }
}

/// Something that a screen of a busy app lets its user do.
enum BusyAct: String, CaseIterable, Sendable {
  // Requests of the wireframe.
  case push, pop, popTo, popToRoot, replace, present, presentFront, presentTabs, dismiss, dismissAll
  case show, hide, detail, embed, remove, select, update, install
  case player, removePlayer, minimize, maximize, alert, closeAlert, flush, batch, transaction,
    throwing
  // Flows.
  case child, hear, own, orchestrate, run, finish, leave, cancel, guardRequests, removeGuard
  // Work.
  case sleep, sleepOnScreen, after, afterOnScreen, stayUnseen, askActor, askShop, askGroup, askBoth
  case fail, failVisibly, ignoreCancellation, awaitOutcome, awaitTransaction, awaitSettled,
    cancelWork
  // Streams.
  case listen, listenUnseen, ring, hangUp

  /// True for what begins more than it ends, and is done more seldom by the app itself.
  var isGrowing: Bool {
    switch self {
    case .child, .hear, .own, .orchestrate, .run, .listen, .listenUnseen, .stayUnseen,
      .guardRequests, .install, .update, .presentTabs:
      true
    default: false
    }
  }
}
