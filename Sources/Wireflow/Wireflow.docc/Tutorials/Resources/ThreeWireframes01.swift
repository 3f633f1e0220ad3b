import NotesApp
import Testing
import Wireflow
import WireflowTesting

@MainActor struct WireframeTests {
  @Test(arguments: scripts(in: "Sessions"))
  func isTheSameOnEachWireframe(_ session: ScriptFile) async {
    await expectEquivalent(session, on: [.tabBar, .hamburger, .split]) {
      ApplicationController(notesOn: $0, wireframe: $1)
    }
  }
}
