import TestSupport

@testable import Wireflow

extension BusyCoordinator {
  /// Performs an act that a screen offers its user.
  func perform(_ act: BusyAct, on screen: any Screen) {
    switch act {
    case .child: startChild(from: screen, hearing: false)
    case .hear: startChild(from: screen, hearing: true)
    case .own: startOwner()
    case .orchestrate: start(BusyFlow(wireframe, world, .orchestrating), from: screen)
    case .finish: _ = end(.unwound)
    case .leave: _ = end(.left)
    case .cancel: cancel()
    case .guardRequests: guardAtRandom()
    case .removeGuard: removeGuard()
    case .alert: showAlert(from: screen)
    case .closeAlert: showAlert(from: screen).close()
    case .batch:
      wireframe.batch { for _ in 0..<3 { goOn(from: screen) } }
    case .transaction: transact(on: screen)
    case .throwing:
      _ = try? wireframe.transaction {
        goOn(from: screen)
        throw BusyFault()
      }
    case .cancelWork: if !handles.isEmpty { handles.removeFirst().cancel() }
    case .ring: _ = world.bell.ring()
    case .hangUp: world.bell.hangUp(world.random.below(8))
    default:
      if let request = request(act, on: screen) { ask(request) } else { work(act, on: screen) }
    }
  }

  private func request(_ act: BusyAct, on screen: any Screen) -> NavigationRequest? {
    switch act {
    case .push: .push(newScreen(), from: screen)
    case .pop: .pop(screen)
    case .popTo: .popTo(anyScreen(near: screen))
    case .popToRoot: .popToRoot(of: screen)
    case .replace: .replace(screen, with: newScreen())
    case .present: .modal(newScreen(), from: screen)
    case .presentFront: .modal(newScreen(), from: nil)
    case .presentTabs:
      .presentRootItems(
        [newScreen(), newScreen()], through: TabBarWireframe(stage: wireframe.stage),
        from: screen, style: .automatic, dismissButton: .close)
    case .dismiss: .dismiss(wireframe.stage.modalScreens.last ?? screen)
    case .dismissAll: .dismissAll
    case .show: .show(newScreen(), from: screen)
    case .hide: .hide(screen)
    case .detail: .showDetail(newScreen(), from: screen)
    case .embed: .embed(newScreen(), in: screen)
    case .remove: .remove(wireframe.stage.embedded(in: screen).last ?? screen)
    case .select: .select(anyScreen(near: screen))
    case .update:
      .update(
        [newScreen()] + wireframe.rootScreens.compactMap { $0 as? BusyScreen }.suffix(2))
    case .install: .install([newScreen(), newScreen()])
    case .player: .installPlayer(newScreen(), animated: true)
    case .removePlayer: .removePlayer(animated: true)
    case .minimize: .minimize(animated: true)
    case .maximize: .maximize(animated: true)
    case .flush: .flush
    default: nil
    }
  }

  @discardableResult
  private func showAlert(from screen: any Screen) -> PresentedAlert {
    let alert = AlertContent(title: "Go on?", actions: [.init("Yes"), .init("Yes", id: "no")])
    return wireframe.presentAlert(alert, from: screen) { [weak self, weak screen] answer in
      if answer?.id == "Yes" { self?.goOn(from: screen) }
    }
  }

  private func startOwner() {
    let stage = wireframe.stage
    guard let root = world.random.pick(stage.rootScreens) else { return }
    let child = BusyFlow(wireframe, world, .hasty)
    let number = world.book.begin(child.wireframe.flow, under: wireframe.flow)
    start(child, owning: root) { flow, _ in flow.world.book.hear(number) }
  }

  /// Asks for some things as a whole.
  func transact(on screen: any Screen) {
    let page = newScreen()
    wireframe.transaction {
      wireframe.popToRoot(of: screen)
      wireframe.push(page, from: world.random.chance(50) ? anyScreen(near: screen) : screen)
      if world.random.chance(30) { startChild(from: page, hearing: false) }
      if world.random.chance(30) { wireframe.presentModally(newScreen(), from: page) }
    }
  }

  /// Sets a guard that decides by the arriving and leaving screens, by nothing variable.
  func guardAtRandom() {
    let salt = world.random.next()
    guardRequests { flow, request in
      let screens = (request.arriving + request.leaving).compactMap { $0 as? BusyScreen }
      let sum = screens.reduce(salt) { ($0 &* 31) &+ UInt64($1.number) }
      return flow.decision(SplitMix64(seed: sum &+ (request.isByUser ? 1 : 0)))
    }
  }

