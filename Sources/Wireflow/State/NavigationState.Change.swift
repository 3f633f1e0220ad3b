extension NavigationState {
  /// A request in numbers.
  enum Change: Sendable, Hashable {
    case install([ScreenID], in: Container?)
    case update([ScreenID], of: ScreenID?)
    case select(ScreenID)
    case push(ScreenID, from: ScreenID)
    case pop(ScreenID)
    case popTo(ScreenID)
    case popToRoot(of: ScreenID)
    case replace(ScreenID, with: ScreenID)
    case setStack([ScreenID], of: ScreenID)
    case showDetail(ScreenID, from: ScreenID)
    case embed(ScreenID, in: ScreenID)
    case remove(ScreenID)
    case hide(ScreenID)
    case goBack
    case showPlace([ScreenID], in: ScreenID)
    case present([ScreenID], in: Container?, from: ScreenID?, as: Modal)
    case dismiss(ScreenID)
    case dismissAll
    case returnToRoot
    case alert(from: ScreenID)
    case closeAlert(isMeant: Bool?)
    case installPlayer(ScreenID, controls: ScreenID)
    case removePlayer
    case minimize
    case maximize
    case openDrawer
    case closeDrawer
    case adapt(FormFactor, in: [Container?], styles: [ModalStyle])
  }

  /// Carries out one request for the requester, or throws and changes nothing.
  mutating func carryOut(_ change: Change) throws(Refusal) {
    switch change {
    case .install(let screens, let container): try install(screens, in: container)
    case .update(let screens, let screen): try update(screens, of: screen)
    case .select(let screen): try select(screen)
    case .push(let screen, let sender): try push(screen, from: sender)
    case .pop(let screen): try pop(screen)
    case .popTo(let screen): try pop(to: screen)
    case .popToRoot(let screen): try popToRoot(of: screen)
    case .replace(let old, let new): try replace(old, with: new)
    case .setStack(let screens, let screen): try setStack(screens, of: screen)
    case .showDetail(let screen, let sender): try showDetail(screen, from: sender)
    case .embed(let screen, let host): try embed(screen, in: host)
    case .remove(let screen): try remove(screen)
    case .hide(let screen): try hide(screen)
    case .goBack: try goBack()
    case .showPlace(let screens, let root): try showPlace(screens, in: root)
    case .present(let screens, let container, let sender, let modal):
      try present(screens, in: container, from: sender, as: modal)
    case .dismiss(let screen): try dismiss(screen)
    case .dismissAll: try dismissAll()
    case .returnToRoot: try returnToRoot()
    case .alert(let sender): try showAlert(from: sender)
    case .closeAlert(let isMeant): try closeAlert(isMeant: isMeant)
    case .installPlayer(let screen, let controls): try installPlayer(screen, controls: controls)
    case .removePlayer: try removePlayer()
    case .minimize: try turnPlayer(isMaximized: false)
    case .maximize: try turnPlayer(isMaximized: true)
    case .openDrawer: try turnDrawer(isOpen: true)
    case .closeDrawer: try turnDrawer(isOpen: false)
    case .adapt(let formFactor, let containers, let styles):
      try adapt(to: formFactor, in: containers, styles: styles)
    }
    dismissOrphans()
  }
}
