import Testing
import WireflowTesting

enum ThreeWireframes01 {
  @MainActor struct WireframeTests {
    @Test(arguments: scripts(in: "Sessions"))
    func isTheSameOnEachWireframe(_ session: ScriptFile) async {
      await expectEquivalent(session, on: [.tabBar, .hamburger, .split]) {
        NotesApplication.makeController(wireframe: $0)
      }
    }
  }
}

extension ThreeWireframes01 {
  typealias NotesApplication = YourFirstFlow08.NotesApplication
}
