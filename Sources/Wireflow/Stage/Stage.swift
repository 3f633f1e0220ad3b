/// The one source of truth: all that is on stage, and the referee of all requests.
///
/// Each request is committed (the state changes, a transition goes to the backend, a line to the
/// log), queued, or ignored with a reason. A look-up costs O(1), and no request costs more with
/// depth or number of screens, save for the screens that it removes.
@MainActor
public final class Stage {
  /// What the stage is doing, which decides whether a request is judged now or later.
  enum Phase {
    /// Nothing, or an app's batch runs: requests are judged at once.
    case idle, batch
    /// A wireframe performs a request: what it commits is judged at once.
    case performing
    /// The stage does its own work: requests wait until it is done.
    case working
  }

  /// How long a backend may take for one transition before the queue goes on without it.
  public var stallLimit: Duration {
    get { transitions.stallLimit }
    set { transitions.stallLimit = newValue }
  }
  /// Whether transitions are animated.
  public var animatesTransitions = true
  /// The presentation log.
  public let log: PresentationLog
  /// The time that delays run on.
  public let scheduler: any Scheduler

  var container = WireframeContainer.plain
  var roots: [ScreenStack] = []
  var selected = 0
  var layers: [ModalLayer] = []
  var alert: ShownAlert?
  var minimizable: MinimizableState?
  var nodes: [ObjectIdentifier: ScreenNode] = [:]

  let transitions: TransitionQueue
  let names = TypeNames()
  var phase = Phase.idle
  /// The flow whose request is being judged.
  var asker: FlowRecord?
  let agenda = StageAgenda()
  var isTakingFromLine = false
  /// The flow that the app began with.
  weak var mainFlow: FlowRecord?
  /// The flows that have a guard, the latest last.
  var guards: [FlowRecord] = []
  /// How many flows and guards' decisions have begun, which tells the younger of them.
  var beginnings = 0
  /// What the user has removed on the screen already, while the stage is told.
  var removal: ShownRemoval?

  var observers: [StageObserver] = []
  var changes: [StageChange] = []
  var visibleBefore: [any Screen] = []

  /// What keeps the coordinators of child flows, as long as the application controller lives.
  weak var coordinators: CoordinatorRegistry?
  /// The app's wireframe, through which what the user asks goes.
  weak var wireframe: (any ApplicationWireframe)?
  /// What an application does with the actions that concern it as a whole.
  var applicationHandler: ((UserAction) -> ActionOutcome)?
  var time: LogTime
  /// Whether the drawer is open.
  public internal(set) var isMenuOpen = false
  /// Whether the request that is being performed comes from the user and not from the app.
  public internal(set) var isUserRequest = false

  /// Creates a stage that shows itself on a backend and runs delays on a scheduler.
  public init(backend: any PresentationBackend, scheduler: any Scheduler = LiveScheduler()) {
    log = PresentationLog()
    self.scheduler = scheduler
    time = LogTime(last: scheduler.now)
    transitions = TransitionQueue(backend: backend, scheduler: scheduler)
    transitions.stage = self
    log.wait = { [weak self] in self?.timeUntilWoken() }
    backend.attach(to: self)
  }
}

extension Stage {
  /// The root items' screens, in order.
  public var rootScreens: [any Screen] { roots.map { $0.nodes[0].screen } }

  /// The screen of the selected root item.
  public var selectedRoot: (any Screen)? { selectedStack?.nodes[0].screen }

  /// The modals' first screens, from the lowest to the one in front.
  public var modalScreens: [any Screen] { layers.map(\.root.screen) }

  /// The alert that is shown.
  public var shownAlert: AlertContent? { alert.map { shown($0.content) } }

  /// The minimizable screen, such as the player.
  public var minimizableScreen: (any FullscreenMinimizable)? { minimizable?.screen }

  /// Whether the minimizable screen covers the app.
  public var isMaximized: Bool { minimizable?.isMaximized ?? false }

  /// The coordinator's name of the flow whose request is being performed.
  public var askingFlow: String? { asker?.name }

  /// The coordinator's name of the flow that a screen on stage belongs to.
  public func flow(of screen: any Screen) -> String? { node(of: screen)?.owner?.name }

  /// The coordinator of the flow that a screen on stage belongs to.
  public func coordinator(of screen: any Screen) -> (any FlowCoordinator)? {
    node(of: screen)?.owner?.coordinator
  }

  /// Whether a screen is the root of a root item's or a modal's stack, in O(1).
  public func isRoot(_ screen: any Screen) -> Bool { node(of: screen)?.isRoot ?? false }

  /// Whether a screen is the top of its stack, in O(1).
  public func isTop(_ screen: any Screen) -> Bool { node(of: screen)?.isTop ?? false }

  /// Whether a screen is on stage, in O(1).
  public func isOnStage(_ screen: any Screen) -> Bool { node(of: screen) != nil }

  /// The stack that a screen stands on, from its root to its top; empty when it is not on stage.
  public func stack(of screen: any Screen) -> [any Screen] {
    node(of: screen)?.stack.screens ?? []
  }

  /// What the user can see behind an alert and the drawer, from the front: the top of the modal
  /// in front, or the maximized player, or the columns of the selected root item and the
  /// minimized player's controls.
  public var visibleScreens: [any Screen] {
    if let layer = layers.last { return [layer.stack.nodes[layer.stack.nodes.count - 1].screen] }
    if let minimizable, minimizable.isMaximized { return [minimizable.screen] }
    let controls = minimizable.map { [$0.controls.screen] } ?? []
    guard let stack = selectedStack else { return controls }
    let top = stack.nodes[stack.nodes.count - 1].screen
    guard container.columns > 1 else { return [top] + controls }
    let lower = stack.nodes.prefix(min(container.columns, stack.nodes.count) - 1)
    return [top] + lower.reversed().map(\.screen) + controls
  }

  /// All that is on stage, with the live screens.
  public var snapshot: StageSnapshot {
    StageSnapshot(
      container: container,
      roots: roots.map {
        .init(representation: $0.nodes[0].screen.representation, screens: $0.screens)
      },
      selected: selected, minimizable: minimizablePresentation, isMenuOpen: isMenuOpen,
      modals: layers.map(presentation), alert: shownAlert)
  }

  var selectedStack: ScreenStack? { roots.isEmpty ? nil : roots[selected] }

  func node(of screen: any Screen) -> ScreenNode? { nodes[ObjectIdentifier(screen)] }

  /// The name of a screen in the log and the tree.
  public func name(of screen: any Screen) -> ScreenName {
    ScreenName(typeName: names[screen], title: screen.title)
  }

  func presentation(of layer: ModalLayer) -> ModalPresentation {
    ModalPresentation(
      screens: layer.stack.screens, sender: layer.presenter?.screen,
      style: container.modalStyle(layer.preferredStyle), dismissButton: layer.dismissButton)
  }
}
