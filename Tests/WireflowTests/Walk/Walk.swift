import TestSupport
import Testing
import Wireflow
import WireflowInteraction

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
