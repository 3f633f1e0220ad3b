import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// Random sessions of a woven app, played again from their logs.
@MainActor
struct TangledWalkTests {
  /// The sessions: 300 with `WIREFLOW_STRENGTH=100`.
  private static let sessionCount = max(20, Strength.share(of: 300))

  @Test func runsTheSameFromItsLogAtOtherAddresses() async throws {
    var random = SplitMix64(seed: 3)
    var ballast: [[TangledService]] = []
    var differing: [UInt64] = []
    for seed in 1...UInt64(Self.sessionCount) {
      let session = await walk(seed)
      ballast.append((0..<(1 + random.below(200))).map(TangledService.init))
      if random.chance(40) { ballast.removeFirst() }

      let replay = TangledApp(on: makeWireframe(seed), seed: seed)
      await replay.controller.play(try Script(parsing: session.log.script, name: "session"))

      if replay.controller.stage.log.text != session.log.text {
        differing.append(seed)
        if differing.count == 1 {
          expectText(replay.controller.stage.log.text, matches: session.log.text)
        }
      }
    }
    #expect(differing == [])
  }

  /// Does 50 things at random in a fresh app, and returns its stage.
  private func walk(_ seed: UInt64) async -> Stage {
    var random = SplitMix64(seed: seed)
    let app = TangledApp(on: makeWireframe(seed), seed: seed)
    let stage = app.controller.stage
    await stage.play(.launch)
    for _ in 0..<50 {
      guard let action = random.pick(stage.possibleActions) else { break }
      await stage.play(action)
    }
    return stage
  }

  private func makeWireframe(_ seed: UInt64) -> any ApplicationWireframe {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    return seed.isMultiple(of: 2) ? TabBarWireframe(stage: stage) : SplitWireframe(stage: stage)
  }
}
