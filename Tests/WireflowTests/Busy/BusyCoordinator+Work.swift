import TestSupport

@testable import Wireflow

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
