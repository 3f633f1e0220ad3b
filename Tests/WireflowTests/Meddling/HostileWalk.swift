import TestSupport
import Wireflow
import WireflowInteraction

/// A random walk through an app that reads the stage and navigates wherever it is run.
@MainActor
final class HostileWalk {
  let controller: ApplicationController
  let main: HostileFlow
  var random: SplitMix64
  private let mischief = Mischief()
  private let scheduler = ManualScheduler()
  private let backend: HostileBackend
  private var screens: [HostileScreen] = []
  private var flows: [HostileFlow] = []
  private var observations: [StageObservation] = []
  private var made = 0

  init(_ shape: Shape, seed: UInt64) {
    random = SplitMix64(seed: seed)
    backend = HostileBackend(mischief, scheduler)
    let stage = Stage(backend: backend, scheduler: scheduler)
    stage.log.limit = 200
    let wireframe = HostileWireframe(stage, mischief, shape)
    main = HostileFlow(
      wireframe, mischief, roots: (0..<2).map { [mischief] in HostileScreen($0, mischief) })
    controller = ApplicationController(wireframe: wireframe, mainFlow: main)
    mischief.walk = self
    stage.log.addSink { [mischief] _ in mischief.happen() }
    controller.finishLaunching()
    screens = (0..<12).map { _ in newScreen() }
  }

  var stage: Stage { controller.stage }

  /// Takes a step, in which the app interferes with itself a few times.
  func step() {
    mischief.budget = 6
    act()
    mischief.budget = 3
    if random.chance(20) { scheduler.advance(by: .milliseconds(random.below(5) * 100)) }
    if random.chance(2) { tidyUp() }
  }

  /// Keeps the stage small.
  private func tidyUp() {
    controller.wireframe.flush()
    controller.wireframe.dismissAll()
    // The end of each may read this list.
    let former = flows
    flows = []
    for flow in former where random.chance(60) { flow.finish() }
    controller.wireframe.install(rootItems: [newScreen(), newScreen()])
    scheduler.advance(by: .seconds(10))
  }

  /// Reads every readable property.
  func read() {
    let (stage, screen) = (stage, screen())
    switch random.below(7) {
    case 0: _ = NavigationTree(stage)
    case 1: _ = stage.possibleActions
    case 2: _ = (stage.stack(of: screen), stage.detail(beside: screen), stage.isTop(screen))
    case 3: _ = (stage.embedded(in: screen), stage.host(of: screen), stage.flow(of: screen))
    case 4:
      _ = (stage.allowsUserPop, stage.allowsUserPop(to: screen), stage.allowsUserDismissal)
    case 5: _ = (stage.snapshot.roots.map(\.representation), stage.log.text)
    default: _ = wireframe().verdict(on: request())
    }
  }

  /// Does anything at all.
  func act() {
    let (screen, other) = (screen(), screens[random.below(screens.count)])
    switch random.below(16) {
    case 0: start(from: screen)
    case 1: random.pick(flows)?.finish(screens: random.chance(70) ? .unwound : .left)
    case 2: (random.pick(flows) ?? main).setGuard(random.below(4), other)
    case 3: random.pick(flows)?.removeGuard()
    case 4: (random.pick(flows) ?? main).work(on: other)
    case 5: wireframe().batch { for _ in 0..<random.below(4) { act() } }
    case 6: stage.inTurn { [weak self] in self?.act() }
    case 7: observe()
    case 8:
      let pile = stage.stack(of: stage.visibleScreens.first ?? screen)
      let screens = Array(pile.suffix(random.below(3))) + stage.modalScreens.suffix(1)
      stage.userDid(.removed(screens), in: backend)
    case 9, 10, 11: if let action = random.pick(stage.possibleActions) { stage.perform(action) }
    default:
      let wireframe = wireframe()
      stage.submit(request(), through: wireframe)
    }
  }

  private func start(from sender: any Screen) {
    let flow = HostileFlow(wireframe(), mischief)
    let parent = random.pick(flows) ?? main
    let mischief = mischief
    if random.chance(20) {
      parent.start(flow, owning: sender) { _, _ in mischief.happen() }
    } else {
      parent.start(flow, from: sender) { _, _ in mischief.happen() }
    }
    flows.append(flow)
    if flows.count > 6 { flows.removeFirst() }
  }

