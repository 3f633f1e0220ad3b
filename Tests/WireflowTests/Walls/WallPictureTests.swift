import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// Pictures, and the user's possible actions, hold nothing from behind a wall.
@MainActor
struct WallPictureTests {
  /// Puts something with "Secret" in its name into each place of an app.
  private func fill(_ rig: WallRig) -> ChildFlow {
    let (main, root) = (rig.main, PageScreen("Secret root"))
    main.wireframe.install(rootItems: [root, PageScreen("Other secret")])
    let page = PageScreen("Secret page")
    page.rows = [("Secret row", {})]
    main.wireframe.push(page, from: root)
    main.wireframe.push(PageScreen("Secret top"), from: page)
    main.wireframe.installMinimizable(SecretPlayer(), animated: false)
    let sheet = PageScreen("Secret sheet")
    sheet.preferredModalStyle = .popover(anchor: "Secret anchor")
    main.wireframe.presentModally(sheet, from: root)
    main.wireframe.presentModally(
      rootItems: [PageScreen("Secret A"), PageScreen("Secret B")],
      in: HamburgerWireframe(stage: rig.stage))
    rig.stage.perform(.openDrawer)
    let flow = ChildFlow(main.wireframe, page: "Secret flow")
    main.start(flow, from: root)
    return flow
  }

  @Test(arguments: Shape.allCases)
  func isBlankBehindTheWall(on shape: Shape) {
    let rig = WallRig { shape.makeWireframe($0) }
    let flow = fill(rig)
    let before = String(reflecting: rig.stage.picture)
    #expect(before.contains("Secret"))

    let login = rig.raiseWall()

    #expect(!String(reflecting: rig.stage.picture).contains("ecret"))
    #expect(rig.stage.possibleActions == [.tap("Go")])
    for action: UserAction in [
      .select("Other secret"), .select("Other secret", in: "Secret root"), .back, .openDrawer,
      .backIn("Secret root"), .maximize, .minimize, .closeDrawer, .tap("Secret row"), .dismiss,
      .backTo("Secret root", in: "Secret root"),
    ] {
      let tree = NavigationTree(rig.stage).description
      rig.stage.perform(action)
      #expect(NavigationTree(rig.stage).description == tree, "\(action)")
    }

    rig.main.wireframe.presentAlert(AlertContent(title: "Secret"), from: rig.stage.rootScreens[0])
    rig.stage.submit(.openDrawer, through: rig.main.wireframe)
    flow.wireframe.push(PageScreen("Secret, too"), from: rig.stage.rootScreens[1])
    #expect(!String(reflecting: rig.stage.picture).contains("ecret"))
    #expect(rig.stage.visibleScreens.count == 1)

    login.finish(true)
    #expect(String(reflecting: rig.stage.picture).contains("Secret"))
  }

  @Test func isReadNoMoreWhenSomethingChangesBehindTheWall() {
    let rig = WallRig()
    var pictures: [String] = []
    let watch = rig.stage.watch { picture, _ in pictures.append(String(reflecting: picture)) }
    let login = rig.raiseWall()
    rig.main.wireframe.presentModally(PageScreen("Waiting"), from: rig.main.root)
    pictures = []

    rig.main.root.rows = [("New", {})]
    rig.stage.contentChanged(of: rig.main.root)
    #expect(pictures.isEmpty)
    login.finish(true)

    #expect(pictures.last?.contains("Waiting") == true)
    withExtendedLifetime(watch) {}
  }

  @Test func tellsThoseWhoWatchNothingInBetween() {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let main = LockedFlow(TabBarWireframe(stage: stage))
    let controller = ApplicationController(wireframe: main.wireframe.base, mainFlow: main)
    var pictures: [String] = []
    let watch = stage.watch { picture, _ in pictures.append(String(reflecting: picture)) }

    controller.finishLaunching()

    assertSnapshot(of: stage.log.text)
    #expect(pictures.count == 2)
    #expect(pictures.allSatisfy { !$0.contains("Secret") })
    withExtendedLifetime(watch) {}
  }
}

/// A main flow that is locked from the start.
@MainActor
private final class LockedFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>

  init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func installUI() {
    wireframe.batch {
      wireframe.install(rootItems: [PageScreen("Secret")])
      start(LoginFlow(wireframe))
    }
  }
}

/// A player that shows its current track.
@MainActor
private final class SecretPlayer: FullscreenMinimizable {
  let title = "Secret player"
  let minimizedControls: any Screen = PageScreen("Secret controls")
  var onMinimizedPlayerPressed: (() -> Void)?
}

/// An app whose root screen shows a balance, with a login that is in front of it.
@MainActor
final class WallRig: LoggingRig {
  let rig: FlowRig

  init(
    backend: any PresentationBackend = TextRecorder(),
    wireframe make: (Stage) -> any ApplicationWireframe = { TabBarWireframe(stage: $0) }
  ) {
    rig = FlowRig(backend: backend, wireframe: make)
  }

  var stage: Stage { rig.stage }
  var main: MainFlow { rig.main }

  func newLog() -> String { rig.newLog() }

  /// Starts a flow that raises a wall, which is not shown in the log.
  @discardableResult
  func raiseWall(_ title: String = "Log in") -> LoginFlow {
    let login = LoginFlow(main.wireframe, title: title)
    main.start(login) { main, outcome in main.notes.append(outcome.output == nil ? "out" : "in") }
    _ = newLog()
    return login
  }
}

/// A login that is a wall.
@MainActor
final class LoginScreen: RootLevelRepresentable, ModallyPresentable {
  let title: String
  let preferredModalStyle = ModalStyle.wall
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .close
  var attempts = 0
  var onLogIn: (() -> Void)?
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  init(_ title: String) { self.title = title }

  var content: ScreenContent { Button("Go") { [weak self] in self?.onLogIn?() } }

  func dismissWasAttempted() { attempts += 1 }
}

/// The flow of a login, which ends when the user has logged in.
@MainActor
final class LoginFlow: FlowCoordinator {
  let wireframe: FlowWireframe<Bool>
  let screen: LoginScreen

  init(_ wireframe: any ApplicationWireframe, title: String = "Log in") {
    self.wireframe = FlowWireframe(wireframe)
    screen = LoginScreen(title)
  }

  func start(from sender: any Screen) {
    screen.onLogIn = wire(screen) { flow, _ in flow.finish(true) }
    wireframe.presentModally(screen, from: sender)
  }
}
