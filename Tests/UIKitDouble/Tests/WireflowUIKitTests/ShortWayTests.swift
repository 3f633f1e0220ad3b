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
}
