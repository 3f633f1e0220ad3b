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

  @Test func isTakenWhileAllIsAsItWasPut() {
    let app = UIKitApp(.synchronous)
    let one = app.push("One")[0]

    #expect(app.backend.follow(.init(.select(app.a), isAnimated: true)))
    #expect(app.backend.follow(.init(.pop(to: one), isAnimated: true)))
    app.expectSame()
  }

  @Test func leadsOnlyToWhereTheStageIs() {
    let app = UIKitApp(.synchronous)
    app.push("One")

    #expect(!app.backend.follow(.init(.pop(to: app.a), isAnimated: true)))
    #expect(!app.backend.follow(.init(.select(app.b), isAnimated: true)))
    #expect(!app.backend.follow(.init(.push(PlainScreen("Two"), over: app.a), isAnimated: true)))
    app.expectSame()
  }

  @Test func isNotTakenBehindWhatIsInFront() {
    let app = UIKitApp(.synchronous)
    app.present("Modal")

    #expect(!app.backend.follow(.init(.select(app.a), isAnimated: true)))
    app.push("One")
    app.expectSame()
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
