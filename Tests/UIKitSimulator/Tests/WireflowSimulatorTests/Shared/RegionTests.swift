import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

/// Tabs and the player, on a simulator as on the double.
@MainActor struct RegionTests {
  @Test func theSafeAreaOfEachStackGrowsAndThatOfTheTabsDoesNot() async {
    let app = await makeApp()
    app.expectSame()
    let stacks = app.backend.base?.controller.stacks.map(\.container) ?? []

    #expect(stacks.map(\.additionalSafeAreaInsets.bottom) == [64, 64])
    #expect(app.rig.tabs?.additionalSafeAreaInsets == .zero)
    await app.rest(after: app.wireframe.removeMinimizable(animated: true))

    app.expectSame()
    #expect(stacks.map(\.additionalSafeAreaInsets.bottom) == [0, 0])
  }

  @Test func theSafeAreaOfAStackThatComesLaterGrowsToo() async {
    let app = await makeApp()

    await app.rest(after: app.wireframe.update(rootItems: [app.a, app.b, PlainScreen("C")]))

    let stacks = app.backend.base?.controller.stacks.map(\.container) ?? []
    #expect(stacks.map(\.additionalSafeAreaInsets.bottom) == [64, 64, 64])
    app.expectSame()
  }

  private func makeApp() async -> UIKitApp {
    let app = await UIKitApp { TabBarWireframe(stage: $0) }
    await app.rest(after: app.wireframe.installMinimizable(PlainPlayer(), animated: true))
    _ = app.newLog()
    return app
  }
}
