import Wireflow

/// A request as a plain value, in which screens, flows and alerts go by numbers.
enum WalkRequest {
  case install([Int])
  case select(Int)
  case push(Int, from: Int)
  case pop(Int)
  case popTo(Int)
  case popToRoot(Int)
  case replace(Int, with: Int)
  case present(Int, from: Int?)
  /// Presents a screen in its own style, and lets the user close it in any case.
  case presentClosable(Int, from: Int)
  case dismiss(Int)
  case dismissAll
  case alert(Int, from: Int, onAnswer: [WalkAct])
  case show(Int, from: Int)
  case hide(Int)
  case installPlayer(Int)
  case removePlayer
  case minimize
  case maximize
  case openDrawer
  case closeDrawer
  case adapt(FormFactor)
  case flush
  /// Shows other root items in the region of a screen, or in the base.
  case update([Int], of: Int?)
  /// Presents root items in a wireframe of their own.
  case presentItems([Int], WalkWireframe, from: Int?)
  case showDetail(Int, from: Int)
  case embed(Int, in: Int)
  case remove(Int)
  case goBack
  case returnToRoot
  case setStack([Int], of: Int)
}

/// Something that happens in a walk, as a value that both the app and the model carry out.
///
/// Flow 0 is the main flow; where a flow may ask, nil is the app's own wireframe.
indirect enum WalkAct {
  case request(WalkRequest, by: Int?)
  case batch([WalkAct])
  /// Makes a coordinator without starting it.
  case makeFlow(Int)
  /// Starts a flow; its script is what its start does.
  case start(Int, under: Int, from: Int, isOwner: Bool, script: [WalkAct], onEnd: [WalkAct])
  case finish(Int, FinishedScreens)
  case after(Int, milliseconds: Int, [WalkAct])
  /// Hands a screen a closure of a flow, for its row, and for a press on it as a player.
  case wire(Int, by: Int, [WalkAct])
  /// Has an observer act when a screen becomes visible for the next time.
  case greet(Int, [WalkAct])
  /// Has a screen act when the user next tries to dismiss it in vain.
  case heed(Int, [WalkAct])
  case user(WalkMove)
  /// Takes screens off the picture of a backend, which then tells the stage.
  case swipe([Int], on: Int)
  /// Adds a backend while the app runs.
  case addBackend
}

/// A move of the user; screens are numbers.
enum WalkMove {
  case tap(Int)
  case back
  case backTo(Int)
  case dismiss
  case select(Int)
  case next
  case previous
  case choose(String)
  case wait(milliseconds: Int)
  case openDrawer
  case closeDrawer
  case minimize
  case maximize
  case adapt(FormFactor)
  case background
}

/// How the numbers of a walk are named on screen.
enum WalkName {
  static func screen(_ id: Int) -> String { "S\(id)" }
  static func alert(_ id: Int) -> String { "A\(id)" }
}

/// A flow of a walk: a number, and a script that its start carries out.
@MainActor
final class WalkFlow: FlowCoordinator {
  let id: Int
  let wireframe: FlowWireframe<Int>
  var onStart: () -> Void = {}

  init(_ id: Int, on wireframe: any ApplicationWireframe) {
    self.id = id
    self.wireframe = FlowWireframe(wireframe)
  }

  func start(from sender: any Screen) {
    onStart()
  }
}

/// The main flow of a walk.
@MainActor
final class WalkMainFlow: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let roots: [Int]

  init(_ wireframe: any ApplicationWireframe, roots: [Int]) {
    self.wireframe = FlowWireframe(wireframe)
    self.roots = roots
  }

  func installUI() {
    wireframe.install(rootItems: roots.map { WalkScreen($0) })
  }
}

/// The behaviour of a wireframe, as data for the model.
struct WalkRules {
  var container: String
  /// Where a minimized player rests.
  var dock: String
  var hasDrawer = false
  /// Whether choosing another root item takes the one before back to its root.
  var resetsStacks = false
  /// Whether the user turns the root items like pages.
  var hasPages = false
  /// Whether there are columns: the list stays visible and a push from it replaces the detail;
  /// popovers stay popovers, other sheets become form sheets, action sheets have an anchor.
  var hasColumns = false

  static let tabs = WalkRules(container: "tab bar", dock: "above the tabs")
  static let drawer = WalkRules(container: "drawer", dock: "at the bottom", hasDrawer: true)
  static let resettingDrawer = WalkRules(
    container: "drawer", dock: "at the bottom", hasDrawer: true, resetsStacks: true)
  static let pages = WalkRules(container: "pages", dock: "at the bottom", hasPages: true)
  static let columns = WalkRules(container: "split", dock: "in the sidebar", hasColumns: true)

