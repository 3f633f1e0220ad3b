import NotesApp
import Testing
import WireflowTesting

@MainActor struct WireframeTests {
  @Test(arguments: scripts(in: "Sessions"))
  func isTheSameOnEachWireframe(_ session: ScriptFile) async {
    await expectEquivalent(session, on: [.tabBar, .hamburger, .split]) {
      NotesApplication.makeController(wireframe: $0)
    }
  }
}
