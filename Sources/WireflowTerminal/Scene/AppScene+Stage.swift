import Wireflow

extension AppScene {
  /// Creates the scene of a stage, and asks each visible screen once for its content.
  @MainActor
  init(_ stage: Stage) {
    let snapshot = stage.snapshot
    container = snapshot.container.name
    navigation = snapshot.container.rootNavigation
    columns = snapshot.container.columns
    roots = snapshot.roots.map {
      Root(representation: $0.representation, screens: $0.screens.map { ObjectIdentifier($0) })
    }
    selected = snapshot.selected
    isDrawerOpen = snapshot.isDrawerOpen
    alert = snapshot.alert
    pages = Self.pages(of: snapshot)
    player = snapshot.player.map { player in
      Player(
        screen: ObjectIdentifier(player.screen),
        page: ScenePage([player.isMaximized ? player.screen : player.controls]),
        isMaximized: player.isMaximized, dock: player.dock)
    }
    modals = snapshot.modals.map { modal in
      var page = ScenePage(modal.screens)
      page.dismissTitle = modal.dismissButton?.displayableString
      return Modal(
        style: modal.style, sender: modal.sender.map { ObjectIdentifier($0) }, page: page,
        screens: modal.screens.map { ObjectIdentifier($0) })
    }
    labelElements()
  }

  @MainActor
  private static func pages(of snapshot: StageSnapshot) -> [ScenePage] {
    guard snapshot.roots.indices.contains(snapshot.selected) else { return [] }
    let stack = snapshot.roots[snapshot.selected].screens
    let lower = stack.dropLast().prefix(snapshot.container.columns - 1)
    return lower.map { ScenePage([$0]) } + [ScenePage(stack)]
  }

  /// Gives labels to what can be reached.
  private mutating func labelElements() {
    switch front {
    case .alert, .drawer: break
    case .modal: modals[modals.count - 1].page = labelled([modals[modals.count - 1].page])[0]
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
  /// Creates the page for the top of a stack.
  @MainActor
  fileprivate init(_ stack: [any Screen]) {
    let top = stack[stack.count - 1]
    self.init(
      id: ObjectIdentifier(top), title: top.title, backTitle: stack.dropLast().last?.title,
      elements: top.content.elements.map { SceneElement($0) })
  }
}
