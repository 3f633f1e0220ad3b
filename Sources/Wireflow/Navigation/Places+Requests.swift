/// The mapping from requests to methods.
extension Places {
  /// Carries out one request for the requester, or throws and changes nothing.
  func carryOut(_ request: NavigationRequest) throws(Refusal) {
    #if WIREFLOW_SHADOW
    try judged(request)
    #else
    try perform(request)
    #endif
  }

  func perform(_ request: NavigationRequest) throws(Refusal) {
    switch request {
    case .push(let screen, let sender), .show(let screen, let sender):
      try push(screen, from: sender)
    case .pop(let screen): try pop(screen)
    case .popTo(let screen): try pop(to: screen)
    case .popToRoot(let screen): try popToRoot(of: screen)
    case .replace(let old, let new): try replace(old, with: new)
    case .showDetail(let screen, let sender): try showDetail(screen, from: sender)
    case .embed(let screen, let host): try embed(screen, in: host)
    case .remove(let screen): try remove(screen)
    case .hide(let screen): try hide(screen)
    case .setStack(let screens, let screen): try set(screens, of: screen)
    case .goBack: try goBack()
    case .install(let items, let container): try install(items, in: container)
    case .update(let items, let screen): try update(items, of: screen)
    case .select(let screen): try select(screen)
    case .present(let screen, let sender, let style, let button):
      try present(screen, from: sender, style, button)
    case .presentRootItems(let items, let wireframe, let sender, let style, let button):
      try present(rootItems: items, from: sender, style, button, through: wireframe)
    case .dismiss(let screen): try dismiss(screen)
    case .dismissAll: try dismissAll()
    case .returnToRoot: try returnToRoot()
    case .showPlace(let screens, let root): try showPlace(screens, in: root)
    case .alert(let alert, let sender, let shown): try show(alert, from: sender, as: shown)
    case .closeAlert(let answer, let meant): try closeAlert(answer, of: meant)
    case .installPlayer(let player, let animated): try installPlayer(player, isAnimated: animated)
    case .removePlayer(let isAnimated): try removePlayer(isAnimated: isAnimated)
    case .minimize(let isAnimated): try minimize(isAnimated: isAnimated)
    case .maximize(let isAnimated): try maximize(isAnimated: isAnimated)
    case .openDrawer: try turnDrawer(isOpen: true)
    case .closeDrawer: try turnDrawer(isOpen: false)
    case .adapt(let formFactor, let container): try adapt(to: formFactor, in: container)
    case .openWindow, .closeWindow: try carryOutInWindows(request)
    case .flush: _ = rest()
    case .transaction: throw .plain(.alreadyThere)  // The stage carries out its parts.
    }
    dismissOrphans()
  }
}
