import Wireflow

/// A policy on public API alone: a sidebar with the root items, and beside it the stack of the one
/// that is selected.
public struct SidebarPolicy: WireframePolicy {
  /// Creates the policy.
  public init() {}

  public func translate(_ request: NavigationRequest, in state: StageState) -> Translation {
    guard case .show(let screen, let sender, .popover?, _) = request else {
      return ContainerPolicy(Self.container).translate(request, in: state)
    }
    return .request(.modal(screen, from: sender))
  }

  private static let container = WireframeContainer(
    name: "sidebar of stacks", rootNavigation: .sidebar, playerDock: .sidebar,
    anchorsActionSheets: true, modalStyle: WireframeContainer.regularModalStyle)
}
