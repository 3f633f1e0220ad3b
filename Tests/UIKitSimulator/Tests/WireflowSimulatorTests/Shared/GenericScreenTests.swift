import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

/// Screens without a view controller of their own, and the bars around them.
@Suite @MainActor
struct GenericScreenTests {
  private func page(_ app: UIKitApp) -> GenericViewController? {
    app.rig.controller(app.a) as? GenericViewController
  }

  @Test func barsFollowTheList() async {
    let page = page(await UIKitApp())

    #expect(page != nil)
    #expect(page?.contentScrollView(for: .top) === page?.elements.tableView)
    #expect(page?.contentScrollView(for: .bottom) === page?.elements.tableView)
  }

  @Test func aBarAtTheBottomFollowsNoListThatEndsAboveAnotherScreen() async {
    let app = await UIKitApp()
    let page = page(app)
    let list: UIScrollView? = page?.elements.tableView
    let banner = PlainScreen("Banner")

    app.wireframe.embed(banner, in: app.a)
    await app.rest()
    #expect(page?.contentScrollView(for: .top) === list)
    #expect(page?.contentScrollView(for: .bottom) == nil)

    app.wireframe.remove(banner)
    await app.rest()
    app.rig.window.layoutIfNeeded()
    #expect(page?.contentScrollView(for: .bottom) === list)
  }
}
