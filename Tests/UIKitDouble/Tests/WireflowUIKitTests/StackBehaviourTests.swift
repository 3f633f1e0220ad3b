import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

/// The rows of UIKit's behaviours that concern stacks.
@MainActor struct StackBehaviourTests {
  @Test(arguments: [false, true])
  func aSwipeIsToldWhenItIsCompleted(inContent: Bool) {
    let app = UIKitApp()
    app.push("One")

    #expect(app.rig.stack?.userBeginsSwipe(inContent: inContent) == true)
    app.rest(.seconds(1))
    app.rest(after: app.double.endGesture(cancelled: false))
    app.assertJourney()
  }

  @Test(arguments: [false, true])
  func aPushWaitsForTheFingerOfTheUser(isCancelled: Bool) {
    let app = UIKitApp()
    let one = app.push("One")[0]

    app.rig.stack?.userBeginsSwipe()
    app.wireframe.push(PlainScreen("Two"), from: one)
    app.rest(.seconds(1))
    app.rest(after: app.double.endGesture(cancelled: isCancelled))

    app.assertJourney()
  }

  @Test func theMenuOfTheBackButtonGoesBackSeveralLevels() {
    let app = UIKitApp()
    app.push("One", "Two", "Three")

    app.rig.controller(app.a).map { app.rig.stack?.userPops(to: $0) }
    app.rest()
    app.assertJourney()
  }

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

/// The short way of a push, a pop and a tab, and where it is not taken.
@MainActor struct ShortWayTests {
  @Test(arguments: [DoubleMode.synchronous, .asynchronous])
  func comesToTheSameAsTheLongOne(_ mode: DoubleMode) {
    let app = UIKitApp(mode)
    let first = app.push("One", "Two")
    app.rest(after: app.wireframe.select(app.b))
    app.push("Three", from: app.b)
    app.wireframe.select(app.a)
    app.rest(after: app.wireframe.popToRoot(of: app.a))

    #expect(app.backend.motion.isInStep)
    #expect(first.allSatisfy { app.backend.viewController(for: $0) == nil })
    app.assertJourney()
  }

  @Test(arguments: [DoubleMode.synchronous, .asynchronous])
  func bringsModalsAndTakesThemAway(_ mode: DoubleMode) {
    let app = UIKitApp(mode)
    let one = app.push("One")[0]
    let modal = app.present("Modal", from: one)
    let inside = app.push("Inside", from: modal)[0]
    let upper = app.present("Upper", from: inside)
    let top = app.present("Top", from: upper)
    #expect(app.backend.motion.isInStep)

    app.rest(after: app.wireframe.dismiss(top))
    #expect(app.backend.viewController(for: top) == nil)

    app.rest(after: app.wireframe.dismiss(modal))

    #expect(app.backend.motion.isInStep)
    #expect([modal, inside, upper].allSatisfy { app.backend.viewController(for: $0) == nil })
    app.assertJourney()
  }

  @Test func waitsForTheFingerOnAModal() {
    let app = UIKitApp()
    let modal = app.present("Modal")

    app.presentation(of: modal)?.userBeginsToDismiss()
    app.wireframe.dismiss(modal)
    app.wireframe.push(PlainScreen("One"), from: app.a)
    app.rest(.seconds(1))
    app.rest(after: app.double.endGesture(cancelled: true))
    app.assertJourney()
  }

  @Test func columnsThatCollapseMeanwhileAreArrangedAnew() {
    let app = UIKitApp(sizeClass: .regular) { SplitWireframe(stage: $0) }
    let modal = app.present("Modal")

    app.wireframe.push(PlainScreen("One"), from: modal)
    app.rest(.milliseconds(100))
    app.rest(after: app.double.resize(to: .compact))
    app.assertJourney()
  }
}

/// Gestures that the user holds for longer than the stage waits for a backend.
@MainActor struct HeldGestureTests {
  private let app = UIKitApp()

  @Test(arguments: [false, true])
  func aSwipeThatIsHeldAndBrokenOffIsNoStall(isStillNamed: Bool) {
    let one = app.push("One")[0]
    app.double.namesFinishedTransitions = isStillNamed

    app.rig.stack?.userBeginsSwipe()
    app.wireframe.push(PlainScreen("Two"), from: one)
    app.wireframe.select(app.b)
    app.rest(.seconds(60))
    #expect(!app.backend.motion.isBusy)
    app.rest(after: app.double.endGesture(cancelled: true))
    app.assertJourney()
  }

  @Test func aSwipeThatIsHeldAndCompletedIsNoStall() {
    app.push("One")

    app.rig.stack?.userBeginsSwipe()
    app.wireframe.select(app.b)
    app.rest(.seconds(60))
    app.rest(after: app.double.endGesture(cancelled: false))
    app.assertJourney()
  }

  @Test func aSheetThatIsHeldAndSpringsBackIsNoStall() {
    let m = app.present("M")

    #expect(app.presentation(of: m)?.userBeginsToDismiss() == true)
    app.wireframe.push(PlainScreen("One"), from: m)
    app.rest(.seconds(60))
    #expect(!app.backend.motion.isBusy)
    app.rest(after: app.double.endGesture(cancelled: true))
    app.assertJourney()
  }

  @Test func aSheetThatIsHeldAndPulledDownIsNoStall() {
    let m = app.present("M")

    app.presentation(of: m)?.userBeginsToDismiss()
    app.wireframe.select(app.b)
    app.rest(.seconds(60))
    app.rest(after: app.double.endGesture(cancelled: false))
    app.assertJourney()
  }

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

  @Test func aGestureByWhichNothingHasGoneHoldsNothingBack() async {
    let finger = Finger()
    app.backend.hold(UIViewController(), until: finger)
    await app.rest(after: app.wireframe.push(PlainScreen("One"), from: app.a))

    finger.lift()

    await expectEventually { app.titles == ["A", "One"] }
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

/// A transition that a finger completes, although no view controller goes with it.
private final class Finger: NSObject, UIViewControllerTransitionCoordinator {
  let isAnimated = true
  let isInteractive = true
  let initiallyInteractive = true
  let isCancelled = false
  let transitionDuration: TimeInterval = 0
  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { nil }
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let completion { completions.append(completion) }
    return true
  }

  func lift() { for completion in completions { completion(self) } }
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
