import Foundation
import RandomApps
import SampleExplorations
import TestSupport
import Testing
import WireflowInteraction
import WireflowTesting

@testable import Wireflow
@testable import WireflowExploration

/// Random users of the samples, each of whom begins with a recorded way: flows and screens that have
/// ended are gone from memory, all is named for screen readers, and the log plays again.
@MainActor
struct SampleWalkTests {
  private static let lifeLength = 120
  private static let lives = max(Strength.isLong ? 4 : 2, (WalkSteps.wanted ?? 0) / lifeLength)

  @Test(
    arguments: ["Audiobooks", "Encyclopedia", "Fitness", "Media", "Movies"],
    Strength.some(of: WireframeVariant.standard))
  func leavesNothingBehindAndPlaysAgain(_ name: String, on wireframe: WireframeVariant) async throws
  {
    let sample = try #require(SampleExploration.all.first { $0.name == name })
    let ways = try Self.ways(of: name)
    #expect(!ways.isEmpty)
    for life in 0..<Self.lives {
      var random = SplitMix64(seed: UInt64(life))
      let way = random.pick(ways) ?? []
      var walk: SampleWalk? = SampleWalk(sample, wireframe, seed: UInt64(life))
      await walk?.run(way, and: Self.lifeLength)
      await walk?.expectReplay(of: sample, on: wireframe)
      let references = walk?.references ?? []
      let scheduler = walk?.controller.stage.scheduler
      walk = nil
      await scheduler?.sleepers.settled()
      #expect(references.filter { $0.object != nil }.map(\.name) == [], "\(name), life \(life)")
    }
  }

  /// The recorded ways of a sample, without those that restart it or use its services.
  private static func ways(of name: String) throws -> [[UserAction]] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Navigation")
    let file = folder.appending(path: name)
    var baseline = try NavigationBaseline(
      parsing: String(contentsOf: file.appendingPathExtension("flow"), encoding: .utf8), name: name)
    try baseline.readScripts(
      String(contentsOf: file.appendingPathExtension("scripts"), encoding: .utf8))
    return baseline.corpus.values.joined().compactMap { script in
      let actions = script.compactMap { step in
        if case .action(let action) = step { action } else { nil }
      }
      return actions.count == script.count ? actions : nil
    }.sorted { $0.description < $1.description }
  }
}

/// Does at random what could be done in a sample, and checks after each step that flows that have
/// ended and screens that have left are gone from memory.
@MainActor
private final class SampleWalk {
  let controller: ApplicationController
  private let backend = TextRecorder()
  private let links: [String]
  private let seed: UInt64
  private var random: SplitMix64
  private var observation: StageObservation?
  private var flows: [WeakReference] = []
  private var onStage: [WeakReference] = []
  private var departed: [WeakReference] = []
  private var problems: [String] = []
  private var actions: [String] = []

  init(_ sample: SampleExploration, _ wireframe: WireframeVariant, seed: UInt64) {
    (self.seed, links) = (seed, sample.options.links)
    random = SplitMix64(seed: seed)
    let stage = Stage(backend: backend, scheduler: ManualScheduler())
    controller = Self.make(sample, on: stage, wireframe.makeWireframe)
    observation = stage.observe { [weak self] change in self?.note(change) }
  }

  private static func make(
    _ sample: SampleExploration, on stage: Stage, _ wireframe: WireframeMaker
  ) -> ApplicationController {
    guard case .window(let make) = sample.app.makeDevice().maker else {
      preconditionFailure("\(sample.name) has several windows")
    }
    return make(stage, wireframe)
  }

  /// The screens and coordinators that are there now.
  var references: [WeakReference] { onStage + flows }

  private var stage: Stage { controller.stage }

  /// Goes a way, and then any other for a number of steps.
  func run(_ way: [UserAction], and stepCount: Int) async {
    for action in way { await perform(action) }
    problems = []
    for _ in 0..<stepCount where problems.isEmpty {
      await takeStep()
      check()
    }
    await rest()
    if problems.isEmpty { return }
    Issue.record("seed \(seed): \(problems)\n\(actions.suffix(40).joined(separator: "\n"))")
  }

