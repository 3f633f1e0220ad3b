import Foundation
import MediaApp
import Testing
import Wireflow
import WireflowCommand
import WireflowInteraction

/// The media app ended and started again.
@MainActor
struct MediaRestorationTests {
  @Test(arguments: WireframeVariant.standard)
  func comesBackInEachState(wireframe: WireframeVariant) {
    let walk = MediaWalk(steps: MediaWalk.steps(on: wireframe), wireframe: wireframe, seed: 12)

    for way in walk.ways {
      let app = MediaWalk.go(way, wireframe: wireframe)
      app.controller.perform(.background)
      let again = HeadlessMedia(wireframe: wireframe, services: app.services)
      again.controller.perform(.launch)
      if app.tree.container == "split" { again.controller.perform(.adapt(.regular)) }
      if again.tree != app.tree {
        let archive = String(decoding: app.services.archive ?? Data(), as: UTF8.self)
        Issue.record("after \(way) and \(archive):\n\(again.tree)\ninstead of\n\(app.tree)")
        return
      }
    }

    #expect(walk.ways.count > MediaWalk.steps(on: wireframe) / 20)
  }

  @Test
  func aPlaceThatWasSavedWaitsForTheSignIn() throws {
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

  @Test
  func aLinkAtAColdStartGoesBeforeWhatWasSaved() throws {
    let app = HeadlessMedia(services: MediaServices(signedIn: "Evey"))
    try app.play("launch\nopen \"media://settings/quality\"\nbackground")
    let again = HeadlessMedia(services: app.services)

    try again.play("open \"media://watch/brazil\"\nlaunch")

    let fresh = HeadlessMedia(services: MediaServices(signedIn: "Evey"))
    try fresh.play("open \"media://watch/brazil\"\nlaunch")
    #expect(again.tree == fresh.tree)
  }
}
