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
    app.rest(after: app.wireframe.presentModally(full, from: app.a))
    #expect(app.backend.root.viewIfLoaded?.window == nil)
    _ = app.newLog()
  }

  @Test func anAlertAppearsAboveIt() {
    present()
    app.wireframe.presentAlert(
      .init(title: "Sure?", actions: [.init("Yes"), .init("No", role: .cancel)]), from: full)
    app.rest()

    #expect(app.alert?.viewIfLoaded?.window === app.rig.window)
    app.rest(after: app.alert?.userTaps(0))

    app.expectSame()
    app.rig.expectNoMessages()
  }

  @Test(arguments: [ModalStyle.automatic, .fullScreen, .formSheet])
  func aModalAppearsAboveItAndBothLeave(_ style: ModalStyle) {
    present()
    let next = PlainScreen("Next")
    next.style = style
    app.rest(after: app.wireframe.presentModally(next, from: full))
    #expect(app.rig.controller(next)?.viewIfLoaded?.window != nil)
    app.expectSame()

    app.rest(after: app.wireframe.dismiss(full))

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

    app.rest(after: app.wireframe.returnToRoot())

    app.expectSame()
    #expect(app.backend.presentedControllers.isEmpty)
  }

  @Test func aWindowChangesItsSizeBehindIt() {
    let app = UIKitApp()
    full.style = .fullScreen
    app.rest(after: app.wireframe.presentModally(full, from: app.a))

    app.rest(after: app.double.resize(to: .regular))
    #expect(app.stage.formFactor == .regular)
    app.rest(after: app.wireframe.dismiss(full))

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
    app.rest(after: app.wireframe.push(page, from: app.a))
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

    app.rest(after: saved.drop())

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

    app.rest(after: app.wireframe.select(app.b))

    app.expectSame()
    #expect(app.titles == ["B"])
    #expect(app.rig.stack?.viewIfLoaded?.window != nil)
  }

  @Test(arguments: [17, 26])
  func columnsComeAndGoAsOftenAsTheWindowChanges(system: Int) {
    let app = UIKitApp(sizeClass: .regular, system: system) { SplitWireframe(stage: $0) }
    app.push("One", "Two")

    for _ in 0..<3 {
      app.rest(after: app.double.resize(to: .compact))
      #expect(app.titles == ["A", "One", "Two"])
      app.expectSame()
      app.rest(after: app.double.resize(to: .regular))
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

    app.rest(after: app.double.resize(to: .compact))
    app.expectSame()
    app.rest(after: app.wireframe.select(d))
    app.rest(after: app.double.resize(to: .regular))

    app.expectSame()
    #expect(app.titles == ["D"])
  }
}
