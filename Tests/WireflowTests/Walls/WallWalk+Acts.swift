import TestSupport
import WireflowBackendTesting

@testable import Wireflow

/// The random acts of a walk with walls.
extension WallWalk {
  /// Takes a random step, and returns true if it takes the privacy screen away.
  func takeStep() -> Bool {
    switch random.below(100) {
    case 0..<8: raiseWall()
    case 8..<18: actOnWall()
    case 18..<40: act(as: random.pick(flows.filter { $0.wall == nil }))
    case 40..<70: act(as: nil)
    case 70..<76: start()
    case 76..<78:
      let random = random.pick([UserAction.background, .background, .foreground]) ?? .foreground
      stage.perform(random)
      return random == .foreground
    case 78..<80: stage.perform(.adapt(random.chance(50) ? .compact : .regular))
    case 80..<82:
      links.asked.append("app://\(links.asked.count)")
      stage.perform(.open(links.asked.last ?? ""))
    case 82..<87: useBehind()
    case 87..<90: swipe()
    default:
      isUsers = true
      if let action = random.pick(stage.possibleActions) { stage.perform(action) }
    }
    return false
  }

  /// Raises a wall, which may have root items of its own.
  private func raiseWall() {
    guard flows.count(where: { $0.wall != nil }) < 4 else { return }
    let (wall, other, hasItems) = (page(), page(), random.chance(25))
    wall.preferredModalStyle = .wall
    let flow = MarkedFlow(main.wireframe, wall: wall) { flow, sender in
      if hasItems {
        let own = HamburgerWireframe(stage: flow.wireframe.stage)
        flow.wireframe.presentModally(rootItems: [wall, other], in: own, style: .wall)
      } else {
        flow.wireframe.presentModally(wall, from: sender)
      }
    }
    wall.onGo = { [weak flow] in flow?.finish() }
    flows.append(flow)
    if random.chance(20) {
      main.wireframe.batch {
        main.wireframe.install(rootItems: [page(), page()])
        main.start(flow)
      }
    } else if let sender = random.pick(onStage), random.chance(50) {
      main.start(flow, from: sender)
    } else {
      main.start(flow)
    }
  }

  private var onStage: [MarkedScreen] { pages.filter { stage.isOnStage($0) } }

  private func actOnWall() {
    guard let flow = random.pick(flows.filter { $0.wall != nil }), let wall = flow.wall else {
      return
    }
    actor = flow
    switch random.below(11) {
    case 9: flow.wireframe.returnToRoot()
    case 0: flow.finish()
    case 1: flow.finish((), screens: .left)
    case 2: flow.cancel()
    case 3: flow.wireframe.dismiss(wall)
    case 4: flow.wireframe.dismissAll()
    case 5: flow.wireframe.goBack()
    case 6: flow.wireframe.presentModally(page(), from: wall)
    case 7: flow.wireframe.push(page(), from: stage.stack(of: wall).last ?? wall)
    case 8: alert(from: stage.frontScreen ?? wall, by: flow.wireframe)
    default: request(by: flow.wireframe)
    }
  }

  private func act(as flow: MarkedFlow?) {
    actor = flow
    guard let flow else {
      if random.chance(10) { return request(severally: main.wireframe) }
      return request(by: main.wireframe)
    }
    switch random.below(8) {
    case 0: flow.finish()
    case 1: flow.finish((), screens: .left)
    case 2: flow.cancel()
    case 3: setGuard(of: flow)
    default: request(by: flow.wireframe)
    }
  }

  private func setGuard(of flow: MarkedFlow) {
    let kind = random.below(3)
    let question = page()
    flow.guardRequests { [weak question] flow, request in
      guard let first = flow.wireframe.flow.coordinator?.screenToAskFrom(in: flow.wireframe.stage),
        let question, kind > 0
      else { return .allow }
      if kind == 1 { return .refuse("no") }
      return .ask(
        AlertContent(title: "Q\(question.mark)", actions: [.init("Yes"), .init("No")]), from: first
      ) { $0.title == "Yes" }
    }
  }

