import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

/// The rows of UIKit's behaviours that concern modals.
@MainActor struct ModalBehaviourTests {
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
    app.double.refusesToPresent = false

    app.push("One", from: app.b)

    app.assertJourney()
  }

  @Test func anAttemptToDismissIsTold() {
    let app = UIKitApp()
    let m = PlainScreen("M")
    m.dismissButton = nil
    app.rest(after: app.wireframe.presentModally(m, from: app.a))

    #expect(app.presentation(of: m)?.userBeginsToDismiss() == false)
    app.rest()

    #expect(m.attempts == 1)
    app.assertJourney()
  }
}

/// An action sheet that the user taps beside.
@MainActor struct ActionSheetTests {
  @Test(
    arguments: [UIUserInterfaceSizeClass.compact, .regular],
    [AlertContent.Action.Role.plain, .cancel])
  func countsAsCancelled(
    _ sizeClass: UIUserInterfaceSizeClass, role: AlertContent.Action.Role
  ) async {
    let app = UIKitApp(sizeClass: sizeClass)
    var answers: [String?] = []
    let actions: [AlertContent.Action] = [.init("Mail"), .init("No", role: role)]
    app.wireframe.presentAlert(
      .init(title: "Share", style: .actionSheet, actions: actions), from: app.a
    ) { answers.append($0?.title) }
    await app.rest()

    await app.rest(after: app.alert?.userTapsBeside())
    await expectEventually { answers.count == 1 }
    await app.rest()

    #expect(answers == [role == .cancel ? "No" : nil])
    app.expectSame()
  }

  @Test func anEqualAlertThatHasTakenThePlaceOfOneCanBeAnswered() {
    let app = UIKitApp()
    let first = app.wireframe.presentAlert(.init(title: "Sure?"), from: app.a)
    app.rest()
    app.wireframe.batch {
      first.close()
      app.wireframe.presentAlert(.init(title: "Sure?"), from: app.a)
    }
    app.rest()

    app.rest(after: app.alert?.userTaps(0))

    app.assertJourney()
  }
}

/// The text fields of alerts.
@MainActor struct AlertFieldTests {
  @Test func typesEachCharacterAndEnablesTheAnswer() throws {
    let app = UIKitApp()
    var names: [String?] = []
    app.wireframe.presentAlert(.rename, from: app.a) { names.append($0?[field: "Name"]) }
    app.rest()
    let alert = try #require(app.alert)
    let field = try #require(alert.textFields?.first)

    alert.userTaps(0)
    let before = alert.actions.map(\.isEnabled)
    field.userTypes("A")
    field.userTypes("Ad")
    let after = alert.actions.map(\.isEnabled)
    app.rest(after: alert.userTaps(0))

    #expect(field.placeholder == "Name")
    #expect(before == [false, true] && after == [true, true])
    #expect(names == ["Ad"])
    app.assertJourney()
  }

  @Test func keepsASecretInItsField() throws {
    let app = UIKitApp()
    app.rest(after: app.wireframe.presentAlert(.unlock, from: app.a))
    let field = try #require(app.alert?.textFields?.first)

    field.userTypes("2468")
    #expect(field.isSecureTextEntry && field.keyboardType == .decimalPad)
    #expect(field.text == "2468")

    // Dots stand for a secret that was typed elsewhere.
    let other = UIKitApp()
    other.rest(after: other.wireframe.presentAlert(.unlock, from: other.a))
    other.stage.perform(.type("2468", into: "PIN"))
    let shown = other.alert?.textFields ?? []
    #expect(shown.map { $0.text ?? "" } == [""] && shown.map(\.placeholder) == ["••••"])
    app.assertJourney()
  }
}

/// Pages and modals that zoom out of an element, and go back into it under the user's fingers.
@MainActor struct ZoomTests {
  private let app = UIKitApp()

  private func refuse() {
    app.flow.guardRequests { _, request in request.isByUser ? .refuse("not saved") : .allow }
  }

