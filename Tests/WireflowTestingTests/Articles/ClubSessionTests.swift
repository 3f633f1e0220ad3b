import Testing
import Wireflow
import WireflowTesting

@MainActor
struct ClubSessionTests {
  @Test(arguments: scripts(in: "Sessions"))
  func replays(_ session: ScriptFile) async {
    let app = AppDriver { ApplicationController(clubOn: $0, wireframe: $1) }

    await app.run(session)

    app.assertSnapshot()
    await app.finish()
  }

  @Test(arguments: scripts(in: "Sessions"))
  func sameHappensOnEveryWireframe(_ session: ScriptFile) async {
    await expectEquivalent(session, on: [.tabBar, .hamburger, .split]) {
      ApplicationController(clubOn: $0, wireframe: $1)
    }
  }
}
