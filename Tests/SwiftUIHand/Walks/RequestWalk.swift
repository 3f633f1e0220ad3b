import TestSupport
package import Wireflow
package import WireflowSwiftUI

/// A walk of random requests by an app and random gestures by a user, several of them at once.
@MainActor
package final class RequestWalk {
  private struct WeakFlow {
    weak var flow: WalkChildFlow?
  }

  package let hand: SwiftUIHand
  private let scheduler = ManualScheduler()
  private let model = StageModel()
  private let app: ApplicationController
  private let oracles: HandOracles
  private var random: SplitMix64
  private var made = 0
  /// The flows that have ended, which nothing may keep.
  private var ended: [WeakFlow] = []
  private var observation: StageObservation?
  private var walls: [WalkChildFlow] = []
  /// The handles on detached root items.
  private var detached: [DetachedRoots] = []
  package private(set) var acts: [String] = []

  package init(
    _ shape: WalkShape, _ habits: Habits, seed: UInt64, rules: Set<Rule> = Rule.all,
    walls: SwiftUIHand.Walls = .inWindows
  ) {
    random = SplitMix64(seed: seed, for: shape.rawValue)
    model.rules = rules
    let stage = Stage(backend: model, scheduler: scheduler)
    let wireframe = shape.makeWireframe(stage)
    app = ApplicationController(wireframe: wireframe, mainFlow: WalkMainFlow(wireframe))
    hand = SwiftUIHand(model, on: scheduler, habits: habits, seed: seed, walls: walls)
    oracles = HandOracles(model, hand, stage)
    observation = stage.observe { [weak self] change in
      guard case .ended(let flow) = change, let flow = flow as? WalkChildFlow else { return }
      self?.walls.removeAll { $0 === flow }
      self?.ended.append(WeakFlow(flow: flow))
    }
    app.perform(.launch)
  }

  package var stage: Stage { app.stage }
  private var wireframe: any ApplicationWireframe { app.wireframe }

  /// Does one thing.
  package func step() {
    let place = random.below(Self.requests.count + Gesture.all.count)
    if place < Self.requests.count {
      acts.append(Self.requests[place].name)
      Self.requests[place].act(self)()
    } else {
      let gesture = Gesture.all[place - Self.requests.count]
      acts.append(gesture.rawValue)
      hand.perform(gesture, &random)
    }
    if acts.count > 20 { acts.removeFirst() }
    if random.chance(50) { scheduler.advance(by: .milliseconds(random.below(1_200))) }
  }

  /// Lets everything settle, and returns the mistakes then.
  package func complaint() -> String? {
    if random.chance(50) {
      for roots in detached { roots.drop() }
      detached = []
    }
    scheduler.advance(by: .seconds(20))
    if let complaint = oracles.complaint() { return complaint }
    ended.removeAll { $0.flow == nil }
    return ended.first?.flow.map { "the flow of \($0.screen.title) leaks" }
  }

  private func makeScreen() -> WalkScreen {
    made += 1
    let screen = WalkScreen("S\(made)")
    if random.chance(15) { screen.allowedModalDismissButtonStyle = nil }
    if random.chance(20) { screen.preferredModalStyle = .fullScreen }
    if random.chance(10) { screen.preferredModalStyle = .popover(anchor: "More") }
    return screen
  }

  private var all: [any Screen] {
    let tree = stage.snapshot
    return ([tree.base] + tree.modals.map(\.region)).flatMap(\.roots)
      .flatMap { $0.screens + $0.detail }
  }

  private func anyScreen() -> any Screen { all[random.below(all.count)] }
  private func front() -> any Screen { stage.visibleScreens.first ?? anyScreen() }

  // MARK: - Requests

  private typealias Act = (name: String, act: (RequestWalk) -> () -> Void)

  private static let requests: [Act] = [
    ("push", push), ("push", push), ("push", push), ("push", push), ("push anywhere", pushAnywhere),
    ("pop", pop), ("pop to root", popToRoot), ("select", select), ("present", present),
    ("present", present), ("dismiss", dismiss), ("replace", replace),
    ("return to root", returnToRoot), ("set stack", setStack), ("update", update),
    ("alert", alert), ("alert", alert), ("sheet of actions", actionSheet), ("player", player),
    ("embed", embed), ("remove", remove), ("present tabs", presentTabs), ("show", show),
    ("flush", flush), ("adapt", adapt), ("start", start), ("start", start), ("wall", raiseWall),
    ("drop wall", dropWall), ("drop wall", dropWall), ("change", change), ("background", rest),
    ("draft", draft), ("minimize", minimize), ("maximize", maximize), ("notice", notice),
    ("close notice", closeNotice), ("detach", detach), ("attach", attach),
  ]

  private func push() { wireframe.push(makeScreen(), from: front()) }
  private func pushAnywhere() { wireframe.push(makeScreen(), from: anyScreen()) }
  private func pop() { wireframe.pop(front()) }
  private func popToRoot() { wireframe.popToRoot(of: anyScreen()) }
  private func select() { if let root = random.pick(stage.rootScreens) { wireframe.select(root) } }
  private func present() { wireframe.presentModally(makeScreen(), from: front()) }
  private func presentTabs() {
    let shape = random.pick(WalkShape.allCases) ?? .tabs
    wireframe.presentModally(
      rootItems: [makeScreen(), makeScreen()], in: shape.makeWireframe(stage), from: front())
  }
  private func dismiss() {
    if let modal = random.pick(stage.modalScreens) { wireframe.dismiss(modal) }
  }
  private func replace() { wireframe.replace(anyScreen(), with: makeScreen()) }
  private func returnToRoot() { wireframe.returnToRoot() }
  private func setStack() {
    let screen = anyScreen()
    let rest = stage.stack(of: screen).dropFirst().filter { _ in random.chance(50) }
    wireframe.setStack([makeScreen()] + rest, of: screen)
  }
  private func show() { wireframe.show(makeScreen(), from: anyScreen()) }
  private func update() {
    let kept = stage.rootScreens.compactMap { $0 as? WalkScreen }.filter { _ in random.chance(70) }
    wireframe.update(rootItems: Array(kept.prefix(3)) + [makeScreen()])
  }
  private func alert() {
    let fields: [AlertContent.Field] = random.chance(40) ? [.init("Name")] : []
    var actions: [AlertContent.Action] = [
      .init("Yes", needsText: true), .init("No", role: .cancel),
    ]
    if fields.isEmpty, random.chance(30) { actions.removeLast() }
    wireframe.presentAlert(.init(title: "Sure?", fields: fields, actions: actions), from: front())
  }
  private func actionSheet() {
    var actions: [AlertContent.Action] = [.init("One"), .init("Two"), .init("No", role: .cancel)]
    if random.chance(30) { actions.removeLast() }
    wireframe.presentAlert(
      .init(title: "Which?", style: .actionSheet, actions: actions), from: front())
  }
  private func player() {
    switch random.below(4) {
    case 0: wireframe.installMinimizable(WalkPlayer(), animated: true)
    case 1: wireframe.maximizeMinimizableView(animated: true)
    case 2: wireframe.minimizeFullscreenView(animated: true)
    default: wireframe.removeMinimizable(animated: true)
    }
  }
  private func embed() { wireframe.embed(makeScreen(), in: anyScreen()) }
  private func remove() { wireframe.remove(anyScreen()) }
  private func flush() { wireframe.flush() }
  private func adapt() { hand.userResizes(to: random.chance(50) ? .regular : .compact) }
  private func rest() {
    app.perform(.background)
    app.perform(.foreground)
  }
  private func change() { (front() as? WalkScreen)?.number += 1 }

  private func draft() { wireframe.presentModally(WalkDraft(), from: front()) }
  private func minimize() { app.perform(.minimize) }
  private func maximize() { app.perform(.maximize) }
  private func notice() {
    let undo = ScreenContent.Button("Undo") {}
    wireframe.showNotice(NoticeContent("Sent", action: random.chance(50) ? undo : nil))
  }
  private func closeNotice() { app.perform(.closeNotice) }
  private func detach() {
    wireframe.transaction {
      let one = random.chance(50) ? random.pick(stage.rootScreens).map { [$0] } : nil
      detached.append(wireframe.detach(one))
      wireframe.update(rootItems: [makeScreen(), makeScreen()])
    }
    if detached.count > 2 { detached.removeFirst() }
  }
  private func attach() { if let saved = random.pick(detached) { wireframe.attach(saved) } }

  private func start() {
    let flow = WalkChildFlow(wireframe, makeScreen(), random.chance(60) ? .push : .present)
    start(flow)
    if random.chance(30) { flow.guardRequests { _, _ in .refuse("not now") } }
  }

  private func raiseWall() {
    guard walls.count < 2, random.chance(50) else { return }
    let flow = WalkChildFlow(wireframe, WalkScreen("Wall"), .wall)
    start(flow)
    walls.append(flow)
  }

  private func start(_ flow: WalkChildFlow) {
    guard let main = app.mainFlow as? WalkMainFlow else { return }
    main.start(flow, from: front())
  }

  private func dropWall() {
    guard !walls.isEmpty else { return }
    let flow = walls.remove(at: random.below(walls.count))
    flow.wireframe.dismiss(flow.screen)
  }
}
