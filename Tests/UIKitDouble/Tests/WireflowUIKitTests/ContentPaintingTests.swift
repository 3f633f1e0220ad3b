import Observation
import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowInteraction

@testable import WireflowUIKit

/// What is drawn from content, and when the picture is watched for it.
@Suite @MainActor
struct ContentPaintingTests {
  /// A root item that is observed.
  @Observable
  final class Inbox: RootLevelRepresentable {
    let title = "Inbox"
    var count = 0

    var rootLevelRepresentation: RootLevelRepresentation {
      .init(title: title, badge: count == 0 ? nil : "\(count)")
    }
  }

  private let rig = UIKitRig(.asynchronous, scheduler: ManualScheduler(), sizeClass: .compact)
  private let inbox = Inbox()
  private let second = PlainScreen("Second")

  private func makeWireframe() -> TabBarWireframe {
    rig.backend.register(PlainScreen.self) { _ in UIViewController() }
    rig.backend.register(Inbox.self) { _ in UIViewController() }
    let wireframe = TabBarWireframe(stage: Stage(backend: rig.backend, scheduler: rig.scheduler))
    wireframe.install(rootItems: [inbox, second])
    return wireframe
  }

  @Test func thePictureIsWatchedOnlyWhileSomethingIsDrawnFromIt() {
    let wireframe = makeWireframe()
    #expect(!rig.backend.screens.painter.isWatching)

    wireframe.push(FormScreen(), from: inbox)
    rig.scheduler.advance(by: .seconds(1))
    #expect(rig.backend.screens.painter.isWatching)
    wireframe.popToRoot(of: inbox)
    rig.scheduler.advance(by: .seconds(1))

    #expect(!rig.backend.screens.painter.isWatching)
  }

  @Test func aPageIsDrawnBeforeItSlidesIn() {
    let wireframe = makeWireframe()
    let (form, other) = (FormScreen(), FormScreen())

    wireframe.push(form, from: inbox)
    let first = rig.controller(form) as? GenericViewController
    #expect(first?.elements.rows.elements.count == 6)
    rig.scheduler.advance(by: .seconds(1))
    wireframe.push(other, from: form)

    let next = rig.controller(other) as? GenericViewController
    #expect(next?.elements.rows.elements.count == 6)
    #expect(next?.transitionCoordinator != nil)
  }

  @Test func aPageFollowsItsScreen() {
    let wireframe = makeWireframe()
    let form = FormScreen()
    wireframe.push(form, from: inbox)
    rig.scheduler.advance(by: .seconds(1))

    form.name = "Ada"
    wireframe.stage.contentChanged(of: form)

    let names = (rig.controller(form) as? GenericViewController)?.elements.rows.elements.compactMap
    {
      if case .field(let field) = $0.kind { field.text } else { nil }
    }
    #expect(names == ["Ada"])
  }

  @Test func badgesFollowTheirScreensWithoutAPicture() async {
    let wireframe = makeWireframe()
    second.badge = "new"
    wireframe.stage.contentChanged(of: second)
    inbox.count = 2

    await expectEventually { rig.tabs?.tabBar.items?.first?.badgeValue == "2" }
    #expect(rig.tabs?.tabBar.items?.map(\.badgeValue) == ["2", "new"])
    inbox.count = 3
    await expectEventually { rig.tabs?.tabBar.items?.first?.badgeValue == "3" }
    #expect(!rig.backend.screens.painter.isWatching)
  }

  @Test func theTabsOfAModalAreNamedBeforeItComes() {
    let wireframe = makeWireframe()

    wireframe.presentModally(
      rootItems: [PlainScreen("X"), PlainScreen("Y")],
      in: TabBarWireframe(stage: wireframe.stage), from: inbox)

    let tabs = rig.backend.presentedControllers.first?.children.first as? UITabBarController
    #expect(tabs?.tabBar.items?.map(\.title) == ["X", "Y"])
  }
}
