import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

/// What few apps come to, and UIKit takes amiss all the same.
@Suite @MainActor
struct RareCaseTests {
  @Test func aTransitionThatIsStillNamedWhenItIsOverIsNotWaitedFor() {
    let app = UIKitApp()
    let one = app.push("One")[0]
    app.double.namesFinishedTransitions = true
    // Code of the app has replaced the delegate of the stack.
    app.rig.stack?.delegate = nil

    app.rest(after: app.wireframe.push(PlainScreen("Two"), from: one))

    #expect(!app.backend.motion.isBusy)
    app.expectSame()
  }

  @Test func theBarFollowsASwipeThatHasBegun() {
    let app = UIKitApp()
    let one = app.push("One", "Two")[0]
    let (stack, item) = (
      app.rig.stack as? StackNavigationController, app.rig.controller(one)?.navigationItem
    )
    guard let stack, let item else {
      Issue.record("nothing is shown")
      return
    }

    stack.userBeginsSwipe()

    #expect(stack.navigationBar(stack.navigationBar, shouldPop: item))
    app.rest(after: app.double.endGesture(cancelled: true))
    app.expectSame()
  }

  @Test func aPageIsTakenOffItsStackBeforeItStandsOnAnother() {
    let app = UIKitApp(sizeClass: .regular) { SplitWireframe(stage: $0) }
    let one = app.push("One")[0]
    app.rest(after: app.wireframe.showDetail(PlainScreen("Detail"), from: one))
    #expect(app.rig.columnTitles == [["A", "One"], ["Detail"]])

    app.rest(after: app.double.resize(to: .compact))
    app.rest(after: app.double.resize(to: .regular))

    #expect(app.rig.columnTitles == [["A", "One"], ["Detail"]])
    app.expectSame()
  }

  @Test func anEqualAlertThatHasTakenThePlaceOfOneIsShownAtOnce() {
    let app = UIKitApp()
    let first = app.wireframe.presentAlert(.init(title: "Sure?"), from: app.a)
    app.rest()
    app.wireframe.batch {
      first.close()
      app.wireframe.presentAlert(.init(title: "Sure?"), from: app.a)
    }
    app.rest()
    _ = app.newLog()

    app.rest(after: app.alert?.userTaps(0))
    #expect(app.alert != nil)
    app.rest(after: app.alert?.userTaps(0))

    #expect(app.alert == nil)
    app.expectSame()
    app.expectLog(
      matches: """
          missed choose "OK": what the user looked at is no longer in front
        > choose "OK"
          close alert "Sure?"
        """)
  }

  @Test func thePlayerMayTurnWhileAllIsLetGo() {
    let scheduler = ManualScheduler()
    weak var root: RootController?
    do {
      let app = UIKitApp()
      app.double.schedule = { seconds, body in
        _ = scheduler.schedule(after: .milliseconds(Int(seconds * 1000))) { body() }
      }
      app.wireframe.installMinimizable(PlainPlayer(), animated: true)
      scheduler.advance(by: .seconds(3))
      app.wireframe.maximizeMinimizableView(animated: true)
      scheduler.advance(by: .seconds(3))
      app.wireframe.minimizeFullscreenView(animated: true)
      #expect(app.backend.motion.isAnimating)
      root = app.backend.root
      app.rig.window.rootViewController = nil
    }
    #expect(root == nil)

    scheduler.advance(by: .seconds(3))
  }
}
