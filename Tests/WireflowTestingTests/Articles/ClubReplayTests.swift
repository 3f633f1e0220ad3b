import Testing
import WireflowTesting

@MainActor
struct ClubReplayTests {
  @Test func visitComesToTheSameWhenItIsReplayed() async {
    let app = AppDriver(makeController: ClubApp.makeController)
    await app.run(script: "tap \"Map\"\nback\ntap \"Members\"")

    await app.expectReplay(makeController: ClubApp.makeController)

    app.skipLog()
    await app.finish()
  }
}
