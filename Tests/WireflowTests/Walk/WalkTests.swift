import Testing

@MainActor
struct WalkTests {
  @Test(arguments: WalkWireframe.allCases, PictureBackend.Pace.allCases)
  func agreesWithTheModelAndTheBackend(kind: WalkWireframe, pace: PictureBackend.Pace) {
    for seed in UInt64(1)...2 {
      let walk = Walk(kind, [pace], seed: seed)

      walk.run(steps: 10_000)

      walk.end()
    }
  }

  @Test(arguments: WalkWireframe.allCases)
  func agreesWithSeveralBackends(kind: WalkWireframe) {
    let walk = Walk(kind, [.prompt, .late], seed: 11)

    walk.run(steps: 10_000, addingBackendAt: 2_000)

    walk.end()
  }
}
