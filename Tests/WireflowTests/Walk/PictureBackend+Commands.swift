import Wireflow

extension PictureBackend {
  /// Carries a command out on the picture.
  ///
  /// A command must apply, unless the user has removed something that it is about and the stage
  /// has yet to settle that.
  func show(_ command: PresentationCommand) {
    if case .install(let snapshot, let cause) = command { return install(snapshot, cause) }
    if case .batch(let commands) = command {
      require(commands.count > 1, "a batch of \(commands.count)")
      for command in commands { show(command) }
      return
    }
    require(hasInstalled, "\(command) came before the first tree")
    if let flaw = flaw(of: command) { return skip(command, because: flaw) }
    apply(command)
  }

  /// Checks that the picture is already as a command would make it.
  func check(shown command: PresentationCommand) {
    let isShown =
      switch command {
      case .pop(let screen): isTop(number(screen))
      case .dismiss(let screen): !isShown(number(screen))
      default: false
      }
    if !isShown { skip(command, because: "the user has not done it") }
  }

  /// Why a command does not apply to the picture; nil when it does.
  private func flaw(of command: PresentationCommand) -> String? {
    switch command {
    case .install, .batch: nil
    case .select(let root): flaw(select: number(root))
    case .push(let screen, let below):
      isShown(number(screen)) ? "shown already" : isTop(number(below)) ? nil : "not over the top"
    case .pop(let screen):
      !isShown(number(screen)) ? "no target" : isTop(number(screen)) ? "nothing above" : nil
    case .remove(let screens): flaw(remove: screens.numbers)
    case .replace(let old, let new):
      !isShown(number(old)) ? "not shown" : isShown(number(new)) ? "shown already" : nil
    case .present(let modal):
      if modal.screens.numbers.contains(where: isShown) {
        "shown already"
      } else if let sender = modal.sender, !isShown(number(sender)) {
        "no sender"
      } else {
        nil
      }
    case .dismiss(let screen): picture.modal(from: number(screen)) == nil ? "no modal" : nil
    case .alert(_, let sender):
      picture.alert != nil ? "an alert is up" : isShown(number(sender)) ? nil : "no sender"
    case .closeAlert: picture.alert == nil ? "no alert" : nil
    case .installPlayer, .removePlayer, .minimize, .maximize: flaw(ofPlayer: command)
    case .openDrawer: picture.isDrawerOpen ? "open already" : flawOfDrawer
    case .closeDrawer: picture.isDrawerOpen ? flawOfDrawer : "closed already"
    case .update, .showDetail, .embed, .unembed: nil
    }
  }

  private var flawOfDrawer: String? { picture.container == "drawer" ? nil : "no drawer" }

  private func flaw(ofPlayer command: PresentationCommand) -> String? {
    if case .installPlayer(let player) = command {
      if picture.player != nil { return "a player is there" }
      if player.isMaximized { return "maximized at first" }
      return [player.screen, player.controls].numbers.contains(where: isShown)
        ? "shown already" : nil
    }
    guard let player = picture.player else { return "no player" }
    return switch command {
    case .minimize: player.isMaximized ? nil : "minimized already"
    case .maximize: player.isMaximized ? "maximized already" : nil
    default: nil
    }
  }

  private func flaw(select root: Int) -> String? {
    guard let place = picture.roots.firstIndex(where: { $0[0] == root }) else { return "no root" }
    return place == picture.selected ? "selected already" : nil
  }

  private func flaw(remove ids: [Int]) -> String? {
    let places = ids.compactMap(picture.place)
    guard places.count == ids.count, let first = places.first else { return "not shown" }
    if places.contains(where: { $0.stack != first.stack }) { return "several stacks" }
    return places.contains { $0.level == 0 } ? "a root" : nil
  }

  private func apply(_ command: PresentationCommand) {
    switch command {
    case .select(let root): select(number(root))
    case .push(let screen, let below): push(screen, over: number(below))
    case .pop(let screen): pop(to: number(screen))
    case .remove(let screens): remove(screens.numbers)
    case .replace(let old, let new): replace(number(old), with: new)
    case .present(let modal):
      for screen in modal.screens { bring(screen) }
      change { $0.modals.append(.init(modal)) }
    case .dismiss(let screen):
      guard let place = picture.modal(from: number(screen)) else { return }
      change { $0.modals.removeSubrange(place...) }
    case .alert(let alert, _):
      change { $0.alert = .init(title: alert.title, anchor: alert.anchor) }
    case .closeAlert: change { $0.alert = nil }
    case .installPlayer(let player):
      for screen in [player.screen, player.controls] { bring(screen) }
      change { $0.player = .init(player) }
    case .removePlayer: change { $0.player = nil }
    case .minimize: change { $0.player?.isMaximized = false }
    case .maximize: change { $0.player?.isMaximized = true }
    case .openDrawer: change { $0.isDrawerOpen = true }
    case .closeDrawer: change { $0.isDrawerOpen = false }
    case .install, .batch, .update, .showDetail, .embed, .unembed: break
    }
  }

  private func select(_ root: Int) {
    guard let place = picture.roots.firstIndex(where: { $0[0] == root }) else { return }
    change { $0.selected = place }
  }

  private func push(_ screen: any Screen, over below: Int) {
    guard let place = picture.place(of: below) else { return }
    bring(screen)
    change { $0[place.stack].append(number(screen)) }
  }

  private func pop(to screen: Int) {
    guard let place = picture.place(of: screen) else { return }
    change { $0[place.stack].removeSubrange((place.level + 1)...) }
  }

  private func remove(_ ids: [Int]) {
    for id in ids {
      guard let place = picture.place(of: id) else { continue }
      change { $0[place.stack].remove(at: place.level) }
    }
  }

  private func replace(_ old: Int, with new: any Screen) {
    guard let place = picture.place(of: old) else { return }
    bring(new)
    change { picture in
      picture[place.stack][place.level] = number(new)
      for modal in picture.modals.indices where picture.modals[modal].sender == old {
        picture.modals[modal].sender = number(new)
      }
    }
  }

  private func isShown(_ id: Int) -> Bool { picture.place(of: id) != nil }

  private func isTop(_ id: Int) -> Bool {
    guard let place = picture.place(of: id) else { return false }
    return place.level == picture[place.stack].count - 1
  }

  private func number(_ screen: any Screen) -> Int { (screen as? WalkScreen)?.id ?? -1 }
}
