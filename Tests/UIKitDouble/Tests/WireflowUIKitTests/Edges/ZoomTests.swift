import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

/// Pages and modals that zoom out of an element, and go back into it under the user's fingers.
@Suite @MainActor
struct ZoomTests {
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
    _ = app.newLog()
    #expect(page.userPinches() == true)
    app.rest(after: app.double.endGesture(cancelled: false))

    #expect(app.titles == ["A"])
    app.expectSame()
    app.expectLog(
      matches: """
        > back
          pop PlainScreen "One"
        """)
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
    _ = app.newLog()

    #expect(container.userPinches() == true)
    await app.rest(after: app.double.endGesture(cancelled: false))
    await expectEventually { app.stage.modalScreens.isEmpty }

    app.expectSame()
    app.expectLog(
      matches: """
        > dismiss
          dismiss PlainScreen "M"
        """)
  }

  @Test(arguments: [false, true])
  func aZoomedModalThatIsHeldNeverStalls(isCancelled: Bool) async throws {
    let m = PlainScreen("M")
    app.wireframe.presentModally(m, from: app.a, transition: .zoom(from: "Press"))
    await app.rest()
    let container = try #require(app.rig.controller(m)?.topmost)
    _ = app.newLog()

    #expect(container.userPinches() == true)
    app.wireframe.push(PlainScreen("One"), from: app.b)
    app.wireframe.select(app.b)
    await app.scheduler.advance(by: .seconds(60))
    await app.rest(after: app.double.endGesture(cancelled: isCancelled))
    await expectEventually { app.stage.modalScreens.isEmpty == !isCancelled }

    app.expectSame()
    #expect(app.stage.log.lines.contains { $0.contains("stalled") } == false)
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
    await expectEventually { app.stage.modalScreens.isEmpty }

    app.expectSame()
  }
}

/// The styles with which pages have arrived.
@Suite @MainActor
struct TransitionRegistryTests {
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
