import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

/// The rows of UIKit's behaviours that concern what is presented.
@Suite @MainActor
struct ModalBehaviourTests {
  @Test func presentationsThatOverlapComeOneAfterTheOther() {
    let app = UIKitApp()
    let (m, n) = (PlainScreen("M"), PlainScreen("N"))

    app.wireframe.presentModally(m, from: app.a)
    app.wireframe.presentModally(n, from: m)
    app.wireframe.presentAlert(.init(title: "Sure?"), from: n)
    app.rest()

    app.expectSame()
    app.expectLog(
      matches: """
        > (app)
          present PlainScreen "M" over PlainScreen "A" as sheet, dismiss button Done
          present PlainScreen "N" over PlainScreen "M" as sheet, dismiss button Done
          alert "Sure?" [OK]
        """)
  }

  @Test func anAlertHasOneCancelButton() {
    let app = UIKitApp()
    app.wireframe.presentAlert(
      .init(title: "Sure?", actions: [.init("No", role: .cancel), .init("Off", role: .cancel)]),
      from: app.a)
    app.rest()

    #expect(app.alert?.actions.map(\.style) == [.cancel, .default])
  }

  @Test func anAnswerMayPresent() {
    let app = UIKitApp()
    app.wireframe.presentAlert(
      .init(title: "Sure?", actions: [.init("Yes"), .init("No", role: .cancel)]), from: app.a
    ) { [wireframe = app.wireframe, a = app.a] answer in
      if answer?.title == "Yes" { wireframe.presentModally(PlainScreen("M"), from: a) }
    }
    app.rest()
    _ = app.newLog()

    app.alert?.userTaps(0)
    app.rest()

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
    // Code of the app may have taken the place of the one that hears of what a stack shows.
    if !hasDelegate { backend.base?.controller.front?.delegate = nil }
    window.makeKeyAndVisible()

    #expect(backend.presentedControllers.count == 1)
    #expect(window.double.messages == [])
  }

  @Test(arguments: DoubleMode.allCases)
  func aSheetThatIsPulledDownIsTold(_ mode: DoubleMode) {
    let app = UIKitApp(mode)
    let m = app.present("M")
    _ = app.newLog()

    app.rig.userDismisses(m)
    app.rest()

    app.expectSame()
    app.expectLog(
      matches: """
        > dismiss
          dismiss PlainScreen "M"
        """)
  }

  @Test func aSheetThatSpringsBackChangesNothing() {
    let app = UIKitApp()
    let m = app.present("M")
    _ = app.newLog()

    #expect(app.presentation(of: m)?.userBeginsToDismiss() == true)
    app.wireframe.push(PlainScreen("One"), from: m)
    app.scheduler.advance(by: .seconds(1))
    #expect(app.titles == ["M"])
    app.double.endGesture(cancelled: true)
    app.rest()

    app.expectSame()
    #expect(app.titles == ["M", "One"])
    app.expectLog(
      matches: """
          push PlainScreen "One" onto M
        """)
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

  @Test func anAlertStaysInFrontWhenAModalBehindItGoes() {
    let app = UIKitApp()
    let m = app.present("M")
    app.wireframe.presentAlert(.init(title: "Sure?"), from: app.a)
    app.rest()
    _ = app.newLog()

    app.wireframe.dismiss(m)
    app.rest()

    app.expectSame()
    #expect(app.alert?.title == "Sure?")
    app.expectLog(
      matches: """
          dismiss PlainScreen "M"
        """)
  }

  @Test func whatTheAppDismissesIsToldOnce() {
    let app = UIKitApp()
    let m = app.present("M")
    _ = app.newLog()

    app.wireframe.dismiss(m)
    app.wireframe.push(PlainScreen("One"), from: app.a)
    app.rest()

    app.expectSame()
    app.expectLog(
      matches: """
          dismiss PlainScreen "M"
          push PlainScreen "One" onto A
        """)
  }

  @Test func askingMayHappenAtAnyTimeAndChangesNothing() {
    let app = UIKitApp()
    let m = app.present("M")
    _ = app.newLog()

    guard let presentation = app.presentation(of: m), let delegate = presentation.delegate else {
      Issue.record("nothing is presented")
      return
    }
    for _ in 0..<3 { #expect(delegate.presentationControllerShouldDismiss(presentation)) }
    app.rest()

    app.expectSame()
    #expect(app.newLog() == "")
  }

  @Test func aModalTakesThoseInFrontAlongAndLeavesThoseBehind() {
    let app = UIKitApp()
    let m = app.present("M")
    let n = app.present("N", from: m)
    app.present("O", from: n)
    _ = app.newLog()

    app.wireframe.dismiss(n)
    app.rest()

    app.expectSame()
    #expect(app.backend.presentedControllers.count == 1)
    app.expectLog(
      matches: """
          dismiss PlainScreen "O"
          + dismiss PlainScreen "N"
        """)
  }

  @Test func anAttemptToDismissIsTold() {
    let app = UIKitApp()
    let m = PlainScreen("M")
    m.dismissButton = nil
    app.wireframe.presentModally(m, from: app.a)
    app.rest()
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

  @Test func theBarOfTabsIsNotLost() {
    let app = UIKitApp()
    let one = app.push("One")[0]
    app.rig.controller(one)?.hidesBottomBarWhenPushed = true
    let m = app.present("M", from: one)
    _ = app.newLog()

    app.wireframe.batch {
      app.wireframe.popToRoot(of: app.a)
      app.wireframe.dismiss(m)
    }
    app.rest()

    app.expectSame()
    app.expectLog(
      matches: """
          pop PlainScreen "One"
          + dismiss PlainScreen "M"
        """)
  }

  @Test func theControllerOfAnotherIsWaitedFor() async {
    let app = UIKitApp()
    let foreign = UIViewController()
    app.rig.container?.present(foreign, animated: true)
    app.rest()

    app.wireframe.presentModally(PlainScreen("M"), from: app.a)
    app.wireframe.push(PlainScreen("One"), from: app.b)
    app.rest()
    #expect(app.backend.presentedControllers.map { $0 === foreign } == [true])
    foreign.dismiss(animated: true)
    app.rest()
    await expectEventually { !app.backend.presentedControllers.isEmpty }
    app.rest()

    app.expectSame()
    #expect(app.titles == ["M"])
    app.expectLog(
      matches: """
        > (app)
          present PlainScreen "M" over PlainScreen "A" as sheet, dismiss button Done
          push PlainScreen "One" onto B
        """)
  }
}

extension UIKitApp {
  var alert: UIAlertController? {
    backend.presentedControllers.last as? UIAlertController
  }

  func presentation(of screen: any Screen) -> UIPresentationController? {
    rig.controller(screen)?.topmost.presentationController
  }
}
