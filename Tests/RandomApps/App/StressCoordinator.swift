import TestSupport
import Wireflow

extension StressCoordinator {
  /// Performs an act that a screen offers its user.
  func perform(_ act: StressAct, on screen: any Screen) {
    switch act {
    case .child, .ownRoot, .finish, .leave, .cancel, .setGuard, .removeGuard, .wall:
      performFlowAct(act, on: screen)
    case .openWindow, .closeWindow, .lock: performWindowAct(act)
    case .sleep, .after, .askService, .askBoth, .askMany, .listen, .ring, .run, .awaitOutcome,
      .awaitSettled, .fail:
      work(act, on: screen)
    case .nothing: break
    default: request(act, on: screen)
    }
  }

  private func request(_ act: StressAct, on screen: any Screen) {
    let stage = wireframe.stage
    switch act {
    case .push: wireframe.push(newScreen(), from: screen)
    case .pop: wireframe.pop(screen)
    case .popToRoot: wireframe.popToRoot(of: screen)
    case .replace: wireframe.replace(screen, with: newScreen())
    case .present: wireframe.presentModally(newScreen(), from: screen)
    case .presentTabs:
      wireframe.presentModally(
        rootItems: [newScreen(), newScreen()], in: TabBarWireframe(stage: stage), from: screen)
    case .presentPages:
      wireframe.presentModally(
        rootItems: [newScreen(), newScreen(), newScreen()], in: PagesWireframe(stage: stage),
        from: screen)
    case .dismiss: wireframe.dismiss(stage.state.modalScreens.last ?? screen)
    case .dismissAll: wireframe.dismissAll()
    case .show: wireframe.show(newScreen(), from: screen)
    case .hide: wireframe.hide(screen)
    case .detail: wireframe.showDetail(newScreen(), from: screen)
    case .embed: wireframe.embed(newScreen(), in: screen)
    case .remove: wireframe.remove(stage.state.embedded(in: screen).last ?? screen)
    case .select: wireframe.select(anyScreen(near: screen))
    case .update:
      let kept = wireframe.stage.state.rootScreens.compactMap { $0 as? StressScreen }.suffix(2)
      wireframe.update(rootItems: [newScreen()] + kept)
    case .install: wireframe.install(rootItems: [newScreen(), newScreen()])
    default: requestWhole(act, on: screen)
    }
  }

  private func requestWhole(_ act: StressAct, on screen: any Screen) {
    switch act {
    case .player: wireframe.installMinimizable(newScreen(), animated: true)
    case .removePlayer: wireframe.removeMinimizable(animated: true)
    case .minimize: wireframe.minimizeFullscreenView(animated: true)
    case .maximize: wireframe.maximizeMinimizableView(animated: true)
    case .adapt: wireframe.adapt(to: world.random.chance(50) ? .compact : .regular)
    case .presentTied:
      wireframe.presentModally(newScreen(), from: screen, whenSenderLeaves: .leaves)
    case .goBack: wireframe.goBack()
    case .returnToRoot: wireframe.returnToRoot()
    case .removeAny: wireframe.remove(anyScreen(near: screen))
    case .setStack:
      let stack = wireframe.stage.state.stack(of: screen)
      let kept = stack.dropFirst().filter { _ in world.random.chance(60) }
      let root = world.random.chance(50) ? stack.first ?? screen : newScreen()
      wireframe.setStack([root] + kept + [newScreen()], of: screen)
    case .alert: showAlert(from: screen)
    case .closeAlert: showAlert(from: screen).close()
    case .notice:
      let action = ScreenContent.Button("Undo") { [weak self, weak screen] in
        if let screen { self?.goOn(from: screen) }
      }
      wireframe.showNotice(
        NoticeContent("Done", action: world.random.chance(50) ? action : nil),
        for: .milliseconds(Int64(world.random.below(4000))))
    case .closeNotice: wireframe.closeNotice()
    case .detach, .attach: changeRoots(act)
    case .flush: wireframe.flush()
    case .batch: wireframe.batch { for _ in 0..<3 { goOn(from: screen) } }
    case .transaction:
      let page = newScreen()
      wireframe.transaction {
        wireframe.popToRoot(of: screen)
        wireframe.push(page, from: anyScreen(near: screen))
        if world.random.chance(40) { wireframe.presentModally(newScreen(), from: page) }
      }
    default: break
    }
  }

  /// Detaches root items, and attaches others in their place or makes new ones.
  private func changeRoots(_ act: StressAct) {
    let saved = act == .attach ? world.random.pick(world.detached) : nil
    wireframe.transaction {
      if act == .detach || world.random.chance(50) {
        let one = world.random.pick(wireframe.stage.state.rootScreens)
        world.detached.append(wireframe.detach(world.random.chance(50) ? one.map { [$0] } : nil))
      }
      if let saved { wireframe.attach(saved) }
      if world.random.chance(act == .detach ? 60 : 10) {
        wireframe.update(rootItems: [newScreen(), newScreen()])
      }
    }
    if world.detached.count > 4 { world.detached.removeFirst() }
    if world.random.chance(10) { world.random.pick(world.detached)?.drop() }
  }

