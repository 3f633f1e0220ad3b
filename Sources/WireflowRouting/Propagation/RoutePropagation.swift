import Wireflow

/// The engine that lets the coordinators follow the route of the state.
///
/// The engine also updates the store when the user moves the screen.
@MainActor
final class RoutePropagation {
  /// The stage, or an empty one once the app has been released.
  ///
  /// The reference is weak, because screens hold the store in their closures.
  var stage: Stage { liveStage ?? emptyStage }
  private weak let liveStage: Stage?
  private lazy var emptyStage = Stage(backend: TextRecorder())
  weak var root: (any RoutedCoordinator)? {
    didSet { (goal, isToFollow) = (nil, false) }
  }
  /// Makes a coordinator the root of the store.
  var onLed: ((any RoutedCoordinator) -> Void)?
  /// Receives the route on screen when the coordinators are at rest.
  var onShown: ((Route) -> Void)?
  let segments = RouteSegments()

  /// True while coordinators are asked about the tabs of the newest state.
  private(set) var seesNewestTabs = false
  /// A route that guards may be holding, as a closure that returns its proposal until it is released.
  typealias HeldRoute = (proposal: () -> NavigationProposal?, isLink: Bool)
  /// The routes that guards may be holding, oldest first.
  var held: [HeldRoute] = []

  /// The route that the coordinators show, or are about to follow.
  private(set) var goal: Route?
  /// The arrival of the goal, if it is a link's.
  private var arrival: LinkArrival?
  private var isToFollow = false
  private var isFollowing = false
  private var isToReconcile = false
  private var lastSelection: [ObjectIdentifier] = []
  /// The presentations of the modals that belong to the route.
  private var modalsOnRoute: Set<UInt32> = []
  private var observation: StageObservation?

  init(stage: Stage) {
    liveStage = stage
    observation = stage.observe(
      { [weak self] _ in self?.reconcileLater() },
      afterEachTurn: { [weak self] in self?.noteSelection() })
  }

  /// True unless the coordinators are about to follow a route.
  var isAtRest: Bool { !isToFollow && !isFollowing }

  /// Lets the coordinators follow a route, or nothing if a step leads to the current route.
  ///
  /// If routes arrive while the coordinators follow one, they follow the newest afterwards.
  func propagate(_ route: Route, by link: LinkArrival? = nil) {
    guard root != nil, route != goal || link != nil else { return }
    goal = route
    arrival = link ?? arrival
    isToFollow = true
    stage.inTurn { [weak self] in self?.follow() }
  }

  /// Records a route that the screen already shows.
  func noteRoute(_ route: Route) { goal = route }

  /// Logs the reason why the coordinators do not follow a route.
  func log(_ text: String) { stage.log.note("route: \(text)") }

  /// Returns true if a route leads to an existing place, as far as the coordinators know.
  func reaches(_ route: Route) -> Bool { seeingNewestTabs { root?.reaches(route) ?? true } }

  /// Asks coordinators about the tabs of the newest state, which are there once a route is followed.
  func seeingNewestTabs<Answer>(_ ask: () -> Answer) -> Answer {
    let outer = exchange(&seesNewestTabs, with: true)
    defer { seesNewestTabs = outer }
    return ask()
  }

  private func follow() {
    guard isToFollow, !isFollowing else { return }
    isFollowing = true
    while isToFollow, let root, let goal {
      let link = exchange(&arrival, with: nil)
      isToFollow = false
      if link != nil { clearTheWay(of: root) }
      stage.batch {
        if link != nil { dismissStrangers(of: root) }
        root.clear(keeping: goal, by: link)
        root.route = goal
      }
    }
    isFollowing = false
    reconcile()
  }

  /// Closes an open alert, without an answer, or the drawer.
  private func clearTheWay(of root: any RoutedCoordinator) {
    if stage.shownAlert != nil || stage.state.isDrawerOpen { root.anyWireframe.flush() }
  }

  /// Dismisses the modals that do not belong to the route, the topmost first.
  private func dismissStrangers(of root: any RoutedCoordinator) {
    for _ in strangers { strangers.last.map { _ = root.anyWireframe.dismiss($0) } }
  }

  var strangers: [any Screen] {
    stage.state.modalScreens.filter { modal in
      !stage.standsOnWall(modal)
        && stage.presentation(of: modal).map(modalsOnRoute.contains) != true
    }
  }

  /// Records the presentation of a modal that belongs to the route.
  func noteModal(_ presentation: UInt32) {
    modalsOnRoute.formIntersection(stage.state.modalScreens.compactMap(stage.presentation))
    modalsOnRoute.insert(presentation)
  }

  /// Detects changes of selection and of the player that make no other screen visible.
  private func noteSelection() {
    let roots =
      [stage.state.selectedRoot] + stage.state.modalScreens.map(stage.state.selectedRoot(around:))
    let covering: [(any Screen)?] = [stage.state.isMaximized ? stage.playerScreen : nil]
    let selection = (roots + covering).compactMap { $0.map { ObjectIdentifier($0) } }
    guard exchange(&lastSelection, with: selection) != selection else { return }
    reconcileLater()
  }

  private func reconcileLater() {
    guard !exchange(&isToReconcile, with: true) else { return }
    stage.inTurn { [weak self] in
      self?.isToReconcile = false
      self?.reconcile()
    }
  }

  /// Updates the state from the screen, unless the coordinators are about to follow a route.
  private func reconcile() {
    if isAtRest, let root { onShown?(root.route) }
  }
}
