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

  @Test func hasItsActionAfterAnAlert() throws {
    app.controller.stage.perform(.closeNotice)
    app.wireframe.presentAlert(AlertContent(title: "Q", actions: [.init("OK")]), from: app.a)
    app.wireframe.showNotice(NoticeContent("Sent", action: ScreenContent.Button("Undo") {}))
    app.rest()
    app.controller.stage.perform(.choose("OK"))
    app.rest()
    _ = app.newLog()

    let row = try #require(bar?.subviews.first as? UIStackView)
    (row.arrangedSubviews.last as? UIButton)?.sendActions(for: .touchUpInside)

    app.expectLog(
      matches: """
        > wait 3000ms
        > tap "Undo"
          close notice "Sent"
        """)
  }

  @Test func closesByVoiceOver() throws {
    let action = try #require(bar?.accessibilityCustomActions?.first)

    #expect(action.name == "Close")
    #expect(action.run())
    app.rest()

    app.expectLog(
      matches: """
        > wait 6000ms
        > close notice
          close notice "Sent"
        """)
    #expect(bar == nil)
    #expect(!app.rig.backend.root.view.subviews.contains { $0 is NoticeBar })
  }
}
