import TestSupport
import Wireflow
import WireflowInteraction

/// A random app of which every text says "Secret", but for those on its walls.
@MainActor
final class SecretApp {
  let stage: Stage
  private let main: SecretFlow
  private let controller: ApplicationController
  private var walls: [WallFlow] = []
  private var random: SplitMix64
  private let isAlwaysBehindWall: Bool

  /// Creates the app, with a wall from the launch on that never goes if it is behind one.
  init(
    _ shape: Shape, seed: UInt64, isAlwaysBehindWall: Bool = false,
    prepare: (Stage) -> Void = { _ in }
  ) {
    stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    stage.log.limit = 400
    let wireframe = shape.makeWireframe(stage)
    main = SecretFlow(wireframe)
    controller = ApplicationController(wireframe: wireframe, mainFlow: main)
    random = SplitMix64(seed: seed)
    self.isAlwaysBehindWall = isAlwaysBehindWall
    prepare(stage)
    if isAlwaysBehindWall {
      walls.append(WallFlow(main.wireframe))
      main.wall = walls[0]
    }
    controller.finishLaunching()
  }

  var isBehindWall: Bool { stage.picture.modals.contains { $0.style == .wall } }

  /// Does something at random: on a wall, behind it, or as the user.
  func act() {
    switch random.below(20) {
    case 0...1 where walls.count < 3:
      walls.append(WallFlow(main.wireframe))
      main.start(walls[walls.count - 1])
    case 2 where !isAlwaysBehindWall || walls.count > 1: walls.popLast()?.finish()
    case 3: walls.last?.showHelp()
    case 4: controller.perform(random.chance(50) ? .background : .foreground)
    case 5: controller.adapt(to: random.chance(50) ? .regular : .compact)
    case 6...9: if let action = random.pick(stage.possibleActions) { controller.perform(action) }
    default: ask()
    }
  }

  /// Asks for something from a screen of the app, wherever that stands.
  private func ask() {
    let roots = stage.rootScreens
    let stacks = roots.map { stage.stack(of: $0) } + roots.map { stage.detail(beside: $0) }
    guard let sender = random.pick(stacks.flatMap(\.self)) else { return }
    let (wireframe, page) = (main.wireframe, SecretScreen())
    switch random.below(12) {
    case 0: wireframe.push(page, from: stage.stack(of: sender).last ?? sender)
    case 1: wireframe.presentModally(page, from: sender)
    case 2: wireframe.presentModally(page)
    case 3:
      wireframe.presentModally(
        rootItems: [page, SecretScreen()], in: HamburgerWireframe(stage: stage))
    case 4:
      let answers = [AlertContent.Action("Secret answer")]
      wireframe.presentAlert(AlertContent(title: "Secret", actions: answers), from: sender)
    case 5: wireframe.showDetail(page, from: sender)
    case 6: wireframe.installMinimizable(page, animated: false)
    case 7: stage.submit(.openDrawer, through: wireframe)
    case 8: wireframe.install(rootItems: [page, SecretScreen()])
    case 9: if let root = random.pick(roots) { wireframe.select(root) }
    case 10: wireframe.dismissAll()
    default: wireframe.replace(sender, with: page)
    }
  }
}

/// A main flow with a logo for the background.
@MainActor
private final class SecretFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  var privacyScreen: (any Screen)? { PrivacyLogo() }

  init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  /// A wall to raise at the launch.
  var wall: WallFlow?

  func installUI() {
    wireframe.install(rootItems: [SecretScreen(), SecretScreen()])
    if let wall { start(wall) }
  }
}

/// A screen that holds nothing but secrets.
@MainActor
private final class SecretScreen: RootLevelRepresentable, ModallyPresentable, FullscreenMinimizable
{
  let title = "Secret"
  let preferredModalStyle = ModalStyle.popover(anchor: "Secret row")
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .close
  var onMinimizedPlayerPressed: (() -> Void)?
  lazy var minimizedControls: any Screen = SecretScreen()
  var rootLevelRepresentation: RootLevelRepresentation {
    .init(title: "Secret item", badge: "Secret badge")
  }

  var content: ScreenContent {
    Text("Secret text")
    Row("Secret row") {}
    Field("Secret field", text: "Secret value") { _ in }
  }
}

/// A logo that is in front of the app in the background.
private final class PrivacyLogo: Screen {
  let title = "Logo"
}
