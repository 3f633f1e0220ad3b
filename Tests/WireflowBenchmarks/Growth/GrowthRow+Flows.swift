import Wireflow

extension GrowthRow {
  /// Flows, their children, and their ends.
  static let flows: [GrowthRow] = [
    GrowthRow(prepared: "finish a flow with n children", limit: 10_000) { app, count in
      let parent = app.startPushing()
      for _ in 0..<count {
        let child = BenchChild(app.wireframe) { $0.wireframe.embed(BenchScreen.make(0), in: $1) }
        parent.start(child, from: app.root) { _, _ in }
      }
      return { parent.finish(1) }
    },
    GrowthRow(prepared: "finish a flow with n screens on as many tabs", on: .roots) { app, _ in
      let roots = app.main.roots
      let child = app.startChild { flow, _ in
        for root in roots { flow.wireframe.push(BenchScreen.make(0), from: root) }
      }
      return { child.finish(1) }
    },
    GrowthRow("start n flows with delayed work, and let it come", limit: 100_000) { app, count in
      for number in 0..<count {
        app.startChild { flow, _ in flow.after(.milliseconds(number)) { _ in } }
      }
      app.scheduler.advance(by: .seconds(1000))
    },
    GrowthRow(prepared: "finish n flows with delayed work", limit: 100_000) { app, count in
      let flows = (0..<count).map { _ in
        app.startChild { flow, _ in flow.after(.seconds(1)) { _ in } }
      }
      return { for flow in flows { flow.finish(1) } }
    },
    GrowthRow(prepared: "n flows nested in each other, and their end", limit: 10_000) { _, count in
      var app: BenchApp? = BenchApp()
      return {
        app?.nest(count).finish(1)
        app = nil
      }
    },
    GrowthRow(prepared: "n flows nested in each other, dropped", limit: 100_000) { _, count in
      var app: BenchApp? = BenchApp()
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

extension BenchApp {
  /// Starts flows, each by the one before, and returns the first of them.
  @discardableResult
  fileprivate func nest(_ count: Int) -> BenchChild {
    let screens = BenchScreen.several(count)
    let first = startChild { $0.wireframe.push(screens[0], from: $1) }
    var parent = first
    for place in 1..<count {
      let child = BenchChild(parent.wireframe) { $0.wireframe.push(screens[place], from: $1) }
      parent.start(child, from: screens[place - 1]) { _, _ in }
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
      GrowthRow("n tasks that end with their flow") { app, count in
        let child = app.startPushing()
        for _ in 0..<count { child.task { try await $0.wireframe.sleep(for: .seconds(1)) } }
        await app.scheduler.sleepers.settled()
        child.finish(1)
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

extension GrowthRow {
  /// Requests and work that wait for an answer, a guard, a moment or a backend.
  static let waiting: [GrowthRow] = [
    GrowthRow("n alerts, answered one by one", limit: 100_000) { app, count in
      for _ in 0..<count {
        app.wireframe.presentAlert(AlertContent(title: "Alert"), from: app.root)
      }
      for _ in 0..<count { app.stage.perform(.choose("OK")) }
    },
    GrowthRow(prepared: "n requests held behind a guard") { app, count in
      let top = app.push(1)
      app.startEmbedding().askOnce(from: app.root)
      return {
        for screen in BenchScreen.several(count) { app.wireframe.embed(screen, in: top) }
        app.stage.perform(.choose("OK"))
      }
    },
    GrowthRow(prepared: "a request that n guards are asked about") { app, count in
      let guarded = app.guarded(by: count)
      return { guarded.push(1) }
    },
    GrowthRow("n pushes and pops that a guard is asked about", on: .guarded) { app, count in
      app.push(count)
      for _ in 0..<count { app.wireframe.goBack() }
    },
    GrowthRow("n modals that a guard is asked about", limit: 100, on: .guarded) { app, count in
      for screen in BenchScreen.several(count) { app.wireframe.presentModally(screen) }
      for screen in app.stage.state.modalScreens.reversed() { app.wireframe.dismiss(screen) }
    },
    GrowthRow("n screens with an embedded one that a guard is asked about", on: .guarded) {
      app, count in
      var sender: any Screen = app.root
      for screen in BenchScreen.several(count) {
        app.wireframe.push(screen, from: sender)
        app.wireframe.embed(BenchScreen.make(0), in: screen)
        sender = screen
      }
      for _ in 0..<count { app.wireframe.goBack() }
    },
    GrowthRow(prepared: "the end of n flows with guards") { app, count in
      let flows = (0..<count).map { _ in app.startEmbedding() }
      for flow in flows { flow.guardRequests { _, _ in .allow } }
      return { for flow in flows { flow.finish(1) } }
    },
    GrowthRow(prepared: "n pieces of work in rising order", limit: 100_000) { _, count in
      let scheduler = ManualScheduler()
      return {
        for number in 0..<count { _ = scheduler.schedule(after: .seconds(number)) {} }
        scheduler.advance(by: .seconds(count))
      }
    },
    GrowthRow(prepared: "n transitions that a backend is late for", limit: 100_000) { _, count in
      let backend = LateBackend()
      let app = BenchApp(backend: backend)
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
