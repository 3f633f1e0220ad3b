@testable import Wireflow

/// Verdicts in words.
extension RefereeRoom {
  func words(of verdict: Verdict) -> String {
    switch verdict {
    case .change(let change): words(of: change)
    case .changes(let changes):
      changes.isEmpty ? "nothing" : changes.map { words(of: $0) }.joined(separator: " + ")
    case .ignore(.plain(let reason)): "ignored: \(reason)"
    case .ignore(.screen(let kind, let screen)): "ignored: \(screen.title) \(kind)"
    }
  }

  private func words(of change: TreeChange) -> String {
    switch change {
    case .install(let items, _, _): "install \(items.map(\.screen).titles)"
    case .update(_, let items, _): "update \(items.map(\.screen).titles)"
    case .select(let item): "select \(state.tree.root(ofItem: item).title)"
    case .push(let screen, let stack, _):
      "push \(screen.title) onto \(state.tree.screens(of: stack).titles)"
    case .pop(let stack, let place):
      "pop \(Array(state.tree.screens(of: stack)[place...]).titles)"
    case .remove(let slots, _): "remove \(slots.map { state.tree.screen($0) }.titles)"
    case .replace(let slot, let screen, _, _): "replace \(title(slot)) with \(screen.title)"
    case .showDetail(let screen, let item, _):
      "show \(screen.title) beside \(state.tree.screens(of: state.tree.items[item].list).titles)"
    case .embed(let screen, let host, _): "embed \(screen.title) into \(title(host))"
    case .unembed(let slot): "remove \(title(slot))"
    case .present(let screen, _, _, let over, _):
      "present \(screen.title) over \(title(over))"
    case .presentItems(let items, let container, _, let over, _):
      "present \(items.map(\.screen).titles) over \(title(over)) in \(container.name)"
    case .bringToFront(let region, _, let over):
      "present \(title(state.tree.first(region))) again over \(title(over))"
    case .dismiss(let region): "dismiss \(title(state.tree.first(region)))"
    case .alert(_, let sender, _, _): "alert from \(title(sender))"
    case .end(let flow, _, _): "end \(state.ledger.record(flow)?.name ?? "nobody")"
    case .closeAlert, .putAlertAside, .installPlayer, .removePlayer, .minimize, .maximize,
      .openDrawer,
      .closeDrawer, .adapt:
      plainWords(of: change)
    }
  }

  private func plainWords(of change: TreeChange) -> String {
    switch change {
    case .closeAlert: "close alert"
    case .putAlertAside: "put alert aside"
    case .installPlayer: "install player"
    case .removePlayer: "remove player"
    case .minimize: "minimize"
    case .maximize: "maximize"
    case .openDrawer: "open drawer"
    case .closeDrawer: "close drawer"
    case .adapt(_, let regions): "adapt to \(regions[0].container?.name ?? "nothing")"
    case .install, .update, .select, .push, .pop, .remove, .replace, .showDetail, .embed,
      .unembed, .present, .presentItems, .bringToFront, .dismiss, .alert, .end:
      ""
    }
  }

  private func title(_ slot: Index) -> String {
    slot == .none ? "nothing" : state.tree.screen(slot).title
  }
}
