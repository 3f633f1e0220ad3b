import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting
import WireflowUIKit

/// Where the short way of a push, a pop and a tab is left, on a simulator as on the double.
@Suite @MainActor
struct ShortWayRuleTests {
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
