import Wireflow

extension BackendPicture {
  /// Applies a command to the picture.
  ///
  /// A command about a screen that the user has already removed changes nothing, because the stage
  /// sends the whole tree next.
  mutating func show(_ command: PresentationCommand) {
    switch command {
    case .install(let tree, _): self = BackendPicture(tree)
    case .batch(let commands): for command in commands { show(command) }
    case .update(let region, let level): update(Region(region), at: level)
    case .select(let root): select(root)
    case .push(let screen, let below): change(below) { stack, _ in stack.append(screen) }
    case .pop(let screen): pop(to: screen)
    case .remove(let screens):
      for screen in screens { change(screen) { stack, level in stack.remove(at: level) } }
    case .replace(let old, let new): replace(old, with: new)
    case .showDetail(let screen, let list): showDetail(screen, beside: list)
    case .embed(let screen, let host): embeddings?.append(.init(screen: screen, host: host))
    case .unembed(let screen): embeddings?.removeAll { $0.screen === screen }
    case .present(let modal): present(modal)
    case .dismiss(let screen):
      if let place = modal(from: screen) { modals.removeSubrange(place...) }
    case .alert(let content, _): alert = content.title
    case .closeAlert: alert = nil
    case .installPlayer(let presentation):
      player = Player(presentation)
      embeddings?.append(contentsOf: presentation.embeddings.map(Embedding.init))
    case .removePlayer: player = nil
    case .minimize: player?.isMaximized = false
    case .maximize: player?.isMaximized = true
    case .openDrawer: turnDrawer(of: modals.lastIndex { $0.hasRootItems == true }, isOpen: true)
    case .closeDrawer: turnDrawer(of: modals.lastIndex(where: \.region.isDrawerOpen), isOpen: false)
    }
    dropEmbeddings()
  }

  private mutating func update(_ region: Region, at level: Int) {
    if level == 0 {
      base = region
    } else if modals.indices.contains(level - 1) {
      modals[level - 1].region = region
    }
  }

  private mutating func select(_ root: any Screen) {
    guard let (stack, _) = place(of: root) else { return }
    self[region: stack.region].selected = stack.item
  }

  /// Removes the screens above a screen, including the detail beside the top of a list.
  mutating func pop(to screen: any Screen) {
    guard let (stack, level) = place(of: screen) else { return }
    if !stack.isDetail, level == self[stack].count - 1 {
      self[region: stack.region].roots[stack.item].detail = []
    } else {
      self[stack].removeSubrange((level + 1)...)
    }
  }

  private mutating func replace(_ old: any Screen, with new: any Screen) {
    change(old) { stack, level in stack[level] = new }
    if let place = embeddings?.firstIndex(where: { $0.screen === old }) {
      embeddings?[place].screen = new
    }
  }

  private mutating func showDetail(_ screen: any Screen, beside list: any Screen) {
    guard let (stack, _) = place(of: list) else { return }
    self[region: stack.region].roots[stack.item].detail = [screen]
  }

  private mutating func present(_ modal: ModalPresentation) {
    modals.append(Modal(modal))
    embeddings?.append(contentsOf: modal.region.embeddings.map(Embedding.init))
  }

  /// Opens or closes the drawer of a modal, or of the base.
  private mutating func turnDrawer(of modal: Int?, isOpen: Bool) {
    self[region: modal.map { $0 + 1 } ?? 0].isDrawerOpen = isOpen
  }

  private mutating func change(_ screen: any Screen, _ body: (inout [any Screen], Int) -> Void) {
    guard let place = place(of: screen) else { return }
    body(&self[place.stack], place.level)
  }

  /// Drops embedded screens whose hosts are no longer visible.
  mutating func dropEmbeddings() {
    guard let embeddings, !embeddings.isEmpty else { return }
    let stacks = [base] + modals.map(\.region)
    var shown = Set(stacks.flatMap(\.roots).flatMap(\.pile).map { ObjectIdentifier($0) })
    for screen in player?.screens ?? [] { shown.insert(ObjectIdentifier(screen)) }
    var kept: [Embedding] = []
    for embedding in embeddings where shown.contains(ObjectIdentifier(embedding.host)) {
      shown.insert(ObjectIdentifier(embedding.screen))
      kept.append(embedding)
    }
    self.embeddings = kept
  }
}

