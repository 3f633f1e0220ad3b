import Testing
import WireflowTesting

@MainActor
struct ClubSessionTests {
  @Test(arguments: scripts(in: "Sessions"))
  func replays(_ session: ScriptFile) async {
    let app = AppDriver(makeController: ClubApp.makeController)

    await app.run(session)

    app.assertSnapshot()
    await app.finish()
  }

  @Test(arguments: scripts(in: "Sessions"))
  func sameHappensOnEveryWireframe(_ session: ScriptFile) async {
    await expectEquivalent(
      session, on: [.tabBar, .hamburger, .split], makeController: ClubApp.makeController)
  }
}
