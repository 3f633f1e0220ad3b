import Wireflow

extension GrowthRow {
  /// Flows, their children, and their ends.
  static let flows: [GrowthRow] = [
    GrowthRow("finish a flow with n children", limit: 10_000) { count in
      let app = GrowthApp()
      let parent = app.startChild { $0.wireframe.push(BenchScreen.make(0), from: $1) }
      for _ in 0..<count {
        parent.start(
          GrowthChild(app.wireframe) { flow, sender in
            flow.wireframe.embed(BenchScreen.make(0), in: sender)
          }, from: app.root)
      }
      return { parent.finish() }
    },
    GrowthRow("finish a flow with n screens on as many tabs") { count in
      let app = GrowthApp(roots: count)
      let roots = app.main.roots
      let child = app.startChild { flow, _ in
        for root in roots { flow.wireframe.push(BenchScreen.make(0), from: root) }
      }
      return { child.finish() }
    },
    GrowthRow("start n flows with delayed work, and let it come", limit: 100_000) { app, count in
      for number in 0..<count {
        app.startChild { flow, _ in flow.after(.milliseconds(number)) { _ in } }
      }
      app.scheduler.advance(by: .seconds(1000))
    },
    GrowthRow("finish n flows with delayed work", limit: 100_000) { count in
      let app = GrowthApp()
      let flows = (0..<count).map { _ in
        app.startChild { flow, _ in flow.after(.seconds(1)) { _ in } }
      }
      return { for flow in flows { flow.finish() } }
    },
    GrowthRow("n flows nested in each other, and their end", limit: 10_000) { count in
      var app: GrowthApp? = GrowthApp()
      return {
        app?.nest(count).finish()
        app = nil
      }
    },
    GrowthRow("n flows nested in each other, dropped", limit: 100_000) { count in
      var app: GrowthApp? = GrowthApp()
      return {
        app?.nest(count)
        app = nil
      }
    },
    GrowthRow("n flows nested in each other, back to the root", limit: 100_000) { app, count in
      app.nest(count)
      app.wireframe.popToRoot(of: app.root)
    },
  ]
}

extension GrowthApp {
  /// Starts flows, each by the one before, and returns the first of them.
  @discardableResult
  fileprivate func nest(_ count: Int) -> GrowthChild {
    let screens = BenchScreen.several(count)
    let first = startChild { $0.wireframe.push(screens[0], from: $1) }
    var parent = first
    for place in 1..<count {
      let child = GrowthChild(parent.wireframe) { $0.wireframe.push(screens[place], from: $1) }
      parent.start(child, from: screens[place - 1])
      parent = child
    }
    return first
  }
}

extension GrowthRow {
  /// The work of flows: tasks, sleepers and streams.
  static var work: [GrowthRow] {
    [
      GrowthRow("n tasks of a flow at once") { app, count in
        for _ in 0..<count { app.main.task { _ in await Task.yield() } }
        await app.scheduler.sleepers.settled()
      },
      GrowthRow("n tasks of a flow that sleep in rising order") { app, count in
        for number in 0..<count {
          app.main.task { try await $0.wireframe.sleep(for: .milliseconds(number)) }
        }
        await app.scheduler.advance(by: .milliseconds(count))
      },
      GrowthRow("n tasks of a flow that sleep in an actor") { app, count in
        let service = SleepingService(app.scheduler)
        for _ in 0..<count { app.main.task { _ in try await service.answer() } }
        await app.scheduler.advance(by: .seconds(1))
      },
      GrowthRow("n tasks that end with their flow") { app, count in
        let child = app.startChild { $0.wireframe.push(BenchScreen.make(0), from: $1) }
        for _ in 0..<count { child.task { try await $0.wireframe.sleep(for: .seconds(1)) } }
        await app.scheduler.sleepers.settled()
        child.finish()
        await app.scheduler.sleepers.settled()
      },
      GrowthRow("n streams that a flow listens to") { app, count in
        let streams = (0..<count).map { _ in AsyncStream.makeStream(of: Int.self) }
        for (stream, _) in streams { app.main.listen(to: stream) { _, _ in } }
        await app.scheduler.sleepers.settled()
        for (_, continuation) in streams { continuation.yield(1) }
        await app.scheduler.sleepers.settled()
        for (_, continuation) in streams { continuation.finish() }
        await app.scheduler.sleepers.settled()
      },
    ]
  }
}

