import TestSupport
import Testing
import Wireflow
import WireflowRouting

/// Embedded screens, which are on the route in their host's place.
@MainActor
struct EmbeddedFlowTests {
  private func makeRig(at route: Route) -> RouteRig {
    RouteRig(at: route) { wireframe, store in
      [
        RouteScene("s") { _ in
          let pages = PagesCoordinator(wireframe, RouteStack(store, installing: PageScreen("s")))
          pages.onMade = { [weak pages] page in
            guard page.title == "home" else { return }
            store.attach(to: page, lifecycleDelegate: pages)
          }
          return pages
        }
      ]
    }
  }

  @Test
  func addNothingToTheRouteButWhatTheyPush() throws {
    let rig = makeRig(at: ["s", "home"])
    let weather = try #require(rig.stage.embedded(in: rig.stage.visibleScreens[0]).first)
    #expect(rig.route == "s/home")
    let forecast = PageScreen("forecast")
    rig.store.attach(to: forecast, segment: "forecast")

    rig.main.wireframe.push(forecast, from: weather)
    #expect(rig.route == "s/home/forecast")
    rig.controller.perform(.back)
    #expect(rig.route == "s/home")
    rig.store.route(.goto("s"))

    rig.expectLog(
      matches: """
        > (app)
          push PageScreen "forecast" onto s
          route set: s/home/forecast
        > back
          pop PageScreen "forecast"
          route set: s/home
        > (app)
          route store: s
          pop PageScreen "home"
          cancel WeatherFlow
        """)
  }

  @Test
  func comeBackWithTheirHost() throws {
    let rig = makeRig(at: ["s", "home", "forecast"])
    let archive = try #require(rig.store.archive)

    let again = makeRig(at: "s")
    again.store.restore(archive)

    #expect(archive.places == [["s", "home", "forecast"]])
    #expect(again.tree == rig.tree)
  }
}

/// A flow that is embedded in a page.
@MainActor
private final class WeatherFlow: FlowCoordinator {
  let wireframe: FlowWireframe<Void>

  init(_ wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func start(from sender: any Screen) {
    wireframe.embed(PageScreen("weather"), in: sender)
  }
}

extension PagesCoordinator: ScreenLifecycleDelegate {
  func screen(_ screen: any Screen, did event: ScreenLifecycleEvent) {
    guard event == .entered else { return }
    wireframe.stage.inTurn { [weak self] in
      guard let self else { return }
      start(WeatherFlow(wireframe), from: screen)
    }
  }
}
