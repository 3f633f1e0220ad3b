import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// Random walks through regions: all fits together after each step, and nothing stays behind.
@MainActor
struct RegionWalkTests {
  @Test(arguments: Shape.allCases, UInt64(1)...5)
  func fitsTogetherAfterEachStep(_ shape: Shape, _ seed: UInt64) {
    expectNoLeaks { tracker in
      let walk = RegionWalk(shape, seed: seed, isGuarded: seed > 3)
      tracker.track(walk.rig.controller)
      tracker.track(walk.rig.stage)
      for step in 0..<(WalkSteps.wanted ?? 400) {
        let fault = walk.step() ?? walk.rig.fault
        guard let fault else { continue }
        let log = walk.rig.stage.log.lastLines(12).joined(separator: "\n")
        Issue.record("seed \(seed), step \(step): \(fault)\n\(log)")
        return
      }
    }
  }
}

/// Random requests and actions in regions of every kind.
@MainActor
final class RegionWalk {
  /// A player of the walk.
  final class PlayerScreen: FullscreenMinimizable {
    let title = "Player"
    let minimizedControls: any Screen = PageScreen("Controls")
    var onMinimizedPlayerPressed: (() -> Void)?
  }

  let rig: RegionRig
  private var random: SplitMix64
  private var pages: [PageScreen]
  private var player = PlayerScreen()
  private var flows: [ChildFlow] = []
  private var started = 0
  /// The flows whose parents know of their end, and the first flow that ended twice.
  private var ended: Set<String> = []
  private var endedTwice: String?
  /// Whether flows guard requests, so that no verdict is final.
  private let isGuarded: Bool

  init(_ shape: Shape, seed: UInt64, isGuarded: Bool = false) {
    self.isGuarded = isGuarded
    rig = RegionRig(shape, roots: ["A", "B"])
    rig.stage.log.limit = 100
    random = SplitMix64(seed: seed)
    pages = rig.main.roots + (0..<16).map { PageScreen("P\($0)") }
  }

  /// Takes a random step, and returns a fault that the rig does not check.
  func step() -> String? {
    if let endedTwice { return "\(endedTwice) ended twice" }
    switch random.below(22) {
    case 20: swipe()
    case 21: if isGuarded { setGuard() }
    case 0..<5: return act()
    case 5: start()
    case 6: random.pick(flows)?.finish(1, screens: random.chance(70) ? .unwound : .left)
    case 7:
      rig.wireframe.batch {
        for _ in 0..<random.below(4) { wireframe.stage.submit(request(), through: wireframe) }
      }
    default: return ask()
    }
    return nil
  }

  /// Performs a random action of the user, which must be possible.
  private func act() -> String? {
    guard let action = random.pick(rig.stage.possibleActions) else { return nil }
    let outcome = rig.stage.perform(action)
    return outcome == .performed ? nil : "\(action) was possible, but \(outcome)"
  }

  /// Asks for something, of which the verdict must be known before.
  private func ask() -> String? {
    let (request, wireframe) = (request(), wireframe)
    let verdict = wireframe.verdict(on: request)
    let outcome = wireframe.stage.submit(request, through: wireframe)
    return isGuarded || verdict == outcome
      ? nil : "\(request.words): expected \(verdict), was \(outcome)"
  }

  /// Takes screens off the screen as a toolkit does, before the stage hears of it.
  private func swipe() {
    guard let front = rig.stage.visibleScreens.first else { return }
    let pile = rig.stage.stack(of: front)
    let modals = rig.stage.modalScreens.suffix(random.below(2))
    rig.stage.userDid(
      .removed(Array(modals) + pile.suffix(random.below(3))), in: TextRecorder())
  }

  /// Lets a flow decide about what others ask.
  private func setGuard() {
    guard let flow = random.pick(flows) else { return }
    let (kind, other, page) = (random.below(6), request(), flow.page)
    let alert = AlertContent(title: "Sure?")
    flow.guardRequests { flow, request in
      switch kind {
      case 0: .refuse("no")
      case 1: .redirect(to: other)
      case 2 where request.takesAway(page): .ask(alert, from: page) { _ in true }
      default: .allow
      }
    }
    if kind == 5 { flow.removeGuard() }
  }

