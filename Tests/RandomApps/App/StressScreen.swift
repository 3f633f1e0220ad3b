import Observation
import TestSupport
import Wireflow

/// A screen on which all can be done, and whose answers and end do mischief in a hostile life.
@MainActor
@Observable
final class StressScreen: FullscreenMinimizable, ModallyMinimizable, RootLevelRepresentable {
  let number: Int
  @ObservationIgnored var onAct: ((StressAct) -> Void)?
  @ObservationIgnored var onMinimizedPlayerPressed: (() -> Void)?
  /// True for the first screen of a wall.
  @ObservationIgnored var isWall = false
  private let mischief: StressMischief
  private let end: StressEnd
  private let controls: StressScreen?
  private var text = ""
  private var isOn = false

  init(_ number: Int, _ mischief: StressMischief, controls: StressScreen? = nil) {
    self.number = number
    self.mischief = mischief
    self.controls = controls
    end = StressEnd(mischief)
  }

  var title: String {
    mischief.happen()
    return "S\(number % 7)"
  }

  var rootLevelRepresentation: RootLevelRepresentation {
    mischief.happen()
    return .init(title: "R\(number % 5)")
  }

  var allowedModalDismissButtonStyle: ModalDismissButtonStyle? {
    mischief.happen()
    return number % 6 == 0 ? nil : .done
  }

  var preferredModalStyle: ModalStyle {
    mischief.happen()
    if isWall { return .wall }
    switch number % 5 {
    case 0: return .popover(anchor: "push")
    case 1: return .fullScreen
    default: return .automatic
    }
  }

  var minimizedControls: any Screen {
    mischief.happen()
    return controls ?? self
  }

  var content: ScreenContent {
    let _ = mischief.happen()
    let _ = ShortLived().isRead
    for act in acts { Button(act.rawValue) { self.onAct?(act) } }
    Field("Name", text: text) { self.text = $0 }
    Toggle("Loud", isOn: isOn) { self.isOn = $0 }
    Row("Row \(number % 3)") { self.onAct?(.push) }
  }

  /// Every fourth act, others for the next screen, because a screen's acts are read many times.
  private var acts: some Sequence<StressAct> {
    let all = StressAct.allCases
    return stride(from: number % 4, to: all.count, by: 4).lazy.map { all[$0] }
  }

  func dismissWasAttempted() { onAct?(.alert) }
}

/// An observed object that is released while a screen is read.
@Observable
@MainActor
private final class ShortLived {
  var isRead = true
}

/// Code of the app that reads and navigates wherever the framework runs any, within bounds.
@MainActor
final class StressMischief {
  /// The body that does something, or nil in a life without mischief.
  var body: (() -> Void)?
  /// The number of times that it may still happen before the user's next action.
  var budget = 0
  private let chance: Int
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    chance = random.pick([3, 10, 30]) ?? 3
  }

  /// Does something, now and then, in some lives more often than in others.
  func happen() {
    guard let body, budget > 0, random.chance(chance) else { return }
    budget -= 1
    body()
  }
}

/// An object whose end does mischief.
@MainActor
final class StressEnd {
  private let mischief: StressMischief

  init(_ mischief: StressMischief) { self.mischief = mischief }

  isolated deinit { mischief.happen() }
}

/// A flow that raises a wall, and takes it away by itself after a while.
@MainActor
final class StressWall: StressCoordinator {
  let wireframe: FlowWireframe<Int>
  let world: StressWorld

  init(_ wireframe: any ApplicationWireframe, _ world: StressWorld) {
    self.wireframe = FlowWireframe(wireframe)
    self.world = world
    world.track(self, "wall \(world.nextNumber())")
  }

  func start(from sender: any Screen) {
    let screen = newScreen()
    screen.isWall = true
    wireframe.presentModally(screen, from: sender)
    after(.milliseconds(40 + world.random.below(400))) { flow in flow.end(.unwound) }
  }

  func end(_ screens: FinishedScreens) { finish(0, screens: screens) }
}

extension StressMain {
  /// Puts a wall in front of everything.
  func raiseWall() {
    start(StressWall(wireframe, world)) { main, _ in
      main.goOn(from: main.wireframe.stage.visibleScreens.first)
    }
  }
}
