import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

/// The drawer covers a part of the screen, and goes by the shade, a swipe and the escape gesture.
@Suite @MainActor
struct DrawerEdgeTests {
  private let app = UIKitApp { HamburgerWireframe(stage: $0) }

  private func open() {
    app.rest(after: app.rig.stack?.viewControllers[0].navigationItem.leftBarButtonItem?.userTaps())
    _ = app.newLog()
  }

  private func expectClosed() {
    app.rest()
    app.expectSame()
    app.expectLog(
      matches: """
        > close drawer
          close drawer
        """)
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

    #expect(app.newLog() == "")
    #expect(app.stage.isDrawerOpen)
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
