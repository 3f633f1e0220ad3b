#if canImport(Testing) && canImport(XCTest)
import Wireflow

extension BackendPicture {
  /// A stack, by the place of its root item or modal.
  enum Stack {
    case root(Int)
    case modal(Int)
  }

  subscript(stack: Stack) -> [any Screen] {
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

  /// Returns the place of a screen, or nil if the screen is on no stack.
  func place(of screen: any Screen) -> (stack: Stack, level: Int)? {
    for (place, modal) in modals.enumerated() {
      if let level = modal.screens.firstIndex(where: { $0 === screen }) {
        return (.modal(place), level)
      }
    }
    for (place, stack) in roots.enumerated() {
      if let level = stack.firstIndex(where: { $0 === screen }) { return (.root(place), level) }
    }
    return nil
  }

  /// Returns the place of the modal that begins with a screen.
  func modal(from screen: any Screen) -> Int? { modals.firstIndex { $0.screens[0] === screen } }

  /// Changes the picture as a command says.
  ///
  /// A command about something that the user has removed changes nothing: the whole tree follows
  /// it.
  mutating func show(_ command: PresentationCommand) {
    switch command {
    case .install(let tree, _): self = BackendPicture(tree)
    case .batch(let commands): for command in commands { show(command) }
    case .select(let root): selected = roots.firstIndex { $0[0] === root } ?? selected
    case .push(let screen, let below): change(below) { stack, _ in stack.append(screen) }
    case .pop(let screen): change(screen) { stack, level in stack.removeSubrange((level + 1)...) }
    case .remove(let screens):
      for screen in screens { change(screen) { stack, level in stack.remove(at: level) } }
    case .replace(let old, let new): change(old) { stack, level in stack[level] = new }
    case .present(let modal): modals.append(Modal(modal))
    case .dismiss(let screen):
      if let place = modal(from: screen) { modals.removeSubrange(place...) }
    case .alert(let content, _): alert = content.title
    case .closeAlert: alert = nil
    case .installPlayer(let presentation): player = Player(presentation)
    case .removePlayer: player = nil
    case .minimize: player?.isMaximized = false
    case .maximize: player?.isMaximized = true
    case .openDrawer: isDrawerOpen = true
    case .closeDrawer: isDrawerOpen = false
    case .update, .showDetail, .embed, .unembed: break
    }
  }

  private mutating func change(_ screen: any Screen, _ body: (inout [any Screen], Int) -> Void) {
    guard let place = place(of: screen) else { return }
    body(&self[place.stack], place.level)
  }
}
#endif
