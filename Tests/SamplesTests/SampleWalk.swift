import TestSupport
import Testing
import Wireflow
import WireflowCommand
import WireflowInteraction

/// Does at random what could be done in a sample, and checks after each step that flows start and
/// end as they should and that screens that have left are gone from memory.
@MainActor
final class SampleWalk {
  /// What differs from sample to sample.
  struct Plan {
    /// Makes the sample on a stage, from a seed for its random parts.
    var makeController: (Stage, WireframeMaker, UInt64) -> ApplicationController
    /// The preferred actions, because mere chance would seldom get far.
    var leadingDeeper: Set<UserAction>
    /// The actions that are mostly left out, because they would keep the walk shallow.
    var leadingOut: Set<UserAction>
    /// The actions that lead home, or closer to it, the best first.
    var waysHome: [UserAction]
    /// What takes a wall away that no way home leads around, all of it in order.
    var key: [UserAction] = []
    /// Whether the sample is where all walks end.
    var isHome: (Stage) -> Bool
    /// The links that are opened now and then, whatever is in front.
    var links: [String] = []
  }

  /// The purpose of a walk.
  enum Purpose {
    /// To get far, also by actions that a backend should not offer.
    case life
    /// To be played again from its log.
    case replay
  }

  private let plan: Plan
  private let purpose: Purpose
  private let backend = TextRecorder()
  let controller: ApplicationController
  private let census: FlowCensus
  private var random: SplitMix64
  private var observation: StageObservation?
  private var onStage: [WeakReference] = []
  private var departed: [WeakReference] = []
  private var problems: [String] = []
  private var actions: [String] = []

  init(
    _ plan: Plan, wireframe: WireframeOption, seed: UInt64, for purpose: Purpose = .life
  ) {
    self.plan = plan
    self.purpose = purpose
    random = SplitMix64(seed: seed)
    let stage = Stage(backend: backend, scheduler: ManualScheduler())
    if purpose == .life { stage.log.limit = 100 }
    controller = plan.makeController(stage, wireframe.makeWireframe, seed)
    census = FlowCensus(of: controller)
    observation = stage.observe { [weak self] change in self?.note(change) }
    controller.finishLaunching()
  }

  /// The names of flows that finished at least once.
  var finished: Set<String> { census.finished }
  /// How many flows have started so far.
  var startCount: Int { census.startCount }

  /// The screens and coordinators that are there now.
  var references: [WeakReference] { onStage + census.coordinators }

  private var stage: Stage { controller.stage }

  func run(steps: Int) async {
    for step in 1...steps {
      await takeStep()
      check()
      if step % 500 == 0 { await rest() }
      if !problems.isEmpty { return report(at: "step \(step)") }
    }
  }

  /// Goes home from wherever it is.
  func returnHome() async {
    for _ in 1...1000 where !plan.isHome(stage) {
      let possible = stage.possibleActions
      if let way = plan.waysHome.first(where: possible.contains) {
        await perform(way)
      } else {
        for action in plan.key where stage.possibleActions.contains(action) {
          await perform(action)
        }
        await perform(.wait(.seconds(1)))
      }
      check()
    }
    if !plan.isHome(stage) {
      problems.append("there is no way home, only: \(stage.possibleActions)")
    }
    report(at: "the way home")
  }

  /// Lets all answers come and answers all questions: then only screens keep flows alive.
  private func rest() async {
    await perform(.wait(.seconds(2)))
    for _ in 1...100 where stage.shownAlert != nil {
      guard let answer = stage.possibleActions.randomElement(using: &random) else { break }
      await perform(answer)
      await perform(.wait(.seconds(2)))
    }
    if stage.shownAlert != nil { problems.append("one alert follows another without end") }
    check()
    problems += census.flowsWithoutScreens.map { "\($0) lives at rest without a screen" }
  }

  private func takeStep() async {
    switch random.next() % 100 {
    case 0..<12: await perform(.wait(.milliseconds(Int(random.next() % 800))))
    case 12: await perform(.background)
    case 13: await perform(.adapt(random.next() % 2 == 0 ? .compact : .regular))
    case 14..<18: await swipe()
    case 18: if let link = random.pick(plan.links) { await perform(.open(link)) }
    default: await performPossible()
    }
  }

  private func performPossible() async {
    let possible = stage.possibleActions
    let deeper = possible.filter(plan.leadingDeeper.contains)
    let choice = deeper.isEmpty || random.next() % 100 < 55 ? possible : deeper
    guard let action = choice.randomElement(using: &random) else {
      return problems.append("there is nothing that can be done")
    }
    if plan.leadingOut.contains(action), random.next() % 100 < 85 { return }
    await perform(action)
  }

  private func perform(_ action: UserAction) async {
    actions.append(action.description)
    guard case .refused(let refusal) = await stage.play(action) else { return }
    problems.append("\(action) was possible and is refused: \(refusal.reason)")
  }

  /// The user takes the screen in front off the backend, also where a backend should not let them
  /// unless the walk is to be played again.
  private func swipe() async {
    guard stage.shownAlert == nil, !stage.isDrawerOpen, stage.wall == nil,
      let root = stage.modalScreens.last ?? stage.selectedRoot,
      let top = stage.stack(of: root).last, top !== stage.selectedRoot
    else { return }
    let isModal = stage.modalScreens.contains { $0 === top }
    if purpose == .replay, !(isModal ? stage.allowsUserDismissal : stage.allowsUserPop) { return }
    actions.append("swipe \(top.title)")
    stage.userDid(.removed([top]), in: backend)
    await stage.scheduler.sleepers.settled()
  }

  private func note(_ change: StageChange) {
    switch change {
    case .entered(let screen): onStage.append(WeakReference(screen, name: screen.title))
    case .left(let screen):
      guard let place = onStage.firstIndex(where: { $0.object === screen }) else {
        return problems.append("\(screen.title) left and had not entered")
      }
      departed.append(onStage.remove(at: place))
    default: break
    }
  }

  private func check() {
    for reference in departed where reference.object != nil {
      problems.append("\(reference.name) is kept though it has left")
    }
    departed = []
    problems += census.problems()
    problems += stage.picture.spokenFaults.map { $0.sentence(on: stage.frontScreen?.title ?? "") }
    if actions.count > 200 { actions.removeFirst(100) }
  }

  private func report(at place: String) {
    for problem in problems {
      Issue.record("\(place): \(problem)\n\(actions.suffix(40).joined(separator: "\n"))")
    }
    problems = []
  }
}
