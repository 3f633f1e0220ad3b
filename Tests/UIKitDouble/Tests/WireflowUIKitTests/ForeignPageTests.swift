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

  @Test func aSwipeThatIsBrokenOffKeepsThePage() {
    app.pushForeign()
    app.rig.stack?.userBeginsSwipe()
    app.wireframe.push(PlainScreen("One"), from: app.a)
    app.rest(.seconds(1))
    app.rest(after: app.double.endGesture(cancelled: true))

    app.rest(after: app.rig.stack?.userTapsBack())
    app.assertJourney()
  }

  @Test func severalPagesGoOneByOne() {
    app.pushForeign("Terms")
    let privacy = app.pushForeign("Privacy")
    app.wireframe.push(PlainScreen("One"), from: app.a)

    app.rest(after: app.rig.stack?.userTapsBack())
    app.rest(after: app.rig.stack?.userTapsBack())

    #expect(privacy.parent == nil)
    app.assertJourney()
  }

  @Test func codeThatAlsoTakesPagesOfTheAppGoesBackForTheUser() {
    app.push("One", "Two")
    let terms = app.pushForeign()

    app.rest(after: terms.navigationController?.popToRootViewController(animated: true))
    app.assertJourney()
  }

  @Test func aSecondTapOnItsTabTakesItAway() {
    app.push("One")
    app.pushForeign()

    app.rest(after: app.rig.tabs?.userTaps(0))
    app.assertJourney()
  }

  @Test func aTapOnItsTabWaitsForItsArrival() {
    app.rig.stack?.pushViewController(UIViewController(), animated: true)

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

  @Test func aPagePushedDuringAnAnimationStaysOnTop() {
    app.wireframe.push(PlainScreen("One"), from: app.a)
    app.rest(.milliseconds(100))
    let terms = UIViewController()
    terms.navigationItem.title = "Terms"
    app.wireframe.push(PlainScreen("Two"), from: app.b)
    app.backend.base?.controller.stacks.last?.container.pushViewController(terms, animated: true)
    app.rest()

    let hidden = app.backend.base?.controller.stacks.last
    #expect(hidden?.viewControllers.map(\.navigationItem.title) == ["B", "Two", "Terms"])
    app.assertJourney()
  }

  @Test func aPageOnAColumnHoldsBackItsRootItem() {
    let app = UIKitApp(sizeClass: .regular) { SplitWireframe(stage: $0) }
    let one = app.push("One")[0]
    let terms = app.pushForeign()

    app.rest(after: app.wireframe.push(PlainScreen("Two"), from: one))
    app.rest(after: terms.navigationController?.popViewController(animated: false))
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

  @Test func theEndOfAFlowTakesItsPagesFromBelowIt() {
    let child = PagesFlow(app.flow.wireframe)
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

/// A flow with one page.
@MainActor
private final class PagesFlow: FlowCoordinator {
  let wireframe: FlowWireframe<Void>

  init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func start(from sender: any Screen) { wireframe.push(PlainScreen("Child"), from: sender) }
}

/// Pages that code outside Wireflow pushes in a modal.
@MainActor struct ForeignPageInModalTests {
  private let app = UIKitApp()

  @Test func aPageInAModalHoldsTheModal() {
    let m = app.present("M")
    app.pushForeign()

    app.rest(after: app.wireframe.dismiss(m))
    app.rest(after: app.rig.stack?.userTapsBack())
    app.assertJourney()
  }

  @Test func theUserTakesItAwayWithItsModal() {
    let m = app.present("M")
    app.pushForeign()

    app.rest(after: app.rig.userDismisses(m))
    app.assertJourney()
  }

  @Test func aPageThatComesOntoALeavingModalLeavesWithIt() {
    let m = app.present("M")
    let stack = app.rig.stack
    app.rest(after: app.wireframe.presentAlert(.init(title: "Sure?"), from: m))

    app.wireframe.returnToRoot()
    app.rest(.milliseconds(100))
    app.pushForeign(onto: stack)
    app.assertJourney()
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
    app.assertJourney()
  }

  @Test func theEndOfAFlowTakesItAwayWithTheFlowsModal() {
    let flow = SheetFlow(app.flow.wireframe)
    app.rest(after: app.flow.start(flow, from: app.a))
    app.pushForeign()

    app.rest(after: flow.finish(()))
    app.assertJourney()
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
