import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

/// A full-screen modal takes everything behind it out of the window, and the app goes on above it.
@Suite @MainActor
struct CoveredRootTests {
  private let app = UIKitApp(usesBottomAccessory: true) { TabBarWireframe(stage: $0) }
  private let full = PlainScreen("Full")

  private func present() {
    full.style = .fullScreen
    app.wireframe.presentModally(full, from: app.a)
    app.rest()
    #expect(app.backend.root.viewIfLoaded?.window == nil)
    _ = app.newLog()
  }

  @Test func anAlertAppearsAboveIt() {
    present()
    app.wireframe.presentAlert(
      .init(title: "Sure?", actions: [.init("Yes"), .init("No", role: .cancel)]), from: full)
    app.rest()

    #expect(app.alert?.viewIfLoaded?.window === app.rig.window)
    app.alert?.userTaps(0)
    app.rest()

    app.expectSame()
    app.rig.expectNoMessages()
  }

  @Test(arguments: [ModalStyle.automatic, .fullScreen, .formSheet])
  func aModalAppearsAboveItAndBothLeave(_ style: ModalStyle) {
    present()
    let next = PlainScreen("Next")
    next.style = style
    app.wireframe.presentModally(next, from: full)
    app.rest()
    #expect(app.rig.controller(next)?.viewIfLoaded?.window != nil)
    app.expectSame()

    app.wireframe.dismiss(full)
    app.rest()

    app.expectSame()
    #expect(app.backend.root.viewIfLoaded?.window != nil)
    app.rig.expectNoMessages()
  }

  @Test func rootItemsAboveItComeAndGo() {
    present()
    let roots = [PlainScreen("C"), PlainScreen("D")]
    app.wireframe.presentModally(
      rootItems: roots, in: TabBarWireframe(stage: app.stage), from: full)
    app.rest()
    app.expectSame()

    app.wireframe.returnToRoot()
    app.rest()

    app.expectSame()
    #expect(app.backend.presentedControllers.isEmpty)
  }

  @Test func aWindowChangesItsSizeBehindIt() {
    let app = UIKitApp()
    full.style = .fullScreen
    app.wireframe.presentModally(full, from: app.a)
    app.rest()

    app.double.resize(to: .regular)
    app.rest()
    #expect(app.stage.formFactor == .regular)
    app.wireframe.dismiss(full)
    app.rest()

    app.expectSame()
    #expect(app.rig.container is UISplitViewController)
  }
}
