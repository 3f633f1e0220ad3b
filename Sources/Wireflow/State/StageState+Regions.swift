/// Regions, their root items and the player.
extension StageState {
  mutating func install(
    _ items: [TreeChange.NewItem], _ container: WireframeContainer, _ owner: Index
  ) -> PresentationCommand {
    let staying = Set(items.map { ObjectIdentifier($0.screen) })
    let onWalls = tree.regionsOnWalls
    for region in tree.order.dropLast(onWalls.count).reversed() where region != tree.base {
      clear(region, but: staying)
      noteContainer(of: region)
      tree.drop(region)
    }
    if let player = tree.player {
      tree.player = nil
      leavePlayer(player, but: staying)
    }
    clear(tree.base, but: staying)
    noteContainer(of: tree.base)
    let base = tree.base
    tree.order = [base] + onWalls
    tree.lists.withRootItems =
      [base] + onWalls.filter { tree.regions[$0].container != nil }
    tree.lists.orphans.removeAll { !onWalls.contains($0) }
    tree.regions[base] = .init(container: container)
    makeItems(items, in: base, owner)
    return .install(tree.snapshot, cause: .install)
  }

  /// Keeps the container of a region that leaves until it is let go of.
  private mutating func noteContainer(of region: Index) {
    guard let container = tree.regions[region].container else { return }
    outbox.containers.append((container, tree.regions[region].arrival))
  }

  /// Takes all of a region off stage, from the back of its items, save for the screens that stay.
  private mutating func clear(_ region: Index, but staying: Set<ObjectIdentifier>) {
    for item in tree.regions[region].items {
      for stack in [tree.items[item].detail, tree.items[item].list] where stack != .none {
        let slots = tree.stacks[stack].slots
        tree.stacks.remove(stack, leaving: .init())
        for slot in slots.reversed() { leave(slot, unlessIn: staying) }
      }
      tree.items.remove(item, leaving: .init())
    }
  }

  private mutating func leave(_ slot: Index, unlessIn staying: Set<ObjectIdentifier>) {
    guard staying.contains(ObjectIdentifier(tree.screen(slot))) else {
      for inner in tree.embedded.remove(slot).reversed() {
        leave(inner, unlessIn: staying)
      }
      return leave(slot)
    }
    tree.slots[slot].presented = .none
    detachEmbedded(in: slot, where: staying)
  }

  /// Takes embedded screens off their hosts which are to be root items, however deep they stand.
  private mutating func detachEmbedded(
    in host: Index, where staying: Set<ObjectIdentifier>
  ) {
    for inner in tree.embedded[host] {
      if staying.contains(ObjectIdentifier(tree.screen(inner))) { tree.detach(inner) }
      detachEmbedded(in: inner, where: staying)
    }
  }

  private mutating func makeItems(
    _ items: [TreeChange.NewItem], in region: Index, _ owner: Index
  ) {
    tree.regions[region].items = items.map { new in
      guard new.staying == .none else {
        tree.label(new.staying, new.representation.title.plainOrLiteral)
        return new.staying
      }
      let item = tree.items.insert(.init(region: region))
      let stack = tree.stacks.insert(
        .init(item: item, label: new.representation.title.plainOrLiteral))
      tree.items[item].list = stack
      let slot = tree.find(new.screen)
      if slot == .none {
        enter(tree.add(new.screen, onto: stack), owner)
      } else {
        tree.move(slot, onto: stack)
      }
      return item
    }
    tree.numberItems(of: region)
  }

  mutating func update(
    _ region: Index, _ items: [TreeChange.NewItem], _ owner: Index
  ) -> PresentationCommand {
    let before = tree.regions[region].items
    let selected = tree.selectedItem(of: region)
    let staying = Set(items.map(\.staying))
    makeItems(items, in: region, owner)
    for item in before where !staying.contains(item) { leaveAll(ofItem: item) }
    tree.regions[region].selected = tree.regions[region].items.firstIndex(of: selected) ?? 0
    return .update(tree.snapshot(of: region), level: tree.level(of: region))
  }

