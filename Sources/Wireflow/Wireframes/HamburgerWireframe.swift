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

  /// The policy of a drawer.
  public var policy: any WireframePolicy { DrawerPolicy(stacks: stacks) }
}

/// The policy of a drawer, which the user's choice of a root item also closes.
struct DrawerPolicy: WireframePolicy {
  let stacks: HamburgerWireframe.StackRetention

  func translate(_ request: NavigationRequest, in state: StageState) -> Translation {
    if case .select(let root) = request, state.isUserRequest {
      return .requests(choosing(root, in: state))
    }
    return ContainerPolicy(.drawer).translate(request, in: state)
  }

  private func choosing(_ root: any Screen, in state: StageState) -> [NavigationRequest] {
    var requests: [NavigationRequest] = state.isDrawerOpen ? [.closeDrawer] : []
    let selected = state.selectedRoot(around: root)
    if root === selected { return requests + [.popToRoot(of: root)] }
    if stacks == .reset, let selected,
      !state.isTop(selected) || !state.detail(beside: selected).isEmpty
    {
      requests.append(.popToRoot(of: selected))
    }
    return requests + [.select(root)]
  }
}

extension WireframeContainer {
  /// A drawer, with the player at the bottom of the window.
  public static let drawer = WireframeContainer(
    name: "drawer", rootNavigation: .drawer, modalStyle: compactModalStyle)
}
