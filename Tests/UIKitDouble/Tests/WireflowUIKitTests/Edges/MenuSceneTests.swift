import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

/// The menu bar belongs to the scene in front, of several that are active.
@Suite @MainActor
struct MenuSceneTests {
  private let setup: SceneSetup
  private let scenes = [UIWindowScene(), UIWindowScene()]
  private let delegates: [ApplicationSceneDelegate]

  init() {
    var names = ["First", "Second"]
    let setup = SceneSetup { backend in
      let wireframe = TabBarWireframe(stage: Stage(backend: backend))
      let root = KeyScreen(names.removeFirst())
      return ApplicationController(
        wireframe: wireframe, mainFlow: ScenesFlow(wireframe, root))
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

  @Test func onlyTheSceneInFrontWatchesItsPicture() {
    run(on: 26)
    scenes[0].userBringsToFront(before: scenes[1])
    _ = build()
    scenes[1].userBringsToFront(before: scenes[0])
    _ = build()

    let watching = delegates.map { $0.life?.backend.root.menus.isWatching }
    #expect(watching == [false, true])
  }
}

/// A flow with one root item.
@MainActor
private final class ScenesFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let root: KeyScreen

  init(_ wireframe: any ApplicationWireframe, _ root: KeyScreen) {
    self.wireframe = FlowWireframe(wireframe)
    self.root = root
  }

  func installUI() { wireframe.install(rootItems: [root, KeyScreen("Other")]) }
}
