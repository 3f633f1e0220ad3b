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
  }

  @Test(arguments: [true, false])
  func completesTheRouteOfACoordinatorThatStartsFurtherOn(saysSo: Bool) {
    let rig = RouteRig(at: "out") { wireframe, store in
      [
        .pages("out", wireframe, store),
        RouteScene("simple") { _ in
          let coordinator = SimpleCoordinator(wireframe)
          coordinator.onStart = { [weak store] in
            $0.shown = "home"
            if saysSo { store?.setRoute(.push("home")) }
          }
          return coordinator
        },
      ]
    }

    rig.go("simple")

    #expect(rig.route == "simple/home")
  }
}

/// Installs a page, and routes no further by itself.
@MainActor
private final class SimpleCoordinator: RoutedCoordinator {
  let wireframe: FlowWireframe<Void>
  var shown = Route()
  var route: Route {
    get { shown }
    set {}
  }
  var onStart: ((SimpleCoordinator) -> Void)?

  init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func start(from sender: any Screen) {
    wireframe.install(rootItems: [PageScreen("simple")])
    onStart?(self)
  }
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
            wireframe.stage.inTurn { pages?.start(WeatherFlow(wireframe), from: page) }
          }
          return pages
        }
      ]
    }
  }

  @Test func addNothingToTheRouteButWhatTheyPushAndComeBackWithTheirHost() throws {
    let rig = makeRig(at: ["s", "home"])
    let weather = try #require(rig.stage.embedded(in: rig.stage.visibleScreens[0]).first)
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

/// A flow that is embedded in a page.
@MainActor
private final class WeatherFlow: FlowCoordinator {
  let wireframe: FlowWireframe<Void>

  init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func start(from sender: any Screen) { wireframe.embed(PageScreen("weather"), in: sender) }
}
