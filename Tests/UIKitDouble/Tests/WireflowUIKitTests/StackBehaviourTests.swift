import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

/// The rows of UIKit's behaviours that concern stacks.
@Suite @MainActor
struct StackBehaviourTests {
  @Test(arguments: [false, true])
  func aSwipeIsToldWhenItIsCompleted(inContent: Bool) {
    let app = UIKitApp()
    app.push("One")
    _ = app.newLog()

    #expect(app.rig.stack?.userBeginsSwipe(inContent: inContent) == true)
    app.scheduler.advance(by: .seconds(1))
    #expect(app.newLog() == "")
    app.rest(after: app.double.endGesture(cancelled: false))

    app.expectSame()
    app.expectLog(
      matches: """
        > back
          pop PlainScreen "One"
        """)
  }

  @Test(arguments: [false, true])
  func aPushWaitsForTheFingerOfTheUser(isCancelled: Bool) {
    let app = UIKitApp()
    let one = app.push("One")[0]
    _ = app.newLog()

    app.rig.stack?.userBeginsSwipe()
    app.wireframe.push(PlainScreen("Two"), from: one)
    app.scheduler.advance(by: .seconds(1))
    #expect(app.titles == ["A"])
    app.rest(after: app.double.endGesture(cancelled: isCancelled))

    app.expectSame()
    #expect(app.titles == (isCancelled ? ["A", "One", "Two"] : ["A"]))
    if isCancelled {
      app.expectLog(
        matches: """
            push PlainScreen "Two" onto A
          """)
    } else {
      app.expectLog(
        matches: """
            push PlainScreen "Two" onto A
          > back to "A"
            pop to PlainScreen "A"
            restore
          """)
    }
  }

  @Test func theMenuOfTheBackButtonGoesBackSeveralLevels() {
    let app = UIKitApp()
    app.push("One", "Two", "Three")
    _ = app.newLog()

    app.rig.controller(app.a).map { app.rig.stack?.userPops(to: $0) }
    app.rest()

    app.expectSame()
    app.expectLog(
      matches: """
        > back to "A"
          pop to PlainScreen "A"
        """)
  }

  @Test func aGuardIsAskedAboutTheBackButtonAndForbidsTheSwipe() {
    let app = UIKitApp()
    app.push("One")
    app.flow.guardRequests { _, request in request.isByUser ? .refuse("not saved") : .allow }
    _ = app.newLog()

    app.rig.stack?.userTapsBack()
    #expect(app.rig.stack?.userBeginsSwipe() == false)
    #expect(app.rig.stack?.userBeginsSwipe(inContent: true) == false)
    app.rest()

    app.expectSame()
    #expect(app.titles == ["A", "One"])
    app.expectLog(
      matches: """
        > back
          ignored pop PlainScreen "One": PlainFlow refused, not saved
        """)
  }
}

/// The short way of a push, a pop and a tab, and where it is not taken.
@Suite @MainActor
struct ShortWayTests {
  @Test(arguments: [DoubleMode.synchronous, .asynchronous])
  func comesToTheSameAsTheLongOne(_ mode: DoubleMode) {
    let app = UIKitApp(mode)
    let first = app.push("One", "Two")
    app.expectSame()
    app.rest(after: app.wireframe.select(app.b))
    app.expectSame()
    app.push("Three", from: app.b)
    app.wireframe.select(app.a)
    app.rest(after: app.wireframe.popToRoot(of: app.a))

    app.expectSame()
    #expect(app.backend.motion.isInStep)
    #expect(first.allSatisfy { app.backend.viewController(for: $0) == nil })
  }

  @Test(arguments: [DoubleMode.synchronous, .asynchronous])
  func bringsModalsAndTakesThemAway(_ mode: DoubleMode) {
    let app = UIKitApp(mode)
    let one = app.push("One")[0]
    let modal = app.present("Modal", from: one)
    let inside = app.push("Inside", from: modal)[0]
    let upper = app.present("Upper", from: inside)
    let top = app.present("Top", from: upper)
    app.expectSame()
    #expect(app.backend.motion.isInStep)

    app.rest(after: app.wireframe.dismiss(top))
    app.expectSame()
    #expect(app.backend.viewController(for: top) == nil)

    app.rest(after: app.wireframe.dismiss(modal))

    app.expectSame()
    #expect(app.backend.motion.isInStep)
    #expect([modal, inside, upper].allSatisfy { app.backend.viewController(for: $0) == nil })
    #expect(app.titles == ["A", "One"])
  }

  @Test func waitsForTheFingerOnAModal() {
    let app = UIKitApp()
    let modal = app.present("Modal")

    app.presentation(of: modal)?.userBeginsToDismiss()
    app.wireframe.dismiss(modal)
    app.wireframe.push(PlainScreen("One"), from: app.a)
    app.scheduler.advance(by: .seconds(1))
    #expect(app.titles == ["Modal"])
    app.rest(after: app.double.endGesture(cancelled: true))

    app.expectSame()
    #expect(app.titles == ["A", "One"])
  }

  @Test func columnsThatCollapseMeanwhileAreArrangedAnew() {
    let app = UIKitApp(sizeClass: .regular) { SplitWireframe(stage: $0) }
    let modal = app.present("Modal")

    app.wireframe.push(PlainScreen("One"), from: modal)
    app.scheduler.advance(by: .milliseconds(100))
    app.rest(after: app.double.resize(to: .compact))

    app.expectSame()
  }
}
