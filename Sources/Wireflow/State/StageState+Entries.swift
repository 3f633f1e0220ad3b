extension StageState {
  /// The line that a change leaves in the log, on the state before the change.
  @inline(__always)
  func entry(
    for change: borrowing TreeChange, _ texts: inout ChangeTexts
  ) -> PresentationLog.Entry {
    switch change {
    case .push(let screen, let stack, _):
      .push(texts.name(of: screen), onto: tree.stacks[stack].label)
    case .pop(let stack, let place): popEntry(stack, place, &texts)
    case .remove(let slots, let stack):
      .remove(slots.map { texts.name(of: tree.screen($0)) }, from: tree.stacks[stack].label)
    case .replace(let slot, let screen, _, _):
      .replace(texts.name(of: tree.screen(slot)), with: texts.name(of: screen))
    case .showDetail(let screen, let item, _):
      .showDetail(
        texts.name(of: screen), beside: tree.stacks[tree.items[item].list].label)
    case .embed(let screen, let host, _):
      .embed(texts.name(of: screen), in: texts.name(of: tree.screen(host)))
    case .unembed(let slot): .unembed(texts.name(of: tree.screen(slot)))
    case .install(let items, let container, _):
      .install(container.name, items.map(\.representation.title))
    case .update(let region, let items, _):
      .update(tree.container(of: region).name, items.map(\.representation.title))
    case .select(let item):
      .select(texts.rootTitle(of: tree.screen(tree.stacks[tree.items[item].list].slots[0])))
    case .present(let screen, _, let modal, let over, _):
      .present(
        texts.name(of: screen), over: over == .none ? nil : texts.name(of: tree.screen(over)),
        style: modal.shownStyle, dismissButton: modal.dismissButton)
    case .presentItems(let items, let container, let modal, let over, _):
      .present(
        texts.name(of: items[0].screen),
        over: over == .none ? nil : texts.name(of: tree.screen(over)),
        style: modal.shownStyle, dismissButton: modal.dismissButton,
        holding: .init(container: container.name, titles: items.map(\.representation.title)))
    case .bringToFront(let region, let modal, let over):
      .present(
        texts.name(of: tree.screen(tree.first(region))),
        over: over == .none ? nil : texts.name(of: tree.screen(over)),
        style: modal.shownStyle, dismissButton: modal.dismissButton)
    case .dismiss(let region): .dismiss(texts.name(of: tree.screen(tree.first(region))))
    case .alert(let content, let sender, _, _): .alert(tree.shown(content, from: sender))
    case .closeAlert, .putAlertAside: .closeAlert(tree.alert?.content.title ?? "")
    case .installPlayer(let screen, _, _, _):
      .installPlayer(texts.name(of: screen), tree.container(of: tree.base).playerDock)
    case .removePlayer: .removePlayer(playerName(&texts))
    case .minimize: .minimize(playerName(&texts))
    case .maximize: .maximize(playerName(&texts))
    case .openDrawer: .openDrawer
    case .closeDrawer: .closeDrawer
    case .adapt(_, let regions):
      .adapt(
        (regions.first?.container ?? tree.container(of: tree.base)).name,
        tree.regions[tree.base].items.map { item in
          texts.rootTitle(of: tree.screen(tree.stacks[tree.items[item].list].slots[0]))
        })
    case .end(let flow, let isFinished, _):
      isFinished
        ? .finish(ledger.record(flow)?.name ?? "") : .cancel(ledger.record(flow)?.name ?? "")
    }
  }

  private func popEntry(
    _ stack: Index, _ place: Int, _ texts: inout ChangeTexts
  ) -> PresentationLog.Entry {
    let slots = tree.stacks[stack].slots
    if place == slots.count - 1 { return .pop(texts.name(of: tree.screen(slots[place]))) }
    if place > 0 { return .popTo(texts.name(of: tree.screen(slots[place - 1]))) }
    let list = tree.items[tree.stacks[stack].item].list
    return .popTo(texts.name(of: tree.screen(tree.topSlot(list))))
  }

  private func playerName(_ texts: inout ChangeTexts) -> ScreenName {
    tree.player.map { texts.name(of: $0.screen) } ?? ScreenName(typeName: "", title: "")
  }
}
