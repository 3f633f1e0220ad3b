import Wireflow

extension StageModel {
  /// The tree as its description has it.
  var tree: String {
    var lines = [picture.base.container + (picture.base.isDrawerOpen ? ", drawer open" : "")]
    lines += treeLines(picture.base, "  ")
    if let player = picture.player {
      lines.append("  player, " + (player.isMaximized ? "maximized" : "minimized"))
      lines += player.screens.flatMap { treeLines($0, "    ") }
    }
    for modal in picture.modals {
      let button = button(modal).map { ", dismiss button \($0)" } ?? ""
      let container = modal.hasRootItems ? ", \(modal.region.container)" : ""
      let drawer = modal.region.isDrawerOpen ? ", drawer open" : ""
      lines.append("  \(words(modal.style))\(button)\(container)\(drawer)")
      lines +=
        modal.hasRootItems
        ? treeLines(modal.region, "    ") : treeLines(modal.region.items[0], "    ")
    }
    if let alert {
      let style = WalkTrait.isActionSheet(alert.id) ? "action sheet" : "alert"
      lines.append("  \(style) \"\(WalkName.alert(alert.id))\"")
    }
    return lines.joined(separator: "\n")
  }

  private func treeLines(_ region: Picture.Region, _ margin: String) -> [String] {
    region.items.enumerated().flatMap { place, item in
      let mark = place == region.selected ? ", selected" : ""
      return ["\(margin)\(WalkName.screen(item.list[0]))\(mark)"] + treeLines(item, margin + "  ")
    }
  }

  private func treeLines(_ item: Picture.Item, _ margin: String) -> [String] {
    let detail = item.detail.isEmpty ? [] : ["\(margin)detail"]
    return item.list.flatMap { treeLines($0, margin) } + detail
      + item.detail.flatMap { treeLines($0, margin) }
  }

  private func treeLines(_ screen: Int, _ margin: String) -> [String] {
    let flow = owners[screen].flatMap { flows[$0]?.name }.map { " in \($0)" } ?? ""
    let line = "\(margin)\(visible.contains(screen) ? "*" : " ") \(name(screen))\(flow)"
    return [line] + (picture.embedded[screen] ?? []).flatMap { treeLines($0, margin + "    ") }
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
    case .presentItems(let screens, _, _): "present \(name(screens[0]))"
    case .update(let roots, _): "update " + roots.map(WalkName.screen).joined(separator: ", ")
    case .showDetail(let screen, _): "show detail \(name(screen))"
    case .embed(let screen, let host): "embed \(name(screen)) in \(name(host))"
    case .remove(let screen): "remove \(name(screen))"
    case .goBack: "go back"
    case .returnToRoot: "return to root"
    case .setStack(_, let screen): "set stack of \(name(screen))"
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
