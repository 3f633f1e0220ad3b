import Testing

@MainActor
struct WalkTests {
  @Test(arguments: PictureBackend.Pace.allCases, (1...10).map(UInt64.init))
  func agreesWithTheModelAndTheBackend(pace: PictureBackend.Pace, seed: UInt64) {
    let walk = Walk([pace], seed: seed)

    walk.run(steps: 10_000)

    walk.end()
  }

  @Test func agreesWithSeveralBackends() {
    let walk = Walk([.prompt, .late], seed: 11)

    walk.run(steps: 10_000, addingBackendAt: 2_000)

    walk.end()
  }
}
