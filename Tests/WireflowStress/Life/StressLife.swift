import Wireflow
import WireflowExploration
import WireflowInteraction

/// A life of a random app, from its launch to its end, each step of which is checked.
@MainActor
final class StressLife {
  static let swipe = ExplorationStep.custom("swipe")

  /// The random numbers of a life.
  private struct Chances {
    /// What the user does, unless that stands in a script.
    var user: StressRandom
    /// What happens beside that, which is the same for the same steps.
    var course: StressRandom

    init(_ plan: LifePlan) {
      user = StressRandom(seed: plan.number ^ 0x5EED)
      course = StressRandom(seed: plan.number ^ 0xC0DE)
    }
  }

  let plan: LifePlan
  /// The steps that were taken.
  private(set) var steps: [ExplorationStep] = []
  /// The first law that was broken.
  private(set) var failure: LifeFailure?
  /// The log, as it was before the app ended.
  private(set) var log = ""
  private let scheduler = ManualScheduler()
  private let relay = StressRelay()
  private let world: StressWorld
  private var controller: ApplicationController?
  private var observations: [StageObservation] = []
  private var witness: PictureWitness?
  private var chances: Chances
  private let diary: LifeDiary?

  init(_ plan: LifePlan, _ diary: LifeDiary? = nil) {
    (self.plan, self.diary) = (plan, diary)
    diary?.begin(plan.number)
    chances = Chances(plan)
    let stage = Stage(backend: relay, scheduler: scheduler)
    let app = StressWorld.makeApp(seed: plan.number, on: plan.makeWireframe(stage))
    (controller, world) = (app.controller, app.world)
    witness = PictureWitness(stage)
    if plan.kind == .hostile { beHostile(stage) }
  }

  /// Lives for a number of steps that are chosen at random, or takes the steps of a script.
  func live(_ script: [ExplorationStep]?, length: Int) async {
    await take(.action(.launch))
    if let script {
      for step in script.dropFirst() where failure == nil { await take(step) }
    } else {
      while steps.count < length, failure == nil { await take(choose()) }
    }
    await scheduler.sleepers.settled()
    log = controller?.stage.log.text ?? ""
    if failure == nil, plan.kind == .session { await replay() }
    if failure == nil { await end() }
  }

  private func choose() -> ExplorationStep {
    guard let stage = controller?.stage else { return .action(.launch) }
    let possible = stage.possibleActions
    switch chances.user.below(100) {
    case 0..<20: return .action(.wait(.milliseconds(chances.user.below(300))))
    case 20..<23: return .action(chances.user.chance(50) ? .background : .foreground)
    case 23..<26: return .action(.adapt(chances.user.chance(50) ? .compact : .regular))
    case 26..<34: return Self.swipe
    case 34..<50:
      let others = possible.filter { if case .tap = $0 { false } else { true } }
      return .action(chances.user.pick(others) ?? .back)
    default: return .action(chances.user.pick(possible) ?? .back)
    }
  }

  private func take(_ step: ExplorationStep) async {
    steps.append(step)
    diary?.add(step)
    guard let stage = controller?.stage else { return }
    world.mischief.budget = 4
    switch step {
    case .custom, .restart: swipe(stage)
    case .action(let action): await play(action, on: stage)
    }
    if plan.kind == .hostile {
      for _ in 0..<chances.course.below(8) { await passTurn() }
    } else {
      await scheduler.sleepers.settled()
    }
    world.mischief.budget = 0
    if let failure = LifeLaws.broken(on: stage, world: world) { self.failure = failure }
    if plan.kind == .session, failure == nil, steps.count.isMultiple(of: 8) {
      failure = LifeLaws.broken(by: witness?.shown, on: stage)
    }
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

  /// Lets all that waits for the main actor have its turn, in the same order each time.
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
    if stage.allowsUserDismissal, let front = stage.modalScreens.last {
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
}

extension StressLife {
  private func beHostile(_ stage: Stage) {
    relay.target = StressBackend(scheduler, world.mischief, seed: plan.number)
    world.mischief.body = { [weak self] in self?.doMischief() }
    observations.append(stage.observe { [world] _ in world.mischief.happen() })
    stage.log.limit = 2_000
  }

  /// Reads or navigates, wherever it is called.
  private func doMischief() {
    guard let stage = controller?.stage else { return }
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

  /// Plays the log again in a fresh app, and compares.
  private func replay() async {
    guard let stage = controller?.stage else { return }
    let script: Script
    do {
      script = try Script(parsing: stage.log.script, name: "life \(plan.number)")
    } catch {
      failure = LifeFailure(law: "a log is a script", detail: "\(error)")
      return
    }
    let other = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let app = StressWorld.makeApp(seed: plan.number, on: plan.makeWireframe(other))
    for step in script.steps { await other.play(step.action) }
    failure = LifeLaws.difference(from: stage, to: other)
    withExtendedLifetime(app) {}
  }

  /// Ends the app, and checks that nothing stays behind.
  private func end() async {
    witness = nil
    observations = []
    world.mischief.body = nil
    controller = nil
    await scheduler.sleepers.settled()
    await scheduler.advance(by: .seconds(30))
    await scheduler.sleepers.settled()
    var left = world.remnants.filter { $0.object != nil }.map(\.name)
    if world.bell.ring() > 0 { left.append("a listener") }
    if scheduler.sleepers.sleepingCount > 0 { left.append("a sleeper") }
    if world.awaitedCount > 0 { left.append("\(world.awaitedCount) who await an outcome") }
    if !left.isEmpty {
      failure = LifeFailure(law: "nothing stays behind", detail: left.joined(separator: ", "))
    }
  }
}

/// An executor by which the end of a wait takes no way round by another thread.
@available(macOS 15, iOS 18, tvOS 18, visionOS 2, *)
private final class StraightExecutor: TaskExecutor {
  static let shared = StraightExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    job.runSynchronously(on: asUnownedTaskExecutor())
  }
}
