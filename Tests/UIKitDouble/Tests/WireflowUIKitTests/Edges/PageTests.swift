import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

/// Pages are turned by a finger, by the dots and by VoiceOver, and stay where a guard says so.
@Suite @MainActor
struct PageTests {
  private let app = UIKitApp { PagesWireframe(stage: $0) }
  private let third = PlainScreen("C")

  init() {
    app.rest(after: app.wireframe.update(rootItems: [app.a, app.b, third]))
    _ = app.newLog()
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

  @Test func aSwipeTurnsThePage() {
    #expect(drag(toRight: true))
    #expect(drag(toRight: true))
    #expect(drag(toRight: false))

    app.expectSame()
    app.expectLog(
      matches: """
        > next
          select B
        > next
          select C
        > previous
          select B
        """)
    #expect(dots?.currentPage == 1)
  }

  @Test func aSwipeDoesNotBeginAtTheEnds() {
    #expect(!drag(toRight: false))
    app.rest(after: app.stage.perform(.select("C")))
    _ = app.newLog()

    #expect(!drag(toRight: true))
    #expect(app.newLog() == "")
  }

  @Test func linesFromRightToLeftBeginAtTheOtherEnd() {
    app.double.isRightToLeft = true

    #expect(!drag(toRight: true))
    #expect(drag(toRight: false))

    app.expectSame()
    #expect(app.stage.selectedRoot === app.b)
    #expect(app.rig.scroll?.contentOffset.x == 390)
    #expect(app.rig.stack?.view.frame.minX == 390)
  }

  @Test func aGuardedPageIsNotLeft() {
    refuse(app.b)

    for _ in 0..<3 { #expect(!drag(toRight: true)) }
    #expect(app.newLog() == "")
    app.flow.removeGuard()

    #expect(drag(toRight: true))
    #expect(app.stage.selectedRoot === app.b)
  }

  @Test func aGuardThatComesWhileAFingerMovesThePageTakesItBack() {
    #expect(app.rig.scroll?.userBeginsDragging(toRight: true) == true)
    refuse(app.b)
    app.rest(after: app.double.endGesture(cancelled: false))

    app.expectSame()
    app.expectLog(
      matches: """
        > next
          ignored select B: PlainFlow refused, not yet
          restore
        """)
    #expect(app.rig.scroll?.contentOffset.x == 0)
  }

  @Test func aSwipeThatIsBrokenOffIsSilent() {
    #expect(drag(toRight: true, cancelled: true))

    app.expectSame()
    #expect(app.newLog() == "")
  }

  @Test func whatTheAppDoesWaitsForTheFinger() {
    #expect(app.rig.scroll?.userBeginsDragging(toRight: true) == true)
    app.wireframe.select(third)
    app.scheduler.advance(by: .seconds(60))
    #expect(!app.stage.log.text.contains("stalled"))
    app.rest(after: app.double.endGesture(cancelled: true))

    app.expectSame()
    app.expectLog(matches: "  select C")
  }

  @Test func aFingerThatLosesThePageHoldsNothing() {
    #expect(app.rig.scroll?.userBeginsDragging(toRight: true) == true)
    let foreign = UIViewController()
    foreign.modalPresentationStyle = .fullScreen
    app.rest(after: app.rig.container?.present(foreign, animated: true))
    app.rest(after: app.wireframe.select(third))
    #expect(app.newLog() == "  select C")
    #expect(app.backend.motion.isInStep)
    app.double.endGesture(cancelled: false)
    foreign.dismiss(animated: false)
    app.rest()

    app.expectSame()
    #expect(app.rig.scroll?.contentOffset.x == 780)
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

    app.expectSame()
    app.expectLog(
      matches: """
        > next
          select B
        > previous
          select A
        > select "C"
          ignored select C: PlainFlow refused, not yet
        """)
    #expect(dots?.currentPage == 0)
  }

  @Test(arguments: [false, true])
  func aSwipeWithThreeFingersTurnsThePage(isRightToLeft: Bool) {
    app.double.isRightToLeft = isRightToLeft
    let scroll = app.rig.scroll

    #expect(scroll?.accessibilityScroll(isRightToLeft ? .right : .left) == true)
    app.rest()
    #expect(app.stage.selectedRoot === app.b)
    #expect(scroll?.accessibilityScroll(.next) == true)
    app.rest()
    #expect(app.stage.selectedRoot === third)
    #expect(scroll?.accessibilityScroll(.previous) == true)
    #expect(scroll?.accessibilityScroll(.up) == false)
    app.rest()

    app.expectSame()
    #expect(app.stage.selectedRoot === app.b)
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
