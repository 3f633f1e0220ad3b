import Wireflow

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
