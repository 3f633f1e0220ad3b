import Wireflow

/// The app of a walk: a stage with picture backends, a main flow, and the reports of both.
@MainActor
final class WalkWorld {
  /// A reference that keeps nothing.
  struct Weak<Object: AnyObject> {
    weak var object: Object?
  }

  /// A reference that keeps no wireframe.
  struct WeakWireframe {
    weak var wireframe: (any ApplicationWireframe)?
  }

  /// An object that must go, by a name.
  struct Remnant {
    let name: String
    weak var object: AnyObject?
  }

  /// How a removal by the user came out.
  struct Swipe {
    /// Whether transitions were on their way.
    let wasBusy: Bool
    /// Whether the stage sent the whole live tree.
    let isRestored: Bool
  }

  let scheduler = ManualScheduler()
  private(set) var backends: [PictureBackend]
  let controller: ApplicationController
  let main: WalkMainFlow
  private let group: BackendGroup?

  var screens: [Int: Weak<WalkScreen>] = [:]
  var flows: [Int: Weak<WalkFlow>] = [:]
  /// Screens and flows that are kept beyond their time, to ask with later.
  var heldScreens: [Int: WalkScreen] = [:]
  var heldFlows: [Int: WalkFlow] = [:]
  /// The wireframes of modals that hold root items.
  var modalWireframes: [WeakWireframe] = []
  /// The objects kept until the end of the step.
  var fresh: [AnyObject] = []

  /// The lines of the log since the step began, without the user's actions.
  var lines: [String] = []
  /// The last lines of the log, all of them.
  private(set) var latestLines: [String] = []
  private(set) var restoreCount = 0
  /// What callers and coordinators heard since the step began.
  var trace: [String] = []
  /// Whether the coordinators that were looked for were there.
  var presence: [Bool] = []
  /// Screens that lost their closures, because they were made again.
  var recreated: [Int] = []
  var wired: Set<Int> = []
  var greetings: [Int: [WalkAct]] = [:]
  var attempts: [Int: [WalkAct]] = [:]
  var swipe: Swipe?
  /// What went against a rule.
  var problems: [String] = []
  private var onStageCount = 0
  private var visibleCount = 0
  private var observation: StageObservation?

  /// An app under a wireframe, on one backend or on a group of several.
  init(
    _ kind: WalkWireframe, _ paces: [PictureBackend.Pace], seed: UInt64, roots: [Int]
  ) {
    let scheduler = scheduler
    backends = paces.enumerated().map { place, pace in
      PictureBackend(pace, scheduler: scheduler, seed: seed &+ UInt64(place))
    }
    group = backends.count > 1 ? BackendGroup(backends) : nil
    let stage = Stage(backend: group ?? backends[0], scheduler: scheduler)
    let wireframe = kind.make(stage)
    main = WalkMainFlow(wireframe, roots: roots)
    controller = ApplicationController(wireframe: wireframe, mainFlow: main)
    stage.log.limit = 50
    stage.log.addSink { [weak self] in self?.read($0) }
    observation = stage.observe { [weak self] in self?.note($0) }
    controller.finishLaunching()
    for case let screen as WalkScreen in stage.rootScreens { keepTrack(of: screen) }
  }

  var stage: Stage { controller.stage }
  var isBusy: Bool { backends.contains(where: \.isBusy) }

  /// Adds a late backend to the group.
  func addBackend(seed: UInt64) {
    let newcomer = PictureBackend(.late, scheduler: scheduler, seed: seed)
    backends.append(newcomer)
    group?.add(newcomer)
  }

  private func read(_ line: String) {
    latestLines.append(line)
    if latestLines.count > 200 { latestLines.removeFirst(100) }
    if line == "  restore" {
      restoreCount += 1
    } else if !line.hasPrefix("> "), !line.hasPrefix("  refused") {
      lines.append(line)
    }
  }

  private func note(_ change: StageChange) {
    switch change {
    case .entered(let screen as WalkScreen):
      check(!screen.isOnStage, screen, "entered twice")
      screen.isOnStage = true
      screen.timesEntered += 1
      onStageCount += 1
    case .left(let screen as WalkScreen):
      check(screen.isOnStage && !screen.isVisible, screen, "left out of turn")
      screen.isOnStage = false
      onStageCount -= 1
    case .becameVisible(let screen as WalkScreen):
      check(screen.isOnStage && !screen.isVisible, screen, "showed out of turn")
      screen.isVisible = true
      visibleCount += 1
      greet(screen)
    case .hid(let screen as WalkScreen):
      check(screen.isVisible, screen, "hid out of turn")
      screen.isVisible = false
      visibleCount -= 1
    default: break
    }
  }

