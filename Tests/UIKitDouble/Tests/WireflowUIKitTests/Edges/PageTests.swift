import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

/// Pages are turned by a finger, by the dots and by VoiceOver, and stay where a guard says so.
@MainActor struct PageTests {
  private let app = UIKitApp { PagesWireframe(stage: $0) }
  private let third = PlainScreen("C")

  init() {
    app.rest(after: app.wireframe.update(rootItems: [app.a, app.b, third]))
    app.forget()
  }

  private var dots: UIPageControl? { app.rig.pages?.pages.dots }

  private func drag(toRight: Bool, cancelled: Bool = false) -> Bool {
    let hasBegun = app.rig.scroll?.userBeginsDragging(toRight: toRight) == true
    app.rest(after: app.double.endGesture(cancelled: cancelled))
    return hasBegun
  }

  private func refuse(_ page: PlainScreen) {
    app.flow.guardRequests { _, request in
      request.isByUser && request.selects(page) ? .refuse("not yet") : .allow
    }
  }

  @Test func aSwipeDoesNotBeginAtTheEnds() {
    #expect(!drag(toRight: false))
    app.rest(after: app.stage.perform(.select("C")))

    #expect(!drag(toRight: true))
    app.assertJourney()
  }

  @Test func linesFromRightToLeftBeginAtTheOtherEnd() {
    app.double.isRightToLeft = true

    #expect(!drag(toRight: true))
    #expect(drag(toRight: false))

    #expect(app.stage.state.selectedRoot === app.b)
    #expect(app.rig.scroll?.contentOffset.x == 390)
    #expect(app.rig.stack?.view.frame.minX == 390)
    app.assertJourney()
  }

  @Test func aGuardedPageIsNotLeft() {
    refuse(app.b)

    for _ in 0..<3 { #expect(!drag(toRight: true)) }
    app.flow.removeGuard()

    #expect(drag(toRight: true))
    #expect(app.stage.state.selectedRoot === app.b)
    app.assertJourney()
  }

  @Test func aGuardThatComesWhileAFingerMovesThePageTakesItBack() {
    #expect(app.rig.scroll?.userBeginsDragging(toRight: true) == true)
    refuse(app.b)
    app.rest(after: app.double.endGesture(cancelled: false))

    #expect(app.rig.scroll?.contentOffset.x == 0)
    app.assertJourney()
  }

  @Test func whatTheAppDoesWaitsForTheFinger() {
    #expect(app.rig.scroll?.userBeginsDragging(toRight: true) == true)
    app.wireframe.select(third)
    app.rest(.seconds(60))
    app.rest(after: app.double.endGesture(cancelled: true))
    app.assertJourney()
  }

  @Test func aFingerThatLosesThePageHoldsNothing() {
    #expect(app.rig.scroll?.userBeginsDragging(toRight: true) == true)
    let foreign = UIViewController()
    foreign.modalPresentationStyle = .fullScreen
    app.rest(after: app.rig.container?.present(foreign, animated: true))
    app.rest(after: app.wireframe.select(third))
    #expect(app.backend.motion.isInStep)
    app.double.endGesture(cancelled: false)
    foreign.dismiss(animated: false)
    app.rest()

    #expect(app.rig.scroll?.contentOffset.x == 780)
    app.assertJourney()
  }

  @Test func aPageWithOthersAboveItGoesBackInstead() {
    app.push("One")

    #expect(!drag(toRight: true))
    #expect(app.rig.stack?.userBeginsSwipe() == true)
  }

  @Test func onlyThePageInSightAppears() {
    let stacks = app.rig.pages?.orderedStacks.map(\.container) ?? []
    #expect(stacks.map { $0.viewIfLoaded?.window != nil } == [true, false, false])
    #expect(app.rig.scroll?.userBeginsDragging(toRight: true) == true)
    #expect(stacks.map { $0.viewIfLoaded?.window != nil } == [true, true, false])
    app.rest(after: app.double.endGesture(cancelled: false))

    #expect(stacks.map { $0.viewIfLoaded?.window != nil } == [false, true, false])
  }

  @Test func aDotLeadsToItsPageOnlyIfTheStageSaysSo() {
    app.rest(after: dots?.userMoves(to: 1))
    app.rest(after: dots?.userMoves(to: 0))
    refuse(third)
    app.rest(after: dots?.userMoves(to: 2))

    #expect(dots?.currentPage == 0)
    app.assertJourney()
  }

  @Test(arguments: [false, true])
  func aSwipeWithThreeFingersTurnsThePage(isRightToLeft: Bool) {
    app.double.isRightToLeft = isRightToLeft
    let scroll = app.rig.scroll

    #expect(scroll?.accessibilityScroll(isRightToLeft ? .right : .left) == true)
    app.rest()
    #expect(scroll?.accessibilityScroll(.next) == true)
    app.rest()
    #expect(scroll?.accessibilityScroll(.previous) == true)
    #expect(scroll?.accessibilityScroll(.up) == false)
    app.rest()

    app.assertJourney()
  }

  @Test func theDotsStandBelowThePageInTheSafeArea() throws {
    app.rig.window.layOutForTest()
    let scroll = try #require(app.rig.scroll)
    let frames = try [scroll, #require(dots)].map { $0.convert($0.bounds, to: nil) }

    #expect(frames[0].maxY == frames[1].minY)
    #expect(frames[1].height == 44)
    #expect(frames[1].maxY == 844 - app.rig.window.safeAreaInsets.bottom)
  }
}
