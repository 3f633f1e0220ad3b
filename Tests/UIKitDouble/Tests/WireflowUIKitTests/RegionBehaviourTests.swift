import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

/// The rows of UIKit's behaviours that concern tabs, columns, the drawer and the player.
@MainActor struct RegionBehaviourTests {
  @Test func aSecondTapOnATabMayBeRefused() {
    let app = UIKitApp()
    app.push("One")
    app.flow.guardRequests { _, request in request.isByUser ? .refuse("not saved") : .allow }

    app.rest(after: app.rig.tabs?.userTaps(0))
    app.assertJourney()
  }

  @Test(arguments: [17, 26])
  func theAccessoryStaysTheSameForThePlayersLife(system: Int) {
    let app = UIKitApp(usesBottomAccessory: true, system: system)

    app.rest(after: app.wireframe.installMinimizable(PlainPlayer(), animated: true))
    app.push("One")
    app.rest(after: app.wireframe.maximizeMinimizableView(animated: true))
    app.rest(after: app.wireframe.minimizeFullscreenView(animated: true))
    #expect(app.rig.playerBar?.window != nil)
    #expect(app.rig.tabs?.timesAccessoryWasSet == (system >= 26 ? 1 : 0))
    app.rest(after: app.wireframe.removeMinimizable(animated: true))

    #expect(app.rig.tabs?.bottomAccessory == nil)
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
}

/// The drawer covers a part of the screen, and goes by the shade, a swipe and the escape gesture.
@MainActor struct DrawerEdgeTests {
  private func open(
    _ sizeClass: UIUserInterfaceSizeClass = .compact, isRightToLeft: Bool = false
  ) -> UIKitApp {
    let app = UIKitApp(sizeClass: sizeClass) { HamburgerWireframe(stage: $0) }
    app.double.isRightToLeft = isRightToLeft
    app.rig.stack?.viewControllers[0].navigationItem.leftBarButtonItem?.userTaps()
    #expect(app.backend.motion.isBusy)
    app.rest()
    app.rig.window.layOutForTest()
    return app
  }

  @Test func coversAPartOfTheScreenAndSelects() {
    #expect(open(.regular).rig.menu?.view.frame == CGRect(x: 0, y: 0, width: 320, height: 820))
    #expect(open().rig.menu?.view.frame == CGRect(x: 0, y: 0, width: 320, height: 844))
    let app = open(isRightToLeft: true)
    #expect(app.rig.menu?.view.frame == CGRect(x: 70, y: 0, width: 320, height: 844))
    #expect(app.rig.container?.view.frame.width == 390)
    #expect(app.rig.menu?.view.superview?.accessibilityViewIsModal == true)
    #expect(app.rig.menu?.view.accessibilityViewIsModal == false)

    app.rest(after: app.double.userTouches(200, 700))
    app.rest(after: app.rig.menu?.tableView.userTaps(1))
    app.assertJourney()
  }

  @Test(arguments: ["touch", "swipe on it", "swipe beside it", "swipe to the right", "escape"])
  func closes(by way: String) {
    let app = open(isRightToLeft: way.hasSuffix("right"))

    switch way {
    case "touch": app.double.userTouches(380, 400)
    case "swipe on it": app.double.userSwipes(.left, at: CGPoint(x: 30, y: 400))
    case "swipe beside it": app.double.userSwipes(.left, at: CGPoint(x: 380, y: 400))
    case "swipe to the right": app.double.userSwipes(.right, at: CGPoint(x: 380, y: 400))
    default: app.rig.menu?.view.userEscapes()
    }

    app.rest()
    app.expectSame()
    #expect(app.newLog().hasSuffix("> close drawer\n  close drawer"))
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
