import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

/// Stacks, on a simulator as on the double.
@MainActor struct StackTests {
  @Test func whatCodeOfTheAppPopsIsTold() async {
    let app = await UIKitApp()
    await app.push("One", "Two")
    _ = app.newLog()

    await app.rest(after: app.rig.stack?.popToRootViewController(animated: true))

    app.expectSame()
    app.expectLog(
      matches: """
        > back to "A"
          pop to PlainScreen "A"
        """)
  }
}

/// Where the short way of a push, a pop and a tab is left, on a simulator as on the double.
@MainActor struct ShortWayRuleTests {
  @Test func isNotTakenOnceTheAppHasDismissedByItself() async {
    let app = await UIKitApp()
    let modal = await app.present("Modal")
    app.rig.controller(modal)?.topmost.presentingViewController?.dismiss(animated: false)

    await app.rest(after: app.wireframe.push(PlainScreen("One"), from: modal))

    app.expectSame()
    #expect(app.stage.state.modalScreens.isEmpty)
  }

  @Test func isNotTakenOnceTheAppHasPoppedByItself() async {
    let app = await UIKitApp()
    let two = (await app.push("One", "Two"))[1]
    app.rig.stack?.delegate = nil
    app.rig.stack?.popViewController(animated: false)

    await app.rest(after: app.wireframe.push(PlainScreen("Three"), from: two))

    app.expectSame()
  }
}

/// An app's configuration of UIKit's containers, on a simulator as on the double.
@MainActor struct HookTests {
  @Test func eachStackIsConfigured() async {
    let app = await UIKitApp(configure: { backend in
      backend.configure { (stack: UINavigationController) in
        stack.navigationBar.prefersLargeTitles = true
      }
    })
    await app.present("M")

    let modals = app.backend.modals.flatMap(\.region.controller.stacks).map(\.container)
    let stacks = (app.backend.base?.controller.stacks.map(\.container) ?? []) + modals
    #expect(stacks.count == 3)
    #expect(stacks.map(\.navigationBar.prefersLargeTitles) == [true, true, true])
  }

  @Test func aModalKeepsItsTransitionForTheWayBack() async {
    let app = await UIKitApp(configure: { $0.register(.init("slide"), modal: { Slide() }) })
    let m = PlainScreen("M")

    await app.rest(after: app.wireframe.presentModally(m, from: app.a, transition: .init("slide")))

    let container = app.rig.controller(m)?.topmost
    #expect(container?.transitioningDelegate is Slide)
    app.expectSame()
  }

  @Test func aPageWithoutTheElementComesAsUsual() async {
    let app = await UIKitApp()
    let one = PlainScreen("One")

    await app.rest(after: app.wireframe.push(one, from: app.a, transition: .zoom(from: "Nothing")))

    #expect(app.rig.controller(one)?.preferredTransition == nil)
    app.expectSame()
  }
}