  /// An observer of the app's own acts, as part of the stage's work.
  private func greet(_ screen: WalkScreen) {
    guard let acts = greetings.removeValue(forKey: screen.id) else { return }
    trace.append("greet \(screen.id)")
    run(acts)
  }

  /// Keeps track of a screen by its number, and hears when the user cannot dismiss it.
  func keepTrack(of screen: WalkScreen) {
    let id = screen.id
    screens[id] = Weak(object: screen)
    screen.onAttempt = { [weak self] in
      self?.trace.append("attempt \(id)")
      self?.run(self?.attempts.removeValue(forKey: id) ?? [])
    }
  }

  private func check(_ isInTurn: Bool, _ screen: WalkScreen, _ problem: String) {
    if !isInTurn { problems.append("observer: \(screen.title) \(problem)") }
  }

  /// Checks that the observers' reports add up to the stage.
  func check(_ picture: Picture) {
    let all = picture.screens
    let isComplete = all.allSatisfy { screens[$0]?.object?.isOnStage == true }
    if !isComplete || onStageCount != all.count { problems.append("observer: entries missed") }
    if Set(all).count != all.count { problems.append("a screen is on stage twice") }
    let visible = stage.visibleScreens
    let isShown = visible.allSatisfy { ($0 as? WalkScreen)?.isVisible == true }
    if !isShown || visibleCount != visible.count { problems.append("observer: sight missed") }
  }

  /// The user removes screens on a backend.
  func swipe(_ ids: [Int], on backend: PictureBackend) {
    let wasBusy = isBusy
    let before = restoreCount
    backend.userRemoves(ids) {
      restoreCount == before
    } isAllShown: {
      !isBusy
    }
    swipe = Swipe(wasBusy: wasBusy, isRestored: restoreCount > before)
  }
}

extension WalkWorld {
  func run(_ acts: [WalkAct]) {
    for act in acts { run(act) }
  }

  private func run(_ act: WalkAct) {
    switch act {
    case .request(let request, let flow):
      guard let wireframe = wireframe(of: flow) else { return }
      ask(request, through: wireframe)
    case .batch(let acts): controller.wireframe.batch { run(acts) }
    case .makeFlow(let id): if flows[id] == nil { heldFlows[id] = makeFlow(id) }
    case .start(let child, let parent, let sender, let isOwner, let script, let onEnd):
      start(child, under: parent, from: sender, isOwner: isOwner, script, onEnd)
    case .finish(let flow, let screens): finish(flow, screens)
    case .after(let flow, let delay, let acts): after(flow, .milliseconds(delay), acts)
    case .wire(let screen, let flow, let acts): wire(screen, by: flow, acts)
    case .greet(let screen, let acts): greetings[screen] = acts
    case .heed(let screen, let acts): attempts[screen] = acts
    case .user(let move): perform(action(for: move))
    case .swipe(let ids, let backend): swipe(ids, on: backends[backend])
    case .addBackend: addBackend(seed: 1)
    }
  }

  private func action(for move: WalkMove) -> UserAction {
    switch move {
    case .tap(let screen): .tap(.init("Tap \(WalkName.screen(screen))"))
    case .back: .back
    case .backTo(let screen): .backTo(.init(WalkName.screen(screen)))
    case .dismiss: .dismiss
    case .select(let root): .select(.init(WalkName.screen(root)))
    case .choose(let option): .choose(.init(option))
    case .wait(let milliseconds): .wait(.milliseconds(milliseconds))
    case .openDrawer: .openDrawer
    case .closeDrawer: .closeDrawer
    case .minimize: .minimize
    case .maximize: .maximize
    case .next: .next
    case .previous: .previous
    case .adapt(let formFactor): .adapt(formFactor)
    case .background: .background
    }
  }

  /// Performs a move of the user; the stage must not refuse a possible one.
  private func perform(_ action: UserAction) {
    let isPossible = stage.possibleActions.contains(action)
    guard case .refused(let refusal) = stage.perform(action) else {
      return trace.append("performed")
    }
    trace.append("refused")
    if isPossible { problems.append("\(action) was possible, but: \(refusal)") }
  }

  func note(_ outcome: RequestOutcome) {
    switch outcome {
    case .committed: trace.append("committed")
    case .queued: trace.append("queued")
    case .ignored(let reason): trace.append("ignored \(reason)")
    }
  }

  // MARK: - Flows

  private func start(
    _ child: Int, under parent: Int, from sender: Int, isOwner: Bool, _ script: [WalkAct],
    _ onEnd: [WalkAct]
  ) {
    let parentFlow = parent == 0 ? nil : flow(parent)
    guard parent == 0 || parentFlow != nil else { return }
    if flows[child] == nil { fresh.append(makeFlow(child)) }
    guard let childFlow = flow(child) else { return }
    childFlow.onStart = { [weak self] in self?.run(script) }
    let sender = screen(sender)
    if let parentFlow {
      start(childFlow, under: parentFlow, from: sender, isOwner: isOwner, onEnd)
    } else {
      start(childFlow, under: main, from: sender, isOwner: isOwner, onEnd)
    }
  }