  func expectReplay(of sample: SampleExploration, on wireframe: WireframeVariant) async {
    await WireflowTesting.expectReplay(of: controller, on: wireframe) { stage, makeWireframe in
      Self.make(sample, on: stage, makeWireframe)
    }
  }

  /// Lets all answers come and answers all questions: then only screens keep flows alive.
  private func rest() async {
    await perform(.wait(.seconds(2)))
    for _ in 1...100 where stage.shownAlert != nil {
      guard let answer = random.pick(stage.possibleActions) else { break }
      await perform(answer)
      await perform(.wait(.seconds(2)))
    }
    if stage.shownAlert != nil { problems.append("one alert follows another without end") }
    check()
  }

  private func takeStep() async {
    switch random.below(100) {
    case 0..<12: await perform(.wait(.milliseconds(random.below(800))))
    case 12: await perform(.background)
    case 13: await perform(.adapt(random.chance(50) ? .compact : .regular))
    case 14..<18: await swipe()
    case 18: if let link = random.pick(links) { await perform(.open(link)) }
    default: if let action = random.pick(stage.possibleActions) { await perform(action) }
    }
  }

  private func perform(_ action: UserAction) async {
    actions.append(action.description)
    guard case .refused(let refusal) = await stage.play(action) else { return }
    problems.append("\(action) was possible and is refused: \(refusal.reason)")
  }

  /// The user takes the screen in front off the backend.
  private func swipe() async {
    guard let front = stage.state.modalScreens.last ?? stage.state.selectedRoot,
      let top = stage.state.stack(of: front).last, top !== stage.state.selectedRoot,
      top === stage.state.modalScreens.last ? stage.allowsUserDismissal : stage.allowsUserPop
    else { return }
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
      let reference = onStage.remove(at: place)
      // A draft keeps its controls for the next time that it is minimized.
      let drafts = onStage.compactMap { $0.object as? any ModallyMinimizable }
      if !drafts.contains(where: { $0.minimizedControls === screen }) { departed.append(reference) }
    case .started(let flow): flows.append(WeakReference(flow, name: "\(type(of: flow))"))
    case .ended(let flow): departed += flows.filter { $0.object === flow }
    default: break
    }
    flows.removeAll { $0.object == nil }
  }

  private func check() {
    for reference in departed where reference.object != nil {
      problems.append("\(reference.name) is kept though it has left")
    }
    departed = []
    problems += stage.picture.spokenFaults.map {
      $0.sentence(on: stage.state.frontScreen?.title ?? "")
    }
  }
}

/// An object that should go away, and its name.
@MainActor
struct WeakReference {
  weak var object: AnyObject?
  let name: String

  init(_ object: AnyObject?, name: String) {
    self.object = object
    self.name = name
  }
}

/// Random apps, with flows, guards, walls, windows and work, in the hands of random users: each law
/// holds after each step.
///
/// `WireflowStress` lives many more of these lives. Each third one is hostile, and all wireframes have
/// their turns.
@MainActor
struct RandomAppTests {
  private static let length = Strength.isLong ? 120 : 60
  private static let lives = max(8, (WalkSteps.wanted ?? 1_000) / (10 * length))

  @Test(arguments: Array(0..<(Strength.isLong ? 10 : 1)) as [UInt64])
  func keepEachLaw(from first: UInt64) async {
    // Lives take a while, so they go beside the other tests, which share one main actor.
    await #expect(processExitsWith: .success) { @MainActor [first] in
      await RandomAppTests.live(from: first)
    }
  }

  private static func live(from first: UInt64) async {
    for life in 0..<UInt64(lives) {
      let life = StressLife(LifePlan(number: first + 10 * life))
      await life.live(nil, length: length)
      guard let failure = life.failure else { continue }
      Issue.record(
        """
        Life \(life.plan.number) broke a law: \(failure.law)
        \(failure.detail)
        Make it shorter: swift run WireflowStress --from \(life.plan.number) --lives 1
        """)
    }
  }
}
