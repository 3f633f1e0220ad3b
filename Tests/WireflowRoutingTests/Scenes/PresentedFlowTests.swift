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

/// Sheets of one kind over each other: a scene whose coordinator presents the same scene again.
@MainActor
struct NestedSheetTests {
  private let rig: RouteRig

  init() {
    rig = RouteRig(at: ["app"]) { wireframe, store in
      [
        RouteScene("app") { _ in
          let pages = PagesCoordinator(wireframe, RouteStack(store, installing: PageScreen("app")))
          return OverCoordinator(
            wireframe,
            RoutePresentables(store, root: pages, scenes: [Self.sheet(wireframe, store)]))
        }
      ]
    }
  }

  private static func sheet(
    _ wireframe: any ApplicationWireframe, _ store: Store<TestState>
  ) -> RouteScene {
    RouteScene("sheet", arguments: 1) { arguments in
      let page = PageScreen("sheet \(arguments[0])")
      return OverCoordinator(
        wireframe,
        RoutePresentables(
          store, root: PagesCoordinator(wireframe, RouteStack(store, presenting: page)),
          scenes: [Self.sheet(wireframe, store)]))
    }
  }

  @Test
  func areTwoEvenWithTheSameArguments() {
    rig.store.route(.goto(["app", "sheet", "1", "sheet", "1"]))

    rig.expectLog(
      matches: """
        > (app)
          route store: app/sheet/1/sheet/1
          start OverCoordinator
          start PagesCoordinator
          present PageScreen "sheet 1" over PageScreen "app" as sheet, dismiss button Done
          start OverCoordinator
          start PagesCoordinator
          + present PageScreen "sheet 1" over PageScreen "sheet 1" as sheet, dismiss button Done
        """)

    rig.store.route(.goto(["app", "sheet", "1"]))
    #expect(rig.stage.modalScreens.map(\.title) == ["sheet 1"])
    #expect(rig.route == "app/sheet/1")
  }

  @Test
  func areTakenFromTheRouteWhenTheUserDismissesThem() {
    rig.store.route(.goto(["app", "sheet", "1", "sheet", "2"]))

    rig.controller.perform(.dismiss)
    #expect(rig.route == "app/sheet/1")
    rig.controller.perform(.dismiss)
    #expect(rig.route == "app")
    #expect(rig.stage.modalScreens.isEmpty)
  }

  @Test
  func areExchangedFromWhereTheRouteParts() {
    rig.store.route(.goto(["app", "sheet", "1", "sheet", "2", "sheet", "3"]))
    _ = rig.newLog()

    rig.store.route(.goto(["app", "sheet", "1", "sheet", "4", "y"]))

    #expect(rig.stage.modalScreens.map(\.title) == ["sheet 1", "sheet 4"])
    #expect(rig.route == "app/sheet/1/sheet/4/y")
  }

  @Test
  func comeBackFromAnArchive() throws {
    rig.store.route(.goto(["app", "sheet", "1", "x", "sheet", "2", "y"]))
    let (tree, archive) = (rig.tree, try #require(rig.store.archive))
    rig.store.route(.goto(["app"]))

    rig.store.restore(archive)

    #expect(rig.tree == tree)
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
