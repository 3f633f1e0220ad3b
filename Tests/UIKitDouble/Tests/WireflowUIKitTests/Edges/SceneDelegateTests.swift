import Foundation
import TestSupport
import Testing
import UIKit
import UserNotifications
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

/// The apps that a test makes, and what reaches them.
@MainActor
final class SeenApps {
  var apps: [ApplicationController] = []
  private(set) var links: [String] = []
  var restored: [Data] = []

  func make(_ backend: UIKitBackend) -> ApplicationController {
    let wireframe = AdaptiveWireframe(stage: Stage(backend: backend))
    let flow = PlainFlow(wireframe, roots: [PlainScreen("A")])
    let app = ApplicationController(wireframe: wireframe, mainFlow: flow)
    app.onOpen = { [weak self] link in
      self?.links.append(link)
      return true
    }
    apps.append(app)
    return app
  }
}

/// The ready scene delegate, with each of the system's events.
@MainActor struct SceneDelegateTests {
  private let seen = SeenApps()
  private let scene = UIWindowScene()

  private func makeDelegate() -> ApplicationSceneDelegate {
    let setup = SceneSetup { [seen] in seen.make($0) }
    setup.onConnect = { [seen] life in
      life.linkForShortcut = { "app://\($0.type)" }
      life.activityType = "shop.state"
      life.onSave = { _ in Data([7]) }
      life.onRestore = { _, data in seen.restored.append(data) }
    }
    return ApplicationSceneDelegate(setup)
  }

  private func connect(
    _ delegate: ApplicationSceneDelegate, _ options: UIScene.ConnectionOptions = .init()
  ) {
    delegate.scene(scene, willConnectTo: scene.session, options: options)
  }

  private func activity(_ link: String) -> NSUserActivity {
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = URL(string: link)
    return activity
  }

  @Test func launchesWithEverythingThatTheSystemBrings() throws {
    let delegate = makeDelegate()
    let url = try #require(URL(string: "shop://one"))

    connect(
      delegate,
      .init(
        urlContexts: [UIOpenURLContext(url: url)],
        userActivities: [activity("https://shop.org/two")],
        shortcutItem: UIApplicationShortcutItem(type: "three"),
        notificationResponse: UNNotificationResponse(userInfo: ["link": "shop://four"])))

    #expect(seen.links == ["shop://one", "https://shop.org/two", "app://three", "shop://four"])
    #expect(delegate.window?.isHidden == false)
  }

