/// The rows of the table that concern modals, alerts and the player.
extension StageState {
  @inline(__always)
  func present(
    _ screen: any Screen, from sender: (any Screen)?, _ style: ModalStyle,
    _ button: ModalDismissButtonStyle?, _ asker: borrowing Asker
  ) -> Verdict {
    guard tree.find(screen) == .none else { return .ignore(.screen(.alreadyOnStage, screen)) }
    if style == .wall {
      return raise(asker) { .present(screen, label: "", $0, over: .none, owner: $0.keeper) }
    }
    var slot = Index.none
    if let refusal = presenter(of: sender, &slot) { return .ignore(refusal) }
    return .change(
      .present(
        screen, label: "", modal(from: slot, style, button, asker.fate), over: over(slot),
        owner: owner(asker, slot)))
  }

  func present(
    _ items: [any Screen], _ container: WireframeContainer, from sender: (any Screen)?,
    _ style: ModalStyle, _ button: ModalDismissButtonStyle?, _ asker: borrowing Asker
  ) -> Verdict {
    guard !items.isEmpty else { return .ignore(.plain(.noRootItems)) }
    if let there = items.first(where: { tree.find($0) != .none }) ?? firstRepeated(in: items) {
      return .ignore(.screen(.alreadyOnStage, there))
    }
    let new = items.map { TreeChange.NewItem(screen: $0) }
    if style == .wall {
      return raise(asker) { .presentItems(new, container, $0, over: .none, owner: $0.keeper) }
    }
    var slot = Index.none
    if let refusal = presenter(of: sender, &slot) { return .ignore(refusal) }
    return .change(
      .presentItems(
        new, container, modal(from: slot, style, button),
        over: over(slot), owner: owner(asker, slot)))
  }

  /// Finds the slot of a sender, if there is one, and returns why it may not present.
  @inline(__always)
  private func presenter(of sender: (any Screen)?, _ slot: inout Index) -> Refusal? {
    guard let sender else { return nil }
    slot = tree.find(sender)
    guard slot != .none else { return .screen(.notOnStage, sender) }
    return tree.slots[tree.host(slot)].presented == .none
      ? nil : .screen(.alreadyPresenting, sender)
  }

  @inline(__always)
  private func modal(
    from slot: Index, _ style: ModalStyle, _ button: ModalDismissButtonStyle?,
    _ fate: ModalFate = .stays
  ) -> TreeChange.Modal {
    .init(
      presenter: slot == .none ? .none : tree.host(slot), style: style, dismissButton: button,
      fate: fate)
  }

  /// The screen that a modal comes up over.
  @inline(__always)
  private func over(_ slot: Index) -> Index { slot == .none ? front : tree.host(slot) }

  /// The screen in front of all others, or none before root items are installed.
  var front: Index { front(behind: .none) }

  /// The screen in front of all that stands behind a wall, or of everything.
  func front(behind wall: Index) -> Index {
    let level = (wall == .none ? tree.order.count : tree.level(of: wall)) - 1
    if level == 0, let player = tree.player, player.isMaximized { return player.slot }
    let stack = tree.frontStack(of: tree.order[level])
    return stack == .none ? .none : tree.topSlot(stack)
  }

  func dismiss(_ screen: any Screen, _ asker: borrowing Asker) -> Verdict {
    let slot = tree.find(screen)
    guard slot != .none, case let region = tree.modal(of: slot), region != .none else {
      return .ignore(.screen(.notPresented, screen))
    }
    if asker.isByUser, tree.regions[region].dismissButton == nil {
      return .ignore(.screen(.notDismissible, screen))
    }
    if tree.isWall(region), !keeps(region, asker.flow) {
      return .ignore(.screen(.behindWall, screen))
    }
    if region == tree.order[tree.order.count - 1], tree.alert == nil {
      return .change(.dismiss(region))
    }
    let wall = tree.wall(at: tree.level(of: region))
    var descent = Descent(from: asker.flow, ledger.owner(tree.first(region)))
    var changes: [TreeChange] = []
    dismiss(from: tree.level(of: region), &changes) { other in
      other == region
        || tree.wall(at: tree.level(of: other)) == wall
          && descent.contains(ledger.owner(tree.first(other)), ledger)
    }
    return .changes(changes)
  }

  func dismissAll(_ asker: borrowing Asker) -> Verdict {
    var descent = Descent(from: asker.flow)
    let wall = side(of: asker)
    let isDoomed = tree.order.enumerated().map { level, region in
      !tree.isWall(region) && tree.wall(at: level) == wall
        && descent.contains(ledger.owner(tree.first(region)), ledger)
    }
    guard let lowest = isDoomed.dropFirst().firstIndex(of: true) else {
      return .ignore(.plain(.nothingPresented))
    }
    var changes: [TreeChange] = []
    dismiss(from: lowest, &changes) { isDoomed[tree.level(of: $0)] }
    return .changes(changes)
  }

