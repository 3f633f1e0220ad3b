import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

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
