import Testing
import Wireflow
import WireflowTerminal

@testable import WireflowTesting

/// The same sessions on every wireframe: what happens is the same, and how it is shown differs.
@MainActor
struct AudiobooksEverywhereTests {
  private nonisolated static let fixed = [WireframeOption.tabBar, .hamburger, .split]

  @Test(arguments: fixed)
  func showsEverythingInItsOwnWay(on wireframe: WireframeOption) throws {
    let app = HeadlessAudiobooks(wireframe: wireframe)

    let log = try app.play(script: "everything")

    SnapshotFile("Audiobooks/everything.\(wireframe.rawValue).txt").expect(log + "\n")
  }

  @Test(arguments: HeadlessAudiobooks.scripts)
  func sameHappensOnEveryWireframe(script name: String) throws {
    let sessions = try Self.fixed.map { wireframe in
      let app = HeadlessAudiobooks(wireframe: wireframe)
      let happenings = Happenings(on: app.controller.stage)
      try app.play(script: name)
      return (what: happenings.lines, tree: NavigationTree(app.controller.stage).screensAndFlows)
    }

    #expect(sessions[0].what.contains { $0.hasSuffix(" enters") })
    #expect(sessions[1].what == sessions[0].what)
    #expect(sessions[2].what == sessions[0].what)
    #expect(sessions[1].tree == sessions[0].tree)
    #expect(sessions[2].tree == sessions[0].tree)
  }

  @Test func logsDiffer() throws {
    let logs = try Self.fixed.map {
      try HeadlessAudiobooks(wireframe: $0).play(script: "everything")
    }

    #expect(Set(logs).count == logs.count)
  }

  @Test func adaptiveBeginsCompact() throws {
    let log = try HeadlessAudiobooks(wireframe: .adaptive).play(script: "everything")

    #expect(try HeadlessAudiobooks(wireframe: .tabBar).play(script: "everything") == log)
  }

  @Test func happeningsTellWhatIsPushedHereAndPresentedThere() throws {
    let app = HeadlessAudiobooks(wireframe: .split)
    try app.play("launch")
    let happenings = Happenings(on: app.controller.stage)

    try app.play("tap \"Genres\"\nback")

    #expect(
      happenings.lines.suffix(4) == [
        "> tap \"Genres\"", "  GenreFilterScreen \"Genres\" enters", "> back",
        "  GenreFilterScreen \"Genres\" leaves",
      ])
  }
}
