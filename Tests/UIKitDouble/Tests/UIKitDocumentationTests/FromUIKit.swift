import Observation
import SwiftUI
import UIKit
import Wireflow
import WireflowUIKit

/// The code of the article "From UIKit to Wireflow".
enum Today {
  @MainActor final class AppCoordinator {
    private let navigation: UINavigationController
    init(_ navigation: UINavigationController) { self.navigation = navigation }
    func start() { navigation.pushViewController(UIViewController(), animated: false) }
  }

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var coordinator: AppCoordinator?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      let navigation = UINavigationController()
      window.rootViewController = navigation
      coordinator = AppCoordinator(navigation)
      coordinator?.start()
      window.makeKeyAndVisible()
      self.window = window
    }
  }
}

extension ApplicationController {
  convenience init(
    shopOn stage: Stage,
    wireframe makeWireframe: WireframeMaker = {
      AdaptiveWireframe(stage: $0)
    }
  ) {
    let wireframe = makeWireframe(stage)
    self.init(
      wireframe: wireframe,
      mainFlow: ShopFlowCoordinator(wireframe: wireframe))
  }
}

enum Tomorrow {
  final class AppDelegate:
    UIResponder, UIApplicationDelegate, SceneSettingUp
  {
    let sceneSetup = SceneSetup {
      ApplicationController(shopOn: Stage(backend: $0))
    }

    func application(
      _ application: UIApplication,
      configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { sceneSetup.configuration(for: session) }
  }
}

final class ProfileViewController:
  UIViewController, RootLevelRepresentable
{
  var onSettingsPressed: (() -> Void)?
  var rootLevelRepresentation: RootLevelRepresentation {
    .init(title: "Profile", imageName: "person")
  }
}

@MainActor final class ShopFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  init(wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func installUI() {
    let profile = ProfileViewController()
    // before: navigationController?
    //   .pushViewController(SettingsViewController(), animated: true)
    profile.onSettingsPressed = wire(profile) { flow, profile in
      flow.wireframe.push(SettingsViewController(), from: profile)
    }
    wireframe.install(rootItems: [profile])
  }
}

@MainActor final class SettingsScreen: Screen {
  let title = "Settings"
}

@MainActor final class LoginScreen: Screen {
  let title = "Log in"
  var onLoggedIn: (() -> Void)?
  var content: ScreenContent { logIn }
  var logIn: ScreenContent.Button { Button("Log in") { self.onLoggedIn?() } }
}

final class SettingsViewController: UIViewController, Screen {
  convenience init(screen: SettingsScreen) {
    self.init()
    title = screen.title
  }
}

final class LoginViewController: UIViewController {
  private let onPressed: () -> Void

  init(screen: LoginScreen, onPressed: @escaping () -> Void) {
    self.onPressed = onPressed
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func press() { onPressed() }
}

struct LoginView: View {
  let screen: LoginScreen
  var body: some View { Text(screen.title) }
}

@MainActor func registerLooks(on backend: UIKitBackend) {
  backend.register(SettingsScreen.self) { SettingsViewController(screen: $0) }
  backend.register(LoginScreen.self) {  // a SwiftUI view
    LoginView(screen: $0)
  }
}

@MainActor func registerReplayableLook(on backend: UIKitBackend) {
  backend.register(
    LoginScreen.self,
    withUser: { screen, user in
      LoginViewController(screen: screen) { user.perform(.tap(screen.logIn)) }
    })
}

@MainActor
func configure(_ backend: UIKitBackend) {
  backend.configure { (stack: UINavigationController) in
    stack.navigationBar.prefersLargeTitles = true
  }
  backend.tabStyle = .sidebarAdaptable
}

@MainActor
func setUp(_ setup: SceneSetup) {
  setup.onConnect = { life in
    life.linkForShortcut = { "shop://\($0.type)" }
    life.onSave = { app in app.stage.log.lines.last.map { Data($0.utf8) } }
  }
}
