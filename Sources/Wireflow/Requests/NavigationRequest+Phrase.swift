extension NavigationRequest {
  /// The words that a log line uses for it.
  func phrase(naming name: (any Screen) -> ScreenName) -> String {
    switch self {
    case .install(let items, _): "install" + items.enumerated
    case .update(let items, _): "update" + items.enumerated
    case .select(let screen): "select \(screen.representation.title.plainOrLiteral)"
    case .push(let screen, _): "push \(name(screen))"
    case .pop(let screen): "pop \(name(screen))"
    case .popTo(let screen): "pop to \(name(screen))"
    case .popToRoot(let screen): "pop to root of \(name(screen))"
    case .replace(let old, let new): "replace \(name(old)) with \(name(new))"
    case .present(let screen, _, _, _): "present \(name(screen))"
    case .presentRootItems(let items, _, _, _, _):
      items.first.map { "present \(name($0))" } ?? "present root items"
    case .showDetail(let screen, _): "show detail \(name(screen))"
    case .embed(let screen, let host): "embed \(name(screen)) in \(name(host))"
    case .remove(let screen): "remove \(name(screen))"
    case .setStack(_, let screen): "set stack of \(name(screen))"
    case .goBack: "go back"
    case .dismiss(let screen): "dismiss \(name(screen))"
    case .dismissAll: "dismiss all"
    case .alert(let alert, _, _): "\(alert.style.rawValue) \(alert.title.literal)"
    case .closeAlert: "close alert"
    case .show(let screen, _): "show \(name(screen))"
    case .hide(let screen): "hide \(name(screen))"
    case .installPlayer(let player, _): "install player \(name(player))"
    case .removePlayer: "remove player"
    case .minimize: "minimize"
    case .maximize: "maximize"
    case .openDrawer: "open drawer"
    case .closeDrawer: "close drawer"
    case .adapt(let formFactor, _): "adapt \(formFactor.rawValue)"
    case .flush: "flush"
    case .transaction(let transaction): transaction.phrase(naming: name)
    }
  }
}

extension [any RootLevelRepresentable] {
  /// The titles behind a space, with commas between them, or nothing for no item.
  @MainActor
  fileprivate var enumerated: String {
    isEmpty ? "" : " " + map { $0.representation.title.plainOrLiteral }.joined(separator: ", ")
  }
}
