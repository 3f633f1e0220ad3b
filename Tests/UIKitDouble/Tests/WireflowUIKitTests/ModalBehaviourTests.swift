import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

/// The rows of UIKit's behaviours that concern modals.
@Suite @MainActor
struct ModalBehaviourTests {
  @Test func anAnswerMayPresent() {
    let app = UIKitApp()
    app.wireframe.presentAlert(
      .init(title: "Sure?", actions: [.init("Yes"), .init("No", role: .cancel)]), from: app.a
    ) { [wireframe = app.wireframe, a = app.a] answer in
      if answer?.title == "Yes" { wireframe.presentModally(PlainScreen("M"), from: a) }
    }
    app.rest()
    _ = app.newLog()

    app.rest(after: app.alert?.userTaps(0))

    app.expectSame()
    app.expectLog(
      matches: """
        > choose "Yes"
          close alert "Sure?"
          present PlainScreen "M" over PlainScreen "A" as sheet, dismiss button Done
        """)
  }

  @Test(arguments: [false, true])
  func whatIsPresentedBeforeTheWindowIsThereComesThen(hasDelegate: Bool) {
    let scheduler = ManualScheduler()
    let window = UIWindow(frame: .zero)
    UIWindow.last = window
    let backend = UIKitBackend(window: window)
    let wireframe = TabBarWireframe(stage: Stage(backend: backend, scheduler: scheduler))
    let a = PlainScreen("A")
    wireframe.install(rootItems: [a])

    wireframe.presentModally(PlainScreen("M"), from: a)
    #expect(backend.presentedControllers.isEmpty)
    // Code of the app may have replaced the delegate of the stack.
    if !hasDelegate { backend.base?.controller.front?.container.delegate = nil }
    window.makeKeyAndVisible()

    #expect(backend.presentedControllers.count == 1)
    #expect(window.double.messages == [])
  }

  @Test func whatUIKitRefusesComesWithTheNextTransition() {
    let app = UIKitApp()
    app.double.refusesToPresent = true
    app.present("M")
    #expect(app.backend.presentedControllers.isEmpty)
    app.double.refusesToPresent = false

    app.push("One", from: app.b)

    app.expectSame()
    #expect(app.backend.presentedControllers.count == 1)
  }

  @Test func anAttemptToDismissIsTold() {
    let app = UIKitApp()
    let m = PlainScreen("M")
    m.dismissButton = nil
    app.rest(after: app.wireframe.presentModally(m, from: app.a))
    _ = app.newLog()

    #expect(app.presentation(of: m)?.userBeginsToDismiss() == false)
    app.rest()

    app.expectSame()
    #expect(m.attempts == 1)
    app.expectLog(
      matches: """
        > dismiss
          ignored dismiss PlainScreen "M": PlainScreen "M" may not be dismissed
        """)
  }

  @Test func aModalOfOtherCodeHoldsBackWhatComesToTheFront() async {
    let app = await UIKitApp()
    let m = await app.present("M")
    let share = UIViewController()
    share.title = "Share"
    await app.rest(after: app.rig.controller(m)?.present(share, animated: true))
    _ = app.newLog()

    app.wireframe.push(PlainScreen("One"), from: m)
    app.wireframe.dismiss(m)
    await app.rest(after: app.wireframe.presentAlert(.init(title: "Sure?"), from: app.a))
    app.expectSame()
    #expect(share.presentingViewController != nil)
    await app.rest(after: share.dismiss(animated: true))
    await expectEventually { !app.stage.hasRequestsWaiting }
    await app.rest()

    app.expectSame()
    app.expectLog(
      matches: """
          push PlainScreen "One" onto M
          hold dismiss PlainScreen "M": UIViewController "Share" is open
          hold alert "Sure?": UIViewController "Share" is open
          dismiss PlainScreen "M"
          alert "Sure?" [OK]
        """)
  }

  @Test func aModalOfOtherCodeMayComeBackUnderTheFinger() async {
    let app = await UIKitApp()
    let share = UIViewController()
    share.title = "Share"
    await app.rest(after: app.rig.container?.present(share, animated: true))

    #expect(share.presentationController?.userBeginsToDismiss() == true)
    app.wireframe.presentModally(PlainScreen("M"), from: app.a)
    await app.rest(after: app.double.endGesture(cancelled: true))
    app.expectSame()
    await app.rest(after: share.dismiss(animated: true))
    await expectEventually { !app.stage.hasRequestsWaiting }
    await app.rest()

    app.expectSame()
    app.expectLog(
      matches: """
        > (app)
          hold present PlainScreen "M": UIViewController "Share" is open
          present PlainScreen "M" over PlainScreen "A" as sheet, dismiss button Done
        """)
  }
}
