import TestSupport
import Testing
import Wireflow
import WireflowRouting

/// Modals and the player on the route.
@MainActor
struct PresentingTests {
  @Test
  func presentsWhatTheRouteEndsWith() {
    let rig = RouteRig.whole()

    rig.store.route(.goto(["app", "B", "x", "sheet", "y"]))

    rig.expectLog(
      matches: """
        > (app)
          route store: app/B/x/sheet/y
          select B
          + push PageScreen "x" onto B
          start PagesCoordinator
          + present PageScreen "sheet" over PageScreen "x" as sheet, dismiss button Done
          + push PageScreen "y" onto sheet
        """)
  }

  @Test
  func partsTheRouteWhereATagFirstStands() {
    let rig = RouteRig.whole(at: ["app", "A", "sheet", "play", "sheet"])

    let sheet = rig.stage.modalScreens[0]
    #expect(rig.stage.stack(of: sheet).map(\.title) == ["sheet", "play", "sheet"])
    #expect(rig.route == "app/A/sheet/play/sheet")
  }

  @Test
  func routesOnInTheSameModal() {
    let rig = RouteRig.whole(at: ["app", "A", "sheet", "y"])

    rig.store.route(.goto(["app", "B", "sheet", "z"]))

    rig.expectLog(
      matches: """
        > (app)
          route store: app/B/sheet/z
          select B
          + pop PageScreen "y"
          + push PageScreen "z" onto sheet
        """)
  }

  @Test
  func dismissesOneModalForAnother() {
    let rig = RouteRig.whole(at: ["app", "A", "sheet"])

    rig.store.route(.replace(["sheet"], ["note", "x"]))

    rig.expectLog(
      matches: """
        > (app)
          route store: app/A/note/x
          dismiss PageScreen "sheet"
          finish PagesCoordinator
          start PagesCoordinator
          + present PageScreen "note x" over PageScreen "A" as sheet, dismiss button Done
        """)
  }

  @Test(arguments: [UserAction.dismiss, .back])
  func followsTheUserOutOfAModal(action: UserAction) {
    let rig = RouteRig.whole(at: ["app", "A", "x", "sheet"])

    rig.controller.perform(action)

    rig.expectLog(
      matches: """
        > \(action)
          dismiss PageScreen "sheet"
          cancel PagesCoordinator
          route set: app/A/x
        """)
  }

  @Test
  func followsASheetThatIsSwipedDown() {
    let rig = RouteRig.whole(at: ["app", "A", "sheet", "y"])

    rig.stage.userDid(.removed(rig.stage.stack(of: rig.stage.modalScreens[0])), in: rig.backend)

    #expect(rig.route == "app/A")
  }

  @Test
  func knowsAModalThatWaitedForOneOnTheRoute() {
    let rig = RouteRig.whole()
    let links = RouteLinks(
      rig.store, format: RouteURLFormat(schemes: ["app"]),
      patterns: [LinkPattern("A/sheet", behind: "app")])
    rig.main.wireframe.presentAlert(AlertContent(title: "Wait"), from: rig.stage.rootScreens[0])
    rig.store.route(.push("sheet"))
    rig.controller.perform(.choose("OK"))
    _ = rig.newLog()

    #expect(links.open("app://A/sheet"))

    rig.expectLog(matches: "> (app)\n  route store: app/A/sheet")
    #expect(rig.stage.modalScreens.map(\.title) == ["sheet"])
  }

  @Test
  func preparesThePresentedBeforeItLeaves() throws {
    var presented: HoldingModal?
    let rig = RouteRig(at: ["app", "hold"]) { wireframe, store in
      [
        RouteScene("app") { _ in
          let pages = PagesCoordinator(wireframe, RouteStack(store, installing: PageScreen("app")))
          let hold = RouteScene("hold") { _ in
            let modal = HoldingModal(wireframe)
            presented = modal
            return modal
          }
          return OverCoordinator(
            wireframe, RoutePresentables(store, root: pages, scenes: [hold]))
        }
      ]
    }

    rig.store.route(.goto(["app", "x"]))
    #expect(rig.stage.visibleScreens.map(\.title) == ["hold"])
    let complete = try #require(presented?.completion)
    complete()

    #expect(rig.stage.visibleScreens.map(\.title) == ["x"])
    #expect(rig.route == "app/x")
  }

  @Test
  func maximizesThePlayerOfTheRoute() {
    let rig = RouteRig.whole()

    rig.store.route(.push(["play", "m"]))
    rig.controller.perform(.minimize)
    rig.store.route(.push(["play", "m"]))

    rig.expectLog(
      matches: """
        > (app)
          route store: app/A/play/m
          start TestPlayerCoordinator
          install player TestPlayer "m" above the tabs
          + maximize TestPlayer "m"
        > minimize
          minimize TestPlayer "m"
          route set: app/A
        > (app)
          route store: app/A/play/m
          maximize TestPlayer "m"
        """)
  }

  @Test
  func minimizesThePlayerThatIsNotOnTheRoute() {
    let rig = RouteRig.whole(at: ["app", "A", "play", "m"])

    rig.store.route(.goto(["app", "B", "x"]))

    rig.expectLog(
      matches: """
        > (app)
          route store: app/B/x
          minimize TestPlayer "m"
          + select B
          + push PageScreen "x" onto B
        """)
  }

  @Test
  func followsTheUserIntoThePlayerAndPutsAnotherInItsPlace() {
    let rig = RouteRig.whole(at: ["app", "A", "play", "m"])
    rig.controller.perform(.minimize)

    rig.controller.perform(.maximize)
    #expect(rig.route == "app/A/play/m")
    rig.store.route(.replace("m", "n"))

    #expect(rig.stage.visibleScreens.map(\.title) == ["n"])
    #expect(rig.route == "app/A/play/n")
  }

  @Test(arguments: [true, false])
  func staysWithThePlayerThatAGuardKeeps(isMaximized: Bool) {
    let rig = RouteRig.whole(at: ["app", "A", "play", "m"])
    rig.main.guardRequests { _, request in
      if case .installPlayer = request.requests.first { .refuse("a match is on") } else { .allow }
    }
    if !isMaximized { rig.controller.perform(.minimize) }
    let before = rig.route

    rig.store.route(.goto(["app", "A", "play", "n"]))

    #expect(rig.stage.playerScreen?.title == "m")
    #expect(rig.stage.isMaximized == isMaximized)
    #expect(rig.route == before)
  }

  @Test
  func presentsOverThePlayer() {
    let rig = RouteRig.whole(at: ["app", "A", "play", "m", "sheet"])

    rig.controller.perform(.dismiss)

    #expect(rig.route == "app/A/play/m")
  }
}

/// A modal that has to prepare before it leaves.
@MainActor
private final class HoldingModal: RoutedCoordinator {
  let wireframe: FlowWireframe<Void>
  private(set) var completion: (@MainActor () -> Void)?

  init(_ wireframe: any ApplicationWireframe) {
    self.wireframe = FlowWireframe(wireframe)
  }

  func start(from sender: any Screen) {
    wireframe.presentModally(PageScreen("hold"), from: sender)
  }

  func prepare(for route: Route?, completion: @escaping @MainActor () -> Void) {
    self.completion = completion
  }
}
