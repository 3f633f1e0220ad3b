import TestSupport
import Testing
import Wireflow
import WireflowRouting

/// Presented scenes whose flows are more than their modal.
@MainActor
struct PresentedFlowTests {
  /// An app with one stack, over which a test presents a scene.
  private func makeRig(
    at route: Route, scene: @escaping (any ApplicationWireframe, Store<TestState>) -> RouteScene
  ) -> RouteRig {
    RouteRig(at: route) { wireframe, store in
      [
        RouteScene("app") { _ in
          let pages = PagesCoordinator(wireframe, RouteStack(store, installing: PageScreen("app")))
          return OverCoordinator(
            wireframe, RoutePresentables(store, root: pages, scenes: [scene(wireframe, store)]))
        }
      ]
    }
  }

  @Test
  func leavesTheRouteWithItsModalAlsoWhileItsFlowGoesOn() {
    let rig = makeRig(at: ["app", "busy"]) { wireframe, _ in
      RouteScene("busy") { _ in BusyModal(wireframe) }
    }

    rig.controller.perform(.dismiss)
    #expect(rig.route == "app")
    rig.store.route(.push("busy"))

    #expect(rig.stage.modalScreens.map(\.title) == ["busy"])
    #expect(rig.route == "app/busy")
  }

  @Test(arguments: [["app", "C", "play", "m"], ["app", "B", "sheet"]])
  func presentsNothingOverWhatAGuardKeptAway(route: [String]) {
    let rig = RouteRig.whole(at: ["login", "help"])
    let tree = rig.tree
    rig.main.guardRequests { _, request in
      if case .install = request.requests.first { .refuse("not yet") } else { .allow }
    }

    rig.store.route(.goto(route))

    #expect(rig.tree == tree)
    #expect(rig.route == "login/help")
  }

  @Test
  func presentsOverTheStackOfATab() {
    let rig = RouteRig(at: ["app", "A"]) { wireframe, store in
      [RouteScene("app") { _ in PresentingTabs(wireframe, store) }]
    }

    rig.store.route(.goto(["app", "A", "x", "sheet", "u"]))
    #expect(rig.route == "app/A/x/sheet/u")
    rig.store.route(.goto(["app", "B", "y", "sheet", "v"]))

    #expect(rig.route == "app/B/y/sheet/v")
    #expect(rig.stage.visibleScreens.map(\.title) == ["v"])
    rig.controller.perform(.dismiss)
    #expect(rig.stage.visibleScreens.map(\.title) == ["y"])
  }

  @Test
  func staysOnTheRouteWhenAFlowFurtherInHasTheModal() {
    let rig = makeRig(at: ["app", "nested", "x"]) { wireframe, store in
      RouteScene("nested") { _ in
        let pages = PagesCoordinator(wireframe, RouteStack(store, presenting: PageScreen("nested")))
        return OverCoordinator(wireframe, RoutePresentables(store, root: pages, scenes: []))
      }
    }
    let links = RouteLinks(
      rig.store, format: RouteURLFormat(schemes: ["app"]),
      patterns: [LinkPattern("app/nested/:page")])
    let tree = rig.tree

    #expect(links.open("app://app/nested/x"))
    rig.expectLog(matches: "> (app)\n  route store: app/nested/x")
    #expect(rig.tree == tree)
    rig.store.route(.goto("app"))

    #expect(rig.stage.modalScreens.isEmpty)
    #expect(rig.route == "app")
  }
}

/// A modal whose flow goes on for a while after it is dismissed.
@MainActor
private final class BusyModal: RoutedCoordinator {
  let wireframe: FlowWireframe<Void>

  init(_ wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func start(from sender: any Screen) {
    wireframe.presentModally(PageScreen("busy"), from: sender)
    wireframe.after(.seconds(60)) {}
  }
}

/// Tabs of which each presents over its own stack.
@MainActor
private final class PresentingTabs: TabBarCoordinator {
  let wireframe: FlowWireframe<Void>
  let tabs: RouteTabs

  init(_ wireframe: any ApplicationWireframe, _ store: Store<TestState>) {
    self.wireframe = FlowWireframe(wireframe)
    tabs = RouteTabs(
      store,
      tabs: ["A", "B"].map { tag in
        RouteTab(tag, root: PageScreen(tag)) { root in
          let pages = PagesCoordinator(wireframe, RouteStack(store, above: root))
          return OverCoordinator(
            wireframe,
            RoutePresentables(store, root: pages, scenes: [.modal("sheet", wireframe, store)]))
        }
      })
  }
}