  private func observe() {
    observations.append(stage.observe { [mischief] _ in mischief.happen() })
    if observations.count > 2 { observations.removeFirst() }
  }

  private func newScreen() -> HostileScreen {
    made += 1
    return HostileScreen(made, mischief)
  }

  /// A screen that is seen, or any, in the place of which a new one comes now and then.
  private func screen() -> any Screen {
    if random.chance(50), let seen = random.pick(stage.visibleScreens) { return seen }
    let place = random.below(screens.count)
    // A leaving screen may be the last of its flow and read this list at its end.
    let old = screens[place]
    if random.chance(30) { screens[place] = newScreen() }
    return old
  }

  private func wireframe() -> any ApplicationWireframe {
    random.chance(30) ? controller.wireframe : (random.pick(flows) ?? main).wireframe
  }

  private func items() -> [HostileScreen] {
    (0..<random.below(4)).map { _ in random.chance(50) ? newScreen() : screens[random.below(12)] }
  }
}

extension HostileWalk {
  private func request() -> NavigationRequest {
    let (screen, sender) = (screens[random.below(screens.count)], screen())
    switch random.below(18) {
    case 0: return random.chance(20) ? .install(items()) : .select(sender)
    case 1: return .update(items(), of: random.chance(50) ? sender : nil)
    case 2, 3, 4: return .push(screen, from: sender)
    case 5: return .pop(sender)
    case 6: return .popTo(sender)
    case 7: return .popToRoot(of: sender)
    case 8: return .replace(sender, with: screen)
    case 9: return .showDetail(screen, from: sender)
    case 10: return .embed(screen, in: sender)
    case 11: return .remove(sender)
    case 12, 13: return .modal(screen, from: random.chance(70) ? sender : nil)
    case 14:
      let shape = Shape.allCases[random.below(4)]
      return .presentRootItems(
        items(), through: HostileWireframe(stage, mischief, shape), from: sender,
        style: .automatic, dismissButton: .close)
    default: return other(screen, sender)
    }
  }

  private func other(_ screen: HostileScreen, _ sender: any Screen) -> NavigationRequest {
    let mischief = mischief
    switch random.below(14) {
    case 12: return .returnToRoot
    case 13: return .setStack([screen] + stage.stack(of: sender).dropFirst(), of: sender)
    case 0: return .dismiss(sender)
    case 1: return .dismissAll
    case 2: return .hide(sender)
    case 3:
      return .alert(AlertContent(title: "Alert"), from: sender) { _ in mischief.happen() }
    case 4: return .show(screen, from: sender)
    case 5: return .installPlayer(screen, animated: true)
    case 6: return .removePlayer(animated: true)
    case 7: return .minimize(animated: true)
    case 8: return .maximize(animated: true)
    case 9: return .adapt(random.chance(50) ? .compact : .regular)
    case 10: return .openDrawer
    default: return .flush
    }
  }
}

/// Code of the app that reads and navigates wherever the framework runs any, within bounds.
@MainActor
final class Mischief {
  weak var walk: HostileWalk?
  /// How often it may still happen in this step, so that the step ends.
  var budget = 0

  /// Does something, now and then.
  func happen() {
    guard budget > 0, let walk, walk.random.chance(30) else { return }
    budget -= 1
    if walk.random.chance(40) { walk.read() } else { walk.act() }
  }
}

/// An object whose end does mischief.
@MainActor
final class HostileEnd {
  private let mischief: Mischief

  init(_ mischief: Mischief) {
    self.mischief = mischief
  }

  deinit {
    MainActor.assumeIsolated { mischief.happen() }
  }
}

/// A screen each of whose answers, and whose end, does mischief.
@MainActor
final class HostileScreen: FullscreenMinimizable, ModallyPresentable, RootLevelRepresentable {
  let number: Int
  var onMinimizedPlayerPressed: (() -> Void)?
  private let mischief: Mischief
  private let end: HostileEnd
  private var controls: HostileScreen?

