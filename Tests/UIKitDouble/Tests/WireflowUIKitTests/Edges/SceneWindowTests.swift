import Foundation
import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowTesting

@testable import WireflowUIKit

/// Scenes that show the windows of one session.
@Suite @MainActor
struct SceneWindowTests {
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

  @Test func theSameLinkActivatesItsScene() {
    _ = connect(first)
    rig.main()?.wireframe.openWindow("mail://1")
    let second = UIWindowScene()
    _ = connectNext(second)
    second.putAside()

    rig.session.perform(.window(nil))
    rig.main()?.wireframe.openWindow("mail://1")

    #expect(application.activations.map(\.0.session) == [second.session])
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
    _ = connect(first)
    rig.main()?.wireframe.openWindow("mail://1")
    let second = UIWindowScene()
    let delegate = connectNext(second)
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

  @Test func closingASceneEndsItsWindow() {
    _ = connect(first)
    rig.main()?.wireframe.openWindow("mail://1")
    let second = UIWindowScene()
    let delegate = connectNext(second)
    weak let flow = rig.main("mail://1")

    delegate.sceneDidDisconnect(second)
    setup.discard([second.session])

    #expect(rig.links == ["-"])
    #expect(flow == nil)
  }

  @Test func closingAWindowDismissesItsScene() {
    _ = connect(first)
    rig.main()?.wireframe.openWindow("mail://1")
    let second = UIWindowScene()
    _ = connectNext(second)

    rig.main("mail://1")?.closeWindow()

    #expect(application.destroyed == [second.session])
  }

  @Test func theSystemRestoresAWindow() {
    _ = connect(first)
    rig.main()?.wireframe.openWindow("mail://1")
    let second = UIWindowScene()
    let delegate = connectNext(second)
    let kept = delegate.stateRestorationActivity(for: second)
    delegate.sceneDidDisconnect(second)
    setup.discard([second.session])
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
