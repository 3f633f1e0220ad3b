import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowInteraction
import WireflowTesting

@testable import WireflowUIKit

/// Keys and the menu bar.
@MainActor struct KeyTests {
  private let app = UIKitApp(
    wireframe: { TabBarWireframe(stage: $0) }, mainFlow: { KeyFlow($0) })

  private var inbox: (any Screen)? { (app.controller.mainFlow as? KeyFlow)?.inbox }

  @Test func performActionsOfThePicture() {
    let isTaken = [
      app.press("e"), app.press("u", [.command, .shift]), app.press(" ", []), app.press("2"),
      app.press("n"), app.press("q"),
    ]

    #expect(isTaken == [true, true, true, true, true, false])
    // They reach the app through a sheet.
    #expect(!app.press("n"))
    #expect(app.press(UIKeyCommand.inputEscape, []))
    app.assertJourney()
  }

  @Test func leavePlainKeysToAFieldThatHasTheFocus() throws {
    #expect(app.press("f"))
    let inbox = try #require(inbox)
    let page = app.rig.controller(inbox) as? any AnchorProviding
    let field = try #require(page?.anchorView(for: "Words")?.fieldInside)
    #expect(field.isFirstResponder)

    app.press(" ", [])
    app.press("e")

    app.assertJourney()
    #expect(!app.press(UIKeyCommand.inputEscape, []))
  }

  @Test func reachWhatIsOnAWall() throws {
    let wall = WallFlow(app.controller.wireframe)
    app.rest(after: app.controller.mainFlow.start(wall, from: try #require(inbox)))
    let help = wall.showHelp()
    app.rest()

    #expect(app.rig.scene.windows.last?.userPresses(UIKeyCommand.inputEscape) == true)
    app.rest()

    #expect(!app.stage.state.isOnStage(help))
  }

  @Test func areTheMenuBarWhereTheAppBuildsIt() throws {
    let bar = MenuBarDouble()
    app.backend.buildMenu(with: bar)

    #expect(
      bar.inserted.map { "\($0.place.rawValue) \($0.menu.title)" } == [
        "window Actions", "file ", "view ", "window Go",
      ])
    #expect(
      bar.commands.map(\.title) == [
        "Archive", "Flag", "Empty trash", "Write", "Unread only", "Refresh", "Inbox", "Sent",
        "Back",
      ])
    #expect(app.rig.window.userChooses(try #require(bar.commands.first { $0.title == "Write" })))
    app.rest()
    for command in bar.commands { #expect(!app.rig.window.userChooses(command)) }
    let context = MenuBarDouble(of: .context)
    app.backend.buildMenu(with: context)
    #expect(context.inserted.isEmpty)
    app.assertJourney()
  }

  @Test func rebuildMenusOnlyWhenTitlesChange() {
    let bar = MenuBarDouble()
    app.backend.buildMenu(with: bar)
    let before = UIMenuSystem.main.rebuilds
    let validated = UIMenuSystem.main.revalidations

    app.stage.perform(.toggle("Unread only"))
    if let inbox { app.stage.contentChanged(of: inbox) }
    #expect(UIMenuSystem.main.rebuilds == before)
    #expect(UIMenuSystem.main.revalidations > validated)

    app.stage.perform(.select("Sent"))
    #expect(UIMenuSystem.main.rebuilds == before + 1)
  }
}

extension UIKitApp {
  @discardableResult
  fileprivate func press(_ input: String, _ flags: UIKeyModifierFlags = .command) -> Bool {
    defer { rest() }
    return rig.window.userPresses(input, flags)
  }
}

/// The menu bar belongs to the scene in front, of several that are active.
@MainActor struct MenuSceneTests {
  private let setup: SceneSetup
  private let scenes = [UIWindowScene(), UIWindowScene()]
  private let delegates: [ApplicationSceneDelegate]

  init() {
    var names = ["First", "Second"]
    let setup = SceneSetup { backend in
      let wireframe = TabBarWireframe(stage: Stage(backend: backend))
      let roots = [KeyScreen(names.removeFirst()), KeyScreen("Other")]
      return ApplicationController(
        wireframe: wireframe, mainFlow: PlainFlow(wireframe, roots: roots))
    }
    self.setup = setup
    delegates = scenes.map { scene in
      let delegate = ApplicationSceneDelegate(setup)
      scene.delegate = delegate
      delegate.scene(scene, willConnectTo: scene.session, options: .init())
      return delegate
    }
  }

  private func run(on system: Int) {
    for scene in scenes { for window in scene.windows { window.double.system = system } }
  }

  /// Builds the menus, as UIKit does for the app delegate.
  private func build() -> MenuBarDouble {
    let bar = MenuBarDouble()
    UIApplication.shared.connectedScenes = Set(scenes)
    defer { UIApplication.shared.connectedScenes = [] }
    setup.buildMenu(with: bar)
    return bar
  }

  private func roots(of bar: MenuBarDouble) -> [String] {
    bar.commands.map(\.title).filter { ["First", "Second"].contains($0) }
  }

  @Test func theMenusFollowTheSceneInFront() {
    run(on: 26)
    scenes[1].userBringsToFront(before: scenes[0])
    #expect(roots(of: build()) == ["Second"])
    for (front, name) in [(0, "First"), (1, "Second"), (0, "First")] {
      let before = UIMenuSystem.main.rebuilds
      scenes[front].userBringsToFront(before: scenes[1 - front])

      #expect(UIMenuSystem.main.rebuilds == before + 1)
      #expect(roots(of: build()) == [name])
      // A picture costs something at each change.
      let watching = delegates.map { $0.life?.backend.root.menus.isWatching == true }
      #expect(watching == [front == 0, front == 1])
    }
  }

  /// Older systems do not say which scene is in front, and ask its window about its commands.
  @Test func theMenusFollowTheWindowThatIsAskedAboutThem() throws {
    run(on: 18)
    var bar = build()
    for (front, name) in [(0, "First"), (1, "Second"), (0, "First")] {
      scenes[front].userBringsToFront(before: scenes[1 - front])
      let before = UIMenuSystem.main.rebuilds
      let window = try #require(delegates[front].window)
      for _ in 0..<2 { window.userOpens(bar) }
      #expect(UIMenuSystem.main.rebuilds == before + 1)

      bar = build()
      window.userOpens(bar)
      #expect(UIMenuSystem.main.rebuilds == before + 1)
      #expect(roots(of: bar) == [name])
    }
  }
}
