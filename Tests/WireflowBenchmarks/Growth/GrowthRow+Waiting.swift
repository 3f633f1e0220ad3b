import Wireflow

extension GrowthRow {
  /// Requests and work that wait for an answer, a guard, a moment or a backend.
  static let waiting: [GrowthRow] = [
    GrowthRow("n alerts, answered one by one", limit: 100_000) { count in
      let app = GrowthApp()
      return {
        for _ in 0..<count {
          app.wireframe.presentAlert(.plain, from: app.root)
        }
        for _ in 0..<count { app.stage.perform(.choose("OK")) }
      }
    },
    GrowthRow("n alerts, flushed", limit: 100_000) { count in
      let app = GrowthApp()
      return {
        for _ in 0..<count {
          app.wireframe.presentAlert(.plain, from: app.root)
        }
        app.wireframe.flush()
      }
    },
    GrowthRow("n requests held behind a guard", limit: 100_000) { count in
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
    GrowthRow("n pushes and pops that a guard is asked about", limit: 100_000) { count in
      let app = GrowthApp()
      app.guardBySeveral(1)
      return {
        app.push(count)
        for _ in 0..<count { app.wireframe.goBack() }
      }
    },
    GrowthRow("n modals that a guard is asked about", limit: 100_000) { count in
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
