import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowInteraction
import WireflowTesting

@testable import WireflowUIKit

/// What VoiceOver hears, and what its gestures do.
@MainActor struct VoiceTests {
  private let hearing = UIAccessibility.Hearing()

  /// Runs a test in an app whose launch VoiceOver has not announced.
  private func listening(
    to shown: UIKitWalkTests.Shown = .tabs, _ body: (UIKitApp) throws -> Void
  ) rethrows {
    try UIAccessibility.$hearing.withValue(hearing) {
      let app = UIKitApp(wireframe: shown.makeWireframe)
      #expect(hearing.take().isEmpty)
      try body(app)
    }
  }

  /// The kinds of the posts since the last time, which are kept no longer.
  private func heard() -> [String] { hearing.take().map(\.words) }

  @Test func aPushIsAnnouncedAtItsTitleOnceItRests() {
    listening { app in
      app.wireframe.push(PlainScreen("Page"), from: app.a)
      #expect(heard() == [])
      app.rest()

      let posts = hearing.take()
      #expect(posts.map(\.notification) == [.screenChanged])
      #expect(posts.first?.view === app.rig.stack?.navigationBar)
    }
  }

  @Test func whoBeginsToListenHearsOfTheNextPlace() {
    let app = UIKitApp()
    let page = app.push("Page")[0]
    UIAccessibility.$hearing.withValue(hearing) {
      page.more = [.text(.init("New"))]
      app.rest(after: app.stage.contentChanged(of: page))
      #expect(heard() == ["layout"])
      app.push("Other", from: page)
    }

    #expect(heard() == ["screen"])
  }

  @Test func twoPushesInARowAreAnnouncedOnce() {
    listening { app in
      let page = PlainScreen("Page")
      app.wireframe.push(page, from: app.a)
      app.rest(after: app.wireframe.push(PlainScreen("Deep"), from: page))

      #expect(heard() == ["screen"])
    }
  }

  @Test func aCancelledSwipeIsSilent() {
    listening { app in
      app.push("Page")
      _ = heard()

      app.rig.stack?.userBeginsSwipe()
      app.rest(after: app.double.endGesture(cancelled: true))

      #expect(heard() == [])
    }
  }

  @Test func aSwipeBackIsAnnouncedAtTheElementThatTheUserLeft() throws {
    try listening { app in
      app.a.more = [
        .row(.init("Book") { app.wireframe.push(PlainScreen("Page"), from: app.a) })
      ]
      app.rest(after: app.stage.contentChanged(of: app.a))
      let list = try #require(app.rig.controller(app.a) as? GenericViewController).elements
      app.rest(after: list.use(list.rows.elements[1].action, on: list.rows.elements[1]))
      _ = heard()

      app.rig.stack?.userBeginsSwipe()
      app.rest(after: app.double.endGesture(cancelled: false))

      let posts = hearing.take()
      #expect(posts.map(\.notification) == [.screenChanged])
      #expect(posts.first?.view?.accessibilityIdentifier == "Book")
    }
  }

  @Test func otherElementsOfThePageChangeItsLayoutOnly() {
    listening { app in
      app.a.more = [.text(.init("New"))]
      app.rest(after: app.stage.contentChanged(of: app.a))
      #expect(heard() == ["layout"])

      app.rest(after: app.stage.contentChanged(of: app.a))
      #expect(heard() == [])
    }
  }

  @Test func theDrawerChangesTheLayout() {
    listening(to: .drawer) { app in
      app.rest(after: app.stage.perform(.openDrawer))
      #expect(heard() == ["layout"])

      app.rest(after: app.rig.menu?.view.userEscapes())
      #expect(heard() == ["layout"])
      #expect(!app.stage.isDrawerOpen)
    }
  }

  @Test func anAlertKeepsVoiceOver() {
    listening { app in
      let page = PlainScreen("Page")
      app.wireframe.presentAlert(.init(title: "Sure?", actions: [.init("OK")]), from: app.a)
      app.rest()
      app.stage.inTurn {
        app.wireframe.push(page, from: app.a)
        app.wireframe.announce("Pushed")
      }
      app.rest()
      #expect(!heard().contains("screen"))

      app.rest(after: app.alert?.userTaps(0))
      #expect(app.stage.frontScreen === page)
      #expect(heard() == ["screen"])
    }
  }

  @Test func anAnnouncementFollowsTheChangeOfPlace() {
    listening { app in
      app.wireframe.push(PlainScreen("Page"), from: app.a)
      app.wireframe.announce("Saved")
      app.wireframe.announce("No connection", urgency: .now)
      #expect(heard() == ["No connection now"])
      app.rest()

      #expect(heard() == ["screen", "Saved"])
    }
  }

  @Test func anAnnouncementAtRestIsSpokenAtOnce() {
    listening { app in
      app.wireframe.announce("3 results")

      #expect(heard() == ["3 results"])
    }
  }

  @Test func escapeGoesBackAndDismisses() throws {
    try listening { app in
      app.push("Page")
      let sheet = app.present("Sheet")

      try #require(app.rig.controller(sheet)).view.userEscapes()
      app.rest()
      try #require(app.rig.stack?.topViewController).view.userEscapes()
      app.rest()
      try #require(app.rig.stack?.topViewController).view.userEscapes()
      app.rest()
      app.assertJourney()
    }
  }

  @Test func escapeLeavesAloneWhatOthersPresent() throws {
    try listening { app in
      app.push("Page")
      let foreign = UIViewController()
      try #require(app.rig.container).present(foreign, animated: false)

      foreign.view.userEscapes()
      app.rest()
      app.assertJourney()
    }
  }

  @Test func theMagicTapTapsThePrimaryButtonOfThePlayer() throws {
    try listening { app in
      app.rest(after: app.wireframe.installMinimizable(MagicPlayer(), animated: false))

      try #require(app.rig.stack?.topViewController).view.userTapsMagically()
      app.assertJourney()
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

/// A player whose controls have a primary button.
@MainActor
private final class MagicPlayer: FullscreenMinimizable {
  @MainActor
  final class Controls: Screen {
    let title = "Controls"
    var content: ScreenContent { Button("Pause", role: .primary) {} }
  }

  let title = "Player"
  let minimizedControls: any Screen = Controls()
  var onMinimizedPlayerPressed: (() -> Void)?
}

extension UIAccessibility.Hearing.Post {
  /// The post in a word, or the spoken text.
  var words: String {
    switch notification {
    case .screenChanged: return "screen"
    case .layoutChanged: return view == nil ? "layout" : "layout with a view"
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
