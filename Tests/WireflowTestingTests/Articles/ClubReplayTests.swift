import Testing
import Wireflow
import WireflowTesting

@MainActor
struct ClubReplayTests {
  @Test func visitComesToTheSameWhenItIsReplayed() async {
    let app = AppDriver { ApplicationController(clubOn: $0, wireframe: $1) }
    await app.run(script: "tap \"Map\"\nback\ntap \"Members\"")

    await app.expectReplay {
      ApplicationController(clubOn: $0, wireframe: $1)
    }

    app.skipLog()
    await app.finish()
  }
}
