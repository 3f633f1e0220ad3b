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

  /// The policy of columns.
  public var policy: any WireframePolicy { SplitPolicy() }
}

/// The policy of a list and a detail in two columns, in which a push from the list replaces the
/// detail.
struct SplitPolicy: WireframePolicy {
  func translate(_ request: NavigationRequest, in state: StageState) -> Translation {
    switch request {
    case .push(let screen, let sender): return pushing(screen, from: sender, in: state)
    case .show(let screen, let sender, let style, let button):
      // In one column it is pushed, and the user can always go back.
      guard case .popover = style else { return pushing(screen, from: sender, in: state) }
      return .request(
        .present(screen, from: sender, style: style, dismissButton: button ?? .close))
    default: return ContainerPolicy(.split).translate(request, in: state)
    }
  }

  /// Pushes a screen in front of the detail, after the screens above a list that it replaces.
  private func pushing(
    _ screen: any Screen, from sender: any Screen, in state: StageState
  ) -> Translation {
    let push = NavigationRequest.push(screen, from: sender)
    let list = state.outermostHost(of: sender)
    guard state.isRootItem(list), !state.isTop(list), state.detail(beside: list).isEmpty,
      !state.isOnStage(screen)
    else { return .request(push) }
    return .requests([.popTo(list), push])
  }
}

extension WireframeContainer {
  /// A sidebar, a list and a detail column, with the player in the sidebar.
  public static let split = WireframeContainer(
    name: "split", rootNavigation: .sidebar, columns: 2, playerDock: .sidebar,
    anchorsActionSheets: true, modalStyle: regularModalStyle)
}
