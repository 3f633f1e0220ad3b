import Testing
import Wireflow
import WireflowRouting
import WireflowTesting

/// Screens hold the store in their closures, so the store keeps nothing of the app.
@MainActor
struct StoreLifeTests {
  private final class LinkScreen: RootLevelRepresentable {
    let title = "Links"
    var onNext: (() -> Void)?
    var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
  }

  private static func makeApp() -> RouteRig {
    RouteRig(at: ["s"]) { wireframe, store in
      [
        RouteScene("s") { _ in
          let screen = LinkScreen()
          screen.onNext = { store.route(.push("next")) }
          return PagesCoordinator(wireframe, RouteStack(store, installing: screen))
        }
      ]
    }
  }

  @Test func letsGoOfTheAppWithTheScreensThatHoldIt() {
    weak var stage: Stage?
    weak var screen: (any Screen)?
    do {
      let rig = Self.makeApp()
      stage = rig.stage
      screen = rig.stage.rootScreens.first
      #expect(screen?.title == "Links")
    }

    #expect(stage == nil)
    #expect(screen == nil)
  }

  @Test func testThatKeepsItIsToldOfNoLeak() {
    var kept: Store<LibraryState>?
    let app = AppDriver { stage, makeWireframe in
      let wireframe = makeWireframe(stage)
      let store = Store(
        initialState: LibraryState(), reducer: LibraryReducer(), stage: wireframe.stage)
      kept = store
      return ApplicationController(
        wireframe: wireframe, mainFlow: LibraryCoordinator(wireframe, store))
    }
    #expect(app.stage.visibleScreens.count == 1)

    app.skipLog()
    app.finish()

    #expect(kept?.state.hasCard == false)
  }

  @Test func changesItsStateWithoutTheApp() {
    weak var stage: Stage?
    let store = {
      let rig = Self.makeApp()
      stage = rig.stage
      return rig.store
    }()

    store.route(.goto(["s", "next"]))

    #expect(stage == nil)
    #expect(store.state.route == ["s", "next"])
  }
}
