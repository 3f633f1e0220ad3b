import Wireflow

/// The tabs of a coordinator and which of them have begun: the one stored property of a tab bar
/// coordinator.
@MainActor
public final class RouteTabs {
  let tabs: [RouteTab]
  let propagation: RoutePropagation
  /// The tabs that have begun, in the order in which they did.
  var live: [LiveScene] = []
  /// A closure that is called when the user has selected a tab that has not begun.
  var onSelected: (() -> Void)?
  private var observation: StageObservation?

  /// Creates tabs that follow the route of a store, of which the first is selected at the start.
  public init(_ store: Store<some RoutableState>, tabs: [RouteTab]) {
    precondition(!tabs.isEmpty, "tabs must hold at least one tab (was empty)")
    self.tabs = tabs
    propagation = store.propagation
    observation = store.propagation.stage.observe { [weak self] change in self?.note(change) }
  }

  /// The tag of the selected tab.
  public var selectedTag: String? { selected?.tag }

  var selected: RouteTab? {
    let root = propagation.stage.selectedRoot
    return tabs.first { $0.root === root }
  }

  func live(_ tag: String) -> LiveScene? { live.first { $0.path.first == tag } }

  func tab(_ tag: String) -> RouteTab? { tabs.first { $0.tag == tag } }

  private func note(_ change: StageChange) {
    switch change {
    case .ended(let flow): live.removeAll { $0.coordinator === flow }
    case .becameVisible:
      guard let selected, live(selected.tag) == nil else { return }
      propagation.stage.inTurn { [weak self] in self?.onSelected?() }
    default: break
    }
  }
}
