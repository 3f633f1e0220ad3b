import SampleExplorations
import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

@testable import WireflowExploration

/// Random users of the samples, each of whom begins with a recorded way.
///
/// What has ended and left is gone from memory, all is named for screen readers, menus offer what can
/// be done, by one key each, and the log plays again.
@MainActor
struct SampleWalkTests {
  private static let length = 120
  private static let lives = max(Strength.isLong ? 4 : 2, (WalkSteps.wanted ?? 0) / length)

  @Test(
    arguments: ["Audiobooks", "Encyclopedia", "Fitness", "Media", "Movies"],
    Strength.some(of: WireframeVariant.standard))
  func leavesNothingBehindAndPlaysAgain(_ name: String, on wireframe: WireframeVariant) async throws
  {
    let sample = try #require(SampleExploration.named(name))
    let ways = try Self.ways(of: sample)
    #expect(!ways.isEmpty)
    for seed in 0..<UInt64(Self.lives) {
      let (ledger, scheduler) = try await Self.live(seed, in: sample, on: wireframe, ways)
      await scheduler.sleepers.settled()
      #expect(ledger.isOver, "\(name), life \(seed)")
    }
  }

  private static func live(
    _ seed: UInt64, in sample: SampleExploration, on wireframe: WireframeVariant,
    _ ways: [[UserAction]]
  ) async throws -> (LeakLedger, ManualScheduler) {
    let (backend, scheduler) = (TextRecorder(), ManualScheduler())
    let stage = Stage(backend: backend, scheduler: scheduler)
    let controller = try #require(
      sample.app.makeController(on: stage, wireframe.makeWireframe))
    let ledger = LeakLedger(stage)
    var random = SplitMix64(seed: seed)
    let way = random.pick(ways) ?? []
    for step in 0..<way.count + length {
      let isNew = step >= way.count
      let action =
        isNew ? Self.action(on: stage, of: sample, from: backend, &random) : way[step]
      if let action, case .refused(let refusal) = await stage.play(action), isNew {
        Issue.record("\(sample.name), life \(seed): \(action) is refused: \(refusal.reason)")
      }
      await scheduler.sleepers.settled()
      let faults =
        stage.picture.spokenFaults.map { $0.sentence(on: sample.name) } + wrongItems(on: stage)
        + (isNew ? ledger.leaks.map(\.description) : [])
      #expect(faults == [], "\(sample.name), life \(seed)")
    }
    try await expectReplay(of: controller, on: wireframe) { stage, makeWireframe in
      let controller = sample.app.makeController(on: stage, makeWireframe)
      return try #require(controller)
    }
    return (ledger, scheduler)
  }

  /// Returns the user's next action, or nil if the user has swiped the screen in front away.
  private static func action(
    on stage: Stage, of sample: SampleExploration, from backend: TextRecorder,
    _ random: inout SplitMix64
  ) -> UserAction? {
    switch random.below(100) {
    case 0..<12: return .wait(.milliseconds(random.below(800)))
    case 12: return .background
    case 13: return .adapt(random.chance(50) ? .compact : .regular)
    case 14..<18:
      let (modal, root) = (stage.state.modalScreens.last, stage.state.selectedRoot)
      guard let front = modal ?? root, let top = stage.state.stack(of: front).last, top !== root,
        top === modal ? stage.allowsUserDismissal : stage.allowsUserPop
      else { return nil }
      stage.userDid(.removed([top]), in: backend)
      return nil
    case 18: return random.pick(sample.options.links).map { .open($0) }
    default: return random.pick(stage.possibleActions)
    }
  }

  /// Returns the items of menus that the stage would refuse, and a word for shortcuts of two items.
  private static func wrongItems(on stage: Stage) -> [String] {
    let (possible, items) = (stage.possibleActions, stage.picture.menuItems)
    let refused = items.filter { item in
      // The escape key may try to leave a modal, which tells its screen if the user may not.
      let isAttempt = item.id == StagePicture.MenuItem.escapeID && item.action == .dismiss
      return !isAttempt && item.action.map { !possible.contains($0) } ?? false
    }
    let shortcuts = items.compactMap(\.shortcut)
    return refused.map(\.title) + (Set(shortcuts).count == shortcuts.count ? [] : ["twice"])
  }

  /// Returns the recorded ways of a sample, without those that restart it or use its services.
  private static func ways(of sample: SampleExploration) throws -> [[UserAction]] {
    try sample.baseline.corpus.values.joined().compactMap { script in
      let actions = script.compactMap { step in
        if case .action(let action) = step { action } else { nil }
      }
      return actions.count == script.count ? actions : nil
    }.sorted { $0.description < $1.description }
  }
}
