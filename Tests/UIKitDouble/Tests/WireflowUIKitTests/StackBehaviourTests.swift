import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

/// The rows of UIKit's behaviours that concern stacks.
@MainActor struct StackBehaviourTests {
  /// In other frameworks no guard could stop the swipe back.
  ///
  /// https://github.com/QuickBirdEng/XCoordinator/issues/183,
  /// https://github.com/QuickBirdEng/XCoordinator/issues/30
  @Test func aGuardIsAskedAboutTheBackButtonAndForbidsTheSwipe() {
    let app = UIKitApp()
    app.push("One")
    app.flow.guardRequests { _, request in request.isByUser ? .refuse("not saved") : .allow }

    app.rig.stack?.userTapsBack()
    #expect(app.rig.stack?.userBeginsSwipe() == false)
    #expect(app.rig.stack?.userBeginsSwipe(inContent: true) == false)
    app.rest()
    app.assertJourney()
  }
}

/// Gestures that the user holds for longer than the stage waits for a backend.
@MainActor struct HeldGestureTests {
  private let app = UIKitApp()

  @Test(arguments: [false, true])
  func whatStallsAfterAGestureIsTold(isCancelled: Bool) {
    let one = app.push("One")[0]
    app.rig.stack?.userBeginsSwipe()
    app.scheduler.advance(by: .seconds(60))
    app.rest(after: app.double.endGesture(cancelled: isCancelled))
    app.double.schedule = { _, _ in }
    _ = app.newLog()

    app.wireframe.push(PlainScreen("Two"), from: isCancelled ? one : app.a)
    app.scheduler.advance(by: .seconds(60))

    #expect(app.newLog().contains("stalled push"))
  }

  @Test func aSwipeOfWhichNobodyTellsIsWaitedForAsWell() {
    let one = app.push("One")[0]
    // Code of the app has taken the place of the one that hears of it.
    app.rig.stack?.delegate = nil

    app.rig.stack?.userBeginsSwipe()
    app.wireframe.push(PlainScreen("Two"), from: one)
    app.rest(.seconds(1))
    app.rest(after: app.double.endGesture(cancelled: true))
    app.assertJourney()
  }

  @Test func aSheetOfWhichNobodyTellsIsWaitedForAsWell() {
    let m = app.present("M")
    let sheet = app.presentation(of: m)
    let stack = sheet?.presentedViewController as? UINavigationController
    // Code of the app has taken the place of the one that hears of it.
    sheet?.delegate = nil

    #expect(sheet?.userBeginsToDismiss() == true)
    app.wireframe.push(PlainScreen("One"), from: m)
    app.rest(.seconds(1))
    #expect(stack?.viewControllers.count == 1)
    app.rest(after: app.double.endGesture(cancelled: true))

    #expect(stack?.viewControllers.count == 2)
    app.assertJourney()
  }

  @Test func aTransitionThatIsStillNamedWhenItIsOverIsNotWaitedFor() {
    let one = app.push("One")[0]
    app.double.namesFinishedTransitions = true
    // Code of the app has replaced the delegate of the stack.
    app.rig.stack?.delegate = nil

    app.rest(after: app.wireframe.push(PlainScreen("Two"), from: one))

    #expect(!app.backend.motion.isBusy)
    app.assertJourney()
  }
}

/// A gesture asks, and its question does nothing.
@MainActor struct SwipeQuestionTests {
  private let app = UIKitApp()

  @Test func aPageThatIsScrolledUnderAGuardAsksNobody() {
    app.push("One")
    app.flow.guardRequests { [a = app.a] _, request in
      guard request.isByUser else { return .allow }
      return .ask(.init(title: "Leave?"), from: a) { _ in true }
    }

    for _ in 0..<3 { app.rig.stack?.userScrolls() }
    app.rest()

    #expect(app.rig.stack?.userBeginsSwipe() == false)
    app.assertJourney()
  }

  @Test func aHiddenBackButtonForbidsTheSwipe() {
    let one = app.push("One")[0]
    app.rig.controller(one)?.navigationItem.hidesBackButton = true

    #expect(app.rig.stack?.userBeginsSwipe() == false)
    #expect(app.rig.stack?.userBeginsSwipe(inContent: true) == false)
    app.rig.controller(one)?.navigationItem.hidesBackButton = false

    #expect(app.rig.stack?.userBeginsSwipe() == true)
  }

  @Test func aScreenThatTakesTheGestureDoesNotTakeTheGuardsAway() {
    final class Taker: UIViewController, UIGestureRecognizerDelegate {
      var allows = true
      override func viewDidAppear(_ animated: Bool) {
        navigationController?.interactivePopGestureRecognizer?.delegate = self
      }
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { allows }
    }
    let taker = Taker(nibName: nil, bundle: nil)
    app.backend.register(PlainScreen.self) { $0.title == "Taker" ? taker : UIViewController() }
    app.push("Taker")
    app.flow.guardRequests { _, request in request.isByUser ? .refuse("not saved") : .allow }

    #expect(app.rig.stack?.userBeginsSwipe() == false)
    app.flow.removeGuard()
    taker.allows = false
    #expect(app.rig.stack?.userBeginsSwipe() == false)
    taker.allows = true

    #expect(app.rig.stack?.userBeginsSwipe() == true)
  }

  /// UIKit's own delegate knows which other views move under a finger.
  @Test func aSliderAndAScrollViewMoveBeforeThePageDoes() throws {
    let one = app.push("One")[0]
    let page = try #require(app.rig.controller(one)?.view)
    let (slider, scroll) = (UISlider(frame: .zero), UIScrollView(frame: .zero))
    page.addSubview(slider)
    page.addSubview(scroll)
    scroll.contentOffset.x = 100

    #expect(app.rig.stack?.userBeginsSwipe(inContent: true, on: slider) == false)
    #expect(app.rig.stack?.userBeginsSwipe(inContent: true, on: scroll) == false)
    scroll.contentOffset.x = 0

    #expect(app.rig.stack?.userBeginsSwipe(inContent: true, on: scroll) == true)
  }

  @Test func theBarFollowsASwipeThatHasBegun() {
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
    app.assertJourney()
  }
}
