import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

/// Where the short way of a push, a pop and a tab is taken, on a simulator as on the double.
@Suite @MainActor
struct ShortWayRuleTests {
  @Test func isTakenBesideAMinimizedPlayer() async {
    let app = await UIKitApp()
    app.wireframe.installMinimizable(PlainPlayer(), animated: true)
    await app.push("One")

    #expect(app.backend.follow(.init(.select(app.a), isAnimated: true)))
    app.wireframe.maximizeMinimizableView(animated: true)
    #expect(!app.backend.follow(.init(.select(app.a), isAnimated: true)))
    app.expectSame()
  }

  @Test func isTakenWhileAllIsAsItWasPut() async {
    let app = await UIKitApp()
    let one = (await app.push("One"))[0]

    #expect(app.backend.follow(.init(.select(app.a), isAnimated: true)))
    #expect(app.backend.follow(.init(.pop(to: one), isAnimated: true)))
    app.expectSame()
  }

  @Test func leadsOnlyToWhereTheStageIs() async {
    let app = await UIKitApp()
    let one = (await app.push("One"))[0]

    #expect(!app.backend.follow(.init(.push(PlainScreen("Two"), over: one), isAnimated: true)))
    #expect(!app.backend.follow(.init(.pop(to: app.a), isAnimated: true)))
    #expect(!app.backend.follow(.init(.select(app.b), isAnimated: true)))
    #expect(!app.backend.follow(.init(.push(PlainScreen("Two"), over: app.a), isAnimated: true)))
    app.expectSame()
  }

  @Test func isNotTakenBehindWhatIsInFront() async {
    let app = await UIKitApp()
    await app.present("Modal")

    #expect(!app.backend.follow(.init(.select(app.a), isAnimated: true)))
    #expect(!app.backend.follow(.init(.pop(to: app.a), isAnimated: true)))
    await app.push("One")
    app.expectSame()
  }

  @Test func isNotTakenOnceTheAppHasDismissedByItself() async {
    let app = await UIKitApp()
    let modal = await app.present("Modal")
    app.rig.controller(modal)?.topmost.presentingViewController?.dismiss(animated: false)

    app.wireframe.push(PlainScreen("One"), from: modal)
    await app.rest()

    app.expectSame()
    #expect(app.stage.modalScreens.isEmpty)
  }

  @Test func isNotTakenOnceTheAppHasPoppedByItself() async {
    let app = await UIKitApp()
    let two = (await app.push("One", "Two"))[1]
    app.rig.stack?.delegate = nil
    app.rig.stack?.popViewController(animated: false)

    app.wireframe.push(PlainScreen("Three"), from: two)
    await app.rest()

    app.expectSame()
  }
}
