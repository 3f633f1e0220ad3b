import TestSupport
import Testing
import Wireflow
import WireflowInteraction

/// Random walks, which the second model and the backends agree with.
///
/// They take a while, so they go in a process beside the other tests, which share one main actor.
@MainActor
@Suite(.serialized)
struct WalkTests {
  @Test(arguments: WalkWireframe.allCases, PictureBackend.Pace.allCases)
  func agreesWithTheModelAndTheBackend(kind: WalkWireframe, pace: PictureBackend.Pace) async {
    await #expect(processExitsWith: .success) { @MainActor [kind, pace] in
      for seed in 1...WalkLength.walks {
        let walk = Walk(kind, [pace], seed: UInt64(seed))

        walk.run(steps: WalkLength.steps)

        walk.end()
      }
    }
  }

  @Test(arguments: WalkWireframe.allCases)
  func agreesWithSeveralBackends(kind: WalkWireframe) async {
    await #expect(processExitsWith: .success) { @MainActor [kind] in
      let walk = Walk(kind, [.prompt, .late], seed: 11)

      walk.run(steps: WalkLength.steps, addingBackendAt: WalkLength.steps / 3)

      walk.end()
    }
  }

  @Test func hasTheSameOnStageUnderAllWireframes() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let steps = WalkLength.jointSteps
      let worlds = WalkWorlds(WalkWireframe.allCases, seed: 1)

      worlds.run(steps: steps)

      #expect(worlds.takenCount > steps / 2)
      worlds.end()
    }
  }
}

/// A random walk through an app, in which each step is compared with the model.
@MainActor
final class Walk {
  private let seed: UInt64
  private(set) var world: WalkWorld?
  private(set) var model: StageModel
  private var generator: WalkGenerator
  var step = 0
  private var history: [(step: Int, acts: [WalkAct])] = []
  private(set) var hasFailed = false

  /// A walk under a wireframe, on one backend or on a group of several.
  init(_ kind: WalkWireframe, _ paces: [PictureBackend.Pace], seed: UInt64) {
    self.seed = seed
    let roots = [1, 2, 3]
    world = WalkWorld(kind, paces, seed: seed, roots: roots)
    model = StageModel(kind)
    generator = WalkGenerator(seed: seed)
    model.launch(roots: roots)
  }

  /// Walks on, and stops at the first failure with what led there; a backend may join on the way.
  func run(steps: Int, addingBackendAt joining: Int? = nil) {
    guard let world else { return }
    compare(world)
    while step < steps, !hasFailed {
      step += 1
      if step == joining { carryOut([.addBackend], in: world) }
      carryOut(generator.step(model, pictures: world.backends.map(\.picture)), in: world)
      if generator.random.chance(4) { settle(world) }
      if step.isMultiple(of: 1000) { checkMemory(world) }
    }
    settle(world)
    checkMemory(world)
  }

  /// Drops the app with its whole stage, and checks that nothing of it is left.
  func end() {
    let remains = world?.remains() ?? []
    #expect(remains.count >= 7)

    world = nil

    let left = remains.filter { $0.object != nil }.map { "\($0.name)" }
    #expect(left.isEmpty, "walk of seed \(seed)")
  }
}

extension Walk {
  /// Lets the app and the model do the same, and compares them.
  func carryOut(_ acts: [WalkAct], in world: WalkWorld) {
    guard !hasFailed else { return }
    history.append((step, acts))
    if history.count > 30 { history.removeFirst() }
    world.beginStep()
    model.lines = []
    model.trace = []
    world.run(acts)
    model.presence = world.presence[...]
    for act in acts {
      if case .swipe(let ids, _) = act { checkSwipe(world, model.userRemoved(ids), ids) }
      model.run([act])
    }
    for screen in world.recreated { model.taps[screen] = nil }
    compare(world)
  }

  /// A backend is sent the whole tree if it must be, and only then.
  private func checkSwipe(_ world: WalkWorld, _ isAsShown: Bool, _ ids: [Int]) {
    guard let swipe = world.swipe else { return }
    let mayBeBusySoon = ids.count > 1 && world.backends.contains { $0.pace == .late }
    let mustRestore = swipe.wasBusy || !isAsShown
    if swipe.isRestored != mustRestore, mustRestore || !mayBeBusySoon {
      fail("a swipe of \(ids) is \(mustRestore ? "not restored" : "restored for nothing")", world)
    }
  }

  func settle(_ world: WalkWorld) {
    while world.isBusy, !hasFailed { carryOut([.user(.wait(milliseconds: 400))], in: world) }
  }

