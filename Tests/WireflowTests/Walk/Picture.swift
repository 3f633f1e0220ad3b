import Wireflow

/// What is shown, by the numbers of screens: of a stage, of a backend, or of a model.
struct Picture: Equatable {
  /// A modal and its stack.
  struct Layer: Equatable {
    var screens: [Int]
    var sender: Int?
    var style: ModalStyle
    var dismissButton: ModalDismissButtonStyle?
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

  /// A stack, by the place of its root item or modal; a player and its controls stand alone.
  enum Stack: Equatable {
    case root(Int)
    case modal(Int)
    case player
    case controls
  }

  var container = ""
  var roots: [[Int]] = []
  var selected = 0
  var isDrawerOpen = false
  var player: Player?
  var modals: [Layer] = []
  var alert: Alert?
}

extension Picture {
  @MainActor
  init(_ snapshot: StageSnapshot) {
    container = snapshot.container.name
    roots = snapshot.roots.map { $0.screens.numbers }
    selected = snapshot.selected
    isDrawerOpen = snapshot.isDrawerOpen
    player = snapshot.player.map(Player.init)
    modals = snapshot.modals.map(Layer.init)
    alert = snapshot.alert.map { Alert(title: $0.title, anchor: $0.anchor) }
  }

  /// All screens, roots first.
  var screens: [Int] {
    roots.flatMap(\.self) + modals.flatMap(\.screens) + (player?.screens ?? [])
  }

  /// The modal in front, or the stack of the selected root item.
  var front: Stack? {
    if !modals.isEmpty { return .modal(modals.count - 1) }
    return roots.isEmpty ? nil : .root(selected)
  }

  /// Whether a player covers the root items.
  var isCoveredByPlayer: Bool { modals.isEmpty && player?.isMaximized == true }

  /// The screen in front of all others.
  var frontScreen: Int? {
    if isCoveredByPlayer { return player?.screen }
    return front.flatMap { self[$0].last }
  }

  /// What is shown, without how.
  var what: Picture {
    var what = self
    what.container = ""
    what.isDrawerOpen = false
    what.player?.dock = ""
    what.alert?.anchor = nil
    for place in modals.indices { what.modals[place].style = .automatic }
    return what
  }

  subscript(stack: Stack) -> [Int] {
    get {
      switch stack {
      case .root(let place): roots[place]
      case .modal(let place): modals[place].screens
      case .player: player.map { [$0.screen] } ?? []
      case .controls: player.map { [$0.controls] } ?? []
      }
    }
    set {
      switch stack {
      case .root(let place): roots[place] = newValue
      case .modal(let place): modals[place].screens = newValue
      case .player, .controls: break
      }
    }
  }

  /// Where a screen stands.
  func place(of screen: Int) -> (stack: Stack, level: Int)? {
    for (place, modal) in modals.enumerated() {
      if let level = modal.screens.firstIndex(of: screen) { return (.modal(place), level) }
    }
    for (place, stack) in roots.enumerated() {
      if let level = stack.firstIndex(of: screen) { return (.root(place), level) }
    }
    if player?.screen == screen { return (.player, 0) }
    return player?.controls == screen ? (.controls, 0) : nil
  }

  /// The place of the modal that begins with a screen.
  func modal(from root: Int) -> Int? { modals.firstIndex { $0.screens[0] == root } }
}

extension Picture.Layer {
  @MainActor
  init(_ modal: ModalPresentation) {
    screens = modal.screens.numbers
    sender = (modal.sender as? WalkScreen)?.id
    style = modal.style
    dismissButton = modal.dismissButton
  }
}

extension Picture.Player {
  var screens: [Int] { [screen, controls] }

  @MainActor
  init(_ player: PlayerPresentation) {
    screen = (player.screen as? WalkScreen)?.id ?? 0
    controls = (player.controls as? WalkScreen)?.id ?? 0
    isMaximized = player.isMaximized
    dock = player.dock.rawValue
  }
}

extension [any Screen] {
  /// The numbers of screens of a walk.
  @MainActor var numbers: [Int] { compactMap { ($0 as? WalkScreen)?.id } }
}
