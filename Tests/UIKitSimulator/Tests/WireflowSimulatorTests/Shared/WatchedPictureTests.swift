import Observation
import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowInteraction
import WireflowTesting

@testable import WireflowUIKit

/// Views drawn from content, and when the picture watches it.
@MainActor struct WatchedPictureTests {
  /// A root item that is observed.
  @Observable
  final class Inbox: RootLevelRepresentable {
    let title = "Inbox"
    var count = 0

    var rootLevelRepresentation: RootLevelRepresentation {
      .init(title: title, badge: count == 0 ? nil : "\(count)")
    }
  }

  private let inbox = Inbox()
  private let second = PlainScreen("Second")

  private func makeApp() async -> UIKitApp {
    let app = await UIKitApp(
      wireframe: { TabBarWireframe(stage: $0) },
      configure: { backend in
        backend.register(PlainScreen.self) { _ in UIViewController() }
        backend.register(Inbox.self) { _ in UIViewController() }
      })
    await app.rest(after: app.wireframe.install(rootItems: [inbox, second]))
    return app
  }

  @Test func thePictureIsWatchedOnlyWhileSomethingIsDrawnFromIt() async {
    let app = await makeApp()
    #expect(!app.backend.screens.painter.isWatching)

    await app.rest(after: app.wireframe.push(FormScreen(), from: inbox))
    #expect(app.backend.screens.painter.isWatching)
    await app.rest(after: app.wireframe.popToRoot(of: inbox))

    #expect(!app.backend.screens.painter.isWatching)
  }

  @Test func badgesFollowTheirScreensWithoutAPicture() async {
    let app = await makeApp()
    second.badge = "new"
    app.stage.contentChanged(of: second)
    inbox.count = 2

    await expectEventually { app.rig.tabs?.tabBar.items?.first?.badgeValue == "2" }
    #expect(app.rig.tabs?.tabBar.items?.map(\.badgeValue) == ["2", "new"])
    inbox.count = 3
    await expectEventually { app.rig.tabs?.tabBar.items?.first?.badgeValue == "3" }
    #expect(!app.backend.screens.painter.isWatching)
  }

  @Test func theTabsOfAModalAreNamedBeforeItComes() async {
    let app = await makeApp()

    app.wireframe.presentModally(
      rootItems: [PlainScreen("X"), PlainScreen("Y")],
      in: TabBarWireframe(stage: app.stage), from: inbox)

    let tabs = app.backend.presentedControllers.first?.children.first as? UITabBarController
    #expect(tabs?.tabBar.items?.map(\.title) == ["X", "Y"])
  }
}
