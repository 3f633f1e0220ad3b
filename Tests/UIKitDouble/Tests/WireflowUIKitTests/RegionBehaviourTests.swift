import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

/// The rows of UIKit's behaviours that concern tabs, columns, the drawer and the player.
@MainActor struct RegionBehaviourTests {
  @Test func aSecondTapOnATabIsLeftToTheStage() {
    let app = UIKitApp()
    app.push("One", "Two")

    app.rest(after: app.rig.tabs?.userTaps(0))
    app.rest(after: app.rig.tabs?.userTaps(0))
    app.assertJourney()
  }

  @Test func aSecondTapOnATabMayBeRefused() {
    let app = UIKitApp()
    app.push("One")
    app.flow.guardRequests { _, request in request.isByUser ? .refuse("not saved") : .allow }

    app.rest(after: app.rig.tabs?.userTaps(0))
    app.assertJourney()
  }

  @Test func tabsAreFlatAndShowTitleImageAndBadge() {
    let app = UIKitApp()
    app.b.badge = "3"
    app.stage.contentChanged(of: app.b)

    #expect(app.rig.tabs?.viewControllers?.allSatisfy { $0 is StackNavigationController } == true)
    #expect(app.rig.tabs?.tabBar.items?.map(\.image?.name) == ["star", "star"])
    #expect(app.rig.tabs?.tabBar.items?.map(\.badgeValue) == [nil, "3"])
  }

  @Test(arguments: [17, 26])
  func thePlayerIsAnAccessoryWhereTheSystemHasThem(system: Int) {
    let app = UIKitApp(usesBottomAccessory: true, system: system)

    app.rest(after: app.wireframe.installMinimizable(PlainPlayer(), animated: true))

    #expect((app.rig.tabs?.bottomAccessory != nil) == (system >= 26))
    #expect(app.rig.playerBar?.window != nil)
    app.assertJourney()
  }

  @Test func theAccessoryStaysTheSameForThePlayersLife() {
    let app = UIKitApp(usesBottomAccessory: true)

    app.rest(after: app.wireframe.installMinimizable(PlainPlayer(), animated: true))
    app.push("One")
    app.rest(after: app.wireframe.maximizeMinimizableView(animated: true))
    app.rest(after: app.wireframe.minimizeFullscreenView(animated: true))
    #expect(app.rig.tabs?.timesAccessoryWasSet == 1)
    app.rest(after: app.wireframe.removeMinimizable(animated: true))

    #expect(app.rig.tabs?.bottomAccessory == nil)
    app.assertJourney()
  }

  @Test(arguments: [false, true])
  func thePlayerIsPressedAndStandsBelowModals(usesBottomAccessory: Bool) {
    let app = UIKitApp(usesBottomAccessory: usesBottomAccessory)
    app.rest(after: app.wireframe.installMinimizable(PlainPlayer(), animated: true))

    app.rest(after: app.rig.playerBar?.opener.sendActions(for: .touchUpInside))
    app.present("M")

    app.assertJourney()
  }

  @Test func theDrawerOpensAndSelects() {
    let app = UIKitApp { HamburgerWireframe(stage: $0) }
    let button = app.rig.stack?.viewControllers[0].navigationItem.leftBarButtonItem

    button?.userTaps()
    #expect(app.backend.motion.isBusy)
    app.rest()
    app.rest(after: app.rig.menu?.tableView.userTaps(1))
    app.assertJourney()
  }

  @Test func theColumnsCollapseAndExpand() {
    let app = UIKitApp(sizeClass: .regular) { SplitWireframe(stage: $0) }
    app.push("One", "Two")
    let views = app.rig.columnTitles
    #expect(views == [["A"], ["One", "Two"]])

    app.rest(after: app.double.resize(to: .compact))
    app.rest(after: app.rig.stack?.userTapsBack())
    app.rest(after: app.double.resize(to: .regular))
    app.assertJourney()
  }

  @Test func pagesMoveFromOneColumnToAnotherAtOnce() {
    let app = UIKitApp(sizeClass: .regular) { SplitWireframe(stage: $0) }
    let one = app.push("One")[0]

    app.wireframe.showDetail(PlainScreen("Detail"), from: one)
    #expect(app.rig.controller(one)?.transitionCoordinator == nil)
    app.rest()
    app.assertJourney()
  }

  @Test func theAppAdaptsToItsRoomAndKeepsItsViews() {
    let app = UIKitApp()
    let one = app.push("One")[0]
    let m = app.present("M", from: one)
    let views = [one, m].map { app.rig.controller($0) }

    app.rest(after: app.double.resize(to: .regular))
    app.rest(after: app.double.resize(to: .compact))

    #expect([one, m].map { app.rig.controller($0) } == views)
    app.assertJourney()
  }

  @Test func aPageIsTakenOffItsStackBeforeItStandsOnAnother() {
    let app = UIKitApp(sizeClass: .regular) { SplitWireframe(stage: $0) }
    let one = app.push("One")[0]
    app.rest(after: app.wireframe.showDetail(PlainScreen("Detail"), from: one))

    app.rest(after: app.double.resize(to: .compact))
    app.rest(after: app.double.resize(to: .regular))
    app.assertJourney()
  }
}

/// The drawer covers a part of the screen, and goes by the shade, a swipe and the escape gesture.
@MainActor struct DrawerEdgeTests {
  private let app = UIKitApp { HamburgerWireframe(stage: $0) }

  private func open() {
    app.rest(after: app.rig.stack?.viewControllers[0].navigationItem.leftBarButtonItem?.userTaps())
  }

  private func expectClosed() {
    app.rest()
    app.expectSame()
    #expect(app.newLog().hasSuffix("> close drawer\n  close drawer"))
  }

