import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

/// Pages that code outside Wireflow pushes, which stay until that code or the user takes them away.
@Suite @MainActor
struct ForeignPageTests {
  private let app = UIKitApp()

  @Test func aPushedPageStaysAndRequestsForItsStackWaitInOrder() {
    let one = PlainScreen("One")
    let terms = app.pushForeign()

    app.wireframe.push(one, from: app.a)
    app.wireframe.push(PlainScreen("Two"), from: one)
    app.rest(after: app.wireframe.push(PlainScreen("Three"), from: app.b))
    #expect(app.titles == ["A", "Terms"])
    app.expectSame()
    app.rest(after: terms.navigationController?.popViewController(animated: true))

    #expect(app.titles == ["A", "One", "Two"])
    app.expectSame()
    app.expectLog(
      matches: """
        > (app)
          hold push PlainScreen "One": UIViewController "Terms" is open
          hold push PlainScreen "Two": earlier requests wait
          push PlainScreen "Three" onto B
          push PlainScreen "One" onto A
          push PlainScreen "Two" onto A
        """)
  }

  @Test(arguments: ["button", "swipe", "content", "menu", "escape"])
  func itsWayBackIsItsOwn(way: String) {
    app.push("One")
    app.flow.guardRequests { _, request in request.isByUser ? .refuse("not saved") : .allow }
    let terms = app.pushForeign()
    _ = app.newLog()

    switch way {
    case "button": app.rig.stack?.userTapsBack()
    case "swipe": app.rig.stack?.userBeginsSwipe()
    case "content": app.rig.stack?.userBeginsSwipe(inContent: true)
    case "menu":
      app.rig.stack?.viewControllers.dropLast().last.map { app.rig.stack?.userPops(to: $0) }
    default: terms.view.userEscapes()
    }
    app.rest(after: app.double.endGesture(cancelled: false))

    #expect(app.titles == ["A", "One"])
    #expect(app.newLog() == "")
    app.expectSame()
  }

  @Test func aSwipeThatIsBrokenOffKeepsThePage() {
    app.pushForeign()
    app.rig.stack?.userBeginsSwipe()
    app.wireframe.push(PlainScreen("One"), from: app.a)
    app.scheduler.advance(by: .seconds(1))
    app.expectLog(
      matches: """
        > (app)
          hold push PlainScreen "One": UIViewController "Terms" is open
        """)
    app.rest(after: app.double.endGesture(cancelled: true))

    #expect(app.titles == ["A", "Terms"])
    app.expectSame()
    app.rest(after: app.rig.stack?.userTapsBack())
    #expect(app.titles == ["A", "One"])
    app.expectSame()
  }

  @Test func severalPagesGoOneByOne() {
    app.pushForeign("Terms")
    let privacy = app.pushForeign("Privacy")
    app.wireframe.push(PlainScreen("One"), from: app.a)

    app.rest(after: app.rig.stack?.userTapsBack())
    #expect(app.titles == ["A", "Terms"])
    app.rest(after: app.rig.stack?.userTapsBack())

    #expect(app.titles == ["A", "One"])
    #expect(privacy.parent == nil)
    app.expectSame()
    app.expectLog(
      matches: """
        > (app)
          hold push PlainScreen "One": UIViewController "Privacy" is open
          push PlainScreen "One" onto A
        """)
  }

  @Test func codeThatAlsoTakesPagesOfTheAppGoesBackForTheUser() {
    app.push("One", "Two")
    let terms = app.pushForeign()
    _ = app.newLog()

    app.rest(after: terms.navigationController?.popToRootViewController(animated: true))

    #expect(app.titles == ["A"])
    app.expectSame()
    app.expectLog(
      matches: """
        > back to "A"
          pop to PlainScreen "A"
        """)
  }

  @Test func aSecondTapOnItsTabTakesItAway() {
    app.push("One")
    app.pushForeign()
    _ = app.newLog()

    app.rest(after: app.rig.tabs?.userTaps(0))

    #expect(app.titles == ["A"])
    app.expectSame()
    app.expectLog(
      matches: """
        > back
          pop PlainScreen "One"
        """)
  }

  @Test func aTapOnItsTabWaitsForItsArrival() {
    app.rig.stack?.pushViewController(UIViewController(), animated: true)

    app.rest(after: app.rig.tabs?.userTaps(0))

    #expect(app.titles.count == 2)
    app.rig.expectNoMessages()
    app.expectSame()
  }

  @Test func aPageInAHiddenTabHoldsBackOnlyThatTab() {
    let stack = app.rig.stack
    let terms = app.pushForeign()
    app.rest(after: app.rig.tabs?.userTaps(1))

    app.wireframe.push(PlainScreen("One"), from: app.a)
    app.rest(after: app.wireframe.push(PlainScreen("Two"), from: app.b))
    #expect(app.titles == ["B", "Two"])
    app.expectSame()
    // UIKit tells nobody of a pop on a stack that is in no window.
    stack?.popViewController(animated: false)
    app.rest(after: app.rig.tabs?.userTaps(0))

    #expect(app.titles == ["A", "One"])
    #expect(terms.parent == nil)
    app.expectSame()
    app.expectLog(
      matches: """
        > select "B"
          select B
        > (app)
          hold push PlainScreen "One": UIViewController "Terms" is open
          push PlainScreen "Two" onto B
        > select "A"
          select A
          push PlainScreen "One" onto A
        """)
  }

