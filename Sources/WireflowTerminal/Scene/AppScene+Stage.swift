import Wireflow

extension AppScene {
  /// Creates the scene of a stage, and asks each visible screen once for its content.
  @MainActor
  init(_ stage: Stage) {
    let snapshot = stage.snapshot
    self.init(snapshot.base, stage)
    alert = snapshot.alert
    player = snapshot.player.map { player in
      Player(
        screen: ObjectIdentifier(player.screen),
        page: ScenePage([player.isMaximized ? player.screen : player.controls], stage),
        isMaximized: player.isMaximized, dock: player.dock)
    }
    modals = snapshot.modals.map { modal in
      var page = ScenePage(modal.screens, stage)
      page.dismissTitle = modal.dismissButton?.displayableString
      var inner = modal.hasRootItems ? [AppScene(modal.region, stage)] : []
      if let last = inner.first?.pages.indices.last {
        inner[0].pages[last].dismissTitle = page.dismissTitle
      }
      return Modal(
        style: modal.style, sender: modal.sender.map { ObjectIdentifier($0) }, page: page,
        screens: modal.region.roots.flatMap { $0.screens + $0.detail }.map { ObjectIdentifier($0) },
        inner: inner)
    }
    labelElements()
  }

  /// Creates the scene of one region, without what stands in front of it.
  @MainActor
  private init(_ region: StageSnapshot.Region, _ stage: Stage) {
    container = region.container.name
    navigation = region.container.rootNavigation
    columns = region.container.columns
    roots = region.roots.map { root in
      Root(
        representation: root.representation,
        screens: (root.screens + root.detail).map { ObjectIdentifier($0) })
    }
    selected = region.selected
    isDrawerOpen = region.isDrawerOpen
    pages = Self.pages(of: region, stage)
  }

  @MainActor
  private static func pages(of region: StageSnapshot.Region, _ stage: Stage) -> [ScenePage] {
    guard region.roots.indices.contains(region.selected) else { return [] }
    let root = region.roots[region.selected]
    if !root.detail.isEmpty {
      return region.container.columns == 1
        ? [ScenePage(root.screens + root.detail, stage)]
        : [ScenePage(root.screens, stage), ScenePage(root.detail, stage)]
    }
    let lower = root.screens.dropLast().prefix(region.container.columns - 1)
    return lower.map { ScenePage([$0], stage) } + [ScenePage(root.screens, stage)]
  }

  /// Gives labels to what can be reached.
  private mutating func labelElements() {
    switch front {
    case .alert, .drawer: break
    case .modal:
      let front = modals.count - 1
      if modals[front].inner.isEmpty {
        modals[front].page = labelled([modals[front].page])[0]
      } else {
        modals[front].inner[0].pages = labelled(modals[front].inner[0].pages.reversed()).reversed()
      }
    case .player: player = player.map(labelled)
    case .roots:
      let count = pages.count
      let reachable = labelled(pages.reversed() + (player.map { [$0.page] } ?? []))
      pages = reachable.prefix(count).reversed()
      if reachable.count > count { player?.page = reachable[count] }
    }
  }

  private func labelled(_ player: Player) -> Player {
    var player = player
    player.page = labelled([player.page])[0]
    return player
  }

  /// Returns the pages with labels, numbered from the front to the back as the stage does.
  private func labelled(_ pages: [ScenePage]) -> [ScenePage] {
    struct Key: Hashable {
      let use: SceneElement.Use
      let name: String
    }
    var counts: [Key: Int] = [:]
    for element in pages.flatMap(\.elements) {
      if let use = element.use { counts[Key(use: use, name: element.name), default: 0] += 1 }
    }
    var seen: [Key: Int] = [:]
    var labelled = pages
    for page in pages.indices {
      for place in pages[page].elements.indices {
        let element = pages[page].elements[place]
        guard let use = element.use else { continue }
        let key = Key(use: use, name: element.name)
        seen[key, default: 0] += 1
        labelled[page].elements[place].label = UserAction.Label(
          element.name, occurrence: counts[key] == 1 ? nil : seen[key])
      }
    }
    return labelled
  }
}

extension ScenePage {
  /// Creates the page for the top of a stack, with what is embedded in it below its own elements.
  @MainActor
  fileprivate init(_ stack: [any Screen], _ stage: Stage) {
    let top = stack[stack.count - 1]
    self.init(
      id: ObjectIdentifier(top), title: top.title, backTitle: stack.dropLast().last?.title,
      elements: Self.elements(of: top, stage))
  }

  @MainActor
  private static func elements(of screen: any Screen, _ stage: Stage) -> [SceneElement] {
    screen.content.elements.map { SceneElement($0) }
      + stage.embedded(in: screen).flatMap { elements(of: $0, stage) }
  }
}
