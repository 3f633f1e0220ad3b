import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

/// Gestures that the user holds for longer than the stage waits for a backend.
@Suite @MainActor
struct HeldGestureTests {
  private let app = UIKitApp()

  @Test(arguments: [false, true])
  func aSwipeThatIsHeldAndBrokenOffIsNoStall(isStillNamed: Bool) {
    let one = app.push("One")[0]
    app.double.namesFinishedTransitions = isStillNamed
    _ = app.newLog()

    app.rig.stack?.userBeginsSwipe()
    app.wireframe.push(PlainScreen("Two"), from: one)
    app.wireframe.select(app.b)
    app.scheduler.advance(by: .seconds(60))
    #expect(!app.backend.motion.isBusy)
    app.rest(after: app.double.endGesture(cancelled: true))

    app.expectSame()
    app.expectLog(
      matches: """
          push PlainScreen "Two" onto A
          select B
        """)
  }

  @Test func aSwipeThatIsHeldAndCompletedIsNoStall() {
    app.push("One")
    _ = app.newLog()

    app.rig.stack?.userBeginsSwipe()
    app.wireframe.select(app.b)
    app.scheduler.advance(by: .seconds(60))
    app.rest(after: app.double.endGesture(cancelled: false))

    app.expectSame()
    app.expectLog(
      matches: """
          select B
        > back in "A"
          pop PlainScreen "One"
          restore
        """)
  }

  @Test func aSheetThatIsHeldAndSpringsBackIsNoStall() {
    let m = app.present("M")
    _ = app.newLog()

    #expect(app.presentation(of: m)?.userBeginsToDismiss() == true)
    app.wireframe.push(PlainScreen("One"), from: m)
    app.scheduler.advance(by: .seconds(60))
    #expect(!app.backend.motion.isBusy)
    app.rest(after: app.double.endGesture(cancelled: true))

    app.expectSame()
    app.expectLog(
      matches: """
          push PlainScreen "One" onto M
        """)
  }

  @Test func aSheetThatIsHeldAndPulledDownIsNoStall() {
    let m = app.present("M")
    _ = app.newLog()

    app.presentation(of: m)?.userBeginsToDismiss()
    app.wireframe.select(app.b)
    app.scheduler.advance(by: .seconds(60))
    app.rest(after: app.double.endGesture(cancelled: false))

    app.expectSame()
    app.expectLog(
      matches: """
          select B
        > dismiss
          dismiss PlainScreen "M"
          restore
        """)
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
    app.scheduler.advance(by: .seconds(1))
    #expect(app.titles == ["A"])
    app.rest(after: app.double.endGesture(cancelled: true))

    app.expectSame()
    #expect(app.titles == ["A", "One", "Two"])
  }

  @Test func aSheetOfWhichNobodyTellsIsWaitedForAsWell() {
    let m = app.present("M")
    let sheet = app.presentation(of: m)
    let stack = sheet?.presentedViewController as? UINavigationController
    // Code of the app has taken the place of the one that hears of it.
    sheet?.delegate = nil

    #expect(sheet?.userBeginsToDismiss() == true)
    app.wireframe.push(PlainScreen("One"), from: m)
    app.scheduler.advance(by: .seconds(1))
    #expect(stack?.viewControllers.count == 1)
    app.rest(after: app.double.endGesture(cancelled: true))

    app.expectSame()
    #expect(stack?.viewControllers.count == 2)
  }

  @Test func aGestureByWhichNothingHasGoneHoldsNothingBack() async {
    let finger = Finger()
    app.backend.hold(UIViewController(), until: finger)
    await app.rest(after: app.wireframe.push(PlainScreen("One"), from: app.a))
    #expect(app.titles == ["A"])

    finger.lift()

    await expectEventually { app.titles == ["A", "One"] }
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
@Suite @MainActor
struct SwipeQuestionTests {
  private let app = UIKitApp()

  @Test func aPageThatIsScrolledUnderAGuardAsksNobody() {
    app.push("One")
    app.flow.guardRequests { [a = app.a] _, request in
      guard request.isByUser else { return .allow }
      return .ask(.init(title: "Leave?"), from: a) { _ in true }
    }
    _ = app.newLog()

    for _ in 0..<3 { app.rig.stack?.userScrolls() }
    app.rest()

    #expect(app.newLog() == "")
    #expect(app.alert == nil)
    #expect(app.rig.stack?.userBeginsSwipe() == false)
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
}
