import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowRouting
import WireflowTesting

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

  @Test func waitsBehindALoginThatAPlaceNowRequires() throws {
    let backend = HeldBackend()
    backend.promptCompletions = 1
    let (rig, tree) = try makeLockedRig(backend: backend)

    rig.controller.finishLaunching()
    rig.store.route(.push("help"))
    backend.forget()
    rig.store.dispatch(signIn)

    #expect(rig.tree == tree)
    #expect(backend.commands.count == 1)
    assertSnapshot(of: rig.newLog())
  }

  @Test func isDroppedWhenTheLoginIsLeft() throws {
    let (rig, _) = try makeLockedRig()
    rig.controller.finishLaunching()
    _ = rig.newLog()

    rig.store.route(.goto(["app", "A"]))
    rig.store.dispatch(signIn)

    #expect(rig.route == "app/B")
    assertSnapshot(of: rig.newLog())
  }

  @Test func isDroppedForALinkThatComesMeanwhile() throws {
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

  @Test func goesToTheLoginWhileTheAppRuns() throws {
    let rig = RouteRig.counted(at: ["app", "A", "x"]).rig
    let archive = try #require(rig.store.archive)
    rig.store.route(.goto(["app", "B"]))

    rig.store.restore(archive, behind: { _, state in state.tabs.isEmpty ? nil : "login" })
    #expect(rig.route == "login")
    rig.store.dispatch(signIn)

    #expect(rig.route == "app/A/x")
  }
}

/// Archives with a good place and one that is no more: nothing of them appears.
@MainActor
struct RefusedArchiveTests {
  private nonisolated static let refused: [[Route]] = [
    [["app", "B", "x"], ["app", "A", "gone"]], [["app", "A", "gone"], ["app", "B", "x"]],
    [["app", "A"], ["app", "B", "y", "sheet", "gone"]], [["login", "x"], ["login", "gone"]],
    [["login"], ["nowhere"]], [["app", "B"], ["app", "A", "play", "gone"]],
  ]

  @Test(arguments: refused)
  func showsNothingOfARefusedArchive(places: [Route]) {
    let (backend, plainBackend) = (HeldBackend(), HeldBackend())
    for backend in [backend, plainBackend] { backend.promptCompletions = 1 }
    let (plain, plainNotes) = RouteRig.counted(backend: plainBackend, isLaunched: false)
    let (rig, notes) = RouteRig.counted(backend: backend, isLaunched: false)
    var refusals: [String] = []

    plain.controller.finishLaunching()
    rig.store.restore(RouteArchive(places: places)) { refusals.append("\($0)") }
    rig.controller.finishLaunching()

    #expect(refusals.count == 1)
    #expect(backend.commands == plainBackend.commands)
    #expect(backend.commands.count == 1)
    #expect(notes.lines == plainNotes.lines)
    let lines = rig.newLog().split(separator: "\n").filter { !$0.contains("is no more") }
    #expect(lines == plain.newLog().split(separator: "\n"))
    #expect(rig.tree == plain.tree)
  }

  @Test func makesNothingOfAnArchiveThatIsRefusedWhileTheAppRuns() {
    let (rig, notes) = RouteRig.counted(at: ["app", "A", "x", "sheet"])
    let (tree, state) = (rig.tree, rig.store.state)
    notes.lines = []
    _ = rig.newLog()

    rig.store.restore(RouteArchive(places: [["app", "B", "y"], ["app", "B", "gone"]]))

    #expect(notes.lines == [])
    #expect(rig.tree == tree)
    #expect(rig.store.state == state)
    rig.expectLog(
      matches: """
        > (app)
          route: the archive has a place that is no more, app/B/gone
        """)
  }

  @Test func showsNothingOfAPlaceThatNobodyKnewToBeGone() {
    let backend = HeldBackend()
    backend.promptCompletions = 1
    let rig = RouteRig(at: ["in"], backend: backend, isLaunched: false) { wireframe, store in
      ["in", "out"].map { tag in
        RouteScene(tag) { _ in
          UnansweringCoordinator(wireframe, RouteStack(store, installing: PageScreen(tag)))
        }
      }
    }
    var refusals: [String] = []

    rig.store.restore(RouteArchive(places: [["out", "x"], ["out", "no"]])) {
      refusals.append("\($0)")
    }
    rig.controller.finishLaunching()

    #expect(refusals == ["the archive has a place that is no more, out/no"])
    #expect(rig.route == "in")
    #expect(backend.commands.count == 1)
    #expect(rig.stage.visibleScreens.map(\.title) == ["in"])
  }
}

/// A stack that leads nowhere from "no", and does not answer the question.
private final class UnansweringCoordinator: NavigationCoordinator {
  let wireframe: FlowWireframe<Void>
  let stack: RouteStack

  init(_ wireframe: any ApplicationWireframe, _ stack: RouteStack) {
    self.wireframe = FlowWireframe(wireframe)
    self.stack = stack
  }

  func screen(toward rest: Route, from path: Route) -> RoutedScreen? {
    guard let next = rest.first, next != "no" else { return nil }
    return RoutedScreen(PageScreen(next), at: next)
  }
}
