import Testing
import Wireflow
import WireflowTesting

enum ThreeWireframes01 {
  @MainActor struct WireframeTests {
    @Test(arguments: scripts(in: "Sessions"))
    func isTheSameOnEachWireframe(_ session: ScriptFile) async {
      await expectEquivalent(session, on: [.tabBar, .hamburger, .split]) {
        ApplicationController(notesOn: $0, wireframe: $1)
      }
    }
  }
}
