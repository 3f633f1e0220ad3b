import TestSupport
import Testing
import Wireflow
import WireflowRouting

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
  func standOverEachOther() {
    rig.store.route(.goto(["app", "sheet", "1", "x", "sheet", "2", "sheet", "3"]))

    #expect(rig.stage.modalScreens.map(\.title) == ["sheet 1", "sheet 2", "sheet 3"])
    #expect(rig.stage.stack(of: rig.stage.modalScreens[0]).map(\.title) == ["sheet 1", "x"])
    #expect(rig.route == "app/sheet/1/x/sheet/2/sheet/3")
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
  func comeWithOneAnotherOverTheOneThatIsThere() {
    rig.store.route(.goto(["app", "sheet", "1"]))
    let lowest = rig.stage.modalScreens[0]

    rig.store.route(.push(["sheet", "2"]))
    rig.store.route(.push(["sheet", "3"]))

    #expect(rig.stage.modalScreens.map(\.title) == ["sheet 1", "sheet 2", "sheet 3"])
    #expect(rig.stage.modalScreens[0] === lowest)
    #expect(rig.route == "app/sheet/1/sheet/2/sheet/3")
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
  func allLeaveWithTheLowest() {
    rig.store.route(.goto(["app", "sheet", "1", "sheet", "2", "sheet", "3"]))

    rig.store.route(.goto(["app", "z"]))

    #expect(rig.stage.modalScreens.isEmpty)
    #expect(rig.stage.visibleScreens.map(\.title) == ["z"])
    #expect(rig.route == "app/z")
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