  init(_ number: Int, _ mischief: Mischief) {
    self.number = number
    self.mischief = mischief
    end = HostileEnd(mischief)
  }

  var title: String {
    mischief.happen()
    return "Screen \(number % 7)"
  }

  var rootLevelRepresentation: RootLevelRepresentation {
    mischief.happen()
    return .init(title: "Root \(number % 7)")
  }

  var allowedModalDismissButtonStyle: ModalDismissButtonStyle? {
    mischief.happen()
    return number % 5 == 0 ? nil : .done
  }

  var preferredModalStyle: ModalStyle {
    mischief.happen()
    return number % 3 == 0 ? .popover(anchor: "More") : .automatic
  }

  var minimizedControls: any Screen {
    mischief.happen()
    let made = controls ?? HostileScreen(number, mischief)
    controls = made
    return made
  }

  var content: ScreenContent {
    let mischief = mischief
    let _ = mischief.happen()
    Row("Row") { mischief.happen() }
    Field("Field", text: "") { _ in mischief.happen() }
    Toggle("Toggle", isOn: false) { _ in mischief.happen() }
  }

  func dismissWasAttempted() {
    mischief.happen()
  }
}

/// A wireframe that does mischief before its policy is read, and whose container and end do.
@MainActor
final class HostileWireframe: ApplicationWireframe {
  let stage: Stage
  private let base: any ApplicationWireframe
  private let mischief: Mischief
  private let end: HostileEnd

  init(_ stage: Stage, _ mischief: Mischief, _ shape: Shape) {
    self.stage = stage
    self.mischief = mischief
    base = shape.makeWireframe(stage)
    end = HostileEnd(mischief)
  }

  var policy: any WireframePolicy {
    mischief.happen()
    return base.policy
  }
}

/// A backend that does mischief while it shows something, and completes at once, late, twice or
/// never.
@MainActor
final class HostileBackend: PresentationBackend {
  private let mischief: Mischief
  private let scheduler: ManualScheduler

  init(_ mischief: Mischief, _ scheduler: ManualScheduler) {
    self.mischief = mischief
    self.scheduler = scheduler
  }

  func perform(
    _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
  ) {
    mischief.happen()
    switch mischief.walk?.random.below(20) ?? 0 {
    case 0: return
    case 1..<8: _ = scheduler.schedule(after: .milliseconds(100)) { completion() }
    case 8:
      completion()
      completion()
    default: completion()
    }
    mischief.happen()
  }
}

/// A flow whose start, guard, work and coordinator's end do mischief.
@MainActor
final class HostileFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  let roots: [HostileScreen]
  private let mischief: Mischief
  private let end: HostileEnd

  init(_ wireframe: any ApplicationWireframe, _ mischief: Mischief, roots: [HostileScreen] = []) {
    self.wireframe = FlowWireframe(wireframe)
    self.mischief = mischief
    self.roots = roots
    end = HostileEnd(mischief)
  }

  func installUI() {
    wireframe.install(rootItems: roots)
  }

  func start(from sender: any Screen) {
    mischief.happen()
    wireframe.push(HostileScreen(1, mischief), from: sender)
    mischief.happen()
  }

  /// Lets it decide about what others ask.
  func setGuard(_ kind: Int, _ screen: HostileScreen) {
    guardRequests { [mischief, weak screen] _, request in
      mischief.happen()
      guard let screen, request.takesAway(screen) else { return .allow }
      return switch kind {
      case 0: .refuse("no")
      case 1: .redirect(to: .alert(AlertContent(title: "No"), from: screen, onAnswer: nil))
      case 2: .ask(AlertContent(title: "Sure?"), from: screen) { _ in true }
      default: .allow
      }
    }
  }

  /// Begins work that captures an object whose end does mischief.
  func work(on screen: HostileScreen) {
    let (mischief, end) = (mischief, HostileEnd(mischief))
    after(.milliseconds(150), on: screen) { _, _ in
      mischief.happen()
      withExtendedLifetime(end) {}
    }
  }
}
