import Testing
import Wireflow
import WireflowRouting

/// Changes between scenes.
@MainActor
struct SceneTests {
  private func makeRig(at route: Route) -> RouteRig {
    RouteRig(at: route) { wireframe, store in
      [.pages("in", wireframe, store), .pages("out", wireframe, store)]
    }
  }

  @Test
  func changesToTheSceneThatTheTagNames() {
    let rig = makeRig(at: ["out", "a"])

    rig.store.route(.goto(["in", "b"]))

    #expect(rig.main.scenes.currentTag == "in")
    #expect(
      rig.newLog() == """
        > (app)
          route store: in/b
          start PagesCoordinator
          install tab bar: in
          cancel PagesCoordinator
          + push PageScreen "b" onto in
        """)
  }

  @Test
  func handsTheRestOnToTheSceneThatIsThere() {
    let rig = makeRig(at: "out")

    rig.store.route(.push("a"))

    #expect(
      rig.newLog() == """
        > (app)
          route store: out/a
          push PageScreen "a" onto out
        """)
  }

  @Test
  func makesNoCoordinatorBeforeItIsNeededAndANewOneEachTime() {
    var made: [String] = []
    let rig = RouteRig(at: "one") { wireframe, store in
      ["one", "two"].map { tag in
        RouteScene(tag) { _ in
          made.append(tag)
          return PagesCoordinator(wireframe, RouteStack(store, installing: PageScreen(tag)))
        }
      }
    }

    #expect(made == ["one"])
    for route in [["two"], ["one", "a"], ["one", "b"]] { rig.store.route(.goto(route)) }

    #expect(made == ["one", "two", "one"])
  }

  @Test
  func leavesAllAsItIsOnTheEmptyRoute() {
    let rig = makeRig(at: ["out", "a"])

    rig.store.route(.goto(Route()))

    #expect(rig.route == "out/a")
    #expect(rig.stage.visibleScreens.map(\.title) == ["a"])
  }

  @Test
  func goesBackToTheSceneThatIsThereWhenAGuardRefusesTheOther() {
    let rig = makeRig(at: ["out", "a"])
    rig.main.guardRequests { _, request in
      if case .install = request.request { .refuse("not yet") } else { .allow }
    }

    rig.store.route(.goto(["in", "b"]))

    #expect(rig.main.scenes.currentTag == "out")
    #expect(rig.route == "out/a")
    rig.store.route(.push("c"))
    #expect(rig.stage.visibleScreens.map(\.title) == ["c"])
  }

  @Test
  func letsGoOfASceneThatWasLeft() {
    weak var left: PagesCoordinator?
    let rig = RouteRig(at: "one") { wireframe, store in
      ["one", "two"].map { tag in
        RouteScene(tag) { _ in
          let pages = PagesCoordinator(wireframe, RouteStack(store, installing: PageScreen(tag)))
          if tag == "one" { left = pages }
          return pages
        }
      }
    }
    #expect(left != nil)

    rig.store.route(.goto("two"))

    #expect(left == nil)
  }

  @Test
  func freesEverythingWithTheController() {
    var rig: RouteRig? = .whole(at: ["app", "B", "x", "play", "m", "sheet", "y"])
    weak let controller = rig?.controller
    weak let store = rig?.store
    weak let main = rig?.main
    weak let stage = rig?.stage

    rig = nil

    #expect(controller == nil && store == nil && main == nil && stage == nil)
  }
}
