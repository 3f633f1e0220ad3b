/// Requests in numbers.
extension Places {
  /// Returns a request in numbers, with the app's answers about it.
  func change(_ request: NavigationRequest) -> NavigationState.Change? {
    switch request {
    case .push(let screen, let sender), .show(let screen, let sender, _, _):
      .push(id(screen), from: id(sender))
    case .pop(let screen): .pop(id(screen))
    case .popTo(let screen): .popTo(id(screen))
    case .popToRoot(let screen): .popToRoot(of: id(screen))
    case .replace(let old, let new): .replace(id(old), with: id(new))
    case .showDetail(let screen, let sender): .showDetail(id(screen), from: id(sender))
    case .embed(let screen, let host): .embed(id(screen), in: id(host))
    case .remove(let screen): .remove(id(screen))
    case .hide(let screen): .hide(id(screen))
    case .setStack(let screens, let screen): .setStack(screens.map { id($0) }, of: id(screen))
    case .goBack: .goBack
    case .showPlace(let screens, let root): .showPlace(screens.map { id($0) }, in: id(root))
    case .dismiss(let screen): .dismiss(id(screen))
    case .dismissAll: .dismissAll
    case .returnToRoot: .returnToRoot
    case .install(let items, let container):
      .install(items.map { id($0) }, in: container.map { .init($0) })
    case .update(let items, let screen):
      .update(items.map { id($0) }, of: screen.map { id($0) })
    case .select(let screen): .select(id(screen))
    case .present(let screen, let sender, let style, let button):
      .present(
        [id(screen)], in: nil, from: sender.map { id($0) },
        as: modal(style ?? .automatic, button, requester.fate))
    case .presentRootItems(let items, _, let sender, let style, let button):
      .present(
        items.map { id($0) }, in: .init(requester.container ?? .plain), from: sender.map { id($0) },
        as: modal(style, button, .stays))
    case .detach(let roots, let saved): .detach(roots?.map { id($0) }, as: saved.number)
    case .attach(let saved): .attach(saved.number)
    case .alert(_, let sender, _): .alert(from: id(sender))
    case .installPlayer(let player, _):
      requester.controls.map { .installPlayer(id(player), controls: id($0)) }
    case .removePlayer: .removePlayer
    case .minimize: .minimize(requester.controls.map { id($0) })
    case .maximize: .maximize
    case .openDrawer: .openDrawer
    case .closeDrawer: .closeDrawer
    case .closeAlert(_, let meant): .closeAlert(isMeant: meant.map { $0 === alert?.presented })
    case .showNotice: .addNotice
    case .closeNotice(let id): .closeNotice(id?.number)
    case .adapt(let formFactor, let container): adapt(to: formFactor, in: container)
    // The stage and its windows carry these out.
    case .flush, .transaction, .openWindow, .closeWindow: nil
    }
  }

  private func modal(
    _ style: ModalStyle, _ button: ModalDismissButtonStyle?, _ fate: ModalFate
  ) -> NavigationState.Modal {
    .init(style: style, shownStyle: shownStyle(of: style), dismissButton: button, fate: fate)
  }

  private func adapt(
    to formFactor: FormFactor, in container: WireframeContainer?
  ) -> NavigationState.Change {
    let new = container ?? self.container(ofRegion: 0)
    var containers: [UInt32: NavigationState.Container] = [:]
    var styles: [UInt32: ModalStyle] = [:]
    for region in state.allRegions {
      let adapted = region.modal == nil ? new : requester.adapted[region.number]
      containers[region.number] = adapted.map { .init($0) } ?? region.container
      styles[region.number] = region.modal.map { new.shownStyle(of: $0.style) }
    }
    return .adapt(formFactor, in: containers, styles: styles)
  }
}

extension NavigationState.Container {
  init(_ container: WireframeContainer) {
    self.init(
      name: container.name, hasDrawer: container.rootNavigation == .drawer,
      columns: container.columns)
  }
}

/// The requester of the current change, with the app's answers about the request.
@MainActor
final class Requester {
  /// The flow that made the request, or nil if the user or nobody did.
  let flow: FlowRecord?
  let isByUser: Bool
  /// The hint at how to show the change.
  let style: TransitionStyle?
  /// The fate of a modal that the request presents when its sender leaves.
  let fate: ModalFate
  /// True if other requests follow as part of the same change.
  var isPart = false
  /// The controls of a player that the request installs, or of a modal that it may minimize.
  var controls: (any Screen)?
  /// The containers that wireframes chose: for the root items that the request presents, or for the
  /// modals that an `adapt` changes, by the numbers of their presentations.
  var container: WireframeContainer?
  var adapted: [UInt32: WireframeContainer] = [:]

  /// The requester of changes that nobody requested.
  static let nobody = Requester()

  init(
    flow: FlowRecord? = nil, isByUser: Bool = false, style: TransitionStyle? = nil,
    fate: ModalFate = .stays
  ) {
    self.flow = flow
    self.isByUser = isByUser
    self.style = style
    self.fate = fate
  }
}
