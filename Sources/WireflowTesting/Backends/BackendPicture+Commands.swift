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
