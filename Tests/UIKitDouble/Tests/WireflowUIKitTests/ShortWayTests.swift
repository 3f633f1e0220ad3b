import TestSupport
import Testing
import UIKit
import Wireflow

@testable import WireflowUIKit

/// The short way of a push, a pop and a tab, and where it is not taken.
@Suite @MainActor
struct ShortWayTests {
  @Test(arguments: [DoubleMode.synchronous, .asynchronous])
  func comesToTheSameAsTheLongOne(_ mode: DoubleMode) {
    let app = UIKitApp(mode)
    let first = app.push("One", "Two")
    app.expectSame()
    app.wireframe.select(app.b)
    app.rest()
    app.expectSame()
    app.push("Three", from: app.b)
    app.wireframe.select(app.a)
    app.wireframe.popToRoot(of: app.a)
    app.rest()

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

    app.wireframe.dismiss(top)
    app.rest()
    app.expectSame()
    #expect(app.backend.viewController(for: top) == nil)

    app.wireframe.dismiss(modal)
    app.rest()

    app.expectSame()
    #expect(app.backend.motion.isInStep)
    #expect([modal, inside, upper].allSatisfy { app.backend.viewController(for: $0) == nil })
    #expect(app.titles == ["A", "One"])
  }

  @Test func isTakenBesideAMinimizedPlayer() {
    let app = UIKitApp(.synchronous)
    app.wireframe.installMinimizable(PlainPlayer(), animated: true)
    app.push("One")

    #expect(app.backend.follow(.init(.select(app.a), isAnimated: true)))
    app.wireframe.maximizeMinimizableView(animated: true)
    #expect(!app.backend.follow(.init(.select(app.a), isAnimated: true)))
    app.expectSame()
  }

  @Test func waitsForTheFingerOnAModal() {
    let app = UIKitApp()
    let modal = app.present("Modal")

    app.presentation(of: modal)?.userBeginsToDismiss()
    app.wireframe.dismiss(modal)
    app.wireframe.push(PlainScreen("One"), from: app.a)
    app.scheduler.advance(by: .seconds(1))
    #expect(app.titles == ["Modal"])
    app.double.endGesture(cancelled: true)
    app.rest()

    app.expectSame()
    #expect(app.titles == ["A", "One"])
  }

  @Test func columnsThatCollapseMeanwhileAreArrangedAnew() {
    let app = UIKitApp(sizeClass: .regular) { SplitWireframe(stage: $0) }
    let modal = app.present("Modal")

    app.wireframe.push(PlainScreen("One"), from: modal)
    app.scheduler.advance(by: .milliseconds(100))
    app.double.resize(to: .compact)
    app.rest()

    app.expectSame()
  }

  @Test func isTakenWhileAllIsAsItWasPut() {
    let app = UIKitApp(.synchronous)
    let one = app.push("One")[0]

    #expect(app.backend.follow(.init(.select(app.a), isAnimated: true)))
    #expect(app.backend.follow(.init(.pop(to: one), isAnimated: true)))
    app.expectSame()
  }

  @Test func leadsOnlyToWhereTheStageIs() {
    let app = UIKitApp(.synchronous)
    let one = app.push("One")[0]

    #expect(!app.backend.follow(.init(.push(PlainScreen("Two"), over: one), isAnimated: true)))
    #expect(!app.backend.follow(.init(.pop(to: app.a), isAnimated: true)))
    #expect(!app.backend.follow(.init(.select(app.b), isAnimated: true)))
    #expect(!app.backend.follow(.init(.push(PlainScreen("Two"), over: app.a), isAnimated: true)))
    app.expectSame()
  }

  @Test func isNotTakenBehindWhatIsInFront() {
    let app = UIKitApp(.synchronous)
    app.present("Modal")

    #expect(!app.backend.follow(.init(.select(app.a), isAnimated: true)))
    #expect(!app.backend.follow(.init(.pop(to: app.a), isAnimated: true)))
    app.push("One")
    app.expectSame()
  }

  @Test func isNotTakenOnceTheAppHasDismissedByItself() {
    let app = UIKitApp(.synchronous)
    let modal = app.present("Modal")
    app.rig.controller(modal)?.topmost.presentingViewController?.dismiss(animated: false)

    app.wireframe.push(PlainScreen("One"), from: modal)
    app.rest()

    app.expectSame()
    #expect(app.stage.modalScreens.isEmpty)
  }

  @Test func isNotTakenOnceTheAppHasPoppedByItself() {
    let app = UIKitApp(.synchronous)
    let two = app.push("One", "Two")[1]
    app.rig.stack?.delegate = nil
    app.rig.stack?.popViewController(animated: false)

    app.wireframe.push(PlainScreen("Three"), from: two)
    app.rest()

    app.expectSame()
  }
}
