public import Wireflow

/// The stored property of a tab bar coordinator: its tabs, and those of them that have started.
@MainActor
public final class RouteTabs {
  let region: Region
  let propagation: RoutePropagation
  /// The tabs on stage and those about to enter it, in order.
  private(set) var shown: [ShownTab] = []
  /// The tabs whose coordinators have started, in the order of their start.
  var live: [LiveScene] = []
  /// The route to follow once the tabs enter the stage, such as after an alert closes.
  var awaited: Route?
  /// The coordinator of the tabs, once it has started.
  weak var owner: (any TabBarCoordinator)?
  private let list: () -> [RouteTab]
  /// The tags for the state that the tabs depend on, or nil if they are always the same.
  private var tags: [String]?
  private var observation: StageObservation?

  /// Creates tabs for a store's route, and selects the first one at the start.
  public convenience init(
    _ store: Store<some RoutableState>, in region: Region = .base, tabs: [RouteTab]
  ) {
    self.init(store.propagation, region) { tabs }
  }

  /// Creates tabs that depend on the state of a store.
  ///
  /// A tab whose tag remains keeps its stack. A tab that disappears ends its coordinator, and the
  /// route follows the new selection.
  ///
  /// ```swift
  /// tabs = RouteTabs(store) { state in state.isAdmin ? [shop, profile, admin] : [shop, profile] }
  /// ```
  public convenience init<State: RoutableState>(
    _ store: Store<State>, in region: Region = .base, tabs: @escaping (State) -> [RouteTab]
  ) {
    // The closure may capture the store, so the store must not retain it.
    self.init(store.propagation, region) { [weak store] in store.map { tabs($0.seenState) } ?? [] }
    tags = listed.map(\.tag)
    store.subscribe(self) { [weak self] _ in self?.noteState() }
  }

  private init(
    _ propagation: RoutePropagation, _ region: Region, _ list: @escaping () -> [RouteTab]
  ) {
    self.propagation = propagation
    self.region = region
    self.list = list
    observation = propagation.stage.observe { [weak self] change in self?.follow(change) }
  }

  /// The tag of the selected tab.
  public var selectedTag: String? { selected?.tag }

  var selected: ShownTab? {
    shown.first { $0.root === propagation.stage.state.selectedRoot(around: $0.root) }
  }

  func live(_ tag: String) -> LiveScene? { live.first { $0.path.first == tag } }

  /// The started tabs: those that start together, in display order, and then the others in the
  /// order of their start.
  var inOrder: [LiveScene] {
    let late = Set(shown.lazy.filter { $0.beginning == .whenSelected }.map(\.tag))
    let together = shown.filter { $0.beginning == .together }.compactMap { live($0.tag) }
    return together + live.filter { $0.path.first.map(late.contains) == true }
  }

  /// Returns true if a listed tab leads to a place, as far as it is known before the tab starts.
  func reaches(_ rest: Route, in tag: String) -> Bool {
    guard let tab = listed.first(where: { $0.tag == tag }), tab.reaches(rest) else { return false }
    return live(tag)?.coordinator.reaches(rest) ?? true
  }

  /// Returns true unless a route begins with the tag of no listed tab.
  func lists(_ tag: String?) -> Bool { tag == nil || listed.contains { $0.tag == tag } }

  /// Returns the tab with a tag, if it is on stage.
  func tab(_ tag: String) -> ShownTab? {
    shown.first { $0.tag == tag && propagation.stage.state.isOnStage($0.root) }
  }

  /// Marks a tab as started, and returns its coordinator.
  func begin(_ tab: ShownTab) -> any RoutedCoordinator {
    for place in shown.indices where shown[place].root === tab.root { shown[place].hasBegun = true }
    let coordinator = tab.makeCoordinator()
    live.append(LiveScene(path: Route(tab.tag), coordinator: coordinator))
    return coordinator
  }

  /// Makes the listed tabs that are missing, and returns the roots of all in order.
  func takeListed() -> [any RootLevelRepresentable] {
    var known: Set<String> = []
    for tab in list() where !known.insert(tab.tag).inserted {
      propagation.log("the tab \(tab.tag) is there twice")
    }
    let before = shown
    let taken = listed.map { tab in before.first { $0.tag == tab.tag } ?? tab.make() }
    shown = taken + before.filter { tab in !taken.contains { $0.tag == tab.tag } }
    return taken.map(\.root)
  }

  /// The request that removes tabs that are no longer listed, or nil if all stay.
  var departure: NavigationRequest? {
    guard let root = outdated else { return nil }
    let tags = Set(listed.map(\.tag))
    let roots = propagation.stage.state.rootScreens(around: root)
    let here = shown.filter { tab in roots.contains { $0 === tab.root } }
    let staying = here.filter { tags.contains($0.tag) }.map(\.root)
    return staying.isEmpty || staying.count == here.count ? nil : .update(staying, of: root)
  }

