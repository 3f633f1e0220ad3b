import Wireflow

/// A fourth wireframe, on public API alone: a sidebar with the root items, and beside it the stack
/// of the one that is selected.
public final class SidebarWireframe: ApplicationWireframe {
  public let stage: Stage

  /// Creates a wireframe on a stage.
  public init(stage: Stage) {
    self.stage = stage
  }

  public func translate(_ request: NavigationRequest) -> Translation {
    switch request {
    case .install(let items, nil):
      .request(.install(items, in: Self.container))
    case .adapt(let formFactor, nil):
      .request(.adapt(formFactor, in: Self.container))
    case .select(let root) where stage.isUserRequest && root === stage.selectedRoot:
      .request(.popToRoot(of: root))
    case .show(let screen, let sender):
      .request(isPopover(screen) ? .modal(screen, from: sender) : .push(screen, from: sender))
    default:
      .request(request)
    }
  }

  private func isPopover(_ screen: any Screen) -> Bool {
    guard let modal = screen as? any ModallyPresentable else { return false }
    if case .popover = modal.preferredModalStyle { return true }
    return false
  }

  private static let container = WireframeContainer(
    name: "sidebar of stacks", rootNavigation: .sidebar, playerDock: .sidebar,
    anchorsActionSheets: true, modalStyle: WireframeContainer.regularModalStyle)
}
