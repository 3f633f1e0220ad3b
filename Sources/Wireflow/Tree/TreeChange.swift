/// A change that a request comes to: one step from a whole state to the next.
///
/// The referee makes it from numbers and new screens alone. The texts that it leaves open are read
/// from the app before the change is made, so that none of the app's code runs during it.
@MainActor
enum TreeChange {
  /// A root item to be made, or one that is to stay.
  @MainActor
  struct NewItem {
    let screen: any Screen
    /// The item that stays, with its stacks.
    var staying = Index.none
    var representation = RootLevelRepresentation(title: "")
  }

  /// The way in which a modal is shown.
  struct Modal {
    let presenter: Index
    let style: ModalStyle
    let dismissButton: ModalDismissButtonStyle?
    /// The style as the container has it.
    var shownStyle = ModalStyle.automatic
    /// The fate when its presenter leaves.
    var fate = ModalFate.stays
    /// The flow of a wall.
    var keeper = Index.none
  }

  /// A region in another container.
  struct Region {
    let region: Index
    let container: WireframeContainer?
    /// The style that a modal prefers.
    let style: ModalStyle
    var shownStyle = ModalStyle.automatic
  }

  indirect case install([NewItem], WireframeContainer, owner: Index)
  case update(Index, [NewItem], owner: Index)
  case select(item: Index)
  case push(any Screen, onto: Index, owner: Index)
  case pop(Index, downTo: Int)
  case remove([Index], from: Index)
  indirect case replace(Index, with: any Screen, owner: Index, title: String)
  case showDetail(any Screen, item: Index, owner: Index)
  case embed(any Screen, in: Index, owner: Index)
  case unembed(Index)
  indirect case present(any Screen, label: String, Modal, over: Index, owner: Index)
  indirect case presentItems([NewItem], WireframeContainer, Modal, over: Index, owner: Index)
  indirect case bringToFront(Index, Modal, over: Index)
  case dismiss(Index)
  indirect case alert(AlertContent, sender: Index, flow: FlowRecord?, PresentedAlert?)
  case closeAlert(AlertContent.Action?)
  /// Takes the alert away without an answer, to come back once the wall in front of it has gone.
  case putAlertAside
  indirect case installPlayer(
    any FullscreenMinimizable, controls: any Screen, animated: Bool, owner: Index)
  case removePlayer(animated: Bool)
  case minimize(animated: Bool)
  case maximize(animated: Bool)
  case openDrawer(Index)
  case closeDrawer(Index)
  case adapt(FormFactor, [Region])
  case end(Index, isFinished: Bool, deliver: (@MainActor () -> Void)?)
}

extension TreeChange {
  /// The container that the base has after the change, or nil if the change leaves it as it is.
  var containerOfBase: WireframeContainer? {
    switch self {
    case .install(_, let container, _): container
    case .adapt(_, let regions): regions[0].container
    case .update, .select, .push, .pop, .remove, .replace, .showDetail, .embed, .unembed, .present,
      .presentItems, .bringToFront, .dismiss, .alert, .closeAlert, .putAlertAside, .installPlayer,
      .removePlayer,
      .minimize, .maximize, .openDrawer, .closeDrawer, .end:
      nil
    }
  }

  /// True if it can be shown in one way or another.
  var takesStyle: Bool {
    switch self {
    case .install, .update, .select, .push, .pop, .remove, .replace, .showDetail, .embed, .unembed,
      .present, .presentItems, .bringToFront, .dismiss, .adapt:
      true
    case .alert, .closeAlert, .putAlertAside, .installPlayer, .removePlayer, .minimize, .maximize,
      .openDrawer,
      .closeDrawer, .end:
      false
    }
  }
}
