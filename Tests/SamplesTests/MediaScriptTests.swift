import Foundation
import MediaApp
import Testing
import Wireflow
import WireflowTerminal

@testable import WireflowTesting

/// The sample's scripts and their whole logs.
@MainActor
struct MediaScriptTests {
  private nonisolated static let scripts = ["browse", "link-behind-sign-in", "link-given-up"]

  @Test(arguments: scripts)
  func comesToTheLogThatIsKept(script name: String) throws {
    let log = try HeadlessMedia().play(script: name)

    SnapshotFile("Media/\(name).tab-bar.txt").expect(log + "\n")
  }

  @Test(arguments: scripts)
  func comesToTheSameFromItsLog(script name: String) throws {
    let log = try HeadlessMedia().play(script: name)

    #expect(try HeadlessMedia().play(log) == log)
  }

  /// In columns the list stays in view, so what is chosen there takes the place of what is shown.
  @Test
  func theListLeadsOnBesideAMovie() throws {
    let app = HeadlessMedia(wireframe: .split, services: MediaServices(signedIn: "Evey"))

    try app.play("launch\ntap \"Brazil\"\ntap \"Stalker\"")

    #expect(app.stage.visibleScreens.map(\.title) == ["Stalker", "Movies"])
  }

  @Test
  func theReadmeShowsTheEndOfALog() throws {
    let log = try HeadlessMedia().play(script: "link-behind-sign-in")
    let readme = URL(filePath: #filePath).appending(path: "../../../README.md").standardized
    let end = try #require(log.ranges(of: "> tap \"Sign in\"").last)

    let text = try String(contentsOf: readme, encoding: .utf8)

    #expect(text.contains("```\n\(log[end.lowerBound...])\n```"))
  }

  @Test(arguments: scripts, [WireframeOption.hamburger, .split, .adaptive])
  func comesToTheSameOnEveryWireframe(script name: String, wireframe: WireframeOption) throws {
    let trees = try [.tabBar, wireframe].map { wireframe in
      let app = HeadlessMedia(wireframe: wireframe)
      try app.play(script: name)
      return app.tree.screensAndFlows
    }

    #expect(trees[1] == trees[0])
  }
}
