import TestSupport
import Testing
import UIKit
import Wireflow

@testable import WireflowUIKit

/// Root items that are detached keep their view controllers.
@Suite @MainActor
struct DetachedRootsTests {
  private let app = UIKitApp()
  private let page = PageScreen("Page")

  @Test func comeBackWithTheirViewControllers() throws {
    app.wireframe.push(page, from: app.a)
    app.rest()
    let controller = try #require(app.rig.backend.screens.viewController(of: page))
    var saved: DetachedRoots?

    app.wireframe.transaction {
      saved = app.wireframe.detach()
      app.wireframe.update(rootItems: [PageScreen("New")])
    }
    app.rest()
    #expect(controller.viewIfLoaded?.window == nil)

    try app.wireframe.attach(#require(saved))
    app.rest()
    #expect(app.rig.backend.screens.viewController(of: page) === controller)
    #expect(controller.viewIfLoaded?.window != nil)
  }

  @Test func loseTheirViewControllersWithTheirHandle() throws {
    app.wireframe.push(page, from: app.b)
    let saved = app.wireframe.detach([app.b])
    app.rest()
    #expect(app.rig.backend.screens.viewController(of: app.b) != nil)

    saved.drop()
    app.rest()

    #expect(app.rig.backend.screens.viewController(of: app.b) == nil)
  }
}
