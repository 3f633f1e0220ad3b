/// The wireframe with a drawer, which lists the root items.
///
/// One root item is visible at a time.
///
/// Choosing a root item closes the drawer. Choosing the visible one pops it to its root.
@MainActor
public final class HamburgerWireframe: ApplicationWireframe {
  /// The fate of a root item's stack when the user chooses another one.
  public enum StackRetention: Sendable, Hashable {
    /// The stack stays as the user left it.
    case kept
    /// The stack goes back to its root.
    case reset
  }

  /// The stage that holds the state.
  public let stage: Stage
  private let stacks: StackRetention

  /// Creates a wireframe on a stage.
  public init(stage: Stage, stacks: StackRetention = .kept) {
    self.stage = stage
    self.stacks = stacks
  }

  /// Translates a request.
  ///
  /// The user's choice in the drawer also closes it.
  public func translate(_ request: NavigationRequest) -> Translation {
    switch request {
    case .install(let items, nil): .request(.install(items, in: .drawer))
    case .adapt(let formFactor, nil): .request(.adapt(formFactor, in: .drawer))
    case .show(let screen, let sender): .request(.push(screen, from: sender))
    case .select(let root) where stage.isUserRequest: .requests(choosing(root))
    default: .request(request)
    }
  }

  private func choosing(_ root: any Screen) -> [NavigationRequest] {
    var requests: [NavigationRequest] = stage.isDrawerOpen ? [.closeDrawer] : []
    let selected = stage.selectedRoot(around: root)
    if root === selected {
      return requests + [.popToRoot(of: root)]
    }
    if stacks == .reset, let selected, hasScreens(above: selected) {
      requests.append(.popToRoot(of: selected))
    }
    return requests + [.select(root)]
  }

  private func hasScreens(above root: any Screen) -> Bool {
    !stage.isTop(root) || !stage.detail(beside: root).isEmpty
  }
}

extension WireframeContainer {
  /// A drawer, with the player at the bottom of the window.
  static let drawer = WireframeContainer(
    name: "drawer", rootNavigation: .drawer, modalStyle: compactModalStyle)
}
