/// The picture of the tree for a backend, made without any code of the app.
extension StageTree {
  var snapshot: StageSnapshot {
    StageSnapshot(
      base: snapshot(of: base), player: shownPlayer,
      modals: order.dropFirst().map { modal($0) },
      alert: alert.map { shown($0.content, from: $0.sender) }, alertID: alert?.id)
  }

  func snapshot(of region: Index) -> StageSnapshot.Region {
    StageSnapshot.Region(
      container: container(of: region),
      roots: regions[region].items.map { item in
        .init(
          screens: screens(of: items[item].list),
          detail: items[item].detail == .none ? [] : screens(of: items[item].detail))
      },
      selected: regions[region].selected, isDrawerOpen: regions[region].isDrawerOpen,
      embeddings: embeddings(inRegion: region))
  }

  func modal(_ region: Index) -> ModalPresentation {
    let presenter = regions[region].presenter
    return ModalPresentation(
      id: .init(kind: .modal, number: regions[region].arrival), first: screen(first(region)),
      region: snapshot(of: region), hasRootItems: regions[region].container != nil,
      sender: presenter == .none ? nil : screen(presenter), style: regions[region].shownStyle,
      dismissButton: regions[region].dismissButton)
  }

  /// The player as it is shown.
  var shownPlayer: PlayerPresentation? {
    player.map { player in
      PlayerPresentation(
        screen: player.screen, controls: screen(player.controls),
        isMaximized: player.isMaximized, dock: container(of: base).playerDock,
        embeddings: embedded.isEmpty
          ? [] : [player.slot, player.controls].flatMap { embeddings(in: $0) })
    }
  }

  /// An alert as its container shows it.
  func shown(_ content: AlertContent, from sender: Index) -> AlertContent {
    var shown = content
    let own = region(of: sender)
    if !container(of: own == .none ? base : own).anchorsActionSheets { shown.anchor = nil }
    return shown
  }

  func screens(of stack: Index) -> [any Screen] { stacks[stack].slots.map { screen($0) } }

  private func embeddings(inRegion region: Index) -> [StageSnapshot.Embedding] {
    guard !embedded.isEmpty else { return [] }
    return regions[region].items.flatMap { item in
      [items[item].list, items[item].detail].filter { $0 != .none }
        .flatMap { stacks[$0].slots.flatMap { embeddings(in: $0) } }
    }
  }

  private func embeddings(in slot: Index) -> [StageSnapshot.Embedding] {
    var found: [StageSnapshot.Embedding] = []
    eachEmbedded(in: slot) { inner, host in
      found.append(.init(screen: screen(inner), host: screen(host)))
    }
    return found
  }

  /// Visits what is embedded in a screen, each host before what stands in it.
  func eachEmbedded(in slot: Index, _ body: (_ inner: Index, _ host: Index) -> Void) {
    for inner in embedded[slot] {
      body(inner, slot)
      eachEmbedded(in: inner, body)
    }
  }
}
