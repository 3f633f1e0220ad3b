import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

/// The bar of the player: its place, the views that it leaves alone, and who can press it.
@MainActor struct PlayerEdgeTests {
  private func makeApp(
    _ sizeClass: UIUserInterfaceSizeClass = .compact, usesBottomAccessory: Bool = false,
    wireframe: (Stage) -> any ApplicationWireframe = { TabBarWireframe(stage: $0) }
  ) -> UIKitApp {
    let app = UIKitApp(
      usesBottomAccessory: usesBottomAccessory, sizeClass: sizeClass, wireframe: wireframe)
    app.rest(after: app.wireframe.installMinimizable(PlainPlayer(), animated: true))
    app.forget()
    return app
  }

  @Test func theSidebarMayBeHiddenWhileThePlayerComes() {
    let app = UIKitApp(sizeClass: .regular) { SplitWireframe(stage: $0) }
    app.rig.window.frame.size = CGSize(width: 820, height: 1180)
    app.rig.window.layoutIfNeeded()

    app.rest(after: app.wireframe.installMinimizable(PlainPlayer(), animated: true))

    #expect(app.rig.playerBar?.window != nil)
    app.assertJourney()
  }

  @Test(arguments: [false, true])
  func aTouchOnTheBarReachesIt(usesBottomAccessory: Bool) throws {
    let app = makeApp(usesBottomAccessory: usesBottomAccessory)
    let bar = try #require(app.rig.playerBar)
    // VoiceOver reaches it, too.
    #expect(!bar.isAccessibilityElement)
    let opener = try #require(bar.controls.first { $0.accessibilityLabel == "Player" })
    #expect(opener.isAccessibilityElement)

    try app.touchPlayerBar()
    app.rest(after: app.wireframe.minimizeFullscreenView(animated: true))
    app.rest(after: opener.accessibilityActivate())
    app.assertJourney()
  }

