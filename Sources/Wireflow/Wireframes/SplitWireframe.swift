/// The wireframe of a tablet: the root items in a sidebar, a list column and a detail column.
///
/// A push from a root-level screen replaces the detail; from the detail it goes deeper in it.
/// Modals become form sheets, and popovers stay popovers.
@MainActor
public final class SplitWireframe: ApplicationWireframe {
  /// The stage that holds the state.
  public let stage: Stage

  /// Creates a wireframe on a stage.
  public init(stage: Stage) {
    self.stage = stage
  }

  /// Commits a request; a push from the list takes away the detail that is there.
  public func perform(_ request: NavigationRequest) -> RequestOutcome {
    switch request {
    case .install(let items, nil):
      stage.commit(.install(items, in: .split))
    case .adapt(let formFactor, nil):
      stage.commit(.adapt(formFactor, in: .split))
    case .select(let root) where stage.isUserRequest && root === stage.selectedRoot:
      stage.commit(.popToRoot(of: root))
    case .push(let screen, let sender):
      push(screen, from: sender)
    case .show(let screen, let sender):
      show(screen, from: sender)
    default:
      stage.commit(request)
    }
  }

  private func push(_ screen: any Screen, from sender: any Screen) -> RequestOutcome {
    let isFromList = stage.rootScreens.contains { $0 === sender }
    guard isFromList, !stage.isTop(sender), !stage.isOnStage(screen) else {
      return stage.commit(.push(screen, from: sender))
    }
    var outcome = RequestOutcome.queued
    stage.batch {
      stage.commit(.popTo(sender))
      outcome = stage.commit(.push(screen, from: sender))
    }
    return outcome
  }

  private func show(_ screen: any Screen, from sender: any Screen) -> RequestOutcome {
    guard let modal = screen as? any ModallyPresentable, case .popover = modal.preferredModalStyle
    else { return push(screen, from: sender) }
    return stage.commit(
      .present(
        screen, from: sender, style: modal.preferredModalStyle,
        dismissButton: modal.allowedModalDismissButtonStyle ?? .close))
  }
}

extension WireframeContainer {
  /// A sidebar, a list and a detail column; the player rests in the sidebar.
  static let split = WireframeContainer(
    name: "split", rootNavigation: .sidebar, columns: 2, playerDock: .sidebar,
    anchorsActionSheets: true, modalStyle: regularModalStyle)
}