  private func compare(_ world: WalkWorld) {
    guard !hasFailed else { return }
    if world.lines != model.lines { fail("the log", world.lines, model.lines, world) }
    if world.trace != model.trace { fail("what is heard", world.trace, model.trace, world) }
    let picture = Picture(world.stage.snapshot)
    if picture != model.picture { fail("the stage", picture, model.picture, world) }
    world.check(picture)
    if step.isMultiple(of: 20) {
      let tree = NavigationTree(world.stage).description
      if tree != model.tree { fail("the tree", tree, model.tree, world) }
      let stale = world.heldScreens.keys.filter { !model.isOnStage($0) }
      generator.staleScreens = stale.sorted().suffix(20)
      generator.staleFlows = world.heldFlows.keys.filter { !model.liveFlows.contains($0) }.sorted()
    }
    if !world.isBusy {
      for backend in world.backends where backend.picture != picture {
        fail("the \(backend.pace) backend", backend.picture, picture, world)
      }
    }
    for backend in world.backends { backend.checkViews() }
    let problems = world.problems + world.backends.flatMap(\.problems)
    if !problems.isEmpty { fail(problems.joined(separator: "\n"), world) }
  }

  /// Checks that leaving objects are gone from memory, and the others are not.
  func checkMemory(_ world: WalkWorld) {
    settle(world)
    guard !hasFailed else { return }
    world.letGo()
    let left = world.remaining()
    let waiting = model.line.flatMap { StageModel.screens(of: $0.request) }
    let known = model.picture.screens + waiting
    let screens = Set(known + known.filter(WalkTrait.hasControls).map { -$0 })
    if left.screens != screens {
      fail("screens in memory", left.screens.sorted(), screens.sorted(), world)
    }
    if left.flows != Set(model.liveFlows) {
      fail("flows in memory", left.flows.sorted(), model.liveFlows.sorted(), world)
    }
    let wireframes = model.picture.modals.count { $0.hasRootItems }
    let coming = model.line.count { if case .presentItems = $0.request { true } else { false } }
    if world.modalWireframes.count != wireframes + coming {
      fail("wireframes in memory", world.modalWireframes.count, wireframes + coming, world)
    }
    generator.staleScreens = []
    generator.staleFlows = []
    model.forgetWhatIsGone(but: screens)
  }

  private func fail<Value>(_ what: String, _ actual: Value, _ expected: Value, _ world: WalkWorld) {
    fail("\(what) differs\nis:       \(actual)\nexpected: \(expected)", world)
  }

  func fail(_ problem: String, _ world: WalkWorld) {
    guard !hasFailed else { return }
    hasFailed = true
    let acts = history.map { "\($0.step): \($0.acts)" }.joined(separator: "\n")
    let log = world.latestLines.suffix(30).joined(separator: "\n")
    Issue.record("seed \(seed), step \(step): \(problem)\n\nacts:\n\(acts)\n\nlog:\n\(log)")
  }
}

/// How far walks go.
enum WalkLength {
  /// How many steps a walk has.
  static let steps = WalkSteps.wanted == nil ? 200 : 10_000
  /// How many walks there are under a wireframe.
  static let walks = WalkSteps.wanted.map { max(1, $0 / 10_000) } ?? 1
  /// How many steps all wireframes take together.
  static let jointSteps = WalkSteps.wanted ?? 200
}

/// The same walk under several wireframes at once, each with an app and screens of its own.
///
/// What happens is made up from what one of them shows. It happens on all if it is possible on all,
/// or else on none; then the same screens must be on stage, and the same flows alive.
@MainActor
final class WalkWorlds {
  private let walks: [Walk]
  private var generator: WalkGenerator
  private var step = 0
  /// How much happened, and how much in succession was left out.
  private(set) var takenCount = 0
  private var leftOut = 0

  /// Walks under wireframes, on backends that are prompt and late by turns.
  init(_ kinds: [WalkWireframe], seed: UInt64) {
    let paces = PictureBackend.Pace.allCases
    walks = kinds.enumerated().map { place, kind in
      Walk(kind, [paces[place % paces.count]], seed: seed)
    }
    generator = WalkGenerator(seed: seed, isImmediate: true)
  }

  /// Walks on, and stops at the first failure.
  func run(steps: Int) {
    while step < steps, !walks.contains(where: \.hasFailed) {
      step += 1
      let proposer = generator.random.pick(walks) ?? walks[0]
      consider(generator.step(proposer.model, pictures: []))
      if step.isMultiple(of: 1000) { forEach { $0.checkMemory($1) } }
    }
    forEach { $0.checkMemory($1) }
  }

  /// Drops all apps, and checks that nothing of them is left.
  func end() {
    for walk in walks { walk.end() }
  }
}