  /// How a preferred style is shown.
  func style(_ preferred: ModalStyle) -> ModalStyle {
    switch preferred {
    case .fullScreen: .fullScreen
    case .popover where hasColumns: preferred
    case .sheet where !hasColumns: preferred
    default: hasColumns ? .formSheet : .sheet()
    }
  }

  /// The anchor of an alert.
  func anchor(of alert: Int) -> String? {
    hasColumns && WalkTrait.isActionSheet(alert) ? WalkTrait.anchor : nil
  }
}

/// A screen of a walk: a number, and the observers' counts.
@MainActor
final class WalkScreen: Screen, ModallyPresentable, RootLevelRepresentable, FullscreenMinimizable {
  let id: Int
  let title: String
  var onTap: (() -> Void)?
  var onAttempt: (() -> Void)?
  var onMinimizedPlayerPressed: (() -> Void)?
  /// The count of a stage's observer.
  var timesEntered = 0
  var isOnStage = false
  var isVisible = false
  private let controls: WalkScreen?

  init(_ id: Int, controls: WalkScreen? = nil) {
    self.id = id
    self.controls = controls
    title = WalkName.screen(id)
  }

  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
  var allowedModalDismissButtonStyle: ModalDismissButtonStyle? {
    WalkTrait.isDismissible(id) ? .done : nil
  }
  var preferredModalStyle: ModalStyle { WalkTrait.style(id) }
  var minimizedControls: any Screen { controls ?? self }

  var content: ScreenContent {
    if let onTap { Row("Tap \(title)", action: onTap) }
  }

  func dismissWasAttempted() { onAttempt?() }
}

/// The traits of screens and alerts, by their numbers.
enum WalkTrait {
  /// Whether a screen has controls of its own, under its number with a minus sign, for a player.
  static func hasControls(_ id: Int) -> Bool { id > 0 && id % 4 == 0 }
  /// Whether a player listens to presses while it is minimized.
  static func heedsPresses(_ id: Int) -> Bool { id % 8 == 0 }
  /// Whether an alert is an action sheet with an anchor.
  static func isActionSheet(_ id: Int) -> Bool { id % 3 == 0 }
  /// The label at which popovers and action sheets point.
  static let anchor = "More"

  /// Whether the user may dismiss a screen that is a modal.
  static func isDismissible(_ id: Int) -> Bool { id % 5 != 0 }

  static func style(_ id: Int) -> ModalStyle {
    switch id % 4 {
    case 1: .popover(anchor: anchor)
    case 2: .sheet([.medium])
    case 3: .fullScreen
    default: .automatic
    }
  }
}

/// The wireframes that are walked.
enum WalkWireframe: String, Codable, Sendable, CaseIterable {
  case tabBar, hamburger, resettingHamburger, split, pages
  /// Tabs when compact, columns when regular.
  case adaptive
  /// A drawer when compact, columns when regular.
  case adaptiveDrawer

  /// Makes the wireframe on a stage.
  @MainActor
  func make(_ stage: Stage) -> any ApplicationWireframe {
    switch self {
    case .tabBar: TabBarWireframe(stage: stage)
    case .hamburger: HamburgerWireframe(stage: stage)
    case .resettingHamburger: HamburgerWireframe(stage: stage, stacks: .reset)
    case .split: SplitWireframe(stage: stage)
    case .pages: PagesWireframe(stage: stage)
    case .adaptive: AdaptiveWireframe(stage: stage)
    case .adaptiveDrawer:
      AdaptiveWireframe(stage: stage, formFactor: nil) { formFactor in
        switch formFactor {
        case .compact: HamburgerWireframe(stage: stage, stacks: .reset)
        case .regular: SplitWireframe(stage: stage)
        }
      }
    }
  }

  /// Whether it is another one for each form factor.
  var isAdaptive: Bool { self == .adaptive || self == .adaptiveDrawer }

  /// Its behaviour, as data for the model.
  func rules(_ formFactor: FormFactor) -> WalkRules {
    switch (self, formFactor) {
    case (.tabBar, _), (.adaptive, .compact): .tabs
    case (.hamburger, _): .drawer
    case (.pages, _): .pages
    case (.resettingHamburger, _), (.adaptiveDrawer, .compact): .resettingDrawer
    case (.split, _), (.adaptive, .regular), (.adaptiveDrawer, .regular): .columns
    }
  }
}

