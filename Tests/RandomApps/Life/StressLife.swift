import TestSupport
import Wireflow
package import WireflowExploration
import WireflowInteraction

/// A life of a random app, from its launch to its end, each step of which is checked.
@MainActor
package final class StressLife {
  static let swipe = ExplorationStep.custom("swipe")

  /// The random numbers of a life.
  struct Chances {
    /// The source of the user's actions, unless there is a script.
    var user: SplitMix64
    /// What happens beside that, which is the same for the same steps.
    var course: SplitMix64

    init(_ plan: LifePlan) {
      user = SplitMix64(seed: plan.number ^ 0x5EED)
      course = SplitMix64(seed: plan.number ^ 0xC0DE)
    }
  }

  package let plan: LifePlan
  /// The steps that were taken.
  package private(set) var steps: [ExplorationStep] = []
  /// The first law that was broken.
  package internal(set) var failure: LifeFailure?
  /// The log, as it was before the app ended.
  package private(set) var log = ""
  let scheduler = ManualScheduler()
  var chances: Chances
  /// The windows, until the app ends.
  private(set) var desk: StressDesk?
  private var watches: [ObjectIdentifier: StressWatch] = [:]
  /// The pictures that the user has seen, the last one at the end.
  private var glances: [StressGlance] = []
  /// The steps of the main window and their drawings, in a life that travels in time.
  private(set) var timeline: SessionTimeline?
  private let diary: LifeDiary?

  package init(_ plan: LifePlan, _ diary: LifeDiary? = nil) {
    (self.plan, self.diary) = (plan, diary)
    diary?.begin(plan.number)
    chances = Chances(plan)
    let desk = StressDesk(on: scheduler, plan)
    self.desk = desk
    desk.session.onOpen = { [weak self] window in self?.watch(window) }
    watch(desk.session.current)
    if plan.kind == .hostile { desk.session.log.limit = 2_000 }
    if plan.travels {
      let stage = desk.stage
      timeline = SessionTimeline(following: stage) { [weak stage] in
        stage?.picture ?? StagePicture()
      }
    }
  }

  private func watch(_ window: ApplicationWindow) {
    let watch = StressWatch(window.stage)
    watches[ObjectIdentifier(window.stage)] = watch
    window.show(on: watch.relay)
    guard plan.kind == .hostile, let world = desk?.worlds.last else { return }
    watch.relay.target = StressBackend(scheduler, world.mischief, seed: plan.number)
    watch.observe(window.stage) { world.mischief.happen() }
    world.mischief.body = { [weak self, weak world, weak stage = window.stage] in
      if let world, let stage { self?.doMischief(in: world, on: stage) }
    }
  }

  /// Lives for a number of steps that are chosen at random, or takes the steps of a script.
  package func live(_ script: [ExplorationStep]?, length: Int) async {
    await take(.action(.launch))
    if let script {
      for step in script.dropFirst() where failure == nil { await take(step) }
    } else {
      while steps.count < length, failure == nil { await take(choose()) }
    }
    await scheduler.sleepers.settled()
    log = desk?.session.log.text ?? ""
    if failure == nil, plan.kind == .session { await replay() }
    if failure == nil, plan.travels { await travel() }
    if failure == nil { await end() }
  }

  private func choose() -> ExplorationStep {
    guard let stage = desk?.stage else { return .action(.launch) }
    let possible = stage.possibleActions
    switch chances.user.below(100) {
    case 0..<20: return .action(.wait(.milliseconds(chances.user.below(300))))
    case 20..<23: return .action(chances.user.chance(50) ? .background : .foreground)
    case 23..<26: return .action(.adapt(chances.user.chance(50) ? .compact : .regular))
    case 26..<34: return Self.swipe
    case 34..<46:
      let others = possible.filter { if case .tap = $0 { false } else { true } }
      return .action(chances.user.pick(others) ?? .back)
    case 46..<50 where plan.hasWindows:
      return .action(.window(chances.user.pick([nil] + StressDesk.links) ?? nil))
    case 50..<65 where plan.looksBack:
      let (age, element) = (chances.user.below(StressLookBack.furthest), chances.user.below(40))
      return StressLookBack(age: age, element: element).step
    default: return .action(chances.user.pick(possible) ?? .back)
    }
  }

  private func take(_ step: ExplorationStep) async {
    steps.append(step)
    diary?.add(step)
    guard let desk else { return }
    for world in desk.worlds { world.mischief.budget = 4 }
    let stage = desk.stage
    switch step {
    case .custom(let name):
      if let back = StressLookBack(name) { await act(back, on: stage) } else { swipe(stage) }
    case .restart: swipe(stage)
    case .action(let action): await play(action, on: stage)
    }
    if plan.kind == .hostile {
      for _ in 0..<chances.course.below(8) { await passTurn() }
    } else {
      await scheduler.sleepers.settled()
    }
    for world in desk.worlds { world.mischief.budget = 0 }
    if let failure = LifeLaws.broken(on: desk) { self.failure = failure }
    look(at: desk)
  }

  /// Compares the watches' pictures now and then, and keeps the one that the user sees.
  private func look(at desk: StressDesk) {
    if plan.kind == .session, failure == nil, steps.count.isMultiple(of: 8) {
      for stage in desk.stages where failure == nil {
        failure = LifeLaws.broken(by: watches[ObjectIdentifier(stage)]?.shown, on: stage)
      }
    }
    guard plan.looksBack else { return }
    glances = glances.suffix(StressLookBack.furthest - 1) + [StressGlance(desk.stage)]
  }

  private func play(_ action: UserAction, on stage: Stage) async {
    guard plan.kind == .session else {
      stage.perform(action)
      return
    }
    let isPossible = stage.possibleActions.contains(action)
    let outcome = await stage.play(action)
    if isPossible, case .refused(let refusal) = outcome {
      failure = LifeFailure(law: "a possible action is done", detail: "\(action): \(refusal)")
    }
  }

  /// Acts on an old picture, which must do the same as on a new one, or nothing.
  private func act(_ back: StressLookBack, on stage: Stage) async {
    let glance = glances.dropLast(back.age).last
    guard let aim = glance?.aim(back.element), let world = desk?.world(of: stage) else { return }
    world.hit = nil
    let outcome = stage.perform(aim.action, on: aim.target)
    guard plan.kind == .session, let hit = world.hit else { return }
    let isMeant = aim.screens.contains(hit.screen) && (aim.act == nil || hit.act == aim.act)
    if case .performed = outcome, isMeant { return }
    failure = LifeFailure(
      law: "an old picture hits nothing else",
      detail: "\(aim.action) on \(aim.screens.sorted()) did \(hit.act) on \(hit.screen)")
  }

  /// Gives each waiting job of the main actor its turn, in the same order each time.
  private func passTurn() async {
    guard #available(macOS 15, iOS 18, tvOS 18, visionOS 2, *) else { return await Task.yield() }
    await withTaskExecutorPreference(StraightExecutor.shared) {
      await withCheckedContinuation { continuation in
        Task { @MainActor in continuation.resume() }
      }
    }
  }

  /// The user takes the screen in front off, where it lets them.
  private func swipe(_ stage: Stage) {
    guard let relay = watches[ObjectIdentifier(stage)]?.relay else { return }
    if stage.allowsUserDismissal, let front = stage.state.modalScreens.last {
      stage.userDid(.removed([front]), in: relay)
    } else if stage.allowsUserPop, let front = screenToPop(stage) {
      stage.userDid(.removed([front]), in: relay)
    }
  }

  /// The screen that a swipe takes off: the one whose page has a way back, or any that is seen in a
  /// hostile life.
  private func screenToPop(_ stage: Stage) -> (any Screen)? {
    let visible = stage.visibleScreens
    if plan.kind == .hostile { return chances.course.pick(visible) }
    let page = stage.picture.frontRegion.pages.last { $0.back == .back }
    return visible.first { stage.pictureID(of: $0) == page?.id }
  }

  /// Lets go of the app.
  func letGo() {
    for world in desk?.worlds ?? [] { world.mischief.body = nil }
    (watches, glances, timeline, desk) = ([:], [], nil, nil)
  }
}

/// An executor by which the end of a wait takes no way round by another thread.
@available(macOS 15, iOS 18, tvOS 18, visionOS 2, *)
private final class StraightExecutor: TaskExecutor {
  static let shared = StraightExecutor()

  func enqueue(_ job: consuming ExecutorJob) { job.runSynchronously(on: asUnownedTaskExecutor()) }
}

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
      let screen = world.random.pick(stage.visibleScreens + stage.state.rootScreens)
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