  private func decision(_ generator: SplitMix64) -> GuardDecision {
    var random = generator
    guard let front = wireframe.stage.visibleScreens.first else { return .allow }
    switch random.below(12) {
    case 0: return .refuse("no")
    case 1: return .redirect(to: .popToRoot(of: front))
    case 2:
      let sorry = AlertContent(title: "Sorry")
      return .redirect(to: .alert(sorry, from: front, onAnswer: nil))
    case 3, 4:
      let question = AlertContent(title: "May it?", actions: [.init("It may"), .init("No")])
      return .ask(question, from: front) { $0.title == "It may" }
    case 5, 6:
      return .wait(upTo: BusyWorld.guardLimit) { [weak self, delay = random.below(150), random] in
        guard let self else { return .allow }
        try? await wireframe.sleep(for: .milliseconds(delay))
        return decision(random)
      }
    default: return .allow
    }
  }
}

extension BusyCoordinator {
  /// Begins a piece of work.
  func work(_ act: BusyAct, on screen: any Screen) {
    let delay = world.random.below(120)
    switch act {
    case .after:
      keep(after(.milliseconds(delay)) { [weak screen] flow in flow.goOn(from: screen) })
    case .afterOnScreen:
      guard let screen = screen as? BusyScreen else { return }
      keep(after(.milliseconds(delay), on: screen) { flow, screen in flow.goOn(from: screen) })
    case .sleepOnScreen:
      guard let screen = screen as? BusyScreen else { return }
      keep(
        task(on: screen) { flow, screen in
          try await flow.wireframe.sleep(for: .milliseconds(delay))
          flow.goOn(from: screen)
        })
    case .listen: listenToBell(unseen: false)
    case .listenUnseen: listenToBell(unseen: true)
    case .stayUnseen:
      keep(
        task(whileUnseen: true) { [weak screen] flow in
          try await flow.wireframe.sleep(for: .milliseconds(delay))
          flow.goOn(from: screen)
        })
    default:
      keep(
        task { [weak screen] flow in
          try await flow.labour(act, delay, screen)
          flow.goOn(from: screen)
        })
    }
  }

  func listenToBell(unseen: Bool) {
    keep(
      listen(to: world.bell.stream(), whileUnseen: unseen) { flow, _ in
        flow.goOn(from: flow.wireframe.stage.visibleScreens.last)
      })
  }

  private func keep(_ handle: ScheduledWork) { handles.append(handle) }

  private func labour(_ act: BusyAct, _ delay: Int, _ screen: (any Screen)?) async throws {
    let (shelf, shop, wireframe) = (world.shelf, world.shop, wireframe)
    switch act {
    case .askActor: wireframe.stage.log.note(try await shelf.book(after: delay))
    case .askShop: wireframe.stage.log.note(try await shop.price(delay))
    case .askGroup: wireframe.stage.log.note(try await Self.askGroup(shelf, shop, delay))
    case .askBoth:
      async let book = shelf.book(after: delay)
      async let price = shop.price(delay / 2)
      wireframe.stage.log.note(try await "\(book) for \(price)")
    case .fail:
      try await wireframe.sleep(for: .milliseconds(delay))
      throw BusyFault()
    case .failVisibly:
      try await wireframe.sleep(for: .milliseconds(delay))
      throw BusyError()
    case .ignoreCancellation:
      try? await wireframe.sleep(for: .milliseconds(delay))
      _ = try? await shelf.book(after: 0)
      for _ in 0..<5 { await Task.yield() }
    case .awaitOutcome:
      guard let screen else { return }
      let outcome = await wireframe.outcome(of: .push(newScreen(), from: screen))
      wireframe.stage.log.note("heard \(outcome)")
    case .awaitTransaction:
      guard let screen else { return }
      let outcome = await wireframe.outcome { transact(on: screen) }
      wireframe.stage.log.note("heard \(outcome)")
    case .awaitSettled: await wireframe.settled()
    case .run: if let screen { _ = await runChild(from: screen) }
    default: try await wireframe.sleep(for: .milliseconds(delay))
    }
  }

  private static func askGroup(
    _ shelf: SleepingShelf, _ shop: SleepingShop, _ delay: Int
  ) async throws -> String {
    try await withThrowingTaskGroup(of: String.self) { group in
      for part in 1...3 {
        group.addTask {
          try await shop.price(delay / part) + " for " + shelf.book(after: part)
        }
      }
      var answers: [String] = []
      for try await answer in group { answers.append(answer) }
      return answers.joined(separator: ", ")
    }
  }
}
