import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

/// Modals that become the player's bar.
@Suite @MainActor
struct DraftTests {
  private final class Draft: ModallyMinimizable {
    let title = "Draft"
    let minimizedControls: any Screen = PageScreen("Bar")
    let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .cancel
  }

  private let app = UIKitApp()
  private let draft = Draft()

  init() {
    app.wireframe.presentModally(draft, from: app.a)
    app.wireframe.push(PageScreen("Recipients"), from: draft)
    app.rest()
    _ = app.newLog()
  }

  private var backend: UIKitBackend { app.rig.backend }

  @Test func isMinimizedByASwipeAndComesBackByATap() throws {
    let view = try #require(backend.viewController(for: draft))
    app.rig.userDismisses(draft)
    app.rest()
    #expect(backend.modals.isEmpty && backend.root.presentedViewController == nil)
    #expect(backend.root.shownPlayer?.controls.viewIfLoaded?.window != nil)

    backend.userPressedPlayer()
    app.rest()

    let stack = try #require(backend.modals.first?.region.controller.stacks.first)
    #expect(stack.viewControllers.map { $0.navigationItem.title } == ["Draft", "Recipients"])
    #expect(stack.viewControllers.first === view)
    #expect(backend.root.shownPlayer == nil)
  }

  @Test func hasAButtonThatMinimizes() throws {
    app.controller.stage.perform(.back)
    app.rest()
    let item = try #require(backend.viewController(for: draft)?.navigationItem)
    let button = try #require(item.leadingContainerButton)
    #expect(button.accessibilityLabel == "Minimize")

    backend.userActsOnModal(.minimize)
    app.rest()
    #expect(backend.modals.isEmpty)
    #expect(backend.root.shownPlayer?.isMaximized == false)
  }
}
