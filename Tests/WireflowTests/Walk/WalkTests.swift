import Testing

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
