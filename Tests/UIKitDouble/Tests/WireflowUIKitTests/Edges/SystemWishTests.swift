import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

/// The wishes of a screen about the status bar, the home indicator and the orientation.
@MainActor struct SystemWishTests {
  final class VideoViewController: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
    override var prefersHomeIndicatorAutoHidden: Bool { true }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
  }

  private func makeApp(
    _ shape: Shape = .tabBar, _ sizeClass: UIUserInterfaceSizeClass = .compact
  ) -> UIKitApp {
    let app = UIKitApp(sizeClass: sizeClass, wireframe: shape.makeWireframe)
    app.backend.register(PageScreen.self) { _ in VideoViewController(nibName: nil, bundle: nil) }
    return app
  }

  private func expectWishes(of app: UIKitApp, _ location: SourceLocation = #_sourceLocation) {
    let window = app.rig.window
    #expect(window.statusBarStyle == .lightContent, sourceLocation: location)
    #expect(window.isStatusBarHidden, sourceLocation: location)
    #expect(window.isHomeIndicatorHidden, sourceLocation: location)
    #expect(window.orientations == .landscape, sourceLocation: location)
  }

  @Test(arguments: [Shape.tabBar, .drawer, .split], [UIUserInterfaceSizeClass.compact, .regular])
  func areThoseOfTheScreenInFront(_ shape: Shape, _ sizeClass: UIUserInterfaceSizeClass) {
    let app = makeApp(shape, sizeClass)
    #expect(app.rig.window.orientations == .allButUpsideDown)

    app.rest(after: app.wireframe.push(PageScreen("Video"), from: app.a))
    expectWishes(of: app)
    app.rest(after: app.wireframe.popToRoot(of: app.a))

    #expect(!app.rig.window.isStatusBarHidden)
  }

  @Test func areThoseOfAFullScreenWithRootItems() {
    let app = makeApp()

    app.wireframe.presentModally(
      rootItems: [PageScreen("Video")], in: TabBarWireframe(stage: app.stage), from: app.a,
      style: .fullScreen)
    app.rest()

    expectWishes(of: app)
  }

  @Test func areThoseOfThePlayerWhileItIsMaximized() {
    let app = makeApp()
    app.backend.register(PlainPlayer.self) { _ in VideoViewController(nibName: nil, bundle: nil) }
    app.rest(after: app.wireframe.installMinimizable(PlainPlayer(), animated: true))
    let before = app.double.statusBarUpdates

    app.rest(after: app.wireframe.maximizeMinimizableView(animated: true))
    expectWishes(of: app)
    #expect(app.double.statusBarUpdates > before)
    app.rest(after: app.wireframe.minimizeFullscreenView(animated: true))

    #expect(!app.rig.window.isStatusBarHidden)
  }
}

/// A search that is active is a part of its page, although UIKit presents it.
@MainActor struct SearchTests {
  @Test(arguments: [false, true])
  func modalsComeInFrontOfItAndItMayBeCancelled(definesContext: Bool) throws {
    let app = UIKitApp()
    let page = try #require(app.rig.controller(app.a))
    page.definesPresentationContext = definesContext
    let search = UISearchController(searchResultsController: nil)
    app.rest(after: search.userBegins(on: page))
    #expect(search.isActive)

    let m = app.present("M")
    app.rest(after: app.wireframe.presentAlert(.init(title: "Sure?"), from: m))
    app.rest(after: app.alert?.userTaps(0))
    app.rest(after: app.wireframe.dismiss(m))
    #expect(search.isActive)

    app.push("One")
    app.rest(after: search.userCancels())
    app.present("M")
    app.assertJourney()
  }
}

/// Size classes that change behind the user's back, and under the user's eyes.
@MainActor struct BackgroundTests {
  @Test func theAppAdaptsAtOnceAndToAWindowThatHasChangedInTheBackground() {
    let app = UIKitApp()
    app.push("One")
    app.double.resize(to: .regular)
    #expect(app.rig.container is UISplitViewController)
    app.rest()

    app.rest(after: app.double.entersBackground())
    app.rest(after: app.double.resize(to: .compact))
    #expect(app.backend.formFactor == .regular, "the system takes pictures")
    #expect(app.rig.container is UISplitViewController)
    app.rest(after: app.double.entersForeground(as: .compact))
    app.assertJourney()
  }
}