  private func start<Parent: FlowCoordinator>(
    _ child: WalkFlow, under parent: Parent, from sender: WalkScreen, isOwner: Bool,
    _ onEnd: [WalkAct]
  ) {
    let id = child.id
    let end: @MainActor (Parent, FlowOutcome<Int>) -> Void = { [weak self] _, outcome in
      self?.trace.append("end \(id): " + (outcome.output.map { "finished \($0)" } ?? "cancelled"))
      self?.run(onEnd)
    }
    if isOwner {
      parent.start(child, owning: sender, onEnd: end)
    } else {
      parent.start(child, from: sender, onEnd: end)
    }
  }

  private func finish(_ id: Int, _ screens: FinishedScreens) {
    if id == 0 {
      note(main.finish(screens: screens))
    } else if let flow = flow(id) {
      note(flow.finish(id, screens: screens))
    }
  }

  private func after(_ id: Int, _ delay: Duration, _ acts: [WalkAct]) {
    let work: () -> Void = { [weak self] in
      self?.trace.append("delayed \(id)")
      self?.run(acts)
    }
    if id == 0 {
      main.after(delay) { _ in work() }
    } else if let flow = flow(id) {
      flow.after(delay) { _ in work() }
    }
  }

  private func wire(_ id: Int, by flowID: Int, _ acts: [WalkAct]) {
    let run: () -> Void = { [weak self] in self?.run(acts) }
    if flowID == 0 {
      let screen = screen(id)
      screen.onTap = main.wire(screen) { _, _ in run() }
    } else if let flow = flow(flowID) {
      let screen = screen(id)
      screen.onTap = flow.wire(screen) { _, _ in run() }
    } else {
      return
    }
    if WalkTrait.heedsPresses(id) {
      screen(id).onMinimizedPlayerPressed = screen(id).onTap
    }
    wired.insert(id)
    recreated.removeAll { $0 == id }
  }

  private func makeFlow(_ id: Int) -> WalkFlow {
    let made = WalkFlow(id, on: controller.wireframe)
    flows[id] = Weak(object: made)
    if id % 3 == 0 { heldFlows[id] = made }
    return made
  }

  /// Looks for a coordinator other than the main one, and keeps it until the step is over.
  private func flow(_ id: Int) -> WalkFlow? {
    let found = flows[id]?.object
    presence.append(found != nil)
    if let found { fresh.append(found) }
    return found
  }

  private func wireframe(of flow: Int?) -> (any ApplicationWireframe)? {
    guard let flow else { return controller.wireframe }
    return flow == 0 ? main.wireframe : self.flow(flow)?.wireframe
  }

  /// The screen of a number, which is made again when there is none; kept until the step is over.
  func screen(_ id: Int) -> WalkScreen {
    let found = screens[id]?.object
    let screen = found ?? makeScreen(id)
    fresh.append(screen)
    return screen
  }

  private func makeScreen(_ id: Int) -> WalkScreen {
    let made = WalkScreen(id, controls: WalkTrait.hasControls(id) ? screen(-id) : nil)
    if id % 3 == 0 { heldScreens[id] = made }
    if screens[id] != nil { for backend in backends { backend.forgetCounts { $0 == id } } }
    keepTrack(of: made)
    if wired.remove(id) != nil { recreated.append(id) }
    return made
  }
}

extension WalkWorld {
  /// Forgets the results of the last step.
  func beginStep() {
    lines = []
    trace = []
    presence = []
    recreated = []
    fresh = []
    swipe = nil
  }

  /// Frees everything kept for later steps.
  func letGo() {
    heldScreens = [:]
    heldFlows = [:]
    fresh = []
  }

  /// Forgets freed objects, and returns the numbers of the others.
  func remaining() -> (screens: Set<Int>, flows: Set<Int>) {
    screens = screens.filter { $0.value.object != nil }
    let left = flows.filter { $0.value.object != nil }
    wired = wired.filter { screens[$0] != nil }
    for backend in backends { backend.forgetCounts { screens[$0] == nil } }
    modalWireframes = modalWireframes.filter { $0.wireframe != nil }
    return (Set(screens.keys), Set(left.keys))
  }

  /// All objects that must be freed with the app.
  func remains() -> [Remnant] {
    letGo()
    let objects: [AnyObject] =
      [controller, stage, controller.wireframe, main, main.wireframe, scheduler] + backends
      + screens.values.compactMap(\.object) + flows.values.compactMap(\.object)
      + modalWireframes.compactMap(\.wireframe)
    return objects.map { Remnant(name: String(describing: $0), object: $0) }
  }
}