extension BackendPicture {
  /// Returns true if both pictures show identical screens in the same places.
  ///
  /// The comparison skips a property if one of the backends does not report it.
  public func matches(_ other: BackendPicture) -> Bool {
    base.matches(other.base)
      && alert == other.alert && player?.screen === other.player?.screen
      && player?.isMaximized == other.player?.isMaximized
      && modals.count == other.modals.count
      && zip(modals, other.modals).allSatisfy { $0.matches($1) }
      && hasSameEmbeddings(as: other)
  }

  private func hasSameEmbeddings(as other: BackendPicture) -> Bool {
    guard let own = embeddings, let others = other.embeddings else { return true }
    return own.count == others.count
      && own.map(\.host).allSatisfy { host in
        isSame(own.screens(in: host), others.screens(in: host))
      }
  }
}

extension [BackendPicture.Embedding] {
  @MainActor
  fileprivate func screens(in host: any Screen) -> [any Screen] {
    filter { $0.host === host }.map(\.screen)
  }
}

extension BackendPicture.Region {
  fileprivate func matches(_ other: Self) -> Bool {
    guard container == nil || other.container == nil || container == other.container else {
      return false
    }
    return roots.count == other.roots.count
      && zip(roots, other.roots).allSatisfy { $0.matches($1) }
      && selected == other.selected && isDrawerOpen == other.isDrawerOpen
  }
}

extension BackendPicture.Root {
  fileprivate func matches(_ other: Self) -> Bool {
    guard isSame(screens, other.screens) else { return false }
    guard let detail, let others = other.detail else { return true }
    return isSame(detail, others)
  }
}

extension BackendPicture.Modal {
  fileprivate func matches(_ other: Self) -> Bool {
    guard style == nil || other.style == nil || style == other.style else { return false }
    guard hasRootItems != nil, other.hasRootItems != nil else {
      return isSame(screens, other.screens)
    }
    return hasRootItems == other.hasRootItems && region.matches(other.region)
  }
}

@MainActor
private func isSame(_ screens: [any Screen], _ others: [any Screen]) -> Bool {
  screens.map { ObjectIdentifier($0) } == others.map { ObjectIdentifier($0) }
}

extension BackendPicture {
  /// The picture as text, which names each screen by its title.
  public var text: String {
    var lines = [(base.container ?? "some container") + (base.isDrawerOpen ? ", drawer open" : "")]
    lines += base.lines(margin: "  ")
    if let player {
      lines.append(
        "  player \(player.screen.title), \(player.isMaximized ? "maximized" : "minimized")")
    }
    for modal in modals {
      let style = modal.style.map { " as \($0)" } ?? ""
      guard modal.hasRootItems == true else {
        lines.append("  modal \(words(for: modal.screens))\(style)")
        continue
      }
      let drawer = modal.region.isDrawerOpen ? ", drawer open" : ""
      lines.append("  modal\(style), \(modal.region.container ?? "some container")\(drawer)")
      lines += modal.region.lines(margin: "    ")
    }
    for embedding in embeddings ?? [] {
      lines.append("  \(embedding.screen.title) in \(embedding.host.title)")
    }
    if let alert { lines.append("  alert \(alert)") }
    return lines.joined(separator: "\n")
  }
}

extension BackendPicture.Region {
  fileprivate func lines(margin: String) -> [String] {
    roots.enumerated().map { place, root in
      let detail = root.detail.map { $0.isEmpty ? "" : " | \(words(for: $0))" } ?? ""
      return "\(margin)\(words(for: root.screens))\(detail)\(place == selected ? ", selected" : "")"
    }
  }
}

@MainActor
private func words(for screens: [any Screen]) -> String {
  screens.map(\.title).joined(separator: " / ")
}
