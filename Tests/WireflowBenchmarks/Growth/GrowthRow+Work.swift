import Wireflow

extension GrowthRow {
  /// The work of flows: tasks, sleepers and streams.
  static let work: [GrowthRow] = [
    GrowthRow("n tasks of a flow at once") { count in
      let app = GrowthApp()
      return { await app.runTasks(count) }
    },
    GrowthRow("n tasks of a flow that sleep in rising order") { count in
      let app = GrowthApp()
      return { await app.sleep(count) }
    },
    GrowthRow("n tasks of a flow that sleep in an actor") { count in
      let app = GrowthApp()
      return { await app.ask(count) }
    },
    GrowthRow("n tasks that end with their flow") { count in
      let app = GrowthApp()
      return { await app.endTasks(count) }
    },
    GrowthRow("n streams that a flow listens to") { count in
      let app = GrowthApp()
      return { await app.listen(count) }
    },
  ]
}

extension GrowthApp {
  fileprivate func runTasks(_ count: Int) async {
    for _ in 0..<count { main.task { _ in await Task.yield() } }
    await scheduler.sleepers.settled()
  }

  fileprivate func sleep(_ count: Int) async {
    for number in 0..<count {
      main.task { try await $0.wireframe.sleep(for: .milliseconds(number)) }
    }
    await scheduler.advance(by: .milliseconds(count))
  }

  fileprivate func ask(_ count: Int) async {
    let service = SleepingService(scheduler)
    for _ in 0..<count { main.task { _ in try await service.answer() } }
    await scheduler.advance(by: .seconds(1))
  }

  fileprivate func endTasks(_ count: Int) async {
    let child = startChild { $0.wireframe.push(BenchScreen.make(0), from: $1) }
    for _ in 0..<count { child.task { try await $0.wireframe.sleep(for: .seconds(1)) } }
    await scheduler.sleepers.settled()
    child.finish()
    await scheduler.sleepers.settled()
  }

  fileprivate func listen(_ count: Int) async {
    let streams = (0..<count).map { _ in AsyncStream.makeStream(of: Int.self) }
    for (stream, _) in streams { main.listen(to: stream) { _, _ in } }
    await scheduler.sleepers.settled()
    for (_, continuation) in streams { continuation.yield(1) }
    await scheduler.sleepers.settled()
    for (_, continuation) in streams { continuation.finish() }
    await scheduler.sleepers.settled()
  }
}

/// A service on an actor, which takes a second to answer.
private actor SleepingService {
  private let scheduler: any Scheduler

  init(_ scheduler: any Scheduler) {
    self.scheduler = scheduler
  }

  func answer() async throws {
    try await scheduler.sleep(for: .seconds(1))
  }
}
