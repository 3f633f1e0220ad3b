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

  /// A stack, by the place of its root item or modal.
  enum Stack: Equatable {
    case root(Int)
    case modal(Int)
  }

  var container = ""
  var roots: [[Int]] = []
  var selected = 0
  var modals: [Layer] = []
  var alert: String?
}

extension Picture {
  @MainActor
  init(_ snapshot: StageSnapshot) {
    container = snapshot.container.name
    roots = snapshot.roots.map { $0.screens.numbers }
    selected = snapshot.selected
    modals = snapshot.modals.map(Layer.init)
    alert = snapshot.alert?.title
  }

  /// All screens, roots first.
  var screens: [Int] { roots.flatMap(\.self) + modals.flatMap(\.screens) }

  /// The stack in front.
  var front: Stack? {
    if !modals.isEmpty { return .modal(modals.count - 1) }
    return roots.isEmpty ? nil : .root(selected)
  }

  subscript(stack: Stack) -> [Int] {
    get {
      switch stack {
      case .root(let place): roots[place]
      case .modal(let place): modals[place].screens
      }
    }
    set {
      switch stack {
      case .root(let place): roots[place] = newValue
      case .modal(let place): modals[place].screens = newValue
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
    return nil
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

extension [any Screen] {
  /// The numbers of screens of a walk.
  @MainActor var numbers: [Int] { compactMap { ($0 as? WalkScreen)?.id } }
}