  mutating func present(
    _ screen: any Screen, _ label: String, _ modal: TreeChange.Modal, _ owner: Index
  ) -> PresentationCommand {
    let region = makeRegion(modal, nil)
    let item = tree.items.insert(.init(region: region))
    let stack = tree.stacks.insert(.init(item: item, label: label))
    tree.items[item].list = stack
    tree.regions[region].items = [item]
    enter(tree.add(screen, onto: stack), owner)
    tree.bringToFront(region)
    return .present(
      ModalPresentation(
        id: .init(kind: .modal, number: tree.regions[region].arrival), first: screen,
        sender: modal.presenter == .none ? nil : tree.screen(modal.presenter),
        style: modal.shownStyle, dismissButton: modal.dismissButton))
  }

  mutating func present(
    _ items: [TreeChange.NewItem], _ container: WireframeContainer, _ modal: TreeChange.Modal,
    _ owner: Index
  ) -> PresentationCommand {
    let region = makeRegion(modal, container)
    makeItems(items, in: region, owner)
    tree.bringToFront(region)
    return .present(tree.modal(region))
  }

  private mutating func makeRegion(
    _ modal: TreeChange.Modal, _ container: WireframeContainer?
  ) -> Index {
    if modal.fate == .leaves { tree.lists.tiedCount += 1 }
    let region = tree.regions.insert(
      .init(
        container: container, presenter: modal.presenter, arrival: tree.nextArrival(),
        style: modal.style, shownStyle: modal.shownStyle, dismissButton: modal.dismissButton,
        fate: modal.fate, keeper: modal.keeper))
    if modal.style == .wall { tree.lists.walls.append(region) }
    return region
  }

  mutating func dismiss(_ region: Index) -> PresentationCommand {
    let first = tree.screen(tree.first(region))
    tree.takeFromOrder(region)
    let gone = tree.regions[region]
    noteContainer(of: region)
    tree.drop(region)
    for item in gone.items { leaveAll(ofItem: item) }
    return .dismiss(first)
  }

  mutating func showDetail(
    _ screen: any Screen, in item: Index, _ owner: Index
  ) -> PresentationCommand {
    leaveAll(tree.items[item].detail)
    let label = tree.stacks[tree.items[item].list].label
    let stack = tree.stacks.insert(.init(item: item, label: label))
    tree.items[item].detail = stack
    enter(tree.add(screen, onto: stack), owner)
    return .showDetail(screen, beside: tree.screen(tree.topSlot(tree.items[item].list)))
  }

  mutating func adapt(
    to formFactor: FormFactor, _ regions: [TreeChange.Region]
  ) -> PresentationCommand {
    self.formFactor = formFactor
    for change in regions {
      if let old = tree.regions[change.region].container { outbox.containers.append((old, nil)) }
      tree.regions[change.region].container = change.container
      tree.regions[change.region].shownStyle = change.shownStyle
      tree.regions[change.region].isDrawerOpen = false
    }
    return .install(tree.snapshot, cause: .adapt)
  }

  mutating func installPlayer(
    _ screen: any FullscreenMinimizable, _ controls: any Screen, _ owner: Index
  ) -> PresentationCommand {
    let slot = tree.add(screen, onto: tree.stacks.insert(.init()))
    let controlsSlot = tree.add(controls, onto: tree.stacks.insert(.init()))
    tree.player = .init(screen: screen, slot: slot, controls: controlsSlot)
    enter(slot, owner)
    enter(controlsSlot, owner)
    return .installPlayer(
      PlayerPresentation(
        screen: screen, controls: controls, isMaximized: false,
        dock: tree.container(of: tree.base).playerDock, embeddings: []))
  }

  mutating func removePlayer() -> PresentationCommand {
    if let player = tree.player {
      tree.player = nil
      leavePlayer(player, but: [])
    }
    return .removePlayer
  }

  private mutating func leavePlayer(
    _ player: StageTree.Player, but staying: Set<ObjectIdentifier>
  ) {
    for slot in [player.slot, player.controls] {
      tree.stacks.remove(tree.slots[slot].stack, leaving: .init())
      leave(slot, unlessIn: staying)
    }
  }
}
