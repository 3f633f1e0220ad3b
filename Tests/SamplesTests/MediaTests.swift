import Foundation
import MediaApp
import Testing
import Wireflow
import WireflowCommand
import WireflowInteraction
import WireflowTesting

/// The media app in columns.
@MainActor
struct MediaColumnsTests {
  /// The list stays in view, so another choice there replaces the detail.
  @Test func theListLeadsOnBesideAMovie() throws {
    let app = HeadlessMedia(wireframe: .split, services: MediaServices(signedIn: "Evey"))

    try app.play("launch\ntap \"Brazil\"\ntap \"Stalker\"")

    #expect(app.stage.visibleScreens.map(\.title) == ["Stalker", "Movies"])
  }
}

/// Links that wait behind the sign-in.
@MainActor
struct MediaLoginTests {
  @Test func aLinkAtAColdStartSurvivesTheSignInAsTheArticleShows() throws {
    let log = try HeadlessMedia().play(script: "link-behind-sign-in")
    let article = URL(filePath: #filePath)
      .appending(path: "../../../Sources/WireflowRouting/WireflowRouting.docc")
      .appending(path: "RoutingAndDeepLinks.md").standardized
    let end = try #require(log.ranges(of: "> tap \"Sign in\"").last)

    let text = try String(contentsOf: article, encoding: .utf8)

    #expect(text.contains("```\n\(log[end.lowerBound...])\n```"))
  }

  @Test func aLinkIsDroppedWhenTheSignInIsCancelled() throws {
    let app = HeadlessMedia()

    let log = try app.play(script: "link-given-up")

    #expect(
      log.contains(
        """
        > tap "Not now"
          route: dropped the link to watch/brazil
        > type
        """))
    #expect(app.stage.visibleScreens.map(\.title) == ["Movies"])
  }

  @Test func aPlaceThatWasSavedWaitsForTheSignIn() throws {
    let app = HeadlessMedia(services: MediaServices(signedIn: "Evey"))
    try app.play("launch\nopen \"media://settings/quality\"\nbackground")
    let services = MediaServices()
    services.archive = app.services.archive
    let again = HeadlessMedia(services: services)

    try again.play("launch")
    #expect(again.stage.visibleScreens.map(\.title) == ["Sign in"])
    let log = try again.play(
      """
      type "Evey" into "Name"
      type sample "the right password" into "Password"
      tap "Sign in"
      wait 500ms
      """)

    #expect(again.tree == app.tree)
    #expect(log.contains("route store: catalog/account/settings/quality"))
  }

  @Test func aLinkAtAColdStartGoesBeforeWhatWasSaved() throws {
    let app = HeadlessMedia(services: MediaServices(signedIn: "Evey"))
    try app.play("launch\nopen \"media://settings/quality\"\nbackground")
    let again = HeadlessMedia(services: app.services)

    try again.play("open \"media://watch/brazil\"\nlaunch")

    let fresh = HeadlessMedia(services: MediaServices(signedIn: "Evey"))
    try fresh.play("open \"media://watch/brazil\"\nlaunch")
    #expect(again.tree == fresh.tree)
  }
}

/// The media app without a screen, for scripts and links.
@MainActor
struct HeadlessMedia {
  let services: MediaServices
  let controller: ApplicationController
  let backend = TextRecorder()

  init(
    wireframe: WireframeVariant = .tabBar, services: MediaServices = MediaServices(),
    scheduler: ManualScheduler = ManualScheduler()
  ) {
    let stage = Stage(backend: backend, scheduler: scheduler)
    self.services = services
    controller = ApplicationController(
      mediaOn: stage, wireframe: wireframe.makeWireframe, services: services)
  }

  var stage: Stage { controller.stage }
  var tree: NavigationTree { NavigationTree(stage) }

  /// Plays a script of the sample, and gives the log of it.
  @discardableResult
  func play(script name: String) throws -> String {
    let scripts = URL(filePath: #filePath).appending(path: "../../../Samples/Media/Scripts")
    let file = scripts.standardizedFileURL.appending(path: "\(name).txt")
    return try play(String(contentsOf: file, encoding: .utf8), name: name)
  }

  /// Plays the lines of a script, and gives the log of them.
  @discardableResult
  func play(_ text: String, name: String = "lines") throws -> String {
    let before = stage.log.lines.count
    for step in try Script(parsing: text, name: name).steps {
      #expect(controller.perform(step.action) == .performed, "\(name):\(step.line)")
    }
    return stage.log.lines.dropFirst(before).joined(separator: "\n")
  }
}