extension WalkWorld {
  /// Asks through a wireframe, and notes its result.
  func ask(_ request: WalkRequest, through wireframe: any ApplicationWireframe) {
    note(outcome(of: request, through: wireframe))
  }

  private func outcome(
    of request: WalkRequest, through wireframe: any ApplicationWireframe
  ) -> RequestOutcome {
    switch request {
    case .install(let roots): wireframe.install(rootItems: roots.map(screen))
    case .select(let root): wireframe.select(screen(root))
    case .push(let new, let sender): wireframe.push(screen(new), from: screen(sender))
    case .pop(let id): wireframe.pop(screen(id))
    case .popTo(let id): wireframe.pop(to: screen(id))
    case .popToRoot(let id): wireframe.popToRoot(of: screen(id))
    case .replace(let old, let new): wireframe.replace(screen(old), with: screen(new))
    case .present(let new, nil): wireframe.presentModally(screen(new))
    case .present(let new, let sender?):
      wireframe.presentModally(screen(new), from: screen(sender))
    case .presentClosable(let new, let sender): present(new, from: sender, through: wireframe)
    case .dismiss(let id): wireframe.dismiss(screen(id))
    case .dismissAll: wireframe.dismissAll()
    case .alert(let id, let sender, let acts): show(alert: id, from: sender, acts, wireframe)
    case .show(let new, let sender): wireframe.show(screen(new), from: screen(sender))
    case .hide(let id): wireframe.hide(screen(id))
    case .installPlayer(let id): wireframe.installMinimizable(screen(id), animated: true)
    case .removePlayer: wireframe.removeMinimizable(animated: true)
    case .minimize: wireframe.minimizeFullscreenView(animated: true)
    case .maximize: wireframe.maximizeMinimizableView(animated: true)
    case .openDrawer: stage.submit(.openDrawer, through: wireframe)
    case .closeDrawer: stage.submit(.closeDrawer, through: wireframe)
    case .adapt(let formFactor): wireframe.adapt(to: formFactor)
    case .flush: wireframe.flush()
    case .update(let roots, let id):
      wireframe.update(rootItems: roots.map(screen), around: id.map(screen))
    case .presentItems(let roots, let kind, let sender):
      wireframe.presentModally(
        rootItems: roots.map(screen), in: modalWireframe(kind), from: sender.map(screen),
        style: WalkTrait.style(roots[0]),
        dismissButton: WalkTrait.isDismissible(roots[0]) ? .done : nil)
    case .showDetail(let new, let sender):
      wireframe.showDetail(screen(new), from: screen(sender))
    case .embed(let new, let host): wireframe.embed(screen(new), in: screen(host))
    case .remove(let id): wireframe.remove(screen(id))
    case .goBack: wireframe.goBack()
    case .returnToRoot: wireframe.returnToRoot()
    case .setStack(let ids, let id): wireframe.setStack(ids.map(screen), of: screen(id))
    }
  }

  /// Makes the wireframe of a modal that holds root items, of which the app keeps track.
  private func modalWireframe(_ kind: WalkWireframe) -> any ApplicationWireframe {
    let made = kind.make(stage)
    modalWireframes.append(WeakWireframe(wireframe: made))
    return made
  }

  private func present(
    _ new: Int, from sender: Int, through wireframe: any ApplicationWireframe
  ) -> RequestOutcome {
    let screen = screen(new)
    return stage.submit(
      .present(
        screen, from: self.screen(sender), style: screen.preferredModalStyle,
        dismissButton: screen.allowedModalDismissButtonStyle ?? .close),
      through: wireframe)
  }

  private func show(
    alert id: Int, from sender: Int, _ acts: [WalkAct], _ wireframe: any ApplicationWireframe
  ) -> RequestOutcome {
    let isSheet = WalkTrait.isActionSheet(id)
    let presented = wireframe.presentAlert(
      AlertContent(
        title: WalkName.alert(id), style: isSheet ? .actionSheet : .alert,
        anchor: isSheet ? WalkTrait.anchor : nil,
        actions: [.init("OK"), .init("Cancel", role: .cancel)]),
      from: screen(sender)
    ) { [weak self] answer in
      self?.trace.append("answer \(id): \(answer?.title ?? "none")")
      self?.run(acts)
    }
    return presented.outcome
  }
}