  @Test func aPagePushedDuringAnAnimationStaysOnTop() {
    app.wireframe.push(PlainScreen("One"), from: app.a)
    app.scheduler.advance(by: .milliseconds(100))
    let terms = UIViewController()
    terms.navigationItem.title = "Terms"
    app.wireframe.push(PlainScreen("Two"), from: app.b)
    app.backend.base?.controller.stacks.last?.container.pushViewController(terms, animated: true)
    app.rest()

    let hidden = app.backend.base?.controller.stacks.last
    #expect(hidden?.viewControllers.map(\.navigationItem.title) == ["B", "Two", "Terms"])
    app.expectSame()
  }

  @Test func aPageOnAColumnHoldsBackItsRootItem() {
    let app = UIKitApp(sizeClass: .regular) { SplitWireframe(stage: $0) }
    let one = app.push("One")[0]
    let terms = app.pushForeign()
    _ = app.newLog()

    app.rest(after: app.wireframe.push(PlainScreen("Two"), from: one))
    #expect(app.rig.columnTitles == [["A"], ["One", "Terms"]])
    app.expectSame()
    app.rest(after: terms.navigationController?.popViewController(animated: false))

    #expect(app.rig.columnTitles == [["A"], ["One", "Two"]])
    app.expectSame()
    app.expectLog(
      matches: """
          hold push PlainScreen "Two": UIViewController "Terms" is open
          push PlainScreen "Two" onto A
        """)
  }

  @Test(arguments: [17, 26])
  func aPageStaysWhileColumnsFoldAndUnfold(system: Int) {
    let app = UIKitApp(sizeClass: .regular, system: system) { SplitWireframe(stage: $0) }
    app.push("One")
    let terms = app.pushForeign()

    app.rest(after: app.double.resize(to: .compact))
    #expect(app.titles == ["A", "One", "Terms"])
    app.expectSame()
    app.rest(after: app.double.resize(to: .regular))
    #expect(app.rig.columnTitles == [["A"], ["One", "Terms"]])
    app.expectSame()

    app.rest(after: app.double.resize(to: .compact))
    app.rest(after: app.rig.stack?.userTapsBack())
    #expect(app.titles == ["A", "One"])
    #expect(terms.parent == nil)
    app.expectSame()
  }

  @Test func theEndOfAFlowTakesItsPagesFromBelowIt() {
    let child = PagesFlow(app.flow.wireframe)
    app.rest(after: app.flow.start(child, from: app.a))
    app.pushForeign()
    _ = app.newLog()

    app.rest(after: child.finish(()))

    #expect(app.titles == ["A", "Terms"])
    app.expectSame()
    app.expectLog(
      matches: """
          pop PlainScreen "Child"
          finish PagesFlow
        """)
  }

  @Test func aLinkThatArrivesMeanwhileWaitsAsAWhole() {
    app.push("One")
    let terms = app.pushForeign()
    let (two, three) = (PlainScreen("Two"), PlainScreen("Three"))
    app.rest(after: app.wireframe.select(app.b))
    _ = app.newLog()

    app.wireframe.transaction {
      app.wireframe.select(app.a)
      app.wireframe.popToRoot(of: app.a)
      app.wireframe.push(two, from: app.a)
    }
    app.rest(after: app.wireframe.push(three, from: two))
    #expect(app.titles == ["B"])
    app.expectSame()
    terms.navigationController?.popViewController(animated: false)
    app.rest(after: app.wireframe.push(PlainScreen("Four"), from: app.b))

    #expect(app.titles == ["A", "Two", "Three"])
    app.expectSame()
  }

  @Test func aWallDoesNotWaitAndThePageIsThereAfterwards() {
    app.pushForeign()
    let flow = WallFlow(app.flow.wireframe)

    app.rest(after: app.flow.start(flow, from: app.a))
    let isUp = app.rig.scene.windows.count == 2
    app.rest(after: flow.finish(()))

    #expect(isUp)
    #expect(app.titles == ["A", "Terms"])
    app.expectSame()
    app.expectLog(
      matches: """
        > (app)
          start WallFlow
          present WallScreen "Log in" as wall, no dismiss button
          dismiss WallScreen "Log in"
          finish WallFlow
        """)
  }

  @Test func aPageThatGoesInTheBackgroundLetsRequestsGoOn() {
    let terms = app.pushForeign()
    app.wireframe.push(PlainScreen("One"), from: app.a)

    app.double.entersBackground()
    app.rest(after: terms.navigationController?.popViewController(animated: false))
    app.rest(after: app.double.entersForeground())

    #expect(app.titles == ["A", "One"])
    app.expectSame()
  }
}

/// A flow with one page.
@MainActor
private final class PagesFlow: FlowCoordinator {
  let wireframe: FlowWireframe<Void>

  init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func start(from sender: any Screen) { wireframe.push(PlainScreen("Child"), from: sender) }
}