  /// The tab bar is at the top of wide windows on iPads only, and moves with the size class.
  @Test(arguments: [UIUserInterfaceIdiom.phone, .pad])
  func theBarStandsOnTheTabBarWhereverThatIs(_ idiom: UIUserInterfaceIdiom) throws {
    let app = makeApp()
    app.double.idiom = idiom
    for size in [UIUserInterfaceSizeClass.regular, .compact, .regular] {
      app.rest(after: app.double.resize(to: size))
      app.rig.window.layOutForTest()

      let (bar, tabs) = (try #require(app.rig.playerBar), try #require(app.rig.tabs))
      let isOnTop = idiom == .pad && size == .regular
      let bottom = isOnTop ? app.rig.window.bounds.maxY - 34 : tabs.tabBar.frame.minY
      #expect(bar.convert(bar.bounds, to: nil).maxY == bottom, "\(size)")
    }
    app.assertJourney()
  }

  @Test func theControlsOfABarThatIsDrawnFromContentCanBePressed() throws {
    let app = UIKitApp { TabBarWireframe(stage: $0) }
    let player = PlainPlayer()
    var presses = 0
    (player.minimizedControls as? PlainScreen)?.onPress = { presses += 1 }
    app.rest(after: app.wireframe.installMinimizable(player, animated: true))
    app.rig.window.layOutForTest()
    let bar = try #require(app.rig.playerBar)

    let button = try #require(bar.controls.first { $0.accessibilityLabel == "Press" })
    let frame = button.convert(button.bounds, to: nil)
    #expect(app.double.userTouches(frame.midX, frame.midY) === button)

    #expect(presses == 1)
    #expect(button.accessibilityLabel == "Press")
  }

  @Test func theBarGrowsWithTheTextSize() throws {
    UIFontMetrics.default.textScale = 2
    defer { UIFontMetrics.default.textScale = 1 }
    let app = makeApp()
    app.rig.window.layOutForTest()

    let bar = try #require(app.rig.playerBar)
    #expect(bar.frame.height == 128)
    #expect(app.rig.stack?.additionalSafeAreaInsets.bottom == 128)
    let button = try #require(bar.controls.lazy.compactMap { $0 as? UIButton }.first)
    #expect(button.titleLabel?.adjustsFontForContentSizeCategory == true)
  }

  @Test func aScreenThatWasThePlayerCanBeSeenAsAPage() {
    final class Player: UIViewController, FullscreenMinimizable {
      let minimizedControls: any Screen = PlainScreen("Controls")
      var onMinimizedPlayerPressed: (() -> Void)?
    }
    let (app, player) = (UIKitApp(), Player(nibName: nil, bundle: nil))
    app.rest(after: app.wireframe.installMinimizable(player, animated: true))
    app.rest(after: app.wireframe.maximizeMinimizableView(animated: true))
    app.rest(after: app.wireframe.minimizeFullscreenView(animated: true))
    app.rest(after: app.wireframe.removeMinimizable(animated: true))

    app.rest(after: app.wireframe.push(player, from: app.a))

    #expect(player.view.window != nil && player.view.alpha == 1)
    #expect(!player.view.accessibilityViewIsModal)
  }

  @Test func thePlayerMayTurnWhileAllIsLetGo() {
    let scheduler = ManualScheduler()
    weak var root: RootController?
    do {
      let app = UIKitApp()
      app.double.schedule = { seconds, body in
        _ = scheduler.schedule(after: .milliseconds(Int(seconds * 1000))) { body() }
      }
      app.wireframe.installMinimizable(PlainPlayer(), animated: true)
      scheduler.advance(by: .seconds(3))
      app.wireframe.maximizeMinimizableView(animated: true)
      scheduler.advance(by: .seconds(3))
      app.wireframe.minimizeFullscreenView(animated: true)
      #expect(app.backend.motion.isAnimating)
      root = app.backend.root
      app.rig.window.rootViewController = nil
    }
    #expect(root == nil)

    scheduler.advance(by: .seconds(3))
  }
}

extension UIKitApp {
  /// Touches the bar of the player beside its buttons.
  func touchPlayerBar() throws {
    rig.window.layOutForTest()
    let bar = try #require(rig.playerBar)
    let frame = bar.convert(bar.bounds, to: nil)
    rest(after: double.userTouches(frame.minX + 4, frame.midY))
  }
}

extension UIView {
  /// The controls in it, from the back to the front.
  var controls: [UIControl] {
    subviews.flatMap { [$0 as? UIControl].compactMap(\.self) + $0.controls }
  }
}

/// Modals that become the player's bar.
@MainActor struct DraftTests {
  private let app = UIKitApp()
  private let draft = WalkDraft()

  init() {
    app.wireframe.presentModally(draft, from: app.a)
    app.rest(after: app.wireframe.push(PageScreen("Recipients"), from: draft))
    app.forget()
  }

  private var backend: UIKitBackend { app.rig.backend }

  @Test func isMinimizedByASwipeAndComesBackByATap() throws {
    let view = try #require(backend.viewController(for: draft))
    app.rest(after: app.rig.userDismisses(draft))
    #expect(backend.modals.isEmpty && backend.root.presentedViewController == nil)
    #expect(backend.root.shownPlayer?.controls.viewIfLoaded?.window != nil)

    app.rest(after: backend.userPressedPlayer())

    let stack = try #require(backend.modals.first?.region.controller.stacks.first)
    #expect(stack.viewControllers.map { $0.navigationItem.title } == ["Draft", "Recipients"])
    #expect(stack.viewControllers.first === view)
    #expect(backend.root.shownPlayer == nil)
  }

  @Test func hasAButtonThatMinimizes() throws {
    app.rest(after: app.controller.stage.perform(.back))
    let item = try #require(backend.viewController(for: draft)?.navigationItem)
    let button = try #require(item.leadingContainerButton)
    #expect(button.accessibilityLabel == "Minimize")

    app.rest(after: backend.userActsOnModal(.minimize))
    #expect(backend.modals.isEmpty)
    #expect(backend.root.shownPlayer?.isMaximized == false)
  }
}
