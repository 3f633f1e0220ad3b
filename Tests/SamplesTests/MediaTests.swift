import Foundation
import MediaApp
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// Links and saved places that wait behind the sign-in.
@MainActor
struct MediaLoginTests {
  @Test func aLinkAtAColdStartSurvivesTheSignInAsTheArticleShows() async throws {
    let file = try #require(Sample.media.scripts.first { $0.name == "link-behind-sign-in" })
    let log = try await play(file.script(), MediaServices()).log.text
    let article = URL(filePath: #filePath)
      .appending(path: "../../../Sources/WireflowRouting/WireflowRouting.docc")
      .appending(path: "RoutingAndDeepLinks.md").standardized
    let end = try #require(log.ranges(of: "> tap \"Sign in\"").last)

    let text = try String(contentsOf: article, encoding: .utf8)

    #expect(text.contains("```\n\(log[end.lowerBound...])```"))
  }

  @Test func aPlaceThatWasSavedWaitsForTheSignIn() async throws {
    let (before, after) = (MediaServices(signedIn: "Evey"), MediaServices())
    let leave = "launch\nopen \"media://settings/quality\"\nbackground"
    let saved = NavigationTree(try await play(Script(parsing: leave, name: "leave"), before))
    after.archive = before.archive
    let signIn = """
      launch
      type "Evey" into "Name"
      type sample "the right password" into "Password"
      tap "Sign in"
      wait 500ms
      """

    let stage = try await play(Script(parsing: signIn, name: "sign in"), after)

    #expect(NavigationTree(stage) == saved)
    #expect(stage.log.text.contains("route store: catalog/account/settings/quality"))
  }

  private func play(_ script: Script, _ services: MediaServices) async -> Stage {
    let app = ApplicationController(
      mediaOn: Stage(backend: TextRecorder(), scheduler: ManualScheduler()),
      wireframe: WireframeVariant.tabBar.makeWireframe, services: services)
    #expect(await app.play(script).isEmpty)
    return app.stage
  }
}
