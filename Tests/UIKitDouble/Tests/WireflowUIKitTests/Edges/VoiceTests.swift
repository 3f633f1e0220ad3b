import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowInteraction
import WireflowTesting

@testable import WireflowUIKit

/// What VoiceOver hears, and what its gestures do.
@MainActor struct VoiceTests {
  /// Runs a test in an app, and compares what VoiceOver hears from the launch on.
  private func listening(
    to shown: WalkShape = .tabs, function: String = #function,
    _ body: (UIKitApp) throws -> Void
  ) rethrows {
    try UIAccessibility.$hearing.withValue(UIAccessibility.Hearing()) {
      let app = UIKitApp(launches: false, wireframe: shown.makeWireframe)
      app.rest(after: app.controller.finishLaunching())
      try body(app)
      app.rest()
      app.assertJourney(function: function)
    }
  }

  @Test func whoBeginsToListenHearsOfTheNextPlace() {
    let app = UIKitApp()
    let page = app.push("Page")[0]
    UIAccessibility.$hearing.withValue(UIAccessibility.Hearing()) {
      page.more = [.text(.init("New"))]
      app.rest(after: app.stage.contentChanged(of: page))
      app.push("Other", from: page)
    }
    app.assertJourney()
  }

  @Test func aSwipeBackIsAnnouncedAtTheElementThatTheUserLeft() throws {
    try listening { app in
      app.a.more = [
        .row(.init("Book") { app.wireframe.push(PlainScreen("Page"), from: app.a) })
      ]
      app.rest(after: app.stage.contentChanged(of: app.a))
      let list = try #require(app.rig.controller(app.a) as? GenericViewController).elements
      app.rest(after: list.use(list.rows.elements[1].action, on: list.rows.elements[1]))

      app.rig.stack?.userBeginsSwipe()
      app.double.endGesture(cancelled: false)
    }
  }

  @Test func theDrawerChangesTheLayout() {
    listening(to: .drawer) { app in
      app.rest(after: app.stage.perform(.openDrawer))
      app.rig.menu?.view.userEscapes()
    }
  }

  @Test func announcementsFollowTheChangeOfPlaceUnlessTheyAreUrgent() {
    listening { app in
      let page = PlainScreen("Page")
      app.wireframe.push(page, from: app.a)
      app.wireframe.push(PlainScreen("Deep"), from: page)
      app.wireframe.announce("Saved")
      app.wireframe.announce("No connection", urgency: .now)
      #expect(UIAccessibility.hearing?.posts.map(\.words) == ["No connection now"])
      app.rest()
      app.wireframe.announce("3 results")
      #expect(UIAccessibility.hearing?.posts.map(\.words) == ["3 results"])
      app.rig.stack?.userBeginsSwipe()
      app.rest(after: app.double.endGesture(cancelled: true))
      (app.stage.state.frontScreen as? PlainScreen)?.more = [.text(.init("New"))]
      app.stage.state.frontScreen.map { app.stage.contentChanged(of: $0) }
    }
  }

  @Test func escapeGoesBackAndDismisses() throws {
    try listening { app in
      app.push("Page")
      let sheet = app.present("Sheet")

      app.rest(after: try #require(app.rig.controller(sheet)).view.userEscapes())
      for _ in 0..<2 {
        app.rest(after: try #require(app.rig.stack?.topViewController).view.userEscapes())
      }
      app.push("Page")
      let foreign = UIViewController()
      try #require(app.rig.container).present(foreign, animated: false)
      foreign.view.userEscapes()
    }
  }

  @Test func theMagicTapTapsThePrimaryButtonOfThePlayer() throws {
    try listening { app in
      let player = PlainPlayer(controls: MagicControls())
      app.rest(after: app.wireframe.installMinimizable(player, animated: false))
      try #require(app.rig.stack?.topViewController).view.userTapsMagically()
    }
  }

  @Test func labelsAndValuesReachTheCells() throws {
    let cell = ElementCell(style: .default, reuseIdentifier: nil)
    let app = UIKitApp()
    app.a.more = [
      .button(
        ScreenContent.Button("★") {}.accessibilityLabel("Rate").accessibilityValue("4 of 5 stars"))
    ]
    app.stage.contentChanged(of: app.a)
    let element = try #require(app.stage.picture.frontPage?.elements.last)

    cell.show(element) { _, _ in }
    #expect([cell.accessibilityLabel, cell.accessibilityValue] == ["Rate", "4 of 5 stars"])

    cell.show(nil) { _, _ in }
    #expect(cell.accessibilityValue == nil)
  }
}

/// The controls of a player with a primary button.
@MainActor
private final class MagicControls: Screen {
  let title = "Controls"
  var content: ScreenContent { Button("Pause", role: .primary) {} }
}

extension UIAccessibility.Hearing.Post {
  /// The post in a word with the name of its view, or the spoken text.
  @MainActor var words: String {
    let name = view.map { view in view.accessibilityIdentifier ?? "\(type(of: view))" }
    let place = name.map { " at \($0)" } ?? ""
    switch notification {
    case .screenChanged: return "screen" + place
    case .layoutChanged: return "layout" + place
    default:
      let priority = text?.attribute(
        .accessibilitySpeechAnnouncementPriority, at: 0, effectiveRange: nil)
      let isNow = priority as? UIAccessibilityPriority == .high
      return (text?.string ?? "nothing") + (isNow ? " now" : "")
    }
  }
}

/// The bar of a notice.
@MainActor struct NoticeTests {
  private let app = UIKitApp()
  private let page = PageScreen("Page")

  init() {
    let undo = ScreenContent.Button("Undo") {}
    app.rest(after: app.wireframe.showNotice(NoticeContent("Sent", action: undo)))
    app.forget()
  }

  private var bar: NoticeBar? { app.rig.backend.notice }

  @Test func isInFrontOfTheModalInFront() throws {
    #expect(bar?.superview === app.rig.backend.root.view)

    app.rest(after: app.wireframe.presentModally(page, from: app.a))
    #expect(bar?.superview === app.rig.backend.frontContainer.view)
    #expect(bar?.superview !== app.rig.backend.root.view)

    app.rest(after: app.wireframe.dismiss(page))
    #expect(bar?.superview === app.rig.backend.root.view)
    #expect(app.rig.backend.root.view.subviews.last === bar)
  }

  @Test func hasItsActionAfterAnAlert() throws {
    app.controller.stage.perform(.closeNotice)
    app.wireframe.presentAlert(AlertContent(title: "Q", actions: [.init("OK")]), from: app.a)
    app.wireframe.showNotice(NoticeContent("Sent", action: ScreenContent.Button("Undo") {}))
    app.rest()
    app.rest(after: app.controller.stage.perform(.choose("OK")))

    let row = try #require(bar?.subviews.first as? UIStackView)
    (row.arrangedSubviews.last as? UIButton)?.sendActions(for: .touchUpInside)
    app.assertJourney()
  }

  @Test func closesByVoiceOver() throws {
    let action = try #require(bar?.accessibilityCustomActions?.first)

    #expect(action.name == "Close")
    #expect(action.run())
    app.rest()

    #expect(bar == nil)
    #expect(!app.rig.backend.root.view.subviews.contains { $0 is NoticeBar })
    app.assertJourney()
  }
}
