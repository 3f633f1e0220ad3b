import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

/// Tabs and the player, on a simulator as on the double.
@MainActor struct RegionTests {
  @Test func theSafeAreaOfEachStackGrowsAndThatOfTheTabsDoesNot() async {
    let app = await UIKitApp { TabBarWireframe(stage: $0) }
    func insets() -> [CGFloat] {
      let stacks = app.backend.base?.controller.stacks.map(\.container) ?? []
      return stacks.map(\.additionalSafeAreaInsets.bottom)
    }
    await app.rest(after: app.wireframe.installMinimizable(PlainPlayer(), animated: true))
    app.expectSame()
    #expect(insets() == [64, 64])
    #expect(app.rig.tabs?.additionalSafeAreaInsets == .zero)

    await app.rest(after: app.wireframe.update(rootItems: [app.a, app.b, PlainScreen("C")]))
    #expect(insets() == [64, 64, 64])
    await app.rest(after: app.wireframe.removeMinimizable(animated: true))
    app.expectSame()
    #expect(insets() == [0, 0, 0])
  }
}