  @discardableResult
  private func showAlert(from screen: any Screen) -> PresentedAlert {
    let fields: [AlertContent.Field] =
      world.random.chance(30) ? [.init("Why", samples: ["It is late"])] : []
    let alert = AlertContent(
      title: "Go on?", fields: fields, actions: [.init("Yes", needsText: true), .init("No")])
    return wireframe.presentAlert(alert, from: screen) { [weak self, weak screen] answer in
      if answer?.title == "Yes" { self?.goOn(from: screen) }
    }
  }

  private func performFlowAct(_ act: StressAct, on screen: any Screen) {
    switch act {
    case .child: startChild(from: screen)
    case .ownRoot:
      guard let root = world.random.pick(wireframe.stage.state.rootScreens) else { return }
      start(StressFlow(wireframe, world), owning: root) { flow, _ in
        flow.goOn(from: flow.wireframe.stage.visibleScreens.first)
      }
    case .finish: end(.unwound)
    case .leave: end(.left)
    case .cancel: cancel()
    case .setGuard: guardAtRandom()
    case .wall: world.main?.raiseWall()
    default: removeGuard()
    }
  }

  /// Begins a piece of work.
  private func work(_ act: StressAct, on screen: any Screen) {
    let delay = world.random.below(120)
    switch act {
    case .after: after(.milliseconds(delay)) { [weak screen] flow in flow.goOn(from: screen) }
    case .listen:
      listen(to: world.bell.stream()) { flow, _ in
        flow.goOn(from: flow.wireframe.stage.visibleScreens.last)
      }
    case .ring: world.bell.ring()
    default:
      task { [weak screen] flow in
        try await flow.labour(act, delay, screen)
        flow.goOn(from: screen)
      }
    }
  }

  private func labour(_ act: StressAct, _ delay: Int, _ screen: (any Screen)?) async throws {
    let (shelf, shop, log) = (world.shelf, world.shop, wireframe.stage.log)
    switch act {
    case .askService: log.note(try await shelf.book(after: delay))
    case .askBoth:
      async let book = shelf.book(after: delay)
      async let price = shop.price(delay / 2)
      log.note(try await "\(book) for \(price)")
    case .askMany:
      let prices = try await withThrowingTaskGroup(of: String.self) { group in
        for part in 1...3 { group.addTask { try await shop.price(delay / part) } }
        var prices: [String] = []
        for try await price in group { prices.append(price) }
        return prices
      }
      log.note(prices.joined(separator: ", "))
    case .run:
      guard let screen else { return }
      _ = await run(StressFlow(wireframe, world), from: screen)
    case .awaitOutcome:
      guard let screen else { return }
      world.awaitedCount += 1
      log.note("heard \(await wireframe.outcome(of: .push(newScreen(), from: screen)))")
      world.awaitedCount -= 1
    case .awaitSettled: await wireframe.settled()
    case .fail:
      try await wireframe.sleep(for: .milliseconds(delay))
      throw StressError()
    default: try await wireframe.sleep(for: .milliseconds(delay))
    }
  }
}

/// Something that an app does, because its user taps it or by itself.
enum StressAct: String, CaseIterable {
  // Requests.
  case push, pop, popToRoot, replace, present, presentTabs, dismiss, dismissAll, show, hide, detail
  case embed, remove, select, update, install, player, removePlayer, minimize, maximize, adapt
  case detach, attach, notice, closeNotice, presentTied, presentPages, goBack, returnToRoot,
    setStack, removeAny,
    alert, closeAlert,
    flush, batch,
    transaction
  // Flows.
  case child, ownRoot, finish, leave, cancel, setGuard, removeGuard, wall
  // Windows.
  case openWindow, closeWindow, lock
  // Work.
  case sleep, after, askService, askBoth, askMany, listen, ring, run, awaitOutcome, awaitSettled
  case fail, nothing

  /// True for what begins more than it ends, and is done more seldom by the app itself.
  var isGrowing: Bool {
    switch self {
    case .child, .ownRoot, .listen, .run, .install, .update, .presentTabs, .presentPages, .setGuard,
      .wall, .openWindow, .lock, .detach:
      true
    default: false
    }
  }
}

extension StressCoordinator {
  /// Opens or closes a window, or locks all of them.
  func performWindowAct(_ act: StressAct) {
    switch act {
    case .openWindow:
      openWindow(StressDesk.links[world.random.below(StressDesk.links.count)]) { flow, _ in
        flow.goOn(from: flow.wireframe.stage.visibleScreens.first)
      }
    case .closeWindow: world.main?.closeWindow("done")
    default:
      guard let desk = world.desk else { return }
      desk.session.raiseWall { [weak desk, world] wireframe in
        StressWall(wireframe, desk?.world(of: wireframe.stage) ?? world)
      } onEnd: { [weak self] _ in
        if let self { goOn(from: wireframe.stage.visibleScreens.first) }
      }
    }
  }
}
