import Testing
import Wireflow
import WireflowTesting

enum ThreeWireframes04 {
  @MainActor struct WireframeTests {
    private static let cards = WireframeVariant("cards") {
      PolicyWireframe(stage: $0, policy: CardsPolicy())
    }

    @Test(arguments: scripts(in: "Sessions"))
    func isTheSameOnEachWireframe(_ session: ScriptFile) async {
      await expectEquivalent(session, on: [.tabBar, .hamburger, .split, Self.cards]) {
        ApplicationController(notesOn: $0, wireframe: $1)
      }
    }
  }
}
