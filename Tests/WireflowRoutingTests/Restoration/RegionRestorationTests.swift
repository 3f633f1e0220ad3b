import TestSupport
import Testing
import Wireflow
import WireflowRouting

/// Modals with tabs, details and tabs that come and go, saved and brought back.
@MainActor
struct RegionRestorationTests {
  private func restored(
    _ shape: Shape, _ archive: RouteArchive, state: TestState
  ) -> (rig: RouteRig, refusals: [String]) {
    let rig = RouteRig.regions(shape, state: state, isLaunched: false)
    var refusals: [String] = []
    rig.store.restore(archive) { refusals.append("\($0)") }
    rig.controller.finishLaunching()
    return (rig, refusals)
  }

  @Test(arguments: Shape.allCases)
  func bringsBackTabsOfTheModalAndDetails(_ shape: Shape) throws {
    let state = TestState(tabs: ["mail", "news", "admin"])
    let rig = RouteRig.regions(shape, at: ["app", "mail", "inbox", "42", "photo"], state: state)
    rig.store.route(.goto(["app", "admin", "users"]))
    rig.store.route(.goto(["app", "news", "a", "intro", "more", "x"]))
    rig.store.route(.goto(["app", "news", "a", "intro", "topics", "music"]))
    let archive = try #require(rig.store.archive)

    let again = restored(shape, try RouteArchive(data: archive.data), state: state)

    #expect(
      archive.places == [
        ["app", "mail", "inbox", "42", "photo"], ["app", "news", "a"], ["app", "admin", "users"],
        ["app", "news", "a", "intro", "rules"], ["app", "news", "a", "intro", "hello"],
        ["app", "news", "a", "intro", "topics", "music"],
        ["app", "news", "a", "intro", "more", "x"],
        ["app", "news", "a", "intro", "topics", "music"],
      ])
    #expect(again.rig.tree == rig.tree)
    #expect(again.rig.route == rig.route)
    #expect(again.refusals == [])
  }

  @Test
  func bringsBackADetailBesideAShorterList() throws {
    let rig = RouteRig.regions(.split, at: ["app", "mail", "inbox", "42"])
    rig.controller.perform(.backTo("mail"))
    let archive = try #require(rig.store.archive)

    let again = restored(.split, archive, state: TestState())

    #expect(archive.places == [["app", "mail", "42"], ["app", "news"], ["app", "mail", "42"]])
    #expect(again.rig.tree == rig.tree)
    #expect(again.refusals == [])
  }

  @Test
  func refusesATabThatIsNoMore() throws {
    let state = TestState(tabs: ["mail", "news", "admin"])
    let rig = RouteRig.regions(at: ["app", "admin", "users"], state: state)
    let archive = try #require(rig.store.archive)

    let again = restored(.tabBar, archive, state: TestState())

    #expect(again.rig.tree == RouteRig.regions().tree)
    #expect(again.refusals == ["the archive has a place that is no more, app/admin/users"])
  }
}
