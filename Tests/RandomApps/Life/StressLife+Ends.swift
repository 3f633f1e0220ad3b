import Wireflow
import WireflowInteraction

/// What happens in the middle of a hostile life.
extension StressLife {
  /// Reads or navigates, wherever it is called.
  func doMischief(in world: StressWorld, on stage: Stage) {
    switch world.random.below(9) {
    case 0: _ = NavigationTree(stage)
    case 1: _ = stage.possibleActions
    case 2: _ = stage.picture
    case 3: _ = stage.snapshot.roots.map(\.representation)
    case 4: if let action = world.random.pick(stage.possibleActions) { stage.perform(action) }
    default:
      let screen = world.random.pick(stage.visibleScreens + stage.rootScreens)
      guard let screen else { return }
      world.fuel = max(world.fuel, 2)
      (stage.coordinator(of: screen) as? any StressCoordinator)?.goOn(from: screen)
    }
  }
}

/// What happens after the last step.
extension StressLife {
  /// Plays the log again in a fresh app, and compares.
  func replay() async {
    guard let desk else { return }
    let script: Script
    do {
      script = try Script(parsing: desk.session.log.script, name: "life \(plan.number)")
    } catch {
      failure = LifeFailure(law: "a log is a script", detail: "\(error)")
      return
    }
    let other = StressDesk(on: ManualScheduler(), plan)
    for step in script.steps { await other.session.play(step.action) }
    failure = LifeLaws.difference(from: desk, to: other)
  }

  /// Jumps to an earlier step, compares the picture there, and continues along another way.
  func travel() async {
    guard let timeline, let last = timeline.last else { return }
    timeline.close()
    let place = chances.course.below(last + 1)
    let other = StressDesk(on: ManualScheduler(), plan)
    let stage = other.stage
    // Screens get their identifiers in pictures in the order in which a watch sees them.
    let watch = StressWatch(stage)
    other.session.current.show(on: watch.relay)
    let branch = SessionTimeline(following: stage) { stage.picture }
    do {
      try await branch.play(timeline.steps.prefix(place + 1), on: stage)
    } catch {
      failure = LifeFailure(law: "each step can be replayed", detail: "\(error)")
      return
    }
    failure = LifeLaws.difference(
      from: timeline.drawing(at: place), to: branch.drawing(at: place), at: place)
    for _ in 0..<10 where failure == nil {
      let action = chances.course.pick(stage.possibleActions) ?? .wait(.seconds(1))
      if case .refused(let refusal) = await stage.play(action) {
        failure = LifeFailure(law: "a possible action is done", detail: "\(action): \(refusal)")
      }
      failure = failure ?? LifeLaws.broken(on: other)
    }
  }

  /// Ends the app, and checks that nothing stays behind.
  func end() async {
    let worlds = desk?.worlds ?? []
    weak let session = desk?.session
    letGo()
    await scheduler.sleepers.settled()
    await scheduler.advance(by: .seconds(30))
    await scheduler.sleepers.settled()
    var left = worlds.flatMap(\.remnants).filter { $0.object != nil }.map(\.name)
    if session != nil { left.append("the session") }
    for world in worlds {
      if world.bell.ring() > 0 { left.append("a listener") }
      if world.awaitedCount > 0 { left.append("\(world.awaitedCount) who await an outcome") }
    }
    if scheduler.sleepers.sleepingCount > 0 { left.append("a sleeper") }
    if !left.isEmpty {
      failure = LifeFailure(law: "nothing stays behind", detail: left.joined(separator: ", "))
    }
  }
}
