import Testing

@MainActor
struct WalkTests {
  @Test(arguments: WalkWireframe.allCases, PictureBackend.Pace.allCases)
  func agreesWithTheModelAndTheBackend(kind: WalkWireframe, pace: PictureBackend.Pace) {
    for seed in 1...WalkLength.walks(kind) {
      let walk = Walk(kind, [pace], seed: UInt64(seed))

      walk.run(steps: WalkLength.steps)

      walk.end()
    }
  }

  @Test(arguments: WalkWireframe.allCases)
  func agreesWithSeveralBackends(kind: WalkWireframe) {
    let walk = Walk(kind, [.prompt, .late], seed: 11)

    walk.run(steps: WalkLength.steps, addingBackendAt: WalkLength.steps / 3)

    walk.end()
  }

  @Test func hasTheSameOnStageUnderAllWireframes() {
    let steps = WalkLength.jointSteps
    let worlds = WalkWorlds(WalkWireframe.allCases, seed: 1)

    worlds.run(steps: steps)

    #expect(worlds.takenCount > steps / 2)
    worlds.end()
  }
}
