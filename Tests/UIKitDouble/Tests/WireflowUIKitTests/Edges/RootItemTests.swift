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

/// Root items that are detached keep their view controllers.
@Suite @MainActor
struct DetachedRootsTests {
  private let app = UIKitApp()
  private let page = PageScreen("Page")

  @Test func comeBackWithTheirViewControllers() throws {
    app.wireframe.push(page, from: app.a)
    app.rest()
    let controller = try #require(app.rig.backend.screens.viewController(of: page))
    var saved: DetachedRoots?

    app.wireframe.transaction {
      saved = app.wireframe.detach()
      app.wireframe.update(rootItems: [PageScreen("New")])
    }
    app.rest()
    #expect(controller.viewIfLoaded?.window == nil)

    try app.wireframe.attach(#require(saved))
    app.rest()
    #expect(app.rig.backend.screens.viewController(of: page) === controller)
    #expect(controller.viewIfLoaded?.window != nil)
  }

  @Test func loseTheirViewControllersWithTheirHandle() throws {
    app.wireframe.push(page, from: app.b)
    let saved = app.wireframe.detach([app.b])
    app.rest()
    #expect(app.rig.backend.screens.viewController(of: app.b) != nil)

    saved.drop()
    app.rest()

    #expect(app.rig.backend.screens.viewController(of: app.b) == nil)
  }
}

/// Columns in a window that is too narrow for them, on the oldest and the newest system.
@Suite @MainActor
struct CompactWidthTests {
  @Test(arguments: [17, 26])
  func anotherRootItemIsShownOnOneStack(system: Int) {
    let app = UIKitApp(sizeClass: .compact, system: system) { SplitWireframe(stage: $0) }
    app.push("One")

    app.wireframe.select(app.b)
    app.rest()

    app.expectSame()
    #expect(app.titles == ["B"])
    #expect(app.rig.stack?.viewIfLoaded?.window != nil)
  }

  @Test(arguments: [17, 26])
  func columnsComeAndGoAsOftenAsTheWindowChanges(system: Int) {
    let app = UIKitApp(sizeClass: .regular, system: system) { SplitWireframe(stage: $0) }
    app.push("One", "Two")

    for _ in 0..<3 {
      app.double.resize(to: .compact)
      app.rest()
      #expect(app.titles == ["A", "One", "Two"])
      app.expectSame()
      app.double.resize(to: .regular)
      app.rest()
      #expect(app.rig.columnTitles == [["A"], ["One", "Two"]])
      app.expectSame()
    }
  }

  @Test func noSplitIsShownInACompactWidth() {
    let app = UIKitApp(sizeClass: .compact) { SplitWireframe(stage: $0) }

    #expect(!(app.rig.container is UISplitViewController))
  }

  @Test func columnsInAModalFollowTheWidth() {
    let app = UIKitApp(sizeClass: .regular, system: 17)
    let (c, d) = (PlainScreen("C"), PlainScreen("D"))
    app.wireframe.presentModally(
      rootItems: [c, d], in: SplitWireframe(stage: app.stage), from: app.a)
    app.rest()
    app.push("One", from: c)

    app.double.resize(to: .compact)
    app.rest()
    app.expectSame()
    app.wireframe.select(d)
    app.rest()
    app.double.resize(to: .regular)
    app.rest()

    app.expectSame()
    #expect(app.titles == ["D"])
  }
}
