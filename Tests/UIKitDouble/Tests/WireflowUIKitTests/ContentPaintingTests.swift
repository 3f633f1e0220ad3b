import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowInteraction

@testable import WireflowUIKit

/// Views that draw their content while a page moves.
@Suite @MainActor
struct ContentPaintingTests {
  private let rig = UIKitRig(.asynchronous, scheduler: ManualScheduler(), sizeClass: .compact)

  @Test func aPageIsDrawnBeforeItSlidesIn() {
    rig.backend.register(PlainScreen.self) { _ in UIViewController() }
    let wireframe = TabBarWireframe(stage: Stage(backend: rig.backend, scheduler: rig.scheduler))
    let inbox = PlainScreen("Inbox")
    wireframe.install(rootItems: [inbox])
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
}
