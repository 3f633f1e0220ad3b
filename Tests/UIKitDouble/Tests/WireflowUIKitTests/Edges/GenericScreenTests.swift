import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

/// Screens without a view controller of their own, and the bars around them.
@Suite @MainActor
struct GenericScreenTests {
  private let app = UIKitApp()

  private var page: GenericViewController? { app.rig.controller(app.a) as? GenericViewController }
  private var list: UIScrollView? { page?.elements.tableView }

  @Test func barsFollowTheList() {
    #expect(list != nil)
    #expect(page?.contentScrollView(for: .top) === list)
    #expect(page?.contentScrollView(for: .bottom) === list)
  }

  @Test func aBarAtTheBottomFollowsNoListThatEndsAboveAnotherScreen() {
    let banner = PlainScreen("Banner")

    app.wireframe.embed(banner, in: app.a)
    app.rest()
    #expect(page?.contentScrollView(for: .top) === list)
    #expect(page?.contentScrollView(for: .bottom) == nil)

    app.wireframe.remove(banner)
    app.rest()
    app.rig.window.layoutIfNeeded()
    #expect(page?.contentScrollView(for: .bottom) === list)
  }
}
