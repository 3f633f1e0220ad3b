import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

/// The bar of a notice.
@Suite @MainActor
struct NoticeTests {
  private let app = UIKitApp()
  private let page = PageScreen("Page")

  init() {
    let undo = ScreenContent.Button("Undo") {}
    app.wireframe.showNotice(NoticeContent("Sent", action: undo))
    app.rest()
    _ = app.newLog()
  }

  private var bar: NoticeBar? { app.rig.backend.notice }

  @Test func isInFrontOfTheModalInFront() throws {
    #expect(bar?.superview === app.rig.backend.root.view)

    app.wireframe.presentModally(page, from: app.a)
    app.rest()
    #expect(bar?.superview === app.rig.backend.frontContainer.view)
    #expect(bar?.superview !== app.rig.backend.root.view)

    app.wireframe.dismiss(page)
    app.rest()
    #expect(bar?.superview === app.rig.backend.root.view)
    #expect(app.rig.backend.root.view.subviews.last === bar)
  }

  @Test func closesByVoiceOver() throws {
    let action = try #require(bar?.accessibilityCustomActions?.first)

    #expect(action.name == "Close")
    #expect(action.run())
    app.rest()

    app.expectLog(matches: "> close notice\n  close notice \"Sent\"")
    #expect(bar == nil)
    #expect(!app.rig.backend.root.view.subviews.contains { $0 is NoticeBar })
  }
}
