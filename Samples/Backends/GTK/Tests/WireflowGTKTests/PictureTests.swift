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
  private nonisolated static let wireframes = GTKApplication.wireframes.map(\.name)

  @Test(arguments: [GTKTheme.light, .dark], wireframes)
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
    await walk(Self.journey, app, theme, wireframe)
    app.backend.close()
  }

  @Test(arguments: [GTKTheme.light, .dark], wireframes)
  func encyclopedia(in theme: GTKTheme, on wireframe: String) async throws {
    theme.apply()
    wireflow_set_setting("gtk-enable-animations", 0)
    let app = try SampleWindow(.encyclopedia, on: wireframe)
    await walk(Self.reading, app, theme, wireframe)
    app.window.all("row-menu").first.map { gtk_menu_button_popup(OpaquePointer($0.pointer)) }
    await save("row-menu", of: app, theme, wireframe)
    await walk(Self.writing, app, theme, wireframe)
    app.backend.close()
  }

  private func walk(
    _ journey: [(String, [UserAction])], _ app: SampleWindow, _ theme: GTKTheme,
    _ wireframe: String
  ) async {
    for (name, actions) in journey {
      for action in actions {
        app.stage.perform(action)
        await app.settle(after: .seconds(1))
      }
      await save(name, of: app, theme, wireframe)
    }
  }

  private static let reading: [(String, [UserAction])] = [
    ("sections", [.tap("Skip")]),
    ("article", [.tap("Featured article")]),
    ("saved", [.toggle("Saved"), .select("Places"), .tap("Delta"), .toggle("Saved")]),
    ("rows", [.select("Saved")]),
  ]

  private static let writing: [(String, [UserAction])] = [
    ("notice", [.tap(UserAction.Label("Remove", of: "Delta"))]),
    (
      "draft",
      [
        .select("Explore"), .tap("Edit"), .choose("Log in"), .type("Grace", into: "Name"),
        .typeSample("the right password", into: "Password"), .tap("Log in"),
        .typeSample("the right code", into: "Code"), .tap("Continue"),
        .typeSample("a better text", into: "Text"),
      ]
    ),
    ("docked", [.minimize, .select("History")]),
  ]

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
