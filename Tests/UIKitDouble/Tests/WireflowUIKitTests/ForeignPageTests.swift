import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

/// Pages that code outside Wireflow pushes, which stay until that code or the user takes them away.
@MainActor struct ForeignPageTests {
  private let app = UIKitApp()

  @Test func aPushedPageStaysAndRequestsForItsStackWaitInOrder() {
    let one = PlainScreen("One")
    let terms = app.pushForeign()

    app.wireframe.push(one, from: app.a)
    app.wireframe.push(PlainScreen("Two"), from: one)
    app.rest(after: app.wireframe.push(PlainScreen("Three"), from: app.b))
    app.rest(after: terms.navigationController?.popViewController(animated: true))
    app.assertJourney()
  }

  @Test(arguments: ["button", "swipe", "content", "menu", "escape"])
  func itsWayBackIsItsOwn(way: String) {
    app.push("One")
    app.flow.guardRequests { _, request in request.isByUser ? .refuse("not saved") : .allow }
    let terms = app.pushForeign()

    switch way {
    case "button": app.rig.stack?.userTapsBack()
    case "swipe": app.rig.stack?.userBeginsSwipe()
    case "content": app.rig.stack?.userBeginsSwipe(inContent: true)
    case "menu":
      app.rig.stack?.viewControllers.dropLast().last.map { app.rig.stack?.userPops(to: $0) }
    default: terms.view.userEscapes()
    }
    app.rest(after: app.double.endGesture(cancelled: false))
    app.assertJourney()
  }

  @Test func severalPagesGoOneByOneAndCodeThatTakesPagesOfTheAppGoesBackForTheUser() {
    app.pushForeign("Terms")
    let privacy = app.pushForeign("Privacy")
    app.wireframe.push(PlainScreen("One"), from: app.a)

    app.rest(after: app.rig.stack?.userTapsBack())
    app.rest(after: app.rig.stack?.userTapsBack())
    #expect(privacy.parent == nil)
    app.pushForeign()
    app.rest(after: app.rig.stack?.popToRootViewController(animated: true))
    app.assertJourney()
  }

  @Test func aTapOnItsTabWaitsForItsArrivalAndTakesItAway() {
    app.push("One")
    app.rig.stack?.pushViewController(UIViewController(), animated: true)

    app.rest(after: app.rig.tabs?.userTaps(0))
    app.rest(after: app.rig.tabs?.userTaps(0))
    app.assertJourney()
  }

  @Test func aPageInAHiddenTabHoldsBackOnlyThatTab() {
    let stack = app.rig.stack
    let terms = app.pushForeign()
    app.rest(after: app.rig.tabs?.userTaps(1))

    app.wireframe.push(PlainScreen("One"), from: app.a)
    app.rest(after: app.wireframe.push(PlainScreen("Two"), from: app.b))
    // UIKit tells nobody of a pop on a stack that is in no window.
    stack?.popViewController(animated: false)
    app.rest(after: app.rig.tabs?.userTaps(0))

    #expect(terms.parent == nil)
    app.assertJourney()
  }

  @Test(arguments: [17, 26])
  func aPageStaysWhileColumnsFoldAndUnfold(system: Int) {
    let app = UIKitApp(sizeClass: .regular, system: system) { SplitWireframe(stage: $0) }
    app.push("One")
    let terms = app.pushForeign()

    app.rest(after: app.double.resize(to: .compact))
    app.rest(after: app.double.resize(to: .regular))

    app.rest(after: app.double.resize(to: .compact))
    app.rest(after: app.rig.stack?.userTapsBack())
    #expect(terms.parent == nil)
    app.assertJourney()
  }

  @Test(arguments: [false, true])
  func theEndOfAFlowTakesItsScreenFromBelowIt(isModal: Bool) {
    let child = ChildFlow(app.wireframe) { wireframe, screen, sender in
      if isModal {
        wireframe.presentModally(screen, from: sender)
      } else {
        wireframe.push(screen, from: sender)
      }
    }
    app.rest(after: app.flow.start(child, from: app.a))
    app.pushForeign()

    app.rest(after: child.finish(()))
    app.assertJourney()
  }

  @Test func aLinkThatArrivesMeanwhileWaitsAsAWhole() {
    app.push("One")
    let terms = app.pushForeign()
    let (two, three) = (PlainScreen("Two"), PlainScreen("Three"))
    app.rest(after: app.wireframe.select(app.b))

    app.wireframe.transaction {
      app.wireframe.select(app.a)
      app.wireframe.popToRoot(of: app.a)
      app.wireframe.push(two, from: app.a)
    }
    app.rest(after: app.wireframe.push(three, from: two))
    terms.navigationController?.popViewController(animated: false)
    app.rest(after: app.wireframe.push(PlainScreen("Four"), from: app.b))
    app.assertJourney()
  }

  @Test func allRootItemsAreDetachedOnceItHasGone() {
    let terms = app.pushForeign()
    app.wireframe.transaction {
      _ = app.wireframe.detach()
      app.wireframe.update(rootItems: [PlainScreen("New")])
    }
    app.rest(after: terms.navigationController?.popViewController(animated: false))
    app.assertJourney()
  }

  @Test func aWallDoesNotWaitAndThePageIsThereAfterwards() {
    app.pushForeign()
    let flow = WallFlow(app.flow.wireframe)

    app.rest(after: app.flow.start(flow, from: app.a))
    let isUp = app.rig.scene.windows.count == 2
    app.rest(after: flow.finish(()))

    #expect(isUp)
    app.assertJourney()
  }

  @Test func aPageThatGoesInTheBackgroundLetsRequestsGoOn() {
    let terms = app.pushForeign()
    app.wireframe.push(PlainScreen("One"), from: app.a)

    app.double.entersBackground()
    app.rest(after: terms.navigationController?.popViewController(animated: false))
    app.rest(after: app.double.entersForeground())
    app.assertJourney()
  }
}

/// Pages that code outside Wireflow pushes in a modal.
@MainActor struct ForeignPageInModalTests {
  private let app = UIKitApp()

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
    app.assertJourney()
  }

  @Test func aFingerOnAModalOfOtherCodeHoldsUpNoPage() {
    let share = UIViewController()
    app.rest(after: app.rig.stack?.present(share, animated: false))
    share.presentationController?.userBeginsToDismiss()
    app.push("One")
    app.scheduler.advance(by: .seconds(60))
    app.assertJourney()
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
