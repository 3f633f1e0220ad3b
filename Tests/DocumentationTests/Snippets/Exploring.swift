import Testing
import Wireflow
import WireflowExploration
import WireflowTesting

@testable import Notes

private typealias NotesApplication = YourFirstFlow08.NotesApplication
private typealias WindowBackend = PictureBackend

extension NotesFlowCoordinator {
  fileprivate var isPremium: Bool { false }
}

@MainActor func exploreNotes() async -> NavigationMap {
  let map = await explore(on: .tabBar) { NotesApplication.makeController(wireframe: $0) }
  return map
}

@MainActor func separateNotes(_ options: inout ExplorationOptions) {
  options.abstraction = PlaceAbstraction().separating { app in
    (app.mainFlow as? NotesFlowCoordinator)?.isPremium == true ? "premium" : ""
  }
}

@MainActor func shorten(
  _ script: [ExplorationStep], while crashes: @MainActor ([ExplorationStep]) async -> Bool
) async {
  let short = await shrink(script) { script in await crashes(script) }
  print(short.script)
}

struct BackendSnippetTests {
  @Test @MainActor func showsWhatIsOnStage() {
    checkBackend { scheduler in
      let backend = WindowBackend(scheduler: scheduler)
      return BackendUnderTest(backend, picture: { backend.picture })
    }
  }
}

@Suite(.disabled("It would keep a baseline."))
@MainActor struct NavigationSnippetTests {
  @Test func navigatesAsBefore() async {
    await assertNavigation(of: "Notes", on: [.tabBar, .split]) {
      NotesApplication.makeController(wireframe: $0)
    }
  }
}
