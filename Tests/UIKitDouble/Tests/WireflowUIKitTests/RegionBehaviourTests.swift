import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

/// The rows of UIKit's behaviours that concern tabs, columns, the drawer and the player.
@Suite @MainActor
struct RegionBehaviourTests {
  @Test func aSecondTapOnATabIsLeftToTheStage() {
    let app = UIKitApp()
    app.push("One", "Two")
    _ = app.newLog()

    app.rest(after: app.rig.tabs?.userTaps(0))
    app.rest(after: app.rig.tabs?.userTaps(0))

    app.expectSame()
    app.expectLog(
      matches: """
        > select "A"
          pop to PlainScreen "A"
        > select "A"
          ignored pop to root of PlainScreen "A": already there
        """)
  }

  @Test func aSecondTapOnATabMayBeRefused() {
    let app = UIKitApp()
    app.push("One")
    app.flow.guardRequests { _, request in request.isByUser ? .refuse("not saved") : .allow }
    _ = app.newLog()

    app.rest(after: app.rig.tabs?.userTaps(0))

    #expect(app.titles == ["A", "One"])
    app.expectSame()
    app.expectLog(
      matches: """
        > select "A"
          ignored pop to root of PlainScreen "A": PlainFlow refused, not saved
        """)
  }

  @Test func tabsAreFlatAndShowTitleImageAndBadge() {
    let app = UIKitApp()
    app.b.badge = "3"
    app.stage.contentChanged(of: app.b)

    #expect(app.rig.tabs?.viewControllers?.allSatisfy { $0 is StackNavigationController } == true)
    #expect(app.rig.tabs?.tabBar.items?.map(\.title) == ["A", "B"])
    #expect(app.rig.tabs?.tabBar.items?.map(\.image?.name) == ["star", "star"])
    #expect(app.rig.tabs?.tabBar.items?.map(\.badgeValue) == [nil, "3"])
  }

  @Test(arguments: [17, 26])
  func thePlayerIsAnAccessoryWhereTheSystemHasThem(system: Int) {
    let app = UIKitApp(usesBottomAccessory: true, system: system)

    app.rest(after: app.wireframe.installMinimizable(PlainPlayer(), animated: true))

    app.expectSame()
    #expect((app.rig.tabs?.bottomAccessory != nil) == (system >= 26))
    #expect(app.rig.playerBar?.window != nil)
  }

  @Test func theAccessoryStaysTheSameForThePlayersLife() {
    let app = UIKitApp(usesBottomAccessory: true)

    app.rest(after: app.wireframe.installMinimizable(PlainPlayer(), animated: true))
    app.push("One")
    app.rest(after: app.wireframe.maximizeMinimizableView(animated: true))
    app.rest(after: app.wireframe.minimizeFullscreenView(animated: true))
    app.expectSame()
    #expect(app.rig.tabs?.timesAccessoryWasSet == 1)
    app.rest(after: app.wireframe.removeMinimizable(animated: true))

    app.expectSame()
    #expect(app.rig.tabs?.bottomAccessory == nil)
  }

  @Test(arguments: [false, true])
  func thePlayerIsPressedAndStandsBelowModals(usesBottomAccessory: Bool) {
    let app = UIKitApp(usesBottomAccessory: usesBottomAccessory)
    app.rest(after: app.wireframe.installMinimizable(PlainPlayer(), animated: true))
    _ = app.newLog()

    app.rest(after: app.rig.playerBar?.opener.sendActions(for: .touchUpInside))
    app.expectSame()
    app.present("M")

    app.expectSame()
    #expect(app.backend.presentedControllers.count == 1)
    app.expectLog(
      matches: """
        > maximize
          maximize PlainPlayer "Player"
        > (app)
          present PlainScreen "M" over PlainScreen "A" as sheet, dismiss button Done
        """)
  }

  @Test(arguments: [UIUserInterfaceSizeClass.compact, .regular])
  func thePlayerRestsOnATabBarThatStandsAtTheBottom(_ sizeClass: UIUserInterfaceSizeClass) {
    let app = UIKitApp(sizeClass: sizeClass) { TabBarWireframe(stage: $0) }
    app.rest(after: app.wireframe.installMinimizable(PlainPlayer(), animated: true))

    let isOnBar = app.rig.playerBar?.bound.contains { $0.secondItem === app.rig.tabs?.tabBar }
    #expect(isOnBar == (sizeClass == .compact))
  }

  @Test func theDrawerOpensAndSelects() {
    let app = UIKitApp { HamburgerWireframe(stage: $0) }
    let button = app.rig.stack?.viewControllers[0].navigationItem.leftBarButtonItem

    button?.userTaps()
    #expect(app.backend.motion.isBusy)
    app.rest()
    app.expectSame()
    app.rest(after: app.rig.menu?.tableView.userTaps(1))

    app.expectSame()
    #expect(app.titles == ["B"])
    app.expectLog(
      matches: """
        > open drawer
          open drawer
        > select "B"
          close drawer
          + select B
        """)
  }

  @Test func theColumnsCollapseAndExpand() {
    let app = UIKitApp(sizeClass: .regular) { SplitWireframe(stage: $0) }
    app.push("One", "Two")
    let views = app.rig.columnTitles
    #expect(views == [["A"], ["One", "Two"]])
    _ = app.newLog()

    app.rest(after: app.double.resize(to: .compact))
    app.expectSame()
    #expect(app.rig.columnTitles == [["A", "One", "Two"]])
    app.rest(after: app.rig.stack?.userTapsBack())
    app.expectSame()
    app.rest(after: app.double.resize(to: .regular))

    app.expectSame()
    #expect(app.rig.columnTitles == [["A"], ["One"]])
    app.expectLog(
      matches: """
        > back
          pop PlainScreen "Two"
        > adapt regular
          ignored adapt regular: already in split
        """)
  }

  @Test func aTransitionOfColumnsLastsAsLongAsTheyMove() {
    let app = UIKitApp(sizeClass: .regular) { SplitWireframe(stage: $0) }
    let one = app.push("One")[0]

    app.wireframe.push(PlainScreen("Two"), from: one)
    #expect(app.backend.motion.isBusy)
    app.rest()

    app.expectSame()
    #expect(!app.backend.motion.isBusy)
  }

  @Test func pagesMoveFromOneColumnToAnotherAtOnce() {
    let app = UIKitApp(sizeClass: .regular) { SplitWireframe(stage: $0) }
    let one = app.push("One")[0]

    app.wireframe.showDetail(PlainScreen("Detail"), from: one)
    #expect(app.rig.columnTitles == [["A", "One"], ["Detail"]])
    #expect(app.rig.controller(one)?.transitionCoordinator == nil)
    app.rest()

    app.expectSame()
  }

  @Test func theAppAdaptsToItsRoomAndKeepsItsViews() {
    let app = UIKitApp()
    let one = app.push("One")[0]
    let m = app.present("M", from: one)
    let views = [one, m].map { app.rig.controller($0) }
    _ = app.newLog()

    app.rest(after: app.double.resize(to: .regular))
    app.expectSame()
    app.rest(after: app.double.resize(to: .compact))

    app.expectSame()
    #expect([one, m].map { app.rig.controller($0) } == views)
    app.expectLog(
      matches: """
        > adapt regular
          adapt to split: A, B
        > adapt compact
          adapt to tab bar: A, B
        """)
  }
}