  /// Forgets the tabs that did not enter the stage.
  func forgetAbsent() { shown.removeAll { !propagation.stage.isResident($0.root) } }

  /// A root on stage, if the tabs on stage differ from the listed ones.
  var outdated: (any Screen)? {
    guard tags != nil, let root = selected?.root else { return nil }
    let tags = propagation.stage.state.rootScreens(around: root).map { root in
      shown.first { $0.root === root }?.tag
    }
    return tags == listed.map(\.tag) ? nil : root
  }

  /// The tabs that the state asks for, without duplicate tags.
  private var listed: [RouteTab] {
    var tags: Set<String> = []
    return list().filter { tags.insert($0.tag).inserted }
  }

  private func follow(_ change: StageChange) {
    switch change {
    case .ended(let flow): live.removeAll { $0.coordinator === flow }
    case .entered(let screen) where shown.contains { $0.root === screen }:
      propagation.stage.inTurn { [weak self] in self?.owner?.beginTogether() }
    case .left(let screen): forget(screen)
    case .becameVisible:
      guard let selected, live(selected.tag) == nil else { return }
      propagation.stage.inTurn { [weak self] in self?.owner?.beginSelected() }
    case .entered, .hid, .started: break
    }
  }

  /// Lets the coordinator update the tabs if the state asks for others.
  private func noteState() {
    let tags = listed.map(\.tag)
    if exchange(&self.tags, with: tags) != tags { owner?.update() }
  }

  private func forget(_ root: any Screen) {
    guard let place = shown.firstIndex(where: { $0.root === root }) else { return }
    guard !propagation.stage.state.isOnStage(root) else { return }
    let tag = shown.remove(at: place).tag
    propagation.stage.inTurn { [weak self] in self?.owner?.endTab(tag) }
  }
}

/// A root item with a tag, and the coordinator that owns it.
@MainActor
public struct RouteTab {
  /// The time when a tab's coordinator is made and started.
  public enum Beginning: Sendable, Hashable {
    /// The coordinator starts together with those of the other tabs.
    case together
    /// The coordinator starts when the route or the user first selects the tab.
    case whenSelected
  }

  /// The first component of the tab's routes.
  public let tag: String
  let beginning: Beginning
  let reaches: @MainActor (Route) -> Bool
  let make: () -> ShownTab

  /// Creates a tab.
  /// - Parameters:
  ///   - tag: the first component of the tab's routes.
  ///   - root: the screen at the tab's root, made when the tab is about to enter the stage.
  ///   - beginning: the time when the coordinator is made and started.
  ///   - reaches: returns true if the route after the tag leads to an existing place. It must not
  ///     make or change anything, because it answers a question.
  ///   - makeCoordinator: returns the coordinator that will own the root screen.
  public init<Root: RootLevelRepresentable>(
    _ tag: some RouteConvertible, root: @autoclosure @escaping @MainActor () -> Root,
    begins beginning: Beginning = .together,
    reaches: @escaping @MainActor (Route) -> Bool = { _ in true },
    makeCoordinator: @escaping @MainActor (Root) -> any RoutedCoordinator
  ) {
    let tag = tag.route.asTag
    self.tag = tag
    self.beginning = beginning
    self.reaches = reaches
    make = { ShownTab(tag: tag, root: root(), beginning: beginning, makeCoordinator) }
  }
}

/// A tab that is on stage, or about to enter it.
@MainActor
struct ShownTab {
  let tag: String
  let root: any RootLevelRepresentable
  let beginning: RouteTab.Beginning
  var hasBegun = false
  let makeCoordinator: () -> any RoutedCoordinator

  init<Root: RootLevelRepresentable>(
    tag: String, root: Root, beginning: RouteTab.Beginning,
    _ makeCoordinator: @escaping @MainActor (Root) -> any RoutedCoordinator
  ) {
    self.tag = tag
    self.root = root
    self.beginning = beginning
    self.makeCoordinator = { makeCoordinator(root) }
  }
}

extension RouteTabs {
  /// The part of the stage in which the tabs appear.
  ///
  /// ```swift
  /// tabs = RouteTabs(
  ///   store, in: .modal(in: TabBarWireframe(stage: wireframe.stage)), tabs: [topics, privacy])
  /// ```
  public enum Region {
    /// The base, below all modals.
    case base
    /// A modal for the tabs, which the coordinator presents when it starts.
    ///
    /// The modal's wireframe determines how the tabs appear, such as in columns or in a drawer.
    case modal(
      in: any ApplicationWireframe, style: ModalStyle = .automatic,
      dismissButton: ModalDismissButtonStyle? = .close)
  }
}
