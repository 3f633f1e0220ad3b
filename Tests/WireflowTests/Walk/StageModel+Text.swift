import Wireflow

extension StageModel {
  /// The tree as its description has it.
  var tree: String {
    var lines = [picture.container + (picture.isDrawerOpen ? ", drawer open" : "")]
    for (place, stack) in picture.roots.enumerated() {
      let mark = place == picture.selected ? ", selected" : ""
      lines.append("  \(WalkName.screen(stack[0]))\(mark)")
      lines += stack.map(treeLine)
    }
    if let player = picture.player {
      lines.append("  player, " + (player.isMaximized ? "maximized" : "minimized"))
      lines += player.screens.map(treeLine)
    }
    for modal in picture.modals {
      let button = button(modal).map { ", dismiss button \($0)" } ?? ""
      lines.append("  \(words(modal.style))\(button)")
      lines += modal.screens.map(treeLine)
    }
    if let alert {
      let style = WalkTrait.isActionSheet(alert.id) ? "action sheet" : "alert"
      lines.append("  \(style) \"\(WalkName.alert(alert.id))\"")
    }
    return lines.joined(separator: "\n")
  }

  private func treeLine(_ screen: Int) -> String {
    let flow = owners[screen].flatMap { flows[$0]?.name }.map { " in \($0)" } ?? ""
    return "    \(visible.contains(screen) ? "*" : " ") \(name(screen))\(flow)"
  }

  func button(_ modal: Picture.Layer) -> String? {
    switch modal.dismissButton {
    case .done: "Done"
    case .close: "Close"
    default: nil
    }
  }

  func words(_ style: ModalStyle) -> String {
    switch style {
    case .popover: "popover at \"\(WalkTrait.anchor)\""
    case .sheet([.medium]): "sheet at medium"
    case .fullScreen: "full screen"
    case .formSheet: "form sheet"
    default: "sheet"
    }
  }

  /// An alert or an action sheet by its name.
  func words(alert id: Int) -> String {
    (WalkTrait.isActionSheet(id) ? "action sheet" : "alert") + " \"\(WalkName.alert(id))\""
  }

  func phrase(_ request: WalkRequest) -> String {
    switch request {
    case .install(let roots): "install " + roots.map(WalkName.screen).joined(separator: ", ")
    case .select(let screen): "select \(WalkName.screen(screen))"
    case .push(let screen, _): "push \(name(screen))"
    case .pop(let screen): "pop \(name(screen))"
    case .popTo(let screen): "pop to \(name(screen))"
    case .popToRoot(let screen): "pop to root of \(name(screen))"
    case .replace(let old, let new): "replace \(name(old)) with \(name(new))"
    case .present(let screen, _), .presentClosable(let screen, _): "present \(name(screen))"
    case .dismiss(let screen): "dismiss \(name(screen))"
    case .dismissAll: "dismiss all"
    case .alert(let id, _, _): words(alert: id)
    case .show(let screen, _): "show \(name(screen))"
    case .hide(let screen): "hide \(name(screen))"
    case .installPlayer(let screen): "install player \(name(screen))"
    case .removePlayer: "remove player"
    case .minimize: "minimize"
    case .maximize: "maximize"
    case .openDrawer: "open drawer"
    case .closeDrawer: "close drawer"
    case .adapt(let formFactor): "adapt \(formFactor == .compact ? "compact" : "regular")"
    case .flush: "flush"
    }
  }
}
