import TestSupport
import Testing
import Wireflow
import WireflowExploration

/// Bugs where users come to an app or back to it are found, and an app that keeps its word has none.
@MainActor
@Suite(.long)
struct ComebackTrapTests {
  private var options: ExplorationOptions {
    var options = ExplorationOptions.quick
    options.includesRestart = true
    options.links = ["notes://about"]
    return options
  }

  @Test(arguments: [
    (
      ComebackBug.forgetfulLogin, "login forgets the place NoteScreen",
      "launch\ntap \"Milk\"\ntap \"Share\"\ntap \"Enter\"\n"
    ),
    (
      .lossyRestart, "restored elsewhere ComebackFlowCoordinator",
      "launch\ntap \"About\"\nrestart\n"
    ),
    (
      .strayLink, "link lands elsewhere notes://about",
      "launch\ntap \"Milk\"\nopen \"notes://about\"\n"
    ),
  ])
  func findsThePlantedBug(_ bug: ComebackBug, name: String, script: String) async throws {
    let map = await explore(bug.app, options: options)

    #expect(map.traps.map(\.name) == [name])
    #expect(map.traps.first?.script.script == script)
  }

  @Test(arguments: [ComebackBug.none, .keepsNothing])
  func isSilentOnASoundApp(_ bug: ComebackBug) async {
    var options = options
    if bug == .keepsNothing { options.links = [] }

    let maps = await explore(bug.app, onEach: [.tabBar, .hamburger, .split], options: options)

    #expect(maps.flatMap(\.traps).map(\.name) == [])
  }

  @Test func findsWhatDiffersBetweenWireframes() async throws {
    let maps = await explore(
      ComebackBug.unlikeWireframes.app, onEach: [.tabBar, .split], options: options)

    let trap = try #require(maps[0].traps.first { $0.kind == .unlikeWireframes })
    #expect(trap.name == "differs between wireframes tap \"Share\" on NoteScreen")
    #expect(
      trap.sentence == """
        tap "Share" on NoteScreen leads to ShareScreen on tab-bar, and leads to AboutScreen on split.
        """)
    #expect(
      trap.script.script == "launch\ntap \"Milk\"\ntap \"Share\"\ntap \"Enter\"\ntap \"Share\"\n")
  }

  @Test func triesRestartsLinksAndFaultsInEachPlace() async {
    var options = options
    options.includesBackground = true

    let map = await explore(ComebackBug.none.app, options: options)

    #expect(
      map.anywhere.map { "\($0.cause) -> \($0.target)" } == [
        "do \"go offline\" -> stays", "open \"notes://about\" -> place(AboutScreen)",
        "restart -> stays",
      ])
    let events = map.edges.filter(\.cause.isEvent)
    let places = Set(map.places.filter { $0.value.script != nil }.keys)
    for event in [NavigationMap.Cause.restart, .open("notes://about"), .custom("go offline")] {
      #expect(Set(events.filter { $0.cause == event }.map(\.from)) == places)
    }
  }
}
