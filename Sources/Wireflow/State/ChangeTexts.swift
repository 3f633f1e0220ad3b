/// The names that the lines of changes need: gathered first, then read from the app, then used in
/// the same order.
///
/// So no code of the app runs while the state is read or changed.
@MainActor
struct ChangeTexts {
  private var screens: [(screen: any Screen, isRoot: Bool)] = []
  private var names: [ScreenName] = []
  private var used = 0
  private var isGathering = true

  /// The name of a screen.
  mutating func name(of screen: any Screen) -> ScreenName { next(screen, isRoot: false) }

  /// The title by which the user selects a root item.
  mutating func rootTitle(of screen: any Screen) -> String { next(screen, isRoot: true).title }

  private mutating func next(_ screen: any Screen, isRoot: Bool) -> ScreenName {
    if isGathering {
      screens.append((screen, isRoot))
      return ScreenName(typeName: "", title: "")
    }
    used += 1
    return names[used - 1]
  }

  /// Reads all that was gathered, from the app.
  mutating func read(_ types: TypeNames) {
    names = screens.map { screen, isRoot in
      ScreenName(
        typeName: types[screen], title: isRoot ? screen.representation.title : screen.title)
    }
    isGathering = false
  }
}

extension TreeChange {
  /// Reads the texts that the change itself keeps, from the app.
  /// - Parameter base: the container of the base.
  mutating func read(in base: WireframeContainer) {
    switch self {
    case .push, .pop, .remove, .select, .showDetail, .embed, .unembed, .dismiss, .alert,
      .closeAlert, .putAlertAside, .installPlayer, .removePlayer, .minimize, .maximize, .openDrawer,
      .closeDrawer, .end:
      return
    case .install(var items, let container, let owner):
      items.read()
      self = .install(items, container, owner: owner)
    case .update(let region, var items, let owner):
      items.read()
      self = .update(region, items, owner: owner)
    case .replace(let slot, let screen, let owner, _):
      self = .replace(slot, with: screen, owner: owner, title: screen.representation.title)
    case .present(let screen, _, var modal, let over, let owner):
      modal.shownStyle = base.shownStyle(of: modal.style)
      let label = screen.title.plainOrLiteral
      self = .present(screen, label: label, modal, over: over, owner: owner)
    case .presentItems(var items, let container, var modal, let over, let owner):
      items.read()
      modal.shownStyle = base.shownStyle(of: modal.style)
      self = .presentItems(items, container, modal, over: over, owner: owner)
    case .bringToFront(let region, var modal, let over):
      modal.shownStyle = base.shownStyle(of: modal.style)
      self = .bringToFront(region, modal, over: over)
    case .adapt(let formFactor, var regions):
      let base = regions[0].container ?? base
      for place in regions.indices {
        regions[place].shownStyle = base.shownStyle(of: regions[place].style)
      }
      self = .adapt(formFactor, regions)
    }
  }

  /// True if the backend should animate it.
  var isAnimated: Bool {
    switch self {
    case .installPlayer(_, _, let isAnimated, _), .removePlayer(let isAnimated),
      .minimize(let isAnimated), .maximize(let isAnimated):
      isAnimated
    case .install, .update, .select, .push, .pop, .remove, .replace, .showDetail, .embed,
      .unembed, .present, .presentItems, .bringToFront, .dismiss, .alert, .closeAlert,
      .putAlertAside,
      .openDrawer, .closeDrawer, .adapt, .end:
      true
    }
  }
}

extension [TreeChange.NewItem] {
  @MainActor
  fileprivate mutating func read() {
    for place in indices { self[place].representation = self[place].screen.representation }
  }
}
