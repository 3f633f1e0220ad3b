import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

/// Modals and alerts, on a simulator as on the double.
@MainActor struct ModalTests {
  @Test func anAlertHasOneCancelButton() async {
    let app = await UIKitApp()
    app.wireframe.presentAlert(
      .init(title: "Sure?", actions: [.init("No", role: .cancel), .init("Off", role: .cancel)]),
      from: app.a)
    await app.rest()

    #expect(app.alert?.actions.map(\.style) == [.cancel, .default])
  }

  @Test func askingMayHappenAtAnyTimeAndChangesNothing() async {
    let app = await UIKitApp()
    let m = await app.present("M")
    _ = app.newLog()

    guard let presentation = app.presentation(of: m), let delegate = presentation.delegate else {
      Issue.record("nothing is presented")
      return
    }
    for _ in 0..<3 { #expect(delegate.presentationControllerShouldDismiss(presentation)) }
    await app.rest()

    app.expectSame()
    #expect(app.newLog() == "")
  }

  @Test func theBarOfTabsIsNotLost() async {
    let app = await UIKitApp()
    let one = (await app.push("One"))[0]
    app.rig.controller(one)?.hidesBottomBarWhenPushed = true
    let m = await app.present("M", from: one)
    _ = app.newLog()

    app.wireframe.batch {
      app.wireframe.popToRoot(of: app.a)
      app.wireframe.dismiss(m)
    }
    await app.rest()

    app.expectSame()
    app.expectLog(
      matches: """
          pop PlainScreen "One"
          + dismiss PlainScreen "M"
        """)
  }

  /// In another library, the cover of other code swallowed the app's own presentation.
  ///
  /// https://github.com/johnpatrickmorgan/FlowStacks/issues/73
  @Test func theControllerOfAnotherIsWaitedFor() async {
    let app = await UIKitApp()
    let foreign = UIViewController()
    foreign.title = "Share"
    await app.rest(after: app.rig.container?.present(foreign, animated: true))

    app.wireframe.presentModally(PlainScreen("M"), from: app.a)
    await app.rest(after: app.wireframe.push(PlainScreen("One"), from: app.b))
    #expect(app.backend.presentedControllers.map { $0 === foreign } == [true])
    foreign.dismiss(animated: true)
    await app.rest()
    await expectEventually { !app.backend.presentedControllers.isEmpty }
    await app.rest()

    app.expectSame()
    #expect(app.titles == ["M"])
    app.expectLog(
      matches: """
        > (app)
          hold present PlainScreen "M": UIViewController "Share" is open
          push PlainScreen "One" onto B
          present PlainScreen "M" over PlainScreen "A" as sheet, dismiss button Done
        """)
  }
}
