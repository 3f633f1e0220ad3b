import Wireflow

/// What is shown, by the numbers of screens: of a stage, of a backend, or of a model.
struct Picture: Equatable {
  /// A root item: its list, and its detail.
  struct Item: Equatable {
    var list: [Int]
    var detail: [Int] = []

    /// The list with the detail on top.
    var pile: [Int] { list + detail }
  }

  /// Root items in a container; a modal of one stack has one item and no container.
  struct Region: Equatable {
    var container = ""
    var items: [Item] = []
    var selected = 0
    var isDrawerOpen = false

    var roots: [Int] { items.map { $0.list[0] } }
    /// The root item that is selected; nil when there is none.
    var selectedItem: Item? { items.indices.contains(selected) ? items[selected] : nil }
    /// Whether list and detail stand side by side.
    var hasColumns: Bool { container == "split" }
  }

  /// A number that makes no difference.
  struct Mark: Equatable {
    var number = 0
    static func == (_: Mark, _: Mark) -> Bool { true }
  }

  /// A modal and what stands in it.
  struct Layer: Equatable {
    var region: Region
    var hasRootItems = false
    var sender: Int?
    var style: ModalStyle
    var dismissButton: ModalDismissButtonStyle?
    /// Tells it from a modal that is presented anew.
    var mark = Mark()

    var first: Int { region.items[0].list[0] }
  }

  /// A player and its controls.
  struct Player: Equatable {
    var screen: Int
    var controls: Int
    var isMaximized = false
    var dock: String
  }

  struct Alert: Equatable {
    var title: String
    var anchor: String?
  }

  /// A stack, by the level of its region and the place of its root item; a player and its controls
  /// stand alone.
  enum Stack: Equatable {
    case list(Int, Int)
    case detail(Int, Int)
    case player
    case controls
  }

  var base = Region()
  var player: Player?
  var modals: [Layer] = []
  var alert: Alert?
  /// The embedded screens of those that have some.
  var embedded: [Int: [Int]] = [:]
}

extension Picture {
  /// The base at level 0, and the modals from 1 upwards.
  subscript(region level: Int) -> Region {
    get { level == 0 ? base : modals[level - 1].region }
    set {
      if level == 0 { base = newValue } else { modals[level - 1].region = newValue }
    }
  }

  subscript(stack: Stack) -> [Int] {
    get {
      switch stack {
      case .list(let level, let item): self[region: level].items[item].list
      case .detail(let level, let item): self[region: level].items[item].detail
      case .player: player.map { [$0.screen] } ?? []
      case .controls: player.map { [$0.controls] } ?? []
      }
    }
    set {
      switch stack {
      case .list(let level, let item): self[region: level].items[item].list = newValue
      case .detail(let level, let item): self[region: level].items[item].detail = newValue
      case .player, .controls: break
      }
    }
  }

  /// The level of the region in front.
  var frontLevel: Int { modals.count }

  /// The level of the region in front of those that hold root items.
  var drawerLevel: Int { (modals.lastIndex(where: \.hasRootItems) ?? -1) + 1 }

  /// Whether the drawer of the root items in front is open.
  var isDrawerOpen: Bool { self[region: drawerLevel].isDrawerOpen }

  /// Whether a player covers the root items.
  var isCoveredByPlayer: Bool { modals.isEmpty && player?.isMaximized == true }

  /// The stack of a region that is in front: the detail once there is one, else the list.
  func frontStack(_ level: Int) -> Stack? {
    let region = self[region: level]
    guard let item = region.selectedItem else { return nil }
    return item.detail.isEmpty ? .list(level, region.selected) : .detail(level, region.selected)
  }

  /// The stack in front of all others.
  var front: Stack? { frontStack(frontLevel) }

  /// The screen in front of all others.
  var frontScreen: Int? {
    if isCoveredByPlayer { return player?.screen }
    return front.flatMap { self[$0].last }
  }

  /// The roots of all root items, and of the modals of one stack.
  var roots: [Int] { (0...frontLevel).flatMap { self[region: $0].roots } }

  /// All stacks of root items.
  var stacks: [[Int]] {
    (0...frontLevel).flatMap { self[region: $0].items.flatMap { [$0.list, $0.detail] } }
      .filter { !$0.isEmpty }
  }

  /// All screens, roots first, each before what is embedded in it.
  var screens: [Int] { (stacks.joined() + (player?.screens ?? [])).flatMap(withEmbedded) }

  /// A screen and all that stands in it.
  func withEmbedded(_ screen: Int) -> [Int] {
    [screen] + (embedded[screen] ?? []).flatMap(withEmbedded)
  }

  /// Where a screen stands on a stack; nil for an embedded one.
  func place(of screen: Int) -> (stack: Stack, level: Int)? {
    for level in (0...frontLevel).reversed() {
      for (place, item) in self[region: level].items.enumerated() {
        if let found = item.list.firstIndex(of: screen) { return (.list(level, place), found) }
        if let found = item.detail.firstIndex(of: screen) { return (.detail(level, place), found) }
      }
    }
    if player?.screen == screen { return (.player, 0) }
    return player?.controls == screen ? (.controls, 0) : nil
  }

  /// The screen that one is embedded in.
  func host(of screen: Int) -> Int? { embedded.first { $0.value.contains(screen) }?.key }

  /// The screen on a stack that a screen stands for.
  func outermostHost(of screen: Int) -> Int {
    var screen = screen
    while let host = host(of: screen) { screen = host }
    return screen
  }

  /// The level of the region that a screen stands in; nil for the player and what is not there.
  func region(of screen: Int) -> Int? {
    switch place(of: outermostHost(of: screen))?.stack {
    case .list(let level, _), .detail(let level, _): level
    case .player, .controls, nil: nil
    }
  }

  /// The place of the modal that holds a screen as one of its roots.
  func modal(from root: Int) -> Int? { modals.firstIndex { $0.region.roots.contains(root) } }

  /// Takes embedded screens away whose hosts are not shown any more.
  mutating func dropEmbedded() {
    guard !embedded.isEmpty else { return }
    let shown = Set(screens)
    embedded = embedded.filter { shown.contains($0.key) && !$0.value.isEmpty }
  }
}

extension Picture.Player {
  var screens: [Int] { [screen, controls] }
}

extension Picture {
  /// The embedded screens, in order.
  var inside: [Int] { screens.filter { host(of: $0) != nil } }

  /// The screens that are embedded in one in which there are many.
  var crowded: [Int]? { screens.compactMap { embedded[$0] }.first { $0.count > 3 } }
}
