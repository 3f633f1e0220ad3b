import CGtk
import Foundation
import Testing
import Wireflow

@testable import WireflowGTK

/// The folder for pictures, from the environment.
private enum PictureFolder {
  static let path = ProcessInfo.processInfo.environment["WIREFLOW_GTK_PICTURES"]
}

/// Saves pictures of the samples for visual inspection, if the environment names a folder.
@Suite(.enabled(if: Display.isThere && PictureFolder.path != nil), .serialized)
@MainActor
struct PictureTests {
  @Test(arguments: [GTKTheme.light, .dark], ["tab-bar", "hamburger", "split"])
  func audiobooks(in theme: GTKTheme, on wireframe: String) async throws {
    theme.apply()
    wireflow_set_setting("gtk-enable-animations", 0)
    let app = try SampleWindow(.audiobooks, on: wireframe)
    await save("discover", of: app, theme, wireframe)
    if wireframe == "hamburger" {
      app.stage.perform(.openDrawer)
      await save("drawer", of: app, theme, wireframe)
      app.stage.perform(.closeDrawer)
    }
    for (name, actions) in Self.journey {
      for action in actions {
        app.stage.perform(action)
        await app.settle(after: .seconds(1))
      }
      await save(name, of: app, theme, wireframe)
    }
    app.backend.close()
  }

  private static let journey: [(String, [UserAction])] = [
    ("list", [.tap("Crime")]),
    ("book", [.tap("The Lamplighter's Debt")]),
    ("login", [.tap("Log in to buy")]),
    (
      "wrong",
      [.type("Ada", into: "Name"), .type("no", into: "Password"), .tap("Log in")]
    ),
    (
      "buy",
      [
        .choose("OK"), .typeSample("the right password", into: "Password"), .tap("Log in"),
      ]
    ),
    (
      "player",
      [
        .choose("Buy"), .select("Bookshelf"), .tap("The Lamplighter's Debt"), .tap("Listen"),
      ]
    ),
    ("maximized", [.maximize]),
    ("profile", [.minimize, .select("Profile")]),
    ("pen-name", [.tap("Pen name"), .type("", into: "Name")]),
  ]

  private func save(
    _ name: String, of app: SampleWindow, _ theme: GTKTheme, _ wireframe: String
  ) async {
    for _ in 0..<20 {
      await app.settle()
      try? await Task.sleep(for: .milliseconds(10))
    }
    let folder = PictureFolder.path ?? "."
    let path = "\(folder)/\(wireframe)-\(theme.rawValue)-\(name).png"
    #expect(wireflow_save_picture(app.window.pointer, path) != 0)
  }
}