  @Test func aGuardKeepsAZoomedPage() throws {
    let one = PlainScreen("One")
    app.rest(after: app.wireframe.push(one, from: app.a, transition: .zoom(from: "Press")))
    let page = try #require(app.rig.controller(one))
    refuse()

    #expect(page.userPinches() == false)
    app.flow.removeGuard()
    #expect(page.userPinches() == true)
    app.rest(after: app.double.endGesture(cancelled: false))
    app.assertJourney()
  }

  @Test(arguments: [ModalStyle.fullScreen, .automatic])
  func aZoomedModalThatLeavesWithoutAWordIsGone(style: ModalStyle) async throws {
    let m = PlainScreen("M")
    m.style = style
    app.wireframe.presentModally(m, from: app.a, transition: .zoom(from: "Press"))
    await app.rest()
    let container = try #require(app.rig.controller(m)?.topmost)
    refuse()
    #expect(container.userPinches() == false)
    app.flow.removeGuard()

    #expect(container.userPinches() == true)
    await app.rest(after: app.double.endGesture(cancelled: false))
    await expectEventually { app.stage.state.modalScreens.isEmpty }
    app.assertJourney()
  }

  @Test(arguments: [false, true])
  func aZoomedModalThatIsHeldNeverStalls(isCancelled: Bool) async throws {
    let m = PlainScreen("M")
    app.wireframe.presentModally(m, from: app.a, transition: .zoom(from: "Press"))
    await app.rest()
    let container = try #require(app.rig.controller(m)?.topmost)

    #expect(container.userPinches() == true)
    app.wireframe.push(PlainScreen("One"), from: app.b)
    app.wireframe.select(app.b)
    await app.rest(.seconds(60))
    await app.rest(after: app.double.endGesture(cancelled: isCancelled))
    await expectEventually { app.stage.state.modalScreens.isEmpty == !isCancelled }

    #expect(app.stage.log.lines.contains { $0.contains("stalled") } == false)
    app.assertJourney()
  }

  @Test func aModalOnAZoomedOneDoesNotEndTheWatch() async throws {
    let m = PlainScreen("M")
    m.style = .fullScreen
    app.wireframe.presentModally(m, from: app.a, transition: .zoom(from: "Press"))
    await app.rest()
    let second = PlainScreen("N")
    second.style = .fullScreen
    await app.rest(after: app.wireframe.presentModally(second, from: m))
    await app.rest(after: app.wireframe.dismiss(second))

    #expect(app.rig.controller(m)?.topmost.userPinches() == true)
    await app.rest(after: app.double.endGesture(cancelled: false))
    await expectEventually { app.stage.state.modalScreens.isEmpty }
    app.assertJourney()
  }
}

/// The styles with which pages have arrived.
@MainActor struct TransitionRegistryTests {
  @Test func aPageLeavesWithItsStyleAfterACancelledSwipeAndBehindANotice() {
    let app = UIKitApp()
    var made = 0
    app.backend.register(.init("flip")) {
      made += 1
      return CrossDissolve()
    }
    func pushFlipped() {
      app.rest(
        after: app.wireframe.push(PlainScreen("P"), from: app.a, transition: .init("flip")))
    }
    pushFlipped()
    app.rig.stack?.userBeginsSwipe()
    app.rest(after: app.double.endGesture(cancelled: true))
    app.rest(after: app.stage.perform(.back))
    #expect(made == 2)

    app.rest(after: app.wireframe.showNotice("Saved"))
    pushFlipped()
    app.rest(after: app.stage.perform(.back))
    #expect(made == 4)
  }

  @Test func aPageAtTheAddressOfAnEarlierOneLeavesAsItself() throws {
    let registry = TransitionRegistry()
    var old: UIViewController? = UIViewController()
    let address = try #require(old.map { ObjectIdentifier($0) })
    if let old { registry.prepare(old, for: TransitionStyle("flip"), from: nil) }
    old = nil

    var new: [UIViewController] = []
    while new.last.map({ ObjectIdentifier($0) }) != address, new.count < 1_000 {
      new.append(UIViewController())
    }

    let page = try #require(new.last)
    #expect(ObjectIdentifier(page) == address)
    #expect(registry.takeArrival(of: page) == nil)
  }
}