  @Test func followsLinksIntoARunningApp() throws {
    let delegate = makeDelegate()
    connect(delegate)
    var isDone: Bool?

    delegate.scene(scene, continue: activity("https://shop.org/two"))
    delegate.scene(
      scene, openURLContexts: [UIOpenURLContext(url: try #require(URL(string: "shop://one")))])
    delegate.windowScene(scene, performActionFor: UIApplicationShortcutItem(type: "three")) {
      isDone = $0
    }
    delegate.life?.open(UNNotificationResponse(userInfo: ["link": "shop://four"]))

    #expect(seen.links == ["https://shop.org/two", "shop://one", "app://three", "shop://four"])
    #expect(isDone == true)
    delegate.life?.linkForShortcut = { _ in nil }
    delegate.windowScene(scene, performActionFor: UIApplicationShortcutItem(type: "x")) {
      isDone = $0
    }
    #expect(isDone == false)
  }

  @Test func keepsTheStateForTheNextLaunch() {
    let first = makeDelegate()
    connect(first)
    scene.session.stateRestorationActivity = first.stateRestorationActivity(for: scene)
    first.sceneDidDisconnect(scene)

    connect(makeDelegate())

    #expect(scene.session.stateRestorationActivity?.activityType == "shop.state")
    #expect(seen.restored == [Data([7])])
  }

  @Test func tellsOfTheBackgroundAndLetsTheAppGoWithItsScene() {
    let delegate = makeDelegate()
    connect(delegate)
    weak let app = seen.apps.first
    let log = app?.stage.log
    if let root = app?.stage.state.rootScreens.first {
      app?.wireframe.presentAlert(.init(title: "Enter the code"), from: root)
    }
    delegate.sceneDidEnterBackground(scene)
    delegate.sceneWillEnterForeground(scene)
    #expect(log?.lines.suffix(2) == ["> background", "> foreground"])
    // Users leave an app to read the code.
    #expect(app?.stage.shownAlert?.title == "Enter the code")

    seen.apps = []
    delegate.sceneDidDisconnect(scene)

    #expect(app == nil)
  }

  /// The system mirrors the device on a screen for which the app has nothing of its own.
  @Test func onlyWindowsOfTheDeviceGetAnApp() {
    let setup = SceneSetup { _ in fatalError("no app is made") }
    let session = UISceneSession()
    let delegate: AnyClass? = setup.configuration(for: session).delegateClass
    #expect(delegate.map { $0 === ApplicationSceneDelegate.self } == true)

    session.role = .windowExternalDisplayNonInteractive

    #expect(setup.configuration(for: session).delegateClass == nil)
  }
}

/// The life of an app in a scene.
@MainActor struct SceneLifeTests {
  @Test func adaptsAnAppThatHasLaunchedBefore() {
    let app = UIKitApp(.synchronous, sizeClass: .regular) {
      AdaptiveWireframe(stage: $0, formFactor: .compact)
    }
    let life = SceneLife(app.controller, backend: app.backend)
    app.stage.perform(.adapt(.compact))
    _ = app.newLog()

    life.connect(UISceneSession(), .init())

    app.expectSame()
    #expect(app.rig.container is UISplitViewController)
  }
}

/// Scenes that show the windows of one session.
@MainActor struct SceneWindowTests {
  private let application = UIApplication()
  private let rig = SessionRig(launches: false)
  private let setup: SceneSetup
  private let first = UIWindowScene()

  init() { setup = SceneSetup(SceneWindows(rig.session, in: application), rig.session) { _ in } }

  /// Connects a scene, as the system does on its own or for a request.
  private func connect(
    _ scene: UIWindowScene, _ activity: NSUserActivity? = nil
  ) -> ApplicationSceneDelegate {
    let delegate = ApplicationSceneDelegate(setup)
    scene.delegate = delegate
    delegate.scene(
      scene, willConnectTo: scene.session,
      options: .init(userActivities: activity.map { [$0] } ?? []))
    return delegate
  }

  /// Follows the request for a new scene, as the system does after a while.
  private func connectNext(_ scene: UIWindowScene) -> ApplicationSceneDelegate {
    let (request, _) = application.activations.removeFirst()
    #expect(request.session == nil)
    return connect(scene, request.userActivity)
  }

  /// Connects the main scene, and another one for the window of a mail.
  private func openMail() -> (UIWindowScene, ApplicationSceneDelegate) {
    _ = connect(first)
    rig.main()?.wireframe.openWindow("mail://1")
    let second = UIWindowScene()
    return (second, connectNext(second))
  }

  @Test func aFlowOpensAScene() {
    let main = connect(first)
    rig.main()?.wireframe.openWindow("mail://1")
    let second = UIWindowScene()

    let delegate = connectNext(second)

    #expect(delegate.life?.controller === rig.session.window("mail://1")?.controller)
    #expect(delegate.window?.isHidden == false)
    #expect(main.life?.controller === rig.session.window(nil)?.controller)
    rig.expectLog(
      matches: """
        > launch
          start MainFlow
          install tab bar: Root, Other
        > (app)
          open window "mail://1"
          start MainFlow
          install tab bar: Root, Other
        """)
  }

  @Test func theSameLinkActivatesItsSceneAndClosingAWindowDismissesIt() {
    let (second, _) = openMail()
    second.putAside()

    rig.session.perform(.window(nil))
    rig.main()?.wireframe.openWindow("mail://1")
    #expect(application.activations.map(\.0.session) == [second.session])

    rig.main("mail://1")?.closeWindow()
    #expect(application.destroyed == [second.session])
  }

  @Test func aDeviceWithOneSceneRefuses() {
    application.supportsMultipleScenes = false
    _ = connect(first)

    #expect(rig.main()?.wireframe.openWindow("mail://1") == .ignored(.oneWindow))
    #expect(application.activations.isEmpty)
  }

  @Test func aSceneThatTheSystemRefusesTakesItsWindowWithIt() async {
    _ = connect(first)
    rig.main()?.wireframe.openWindow("mail://1")
    let (_, errorHandler) = application.activations.removeFirst()

    errorHandler?(CancellationError())
    await expectEventually { rig.links == ["-"] }
  }

  /// The system disconnects scenes to reclaim memory, too.
  @Test func aSceneThatIsOnlyDisconnectedKeepsItsWindow() {
    let (second, delegate) = openMail()
    let flow = rig.main("mail://1")

    delegate.sceneDidDisconnect(second)
    second.session.stateRestorationActivity = delegate.stateRestorationActivity(for: second)
    #expect(rig.links == ["-", "mail://1"])
    let again = connect(UIWindowScene(second.session), activity("mail://1"))

    #expect(again.life?.controller.mainFlow === flow)
    #expect(rig.links == ["-", "mail://1"])
  }

  private func activity(_ link: String) -> NSUserActivity {
    let activity = NSUserActivity(activityType: "wireflow.window")
    activity.addUserInfoEntries(from: ["wireflow.window": link])
    return activity
  }

  @Test func closingASceneEndsItsWindowUntilTheSystemRestoresIt() {
    let (second, delegate) = openMail()
    weak let flow = rig.main("mail://1")
    let kept = delegate.stateRestorationActivity(for: second)
    delegate.sceneDidDisconnect(second)
    setup.discard([second.session])
    #expect(rig.links == ["-"])
    #expect(flow == nil)

    rig.session.hasWindow = { $0.hasPrefix("mail://") }
    second.session.stateRestorationActivity = kept
    _ = connect(second)

    #expect(rig.links == ["-", "mail://1"])
  }

  @Test func aSecondSceneOfTheMainWindowGivesWayToTheFirst() {
    _ = connect(first)
    let second = UIWindowScene()

    let delegate = connect(second)

    #expect(delegate.life == nil)
    #expect(application.destroyed == [second.session])
    #expect(application.activations.map(\.0.session) == [first.session])
  }
}
