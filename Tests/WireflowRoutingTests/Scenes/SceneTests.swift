import TestSupport
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
    rig.expectLog(
      matches: """
        > (app)
          route store: in/b
          start PagesCoordinator
          install tab bar: in
          cancel PagesCoordinator
          + push PageScreen "b" onto in
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
  func goesNoFurtherThanACoordinatorThatRoutesNoFurther() {
    let rig = RouteRig(at: ["simple", "x"]) { wireframe, _ in
      [RouteScene("simple") { _ in SimpleCoordinator(wireframe) }]
    }
    #expect(rig.route == "simple")

    rig.store.route(.push("y"))

    #expect(rig.route == "simple")
    rig.expectLog(matches: "> (app)\n  route store: simple/y\n  route set: simple")
  }

  @Test(arguments: [true, false])
  func completesTheRouteOfACoordinatorThatStartsFurtherOn(saysSo: Bool) {
    let rig = RouteRig(at: "out") { wireframe, store in
      [
        .pages("out", wireframe, store),
        RouteScene("simple") { _ in
          let coordinator = SimpleCoordinator(wireframe)
          coordinator.onStart = { [weak store] in
            $0.route = "home"
            if saysSo { store?.setRoute(.push("home")) }
          }
          return coordinator
        },
      ]
    }

    rig.store.route(.goto("simple"))

    #expect(rig.route == "simple/home")
  }

  @Test
  func keepsWhatMakesACoordinatorAsLongAsTheScenes() {
    var token: Notes? = Notes()
    weak let kept = token
    var rig: RouteRig? = RouteRig(at: "out") { [token] wireframe, store in
      [
        .pages("out", wireframe, store),
        RouteScene("never") { _ in
          token.map { _ in PagesCoordinator(wireframe, RouteStack(store, above: PageScreen(""))) }
        },
      ]
    }
    token = nil

    #expect(kept != nil && rig != nil)
    rig = nil

    #expect(kept == nil)
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
      if case .install = request.requests.first { .refuse("not yet") } else { .allow }
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

/// Installs a page, and routes no further by itself.
@MainActor
private final class SimpleCoordinator: RoutedCoordinator {
  let wireframe: FlowWireframe<Void>
  var route = Route()
  var onStart: ((SimpleCoordinator) -> Void)?

  init(_ wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func start(from sender: any Screen) {
    wireframe.install(rootItems: [PageScreen("simple")])
    onStart?(self)
  }
}
