import MediaApp
import Testing
import Wireflow
import WireflowCommand

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
