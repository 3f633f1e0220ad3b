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

    app.rest(after: app.wireframe.push(VideoScreen(), from: app.a))
    expectWishes(of: app)
    app.rest(after: app.wireframe.popToRoot(of: app.a))

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
    let app = makeApp(.tabs, .compact)
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
  private func beginSearch(in app: UIKitApp, definesContext: Bool) -> UISearchController? {
    guard let page = app.rig.controller(app.a) else { return nil }
    page.definesPresentationContext = definesContext
    let search = UISearchController(searchResultsController: nil)
    app.rest(after: search.userBegins(on: page))
    #expect(search.isActive)
    return search
  }

  @Test(arguments: [false, true])
  func aSheetAndAnAlertComeInFrontOfIt(definesContext: Bool) throws {
    let app = UIKitApp()
    let search = try #require(beginSearch(in: app, definesContext: definesContext))

    let m = app.present("M")
    app.rest(after: app.wireframe.presentAlert(.init(title: "Sure?"), from: m))
    app.rest(after: app.alert?.userTaps(0))
    app.rest(after: app.wireframe.dismiss(m))

    #expect(search.isActive)
    app.assertJourney()
  }

  @Test(arguments: [false, true])
  func itMayBeCancelledAndCostsTheStageNothing(definesContext: Bool) throws {
    let app = UIKitApp()
    let search = try #require(beginSearch(in: app, definesContext: definesContext))

    app.push("One")
    app.rest(after: search.userCancels())
    app.present("M")

    app.assertJourney()
  }
}

/// Size classes that change behind the user's back, and under the user's eyes.
@MainActor struct BackgroundTests {
  @Test(arguments: [17, 26], [UIUserInterfaceSizeClass.compact, .regular])
  func thePicturesOfTheSystemChangeNothing(system: Int, sizeClass: UIUserInterfaceSizeClass) {
    let app = UIKitApp(sizeClass: sizeClass, system: system)
    app.rest(after: app.backend.followFormFactor())
    let one = app.push("One")[0]
    let stack = app.rig.controller(one)?.navigationController

    app.rest(after: app.double.entersBackground())
    app.rest(after: app.double.entersForeground())

    #expect(app.rig.controller(one)?.navigationController === stack)
    app.assertJourney()
  }

  @Test(arguments: [17, 26])
  func columnsStayAsTheyAreInTheBackground(system: Int) {
    let app = UIKitApp(sizeClass: .regular, system: system) { SplitWireframe(stage: $0) }
    app.backend.followFormFactor()
    app.push("One")
    _ = app.newLog()

    app.rest(after: app.double.entersBackground())
    app.rest(after: app.double.entersForeground())

    #expect(app.newLog() == "")
    #expect(app.rig.columnTitles == [["A"], ["One"]])
    app.expectSame()
  }

  @Test func aWindowThatHasChangedMeanwhileIsAskedOnTheWayBack() {
    let app = UIKitApp()
    app.rest(after: app.double.entersBackground())

    app.rest(after: app.double.entersForeground(as: .regular))
    app.assertJourney()
  }

  @Test func theAppAdaptsAtOnceAndNotAfterTheRotation() {
    let app = UIKitApp()
    app.push("One")

    app.double.resize(to: .regular)

    #expect(app.rig.container is UISplitViewController)
    app.rest()
    app.assertJourney()
  }
}