extension WalkWorlds {
  /// Performs acts on all wireframes, if they are possible there and have the same result.
  private func consider(_ acts: [WalkAct]) {
    let prospects = walks.map { WalkProspect(of: acts, in: $0.model) }
    let isPossible = acts.allSatisfy(\.isAboutHow) || prospects.map(\.outcomes).areEqual
    let isSame = prospects.map(\.screens).areEqual && prospects.map(\.flows).areEqual
    if isPossible, isSame { return take(acts) }
    if isPossible, !mayDiffer(acts, prospects) {
      forEach { $0.fail("\(acts) comes to different screens: \(prospects)", $1) }
    }
    leftOut += 1
    if leftOut > 20 { unite() }
  }

  /// Whether acts that are possible on all wireframes may lead to different screens by design.
  ///
  /// A screen is a modal on one and a page on another, so it goes with other
  /// things; and a drawer that resets stacks takes screens away when the user chooses.
  private func mayDiffer(_ acts: [WalkAct], _ prospects: [WalkProspect]) -> Bool {
    let now = walks.map { Set($0.model.picture.modals.map(\.first)) }
    // A detail lies on top of its list on one, and is beside it on another.
    return walks.contains { $0.model.picture.hasDetails } || !now.areEqual
      || prospects.contains(where: \.showsDetail)
      || !prospects.map(\.presentedCount).areEqual
      || acts.contains(where: \.isChoice)
  }

  private func take(_ acts: [WalkAct]) {
    takenCount += 1
    leftOut = 0
    forEach { walk, world in
      walk.step = step
      walk.carryOut(acts, in: world)
    }
    compare()
  }

  /// Brings the worlds together again: all flows end, and new root items are installed.
  private func unite() {
    leftOut = 0
    let roots = (0..<3).map { _ in generator.newScreen() }
    let clear = [WalkAct.request(.flush, by: nil), .request(.dismissAll, by: nil)]
    forEach { walk, world in
      walk.carryOut(clear, in: world)
      while let flow = walk.model.liveFlows.last, !walk.hasFailed {
        walk.carryOut([.finish(flow, .unwound)] + clear, in: world)
      }
      walk.carryOut([.request(.install(roots), by: nil)], in: world)
    }
    compare()
  }

  /// Compares the stages themselves.
  private func compare() {
    let worlds = walks.compactMap(\.world)
    let screens = worlds.map { Set(Picture($0.stage.snapshot).screens) }
    let flows = worlds.map { NavigationTree($0.stage).mainFlow }
    guard !screens.areEqual || !flows.areEqual else { return }
    forEach { $0.fail("the wireframes differ: \(screens), \(flows)", $1) }
  }

  private func forEach(_ body: (Walk, WalkWorld) -> Void) {
    for walk in walks {
      if let world = walk.world { body(walk, world) }
    }
  }
}

/// What acts would come to, by a copy of the model.
struct WalkProspect {
  /// The outcome of each request and action, and the reports of it, without reasons; then all
  /// that was ignored, and how much waits behind an alert.
  let outcomes: [String]
  let screens: Set<Int>
  let flows: [Int]
  /// How many modals are presented on the way.
  let presentedCount: Int
  /// Whether a detail is shown on the way.
  let showsDetail: Bool

  init(of acts: [WalkAct], in model: StageModel) {
    var model = model
    model.lines = []
    model.trace = []
    model.run(acts)
    outcomes =
      model.trace.map { $0.hasPrefix("ignored") ? "ignored" : $0 }
      + model.lines.compactMap(Self.ignored) + ["waiting \(model.line.count)"]
    screens = Set(model.picture.screens)
    flows = model.liveFlows
    presentedCount = model.lines.count { $0.hasPrefix("  present") || $0.hasPrefix("  + present") }
    showsDetail = model.lines.contains { $0.contains("show detail ") }
  }

  /// The ignored request of a line, where a wireframe may have made it a push or a modal.
  private static func ignored(_ line: String) -> String? {
    guard line.contains("ignored "), let what = line.split(separator: ":").first else { return nil }
    return [" push ", " present ", " show "].reduce(String(what)) { words, verb in
      words.replacing(verb, with: " bring ")
    }
  }
}

extension WalkAct {
  /// Whether it concerns only how things are shown: it does no harm where it is not possible.
  fileprivate var isAboutHow: Bool {
    switch self {
    case .request(.openDrawer, _), .request(.closeDrawer, _), .request(.adapt, _),
      .user(.openDrawer),
      .user(.closeDrawer), .user(.adapt):
      true
    default: false
    }
  }

  /// Whether the user chooses a root item.
  fileprivate var isChoice: Bool { if case .user(.select) = self { true } else { false } }
}

extension Array where Element: Equatable {
  fileprivate var areEqual: Bool { allSatisfy { $0 == first } }
}
