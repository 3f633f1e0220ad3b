import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

/// Pages that code outside Wireflow pushes in a modal.
@Suite @MainActor
struct ForeignPageInModalTests {
  private let app = UIKitApp()

  @Test func aPageInAModalHoldsTheModal() {
    let m = app.present("M")
    app.pushForeign()
    _ = app.newLog()

    app.rest(after: app.wireframe.dismiss(m))
    #expect(app.titles == ["M", "Terms"])
    app.expectSame()
    app.rest(after: app.rig.stack?.userTapsBack())

    #expect(app.titles == ["A"])
    app.expectSame()
    app.expectLog(
      matches: """
          hold dismiss PlainScreen "M": UIViewController "Terms" is open
          dismiss PlainScreen "M"
        """)
  }

  @Test func theUserTakesItAwayWithItsModal() {
    let m = app.present("M")
    app.pushForeign()
    _ = app.newLog()

    app.rest(after: app.rig.userDismisses(m))

    #expect(app.titles == ["A"])
    app.expectSame()
    app.expectLog(
      matches: """
        > dismiss
          dismiss PlainScreen "M"
        """)
  }

  @Test func aPageThatComesOntoALeavingModalLeavesWithIt() {
    let m = app.present("M")
    let stack = app.rig.stack
    app.rest(after: app.wireframe.presentAlert(.init(title: "Sure?"), from: m))
    _ = app.newLog()

    app.wireframe.returnToRoot()
    app.scheduler.advance(by: .milliseconds(100))
    app.pushForeign(onto: stack)

    #expect(app.titles == ["A"])
    app.expectSame()
    app.expectLog(
      matches: """
          close alert "Sure?"
          + dismiss PlainScreen "M"
        """)
  }

  /// UIKit tells nobody that a stack has shown a page if another view has covered it meanwhile.
  @Test func aPageThatGoesUnderAModalOfOtherCodeIsGone() throws {
    let m = app.present("M")
    app.push("One", from: m)
    app.double.sheetsCover = true
    let stack = try #require(app.rig.stack)
    let share = UIViewController()

    stack.userTapsBack()
    app.rest(after: stack.present(share, animated: false))
    app.rest(after: share.dismiss(animated: false))

    #expect(app.titles == ["M"])
    app.expectSame()
  }

  @Test func theEndOfAFlowTakesItAwayWithTheFlowsModal() {
    let flow = SheetFlow(app.flow.wireframe)
    app.rest(after: app.flow.start(flow, from: app.a))
    app.pushForeign()
    _ = app.newLog()

    app.rest(after: flow.finish(()))

    #expect(app.titles == ["A"])
    app.expectSame()
    app.expectLog(
      matches: """
          dismiss PlainScreen "Child"
          finish SheetFlow
        """)
  }
}

/// A flow with one modal.
@MainActor
private final class SheetFlow: FlowCoordinator {
  let wireframe: FlowWireframe<Void>

  init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func start(from sender: any Screen) {
    wireframe.presentModally(PlainScreen("Child"), from: sender)
  }
}

extension UIKitApp {
  /// Pushes a page as code that knows nothing of Wireflow does.
  @discardableResult
  func pushForeign(
    _ title: String = "Terms", onto stack: UINavigationController? = nil
  ) -> UIViewController {
    let page = UIViewController()
    page.navigationItem.title = title
    (stack ?? rig.stack)?.pushViewController(page, animated: true)
    rest()
    return page
  }
}