  private func start() {
    let sender = random.pick(onStage)
    let (page, isModal) = (page(), random.chance(50))
    let flow = MarkedFlow(main.wireframe) { flow, sender in
      if isModal {
        flow.wireframe.presentModally(page, from: sender)
      } else {
        flow.wireframe.push(page, from: sender)
      }
    }
    flows.append(flow)
    if let sender, random.chance(60) {
      main.start(flow, from: sender)
    } else {
      main.start(flow)
    }
  }

  private func request(severally wireframe: FlowWireframe<Void>) {
    if random.chance(50) {
      wireframe.batch { for _ in 1...3 { request(by: wireframe) } }
    } else {
      wireframe.transaction { for _ in 1...3 { request(by: wireframe) } }
    }
  }

  /// Asks for something at random, from or about any screen on stage.
  private func request(by wireframe: FlowWireframe<Void>) {
    guard let some = random.pick(onStage), let other = random.pick(onStage) else { return }
    switch random.below(27) {
    case 0...2: wireframe.push(page(), from: stage.stack(of: some).last ?? some)
    case 3: wireframe.presentModally(page(), from: some)
    case 4: wireframe.presentModally(page())
    case 5...6: alert(from: some, by: wireframe)
    case 7: wireframe.dismiss(some)
    case 8: wireframe.dismissAll()
    case 9: wireframe.hide(some)
    case 10: wireframe.goBack()
    case 11: wireframe.pop(some)
    case 12: wireframe.popToRoot(of: some)
    case 13: wireframe.replace(some, with: page())
    case 14:
      let root = random.chance(30) ? page() : stage.stack(of: some).first ?? some
      wireframe.setStack([root, page()], of: some)
    case 25: wireframe.returnToRoot()
    case 15: wireframe.remove(some)
    case 16: wireframe.embed(page(), in: some)
    case 17: wireframe.showDetail(page(), from: some)
    case 18: wireframe.install(rootItems: [random.chance(30) ? some : page(), page()])
    case 19: wireframe.update(rootItems: [some, page()], around: random.chance(50) ? some : other)
    case 20: wireframe.select(some)
    case 21: wireframe.flush()
    case 22: wireframe.installMinimizable(page(), animated: false)
    case 23:
      stage.submit(
        random.pick([.openDrawer, .closeDrawer, .maximize(animated: true), .closeAlert(nil)])
          ?? .openDrawer, through: wireframe)
    case 24:
      wireframe.presentModally(rootItems: [page(), page()], in: TabBarWireframe(stage: stage))
    default: wireframe.show(page(), from: some)
    }
  }

  private func alert(from sender: any Screen, by wireframe: FlowWireframe<Void>) {
    let (hearing, text) = (AlertHearing(), (sender as? MarkedScreen)?.mark ?? "")
    let content = AlertContent(title: "A\(text)", actions: [.init("Yes"), .init("No")])
    let handle = wireframe.presentAlert(content, from: sender) { _ in hearing.count += 1 }
    alerts.append((handle, hearing))
    if random.chance(10) { handle.close() }
  }

  /// Swipes something away, which is gone before the stage hears of it.
  private func swipe() {
    isUsers = true
    guard let some = random.pick(onStage) else { return }
    switch random.below(3) {
    case 0: backend.userPops(to: some)
    case 1: backend.userDismisses(some)
    default: backend.userTurns(to: some)
    }
  }

  /// Tries to use an element behind a wall, by its name.
  private func useBehind() {
    isUsers = true
    guard let some = random.pick(onStage), let other = random.pick(onStage) else { return }
    let (title, item) = (UserAction.Label(some.title), UserAction.Label("I\(some.mark)"))
    let stack = UserAction.Label(random.chance(50) ? other.title : "I\(other.mark)")
    let action: UserAction? = random.pick([
      .select(item), .select(item, in: stack), .back, .backIn(stack), .backTo(title, in: stack),
      .dismiss, .openDrawer, .closeDrawer, .minimize, .maximize, .tap(.init("R\(some.mark)")),
    ])
    if let action { stage.perform(action) }
  }
}

extension FlowCoordinator {
  /// A screen of the flow from which its guard can ask.
  fileprivate func screenToAskFrom(in stage: Stage) -> (any Screen)? { stage.rootScreens.first }
}
