import TestSupport
import Testing
import Wireflow
import WireflowRouting
import WireflowTesting

/// Changes between scenes.
@MainActor
struct SceneTests {
  @Test func makesACoordinatorForEachSceneThatTheRouteComesTo() {
    var made: [String] = []
    weak var left: PagesCoordinator?
    let rig = RouteRig(at: ["one", "a"]) { wireframe, store in
      ["one", "two"].map { tag in
        RouteScene(tag) { _ in
          made.append(tag)
          let pages = PagesCoordinator(wireframe, RouteStack(store, installing: PageScreen(tag)))
          if left == nil { left = pages }
          return pages
        }
      }
    }
    #expect(made == ["one"] && left != nil)
    rig.go("two", "b")
    #expect(left == nil)
    rig.go("one", "c")
    rig.go("one", "d")

    #expect(made == ["one", "two", "one"])
    #expect(rig.main.scenes.currentTag == "one")
    assertSnapshot(of: rig.newLog())
  }

  @Test(arguments: [Route(), ["simple", "y"]])
  func goesNoFurtherThanACoordinatorDoes(_ route: Route) {
    let rig = RouteRig(at: ["simple", "x"]) { wireframe, _ in
      [RouteScene("simple") { _ in SimpleCoordinator(wireframe) }]
    }
    #expect(rig.route == "simple")

    rig.store.route(.goto(route))

    #expect(rig.newLog() == "> (app)\n  route store: \(route)\n  route set: simple")
    // One that starts further on completes the route.
    let further = RouteRig(at: "simple") { wireframe, _ in
      [RouteScene("simple") { _ in SimpleCoordinator(wireframe, shows: "home") }]
    }
    #expect(further.route == "simple/home")
  }

  @Test(arguments: [Route(), ["nowhere"]])
  func keepsItsModalsIfARouteNamesNoScene(_ route: Route) {
    let rig = RouteRig.whole(at: ["app", "A", "sheet", "x"])
    let tree = rig.tree

    rig.store.route(.goto(route))

    #expect(rig.tree == tree && rig.route == "app/A/sheet/x")
  }
}

/// Installs a page, and routes no further by itself.
@MainActor
private final class SimpleCoordinator: RoutedCoordinator {
  let wireframe: FlowWireframe<Void>
  private let shown: Route
  var route: Route {
    get { shown }
    set {}
  }

  init(_ wireframe: any ApplicationWireframe, shows shown: Route = Route()) {
    self.wireframe = FlowWireframe(wireframe)
    self.shown = shown
  }

  func start(from sender: any Screen) { wireframe.install(rootItems: [PageScreen("simple")]) }
}

/// Embedded screens, which are on the route in their host's place.
@MainActor
struct EmbeddedFlowTests {
  private func makeRig(at route: Route) -> RouteRig {
    RouteRig(at: route) { wireframe, store in
      [
        RouteScene("s") { _ in
          let pages = PagesCoordinator(wireframe, RouteStack(store, installing: PageScreen("s")))
          pages.observation = wireframe.stage.observe { [weak pages] change in
            guard case .entered(let page) = change, page.title == "home" else { return }
            let weather = ChildFlow(wireframe, page: "weather") {
              $0.wireframe.embed($0.page, in: $1)
            }
            wireframe.stage.inTurn { pages?.start(weather, from: page) }
          }
          return pages
        }
      ]
    }
  }

  @Test func addNothingToTheRouteButWhatTheyPushAndComeBackWithTheirHost() throws {
    let rig = makeRig(at: ["s", "home"])
    let weather = try #require(rig.stage.state.embedded(in: rig.stage.visibleScreens[0]).first)
    let forecast = PageScreen("forecast")
    rig.store.attach(to: forecast, segment: "forecast")

    rig.main.wireframe.push(forecast, from: weather)
    let (archive, again) = (try #require(rig.store.archive), makeRig(at: "s"))
    again.store.restore(archive)
    #expect(archive.places == [["s", "home", "forecast"]])
    #expect(again.tree == makeRig(at: ["s", "home", "forecast"]).tree)
    rig.user(.back)
    rig.go("s")

    assertSnapshot(of: rig.newLog())
  }
}
