import TestSupport
import Testing
import UIKit
import Wireflow

@testable import WireflowUIKit

/// The wishes of a screen about the status bar, the home indicator and the orientation.
@Suite @MainActor
struct SystemWishTests {
  final class VideoViewController: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
    override var prefersHomeIndicatorAutoHidden: Bool { true }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
  }

  final class VideoScreen: ModallyPresentable, RootLevelRepresentable {
    let title = "Video"
    var style = ModalStyle.fullScreen
    var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
    var allowedModalDismissButtonStyle: ModalDismissButtonStyle? { .done }
    var preferredModalStyle: ModalStyle { style }
  }

  enum Shown: CaseIterable, Sendable { case tabs, drawer, columns }

  private func makeApp(_ shown: Shown, _ sizeClass: UIUserInterfaceSizeClass) -> UIKitApp {
    let app = UIKitApp(sizeClass: sizeClass) { stage in
      switch shown {
      case .tabs: TabBarWireframe(stage: stage)
      case .drawer: HamburgerWireframe(stage: stage)
      case .columns: SplitWireframe(stage: stage)
      }
    }
    app.backend.register(VideoScreen.self) { _ in VideoViewController(nibName: nil, bundle: nil) }
    return app
  }

  private func expectWishes(of app: UIKitApp, _ location: SourceLocation = #_sourceLocation) {
    let window = app.rig.window
    #expect(window.statusBarStyle == .lightContent, sourceLocation: location)
    #expect(window.isStatusBarHidden, sourceLocation: location)
    #expect(window.isHomeIndicatorHidden, sourceLocation: location)
    #expect(window.orientations == .landscape, sourceLocation: location)
  }

  @Test(arguments: Shown.allCases, [UIUserInterfaceSizeClass.compact, .regular])
  func areThoseOfTheScreenInFront(_ shown: Shown, _ sizeClass: UIUserInterfaceSizeClass) {
    let app = makeApp(shown, sizeClass)
    #expect(app.rig.window.orientations == .allButUpsideDown)

    app.wireframe.push(VideoScreen(), from: app.a)
    app.rest()
    expectWishes(of: app)
    app.wireframe.popToRoot(of: app.a)
    app.rest()

    #expect(!app.rig.window.isStatusBarHidden)
  }

  @Test func areThoseOfAFullScreenWithRootItems() {
    let app = makeApp(.tabs, .compact)

    app.wireframe.presentModally(
      rootItems: [VideoScreen()], in: TabBarWireframe(stage: app.stage), from: app.a,
      style: .fullScreen)
    app.rest()

    expectWishes(of: app)
  }

  @Test func areThoseOfThePlayerWhileItIsMaximized() {
    final class Player: FullscreenMinimizable {
      let title = "Player"
      let minimizedControls: any Screen = PlainScreen("Controls")
      var onMinimizedPlayerPressed: (() -> Void)?
    }
    let app = makeApp(.tabs, .compact)
    app.backend.register(Player.self) { _ in VideoViewController(nibName: nil, bundle: nil) }
    app.wireframe.installMinimizable(Player(), animated: true)
    app.rest()
    let before = app.double.statusBarUpdates

    app.wireframe.maximizeMinimizableView(animated: true)
    app.rest()
    expectWishes(of: app)
    #expect(app.double.statusBarUpdates > before)
    app.wireframe.minimizeFullscreenView(animated: true)
    app.rest()

    #expect(!app.rig.window.isStatusBarHidden)
  }
}