  /// Adds the changes that take modals away, the one in front first, from a level on.
  ///
  /// Those that stay are shown again. One that is tied to what goes does not, nor do those above it
  /// that its own flow has presented.
  /// - Returns: the modals that go.
  @discardableResult
  func dismiss(
    from lowest: Int, _ changes: inout [TreeChange], _ isDoomed: (Index) -> Bool
  ) -> [Index] {
    let tied = tree.hasTies ? tied(from: lowest, isDoomed) : []
    var gone: [Index] = []
    var staying: [Index] = []
    for region in tree.order[lowest...].reversed() {
      let goes = tied.contains(region) || isDoomed(region)
      if goes { gone.append(region) } else { staying.append(region) }
    }
    if let alert = tree.alert, gone.contains(tree.region(of: alert.sender)) {
      changes.append(.closeAlert(nil))
    }
    changes += gone.map { .dismiss($0) }
    // What a wall stands in front of need not come to the front, nor does the wall.
    guard !staying.isEmpty, !staying.contains(where: { tree.isWall($0) }) else { return gone }
    let left = Set(gone)
    var front = tree.topSlot(tree.frontStack(of: tree.order[lowest - 1]))
    if lowest == 1, let player = tree.player, player.isMaximized { front = player.slot }
    for region in staying.reversed() {
      let presenter = tree.regions[region].presenter
      let stays = presenter != .none && !left.contains(tree.region(of: presenter))
      changes.append(
        .bringToFront(
          region,
          .init(
            presenter: presenter, style: tree.regions[region].style,
            dismissButton: tree.regions[region].dismissButton),
          over: stays ? presenter : front))
      front = tree.topSlot(tree.frontStack(of: region))
    }
    return gone
  }

  /// Returns the modals that are tied to what goes, and those that their flows have presented.
  private func tied(from lowest: Int, _ isDoomed: (Index) -> Bool) -> Set<Index> {
    var (left, tied): (Set<Index>, Set<Index>) = ([], [])
    var descent: Descent?
    let wall = tree.wall(at: lowest)
    for (level, region) in tree.order.enumerated().dropFirst(lowest) {
      let (row, owner) = (tree.regions[region], ledger.owner(tree.first(region)))
      if !isDoomed(region) {
        let own = tree.wall(at: level)
        guard own == wall || left.contains(own) else { continue }
        let isTied =
          row.fate == .leaves
          && (row.presenter == .none || left.contains(tree.region(of: row.presenter)))
        if isTied, descent == nil { descent = Descent(from: owner) }
        if isTied { descent?.add(owner) }
        guard isTied || descent?.contains(owner, ledger) == true else { continue }
        tied.insert(region)
      }
      left.insert(region)
    }
    return tied
  }

  func hide(_ screen: any Screen, _ asker: borrowing Asker) -> Verdict {
    let slot = tree.find(screen)
    guard slot != .none else { return notOnStage(screen) }
    if tree.isEmbedded(slot) { return remove(screen, asker) }
    return tree.modal(of: slot) == .none ? pop(screen) : dismiss(screen, asker)
  }

  func show(
    _ content: AlertContent, from sender: any Screen, _ presented: PresentedAlert?,
    _ asker: borrowing Asker
  ) -> Verdict {
    if presented?.isClosed == true { return .ignore(.plain(.closed)) }
    let slot = tree.find(sender)
    guard slot != .none else { return notOnStage(sender) }
    return .change(
      .alert(content, sender: slot, flow: ledger.record(owner(asker, slot)), presented))
  }
}

extension StageState {
  /// Closes the alert that is shown, if it is the one that is meant.
  func closeAlert(
    _ answer: AlertContent.Action?, of meant: PresentedAlert?, _ asker: borrowing Asker
  ) -> Verdict {
    guard let shown = tree.alert else { return .ignore(.plain(.noAlert)) }
    if meant == nil, isBehindWall(asker) { return .ignore(.plain(.noAlert)) }
    if let meant, shown.presented !== meant { return .ignore(.plain(.alreadyThere)) }
    return .change(.closeAlert(answer))
  }
}

/// The player.
extension StageState {
  func installPlayer(
    _ screen: any FullscreenMinimizable, _ isAnimated: Bool, _ asker: borrowing Asker
  ) -> Verdict {
    guard let controls = asker.controls(of: screen) else { return .changes([]) }
    // A screen stands on stage once, so a player cannot be its own controls.
    if tree.find(screen) != .none || controls === screen {
      return .ignore(.screen(.alreadyOnStage, screen))
    }
    let there = tree.find(controls)
    if there != .none, there != tree.player?.controls {
      return .ignore(.screen(.alreadyOnStage, controls))
    }
    let install = TreeChange.installPlayer(
      screen, controls: controls, animated: isAnimated, owner: asker.flow)
    guard tree.player != nil else { return .change(install) }
    return closingAlert(
      if: { tree.isPlayer(tree.host($0)) }, [.removePlayer(animated: isAnimated), install])
  }

  func removePlayer(_ isAnimated: Bool) -> Verdict {
    guard tree.player != nil else { return .ignore(.plain(.noPlayer)) }
    return closingAlert(
      if: { tree.isPlayer(tree.host($0)) }, [.removePlayer(animated: isAnimated)])
  }

  func turnPlayer(isMaximized: Bool, _ isAnimated: Bool) -> Verdict {
    guard let player = tree.player else { return .ignore(.plain(.noPlayer)) }
    guard player.isMaximized != isMaximized else { return .ignore(.plain(.alreadyThere)) }
    return .change(isMaximized ? .maximize(animated: isAnimated) : .minimize(animated: isAnimated))
  }
}