  /// A flow that shows itself in one of several ways, by way of the main flow or of another one.
  private func start() {
    let (kind, sender, other) = (random.below(5), page(), page())
    let name = "F\(started)"
    started += 1
    let child = ChildFlow(rig.wireframe, page: name) { flow, sender in
      switch kind {
      case 0: flow.wireframe.push(flow.page, from: sender)
      case 1: flow.wireframe.presentModally(flow.page, from: sender)
      case 2: flow.wireframe.embed(flow.page, in: sender)
      case 3: flow.wireframe.showDetail(flow.page, from: sender)
      default: break
      }
    }
    if kind == 4 {
      rig.main.start(child, owning: other) { [weak self] _, _ in self?.end(name) }
    } else if let parent = random.pick(flows), random.chance(40) {
      parent.start(child, from: sender) { [weak self] _, _ in self?.end(name) }
    } else {
      rig.main.start(child, from: sender) { [weak self] _, _ in self?.end(name) }
    }
    flows.append(child)
    if flows.count > 8 { flows.removeFirst() }
    pages[2 + random.below(pages.count - 2)] = child.page
  }

  private func end(_ name: String) {
    if !ended.insert(name).inserted { endedTwice = name }
  }

  private var wireframe: any ApplicationWireframe {
    if random.chance(30) { return rig.wireframe.base }
    return random.pick(flows).map { $0.wireframe } ?? rig.wireframe
  }

  private func page() -> any Screen {
    if random.chance(3) { return player }
    if random.chance(60), let seen = random.pick(rig.stage.visibleScreens) { return seen }
    return pages[random.below(pages.count)]
  }

  private func items() -> [PageScreen] {
    (0..<random.below(4)).map { _ in pages[random.below(pages.count)] }
  }

  private func request() -> NavigationRequest {
    let (screen, sender) = (pages[random.below(pages.count)], page())
    switch random.below(28) {
    case 0: return random.chance(30) ? .install(items()) : .select(sender)
    case 1, 2: return .update(items(), of: random.chance(50) ? sender : nil)
    case 3: return .select(screen)
    case 4..<8: return .push(screen, from: sender)
    case 8: return .pop(sender)
    case 9: return .popTo(sender)
    case 10: return .popToRoot(of: sender)
    case 11: return .replace(sender, with: screen)
    case 12, 13: return .showDetail(screen, from: sender)
    case 14, 15: return .embed(screen, in: sender)
    case 16: return .remove(sender)
    case 17: return .modal(screen, from: random.chance(70) ? sender : nil)
    case 18, 19:
      let inner = Shape.allCases[random.below(4)].makeWireframe(rig.stage)
      return .presentRootItems(
        items(), through: inner, from: random.chance(70) ? sender : nil, style: .automatic,
        dismissButton: random.chance(80) ? .close : nil)
    default: return other(screen, sender)
    }
  }

  private func other(_ screen: PageScreen, _ sender: any Screen) -> NavigationRequest {
    switch random.below(14) {
    case 12: return .returnToRoot
    case 13: return .setStack([screen] + rig.stage.stack(of: sender).dropFirst(), of: sender)
    case 0: return .dismiss(sender)
    case 1: return .dismissAll
    case 2: return .hide(sender)
    case 3: return .alert(AlertContent(title: "Alert"), from: sender, onAnswer: nil)
    case 4: return .show(screen, from: sender)
    case 5: return .installPlayer(player, animated: true)
    case 6: return .removePlayer(animated: true)
    case 7: return .minimize(animated: true)
    case 8: return .maximize(animated: true)
    case 9: return .adapt(random.chance(50) ? .compact : .regular)
    case 10: return .openDrawer
    default: return .flush
    }
  }
}

extension NavigationRequest {
  /// The request and the screens that it names.
  fileprivate var words: String {
    "\(self)".prefix { $0 != "(" } + "(...)"
  }
}

