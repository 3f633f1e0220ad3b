import Foundation
import MediaApp
import TestSupport
import Testing
import Wireflow
import WireflowInteraction

/// Damaged input from outside.
@MainActor
struct MediaMutationTests {
  @Test
  func followsNoMutatedArchiveToWhereTheAppCannotBe() throws {
    var random = SplitMix64(seed: 5)
    let app = HeadlessMedia(services: MediaServices(signedIn: "Evey"))
    try app.play("launch\nopen \"media://settings/quality\"\nbackground")
    let original = Array(try #require(app.services.archive))

    for _ in 0..<1000 {
      var bytes = original
      bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
      let services = MediaServices(signedIn: "Evey")
      services.archive = Data(bytes)
      let again = HeadlessMedia(services: services)
      again.controller.perform(.launch)
      #expect([app.tree, home].contains(again.tree), "\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  private let home: NavigationTree = {
    let app = HeadlessMedia(services: MediaServices(signedIn: "Evey"))
    app.controller.perform(.launch)
    return app.tree
  }()
}