/// A service on an actor, which takes a second to answer.
private actor SleepingService {
  private let scheduler: any Scheduler

  init(_ scheduler: any Scheduler) { self.scheduler = scheduler }

  func answer() async throws { try await scheduler.sleep(for: .seconds(1)) }
}

extension GrowthRow {
  /// Requests and work that wait for an answer, a guard, a moment or a backend.
  static let waiting: [GrowthRow] = [
    GrowthRow("n alerts, answered one by one", limit: 100_000) { app, count in
      for _ in 0..<count {
        app.wireframe.presentAlert(.plain, from: app.root)
      }
      for _ in 0..<count { app.stage.perform(.choose("OK")) }
    },
    GrowthRow("n alerts, flushed", limit: 100_000) { app, count in
      for _ in 0..<count {
        app.wireframe.presentAlert(.plain, from: app.root)
      }
      app.wireframe.flush()
    },
    GrowthRow("n requests held behind a guard") { count in
      let app = GrowthApp()
      let top = app.push(1)
      app.guardBySeveral(1)[0].askOnce(from: app.root)
      return {
        for screen in BenchScreen.several(count) { app.wireframe.embed(screen, in: top) }
        app.stage.perform(.choose("OK"))
      }
    },
    GrowthRow("a request that n guards are asked about") { count in
      let app = GrowthApp()
      app.guardBySeveral(count)
      return { app.push(1) }
    },
    GrowthRow("n pushes and pops that a guard is asked about") { count in
      let app = GrowthApp()
      app.guardBySeveral(1)
      return {
        app.push(count)
        for _ in 0..<count { app.wireframe.goBack() }
      }
    },
    GrowthRow("n modals that a guard is asked about", limit: 100) { count in
      let app = GrowthApp()
      app.guardBySeveral(1)
      return {
        for screen in BenchScreen.several(count) { app.wireframe.presentModally(screen) }
        for screen in app.stage.modalScreens.reversed() { app.wireframe.dismiss(screen) }
      }
    },
    GrowthRow("n screens with an embedded one that a guard is asked about") { count in
      let app = GrowthApp()
      app.guardBySeveral(1)
      return {
        var sender: any Screen = app.root
        for screen in BenchScreen.several(count) {
          app.wireframe.push(screen, from: sender)
          app.wireframe.embed(BenchScreen.make(0), in: screen)
          sender = screen
        }
        for _ in 0..<count { app.wireframe.goBack() }
      }
    },
    GrowthRow("the end of n flows with guards") { count in
      let app = GrowthApp()
      let flows = app.guardBySeveral(count)
      return { for flow in flows { flow.finish() } }
    },
    GrowthRow("n pieces of work in rising order", limit: 100_000) { count in
      let scheduler = ManualScheduler()
      return {
        for number in 0..<count { _ = scheduler.schedule(after: .seconds(number)) {} }
        scheduler.advance(by: .seconds(count))
      }
    },
    GrowthRow("n sleepers in rising order", limit: 100_000) { count in
      { await sleep(count, on: ManualScheduler()) }
    },
    GrowthRow("n transitions that a backend is late for", limit: 100_000) { count in
      let backend = LateBackend()
      let app = GrowthApp(roots: 1, backend: backend)
      return {
        for screen in BenchScreen.several(count) {
          app.wireframe.push(screen, from: app.root)
          app.wireframe.pop(screen)
        }
        app.push(count)
        backend.completeAll()
      }
    },
  ]
}

extension GrowthApp {
  /// Starts flows with a guard each, which lets everything pass.
  @discardableResult
  fileprivate func guardBySeveral(_ count: Int) -> [GrowthChild] {
    let flows = (0..<count).map { _ in
      startChild { flow, sender in flow.wireframe.embed(BenchScreen.make(0), in: sender) }
    }
    for flow in flows { flow.guardRequests { _, _ in .allow } }
    return flows
  }
}

/// Lets tasks sleep, each longer than the one before, until all have woken.
@MainActor
private func sleep(_ count: Int, on scheduler: ManualScheduler) async {
  for number in 0..<count {
    Task { try? await scheduler.sleep(for: .seconds(number)) }
  }
  while scheduler.sleepers.sleepingCount < count { await Task.yield() }
  await scheduler.advance(by: .seconds(count))
}

extension AlertContent {
  fileprivate static let plain = AlertContent(title: "Alert")
}