  @Test(arguments: [
    (UIUserInterfaceSizeClass.compact, CGFloat(320), CGFloat(390)), (.regular, 320, 1180),
  ])
  func coversAPartOfTheScreen(
    _ sizeClass: UIUserInterfaceSizeClass, width: CGFloat, of all: CGFloat
  ) {
    let app = UIKitApp(sizeClass: sizeClass) { HamburgerWireframe(stage: $0) }
    app.rest(after: app.rig.stack?.viewControllers[0].navigationItem.leftBarButtonItem?.userTaps())

    app.rig.window.layOutForTest()

    #expect(app.rig.menu?.view.frame.width == width)
    #expect(app.rig.menu?.view.frame.minX == 0)
    #expect(app.rig.container?.view.frame.width == all)
  }

  @Test func theMenuIsAtTheTrailingEndOfLinesFromRightToLeft() {
    app.double.isRightToLeft = true

    open()
    app.rig.window.layOutForTest()

    #expect(app.rig.menu?.view.frame == CGRect(x: 70, y: 0, width: 320, height: 844))
  }

  @Test func aTouchBesideItClosesIt() {
    open()

    app.double.userTouches(380, 400)

    expectClosed()
  }

  @Test func aTouchOnItDoesNotCloseIt() {
    open()

    app.rest(after: app.double.userTouches(200, 700))

    app.assertJourney()
  }

  @Test(arguments: [30.0, 380.0])
  func aSwipeClosesIt(x: Double) {
    open()

    app.double.userSwipes(.left, at: CGPoint(x: x, y: 400))

    expectClosed()
  }

  @Test func anotherSwipeClosesItFromRightToLeft() {
    app.double.isRightToLeft = true
    open()

    app.double.userSwipes(.right, at: CGPoint(x: 380, y: 400))

    expectClosed()
  }

  @Test func theEscapeGestureClosesIt() {
    open()

    app.rig.menu?.view.userEscapes()

    expectClosed()
  }

  @Test func theShadeCanBeReachedByVoiceOver() {
    open()

    #expect(app.rig.menu?.view.superview?.accessibilityViewIsModal == true)
    #expect(app.rig.menu?.view.accessibilityViewIsModal == false)
  }
}

extension UIWindow {
  /// Lays out the window, as the system does before it draws.
  func layOutForTest() { layoutIfNeeded() }
}

/// The buttons that containers put on the bars of screens, beside those of the screens.
@MainActor struct ContainerButtonTests {
  /// A screen with buttons in its bar, of which one comes and goes.
  final class ToolScreen: RootLevelRepresentable, ModallyPresentable {
    let title = "Tools"
    var sorts = true

    var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
    var allowedModalDismissButtonStyle: ModalDismissButtonStyle? { .done }
    var preferredModalStyle: ModalStyle { .automatic }
    var content: ScreenContent {
      Button("Edit") {}.inBar(.leading)
      if sorts { Button("Sort") {}.inBar(.trailing) }
    }
  }

  private let tools = ToolScreen()

  private func changeTools(_ app: UIKitApp) {
    tools.sorts.toggle()
    app.rest(after: app.stage.contentChanged(of: tools))
  }

  @Test func theDrawerHasItsButtonBesideThoseOfAScreen() {
    let app = UIKitApp { HamburgerWireframe(stage: $0) }
    app.rest(after: app.wireframe.update(rootItems: [tools, app.b]))

    changeTools(app)
    app.rest(after: app.rig.controller(tools)?.navigationItem.leftBarButtonItem?.userTaps())

    app.assertJourney()
  }

  @Test func columnsHaveTheirButtonWhileTheyAreCollapsed() {
    let app = UIKitApp(sizeClass: .regular) { SplitWireframe(stage: $0) }
    app.rest(after: app.wireframe.update(rootItems: [tools, app.b]))

    app.rest(after: app.double.resize(to: .compact))
    changeTools(app)
    let menu = app.rig.controller(tools)?.navigationItem.leftBarButtonItem?.menu
    app.rest(after: (menu?.children.last as? UIAction)?.run())
    app.rest(after: app.double.resize(to: .regular))
    app.rest(after: app.wireframe.select(tools))

    app.assertJourney()
  }

  @Test func aModalHasItsButtonBesideThoseOfAScreen() {
    let app = UIKitApp()
    app.rest(after: app.wireframe.presentModally(tools, from: app.a))

    changeTools(app)
    changeTools(app)
    app.rest(after: app.rig.controller(tools)?.navigationItem.rightBarButtonItem?.userTaps())

    app.assertJourney()
  }

  @Test func aButtonGoesWithItsContainer() {
    let app = UIKitApp {
      let stage = $0
      return AdaptiveWireframe(stage: stage) { formFactor in
        switch formFactor {
        case .compact: HamburgerWireframe(stage: stage)
        case .regular: TabBarWireframe(stage: stage)
        }
      }
    }
    app.rest(after: app.wireframe.update(rootItems: [tools, app.b]))

    app.rest(after: app.double.resize(to: .regular))
    app.rest(after: app.double.resize(to: .compact))

    app.assertJourney()
  }

  @Test func aViewControllerOfOnesOwnKeepsItsButtons() {
    let app = UIKitApp(sizeClass: .regular) { SplitWireframe(stage: $0) }
    app.backend.register(ToolScreen.self) { _ in
      let controller = UIViewController()
      controller.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Own")
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Save")
      return controller
    }
    app.rest(after: app.wireframe.update(rootItems: [tools, app.b]))

    app.rest(after: app.double.resize(to: .compact))
    app.rest(after: app.double.resize(to: .regular))

    app.assertJourney()
  }
}