/// The main flow of a journey, which installs the root items.
@MainActor
final class RegionFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  let roots: [PageScreen]
  /// How child flows ended, in order.
  var notes: [String] = []

  init(_ wireframe: any ApplicationWireframe, _ roots: [PageScreen]) {
    self.wireframe = FlowWireframe(wireframe)
    self.roots = roots
  }

  func installUI() {
    wireframe.install(rootItems: roots)
  }

  /// Starts a child, and notes how it ends.
  func begin(_ child: ChildFlow, from sender: any Screen, as name: String) {
    start(child, from: sender) { flow, outcome in flow.notes.append("\(name) \(outcome.words)") }
  }
}

/// An app on a shape, launched, headless; after each step all fits together.
@MainActor
final class RegionRig: LoggingRig {
  let controller: ApplicationController
  let main: RegionFlow
  private let reader: LogReader
  private let balance: Balance

  init(
    _ shape: Shape, roots titles: [String], backend: any PresentationBackend = TextRecorder()
  ) {
    let stage = Stage(backend: backend, scheduler: ManualScheduler())
    reader = LogReader(stage.log)
    let wireframe = shape.makeWireframe(stage)
    main = RegionFlow(wireframe, titles.map { PageScreen($0) })
    controller = ApplicationController(wireframe: wireframe, mainFlow: main)
    balance = Balance(stage)
    controller.finishLaunching()
  }

  var stage: Stage { controller.stage }
  var wireframe: FlowWireframe<Void> { main.wireframe }
  /// The tree, with its flows below.
  var tree: NavigationTree { NavigationTree(stage) }
  /// The user's possible actions, in words.
  var actions: String { stage.possibleActions.map(\.description).joined(separator: ", ") }

  subscript(_ root: Int) -> PageScreen { main.roots[root] }

  func newLog() -> String { reader.newText() }

  /// Performs the user's actions, and then checks the stage for contradictions.
  func perform(_ actions: UserAction..., sourceLocation: SourceLocation = #_sourceLocation) {
    for action in actions {
      stage.perform(action)
      expectSound(sourceLocation: sourceLocation)
    }
  }

  /// The first contradiction in the stage, or nil.
  var fault: String? { (violations(of: stage) + balance.faults(on: stage)).first }

  /// Expects that state and observers agree.
  func expectSound(sourceLocation: SourceLocation = #_sourceLocation) {
    expectNoViolations(of: stage, sourceLocation: sourceLocation)
    #expect(balance.faults(on: stage) == [], sourceLocation: sourceLocation)
  }
}

/// The reports to a stage's observers, compared with the stage.
@MainActor
final class Balance {
  private var onStage: [ObjectIdentifier: any Screen] = [:]
  private var visible: [ObjectIdentifier: any Screen] = [:]
  private var flows: Set<ObjectIdentifier> = []
  private var faults: [String] = []
  private var observation: StageObservation?

  init(_ stage: Stage) {
    observation = stage.observe { [weak self] in self?.note($0) }
  }

  /// The screens reported twice or not at all; empty while each change was reported once.
  func faults(on stage: Stage) -> [String] {
    let seen = Set(stage.visibleScreens.map { ObjectIdentifier($0) })
    let missed = Set(visible.keys) == seen ? [] : ["visible: told \(Array(visible.values).titles)"]
    let gone = onStage.values.filter { !stage.isOnStage($0) }.map {
      "not told that \($0.title) left"
    }
    return faults + missed + gone
  }

  private func note(_ change: StageChange) {
    let isFirst =
      switch change {
      case .entered(let screen): onStage.updateValue(screen, forKey: .init(screen)) == nil
      case .left(let screen): onStage.removeValue(forKey: .init(screen)) != nil
      case .becameVisible(let screen): visible.updateValue(screen, forKey: .init(screen)) == nil
      case .hid(let screen): visible.removeValue(forKey: .init(screen)) != nil
      case .started(let flow): flows.insert(.init(flow)).inserted
      case .ended(let flow): flows.remove(.init(flow)) != nil
      }
    if !isFirst { faults.append("\(change.words) again") }
  }
}
