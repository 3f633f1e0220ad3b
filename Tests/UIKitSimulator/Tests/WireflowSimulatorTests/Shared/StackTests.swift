import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

/// Stacks, on a simulator as on the double.
@Suite @MainActor
struct StackTests {
  @Test func pushesThatOverlapComeOneAfterTheOther() async {
    let app = await UIKitApp()
    let (one, two) = (PlainScreen("One"), PlainScreen("Two"))

    app.wireframe.push(one, from: app.a)
    app.wireframe.push(two, from: one)
    app.wireframe.pop(two)
    app.wireframe.push(PlainScreen("Three"), from: one)
    await app.rest()

    app.expectSame()
    #expect(app.titles == ["A", "One", "Three"])
    app.expectLog(
      matches: """
        > (app)
          push PlainScreen "One" onto A
          push PlainScreen "Two" onto A
          pop PlainScreen "Two"
          push PlainScreen "Three" onto A
        """)
  }

  @Test func whatCodeOfTheAppPopsIsTold() async {
    let app = await UIKitApp()
    await app.push("One", "Two")
    _ = app.newLog()

    app.rig.stack?.popToRootViewController(animated: true)
    await app.rest()

    app.expectSame()
    app.expectLog(
      matches: """
        > back to "A"
          pop to PlainScreen "A"
        """)
  }
}
