import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowRouting

/// Archives whose places now require a login.
@MainActor
struct ArchiveLoginTests {
  /// An app whose places require a login while the state has its usual tabs, and an archive of it.
  private func makeLockedRig(
    at route: Route = ["app", "A"], backend: any PresentationBackend = TextRecorder()
  ) throws -> (rig: RouteRig, tree: NavigationTree) {
    let open = RouteRig.counted(at: ["app", "A", "x"]).rig
    open.store.route(.goto(["app", "B", "y", "sheet", "z"]))
    let rig = RouteRig.counted(at: route, backend: backend, isLaunched: false).rig
    rig.store.restore(
      try #require(open.store.archive),
      behind: { place, state in
        place.isPrefixed(with: "app") && !state.tabs.isEmpty ? "login" : nil
      })
    return (rig, open.tree)
  }

  /// The user has signed in, and wants to see another place.
  private let signIn = TestAction.listed([], ["app", "B"])

  @Test
  func waitsBehindALoginThatAPlaceNowRequires() throws {
    let backend = HeldBackend()
    backend.promptCompletions = 1
    let (rig, tree) = try makeLockedRig(backend: backend)

    rig.controller.finishLaunching()
    rig.store.route(.push("help"))
    backend.forget()
    rig.store.dispatch(signIn)

    #expect(rig.tree == tree)
    #expect(backend.commands.count == 1)
    rig.expectLog(
      matches: """
        > launch
          start MainCoordinator
          route store: login
          start CountedCoordinator
          install tab bar: login
        > (app)
          route store: login/help
          push PageScreen "help" onto login
          route reducer: app/B
          route store: app/A/x
          start OverCoordinator
          start PlayingCoordinator
          start CountedTabsCoordinator
          install tab bar: A, B
          cancel CountedCoordinator
          start CountedCoordinator
          + push PageScreen "x" onto A
          route store: app/B/y/sheet/z
          + select B
          start CountedCoordinator
          + push PageScreen "y" onto B
          start CountedCoordinator
          + present PageScreen "sheet" over PageScreen "y" as sheet, dismiss button Done
          + push PageScreen "z" onto sheet
        """)
  }

  @Test
  func waitsWhereTheAppIsAtTheLoginAnyway() throws {
    let (rig, tree) = try makeLockedRig(at: ["login", "help"])

    rig.controller.finishLaunching()
    #expect(rig.route == "login/help")
    rig.store.dispatch(signIn)

    #expect(rig.tree == tree)
  }

  @Test
  func isDroppedWhenTheLoginIsLeft() throws {
    let (rig, _) = try makeLockedRig()
    rig.controller.finishLaunching()
    _ = rig.newLog()

    rig.store.route(.goto(["app", "A"]))
    rig.store.dispatch(signIn)

    #expect(rig.route == "app/B")
    rig.expectLog(
      matches: """
        > (app)
          route store: app/A
          route: dropped the archive
          start OverCoordinator
          start PlayingCoordinator
          start CountedTabsCoordinator
          install tab bar: A, B
          cancel CountedCoordinator
          start CountedCoordinator
          route reducer: app/B
          select B
          start CountedCoordinator
        """)
  }

  @Test
  func isDroppedForALinkThatComesMeanwhile() throws {
    let (rig, _) = try makeLockedRig()
    let links = RouteLinks(
      rig.store, format: RouteURLFormat(schemes: ["app"]),
      patterns: [LinkPattern("A/:page", behind: "app")]
    ) { _, state in state.tabs.isEmpty ? nil : "login" }
    rig.controller.finishLaunching()
    _ = rig.newLog()

    #expect(links.open("app://A/link"))
    rig.store.dispatch(signIn)

    #expect(rig.tree == RouteRig.counted(at: ["app", "A", "link"]).rig.tree)
    #expect(rig.newLog().contains("  route: dropped the archive\n"))
  }

  @Test
  func goesToTheLoginWhileTheAppRuns() throws {
    let rig = RouteRig.counted(at: ["app", "A", "x"]).rig
    let archive = try #require(rig.store.archive)
    rig.store.route(.goto(["app", "B"]))

    rig.store.restore(archive, behind: { _, state in state.tabs.isEmpty ? nil : "login" })
    #expect(rig.route == "login")
    rig.store.dispatch(signIn)

    #expect(rig.route == "app/A/x")
  }
}
