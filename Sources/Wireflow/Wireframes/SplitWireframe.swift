/// The wireframe of a tablet: the root items in a sidebar, a list column and a detail column.
///
/// A push from a root-level screen replaces the detail, and a push from the detail extends it.
/// Modals become form sheets, and popovers stay popovers.
@MainActor
public final class SplitWireframe: ApplicationWireframe {
  /// The stage that holds the state.
  public let stage: Stage

  /// Creates a wireframe on a stage.
  public init(stage: Stage) {
    self.stage = stage
  }

  /// Translates a request.
  ///
  /// A push from the list replaces the detail.
  public func translate(_ request: NavigationRequest) -> Translation {
    switch request {
    case .install(let items, nil): .request(.install(items, in: .split))
    case .adapt(let formFactor, nil): .request(.adapt(formFactor, in: .split))
    case .select(let root) where stage.isUserRequest && root === stage.selectedRoot(around: root):
      .request(.popToRoot(of: root))
    case .push(let screen, let sender): pushing(screen, from: sender)
    case .show(let screen, let sender): showing(screen, from: sender)
    default: .request(request)
    }
  }

  private func pushing(_ screen: any Screen, from sender: any Screen) -> Translation {
    let push = NavigationRequest.push(screen, from: sender)
    let list = stage.outermostHost(of: sender)
    guard stage.isRootItem(list), !stage.isTop(list), stage.detail(beside: list).isEmpty,
      !stage.isOnStage(screen)
    else { return .request(push) }
    return .requests([.popTo(list), push])
  }

  private func showing(_ screen: any Screen, from sender: any Screen) -> Translation {
    guard let modal = screen as? any ModallyPresentable, case .popover = modal.preferredModalStyle
    else { return pushing(screen, from: sender) }
    return .request(
      .present(
        screen, from: sender, style: modal.preferredModalStyle,
        dismissButton: modal.allowedModalDismissButtonStyle ?? .close))
  }
}

extension WireframeContainer {
  /// A sidebar, a list and a detail column, with the player in the sidebar.
  static let split = WireframeContainer(
    name: "split", rootNavigation: .sidebar, columns: 2, playerDock: .sidebar,
    anchorsActionSheets: true, modalStyle: regularModalStyle)
}
