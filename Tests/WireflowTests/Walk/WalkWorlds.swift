import TestSupport
import Wireflow
import WireflowInteraction

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
