import TestSupport
import Testing
import Wireflow
import WireflowRouting

/// Coordinators with an output follow routes like any others.
@MainActor
struct RoutedOutputTests {
  private func makeRig() -> RouteRig {
    RouteRig(at: ["app"]) { wireframe, store in
      [
        RouteScene("app") { _ in
          OverCoordinator(
            wireframe,
            RoutePresentables(
              store,
              root: PagesCoordinator(wireframe, RouteStack(store, installing: PageScreen("app"))),
              scenes: [RouteScene("pick") { _ in PickCoordinator(wireframe) }]))
        }
      ]
    }
  }

  @Test func endsWithoutAnOutputWhenTheRouteLeadsElsewhere() {
    let rig = makeRig()

    rig.store.route(.goto(["app", "pick"]))
    rig.store.route(.goto(["app", "x"]))

    #expect(rig.route == "app/x")
    rig.expectLog(
      matches: """
        > (app)
          route store: app/pick
          start PickCoordinator
          present PageScreen "pick" over PageScreen "app" as sheet, dismiss button Done
          route store: app/x
          dismiss PageScreen "pick"
          cancel PickCoordinator
          + push PageScreen "x" onto app
        """)
  }

  @Test func leavesTheRouteWhenItFinishes() {
    let rig = makeRig()
    rig.store.route(.goto(["app", "pick"]))
    let pick = rig.stage.coordinator(of: rig.stage.visibleScreens[0]) as? PickCoordinator

    pick?.finish("blue")

    #expect(pick != nil)
    #expect(rig.route == "app")
  }
}

/// Lets the user pick something.
@MainActor
private final class PickCoordinator: RoutedCoordinator {
  let wireframe: FlowWireframe<String>

  init(_ wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func start(from sender: any Screen) {
    wireframe.presentModally(PageScreen("pick"), from: sender)
  }
}
