import Wireflow
import WireflowBackendTesting
import WireflowInteraction
import WireflowSwiftUI
import WireflowTesting

/// The changes that a `NavigationStack` makes to its path.
extension SwiftUIHand {
  func show(_ stack: Frame.Stack) {
    let key = ObjectIdentifier(stack.stack)
    for id in stack.path where model.page(id) == nil {
      complain("a destination was asked for the page \(id), which is gone")
    }
    guard let shown = stacks[key], shown.identity == stack.identity else {
      // A view of another identity begins with its path.
      let new = ShownStack(identity: stack.identity, root: stack.root, path: stack.path)
      stacks[key] = new
      return appear(new.ids.last)
    }
    guard shown.path != stack.path else { return }
    if shown.isMoving {
      if !shown.isUnread, isVisible(stack.stack), habits.contains(.losesWhileMoving) {
        complain("a path was changed while the stack moved")
      }
      stacks[key]?.hasMissed = true
      stacks[key]?.isUnread = false
      return
    }
    guard !trims(stack, shown) else { return }
    move(stack, from: shown)
  }

  /// Returns true if it writes a shorter path instead of showing the longer one.
  private func trims(_ stack: Frame.Stack, _ shown: ShownStack) -> Bool {
    guard stack.path.count > shown.path.count, let top = stack.path.last,
      !state.failed.contains(top), happens(.trims, 25)
    else { return false }
    state.failed.insert(top)
    later(0) { _ in stack.stack.path = Array(stack.path.dropLast()) }
    return true
  }

  private func move(_ stack: Frame.Stack, from shown: ShownStack) {
    let key = ObjectIdentifier(stack.stack)
    let (before, old) = (shown.path, shown.ids.last)
    stacks[key]?.path = stack.path
    stacks[key]?.isMoving = true
    let top = stacks[key]?.ids.last
    if habits.contains(.echoes) { later(0) { _ in stack.stack.path = stack.path } }
    if happens(.stalePath, 40) {
      later(16) { hand in
        stack.stack.path = before
      }
    }
    later(100) { $0.askForDestinations(before, of: stack.stack) }
    later(16) { $0.appear(top) }
    later(400) { $0.rest(key, left: old == top ? nil : old) }
  }

  /// Asks for the destinations of pages that slide out, whose views it still shows.
  func askForDestinations(_ path: [StagePicture.ID], of stack: StackModel) {
    // Behind a modal nobody sees them slide.
    guard isVisible(stack) else { return }
    for id in path where model.page(id) == nil {
      complain("a destination was asked for the page \(id), which slides out")
    }
  }

  /// Ends the movement of a stack.
  func rest(_ key: ObjectIdentifier, left old: StagePicture.ID?) {
    guard let shown = stacks[key] else { return }
    stacks[key]?.isMoving = false
    if let old { model.disappeared(old) }
    // One that loses changes shows them when its body is evaluated again, not before.
    stacks[key]?.hasMissed = false
    stacks[key]?.isUnread = false
    guard shown.hasMissed, !habits.contains(.losesWhileMoving) else { return }
    guard let stack = frame.stacks.first(where: { ObjectIdentifier($0.stack) == key }) else {
      return
    }
    // It reads the binding, whose value may be newer than the last body's.
    show(stack.readAgain)
  }

  func appear(_ id: StagePicture.ID?) {
    guard let id else { return }
    if happens(.appearNever, 33) { return }
    model.appeared(id)
    guard habits.contains(.spuriousAppear) else { return }
    let shown = frame.stacks.compactMap { stacks[ObjectIdentifier($0.stack)] }
    let stack = shown.first { $0.ids.contains(id) && $0.ids.count > 2 }
    if let stack { model.appeared(stack.ids[stack.ids.count - 3]) }
  }

  /// True if a stack is on the screen.
  func isVisible(_ stack: StackModel) -> Bool {
    guard let region = frame.regions.last else { return false }
    return region.roots.contains { root in
      root.first == region.selection && root.stacks.contains { $0.stack === stack }
    }
  }
}

/// The visible part of the hand's picture, read from its screen.
extension SwiftUIHand {
  /// The picture for the conformance suites.
  var picture: BackendPicture {
    guard let base = frame.layers.first?.levels.first?.region else { return BackendPicture() }
    return BackendPicture(
      base: picture(of: base), embeddings: embeddings, player: player,
      modals: frame.layers.flatMap(pictures), alert: alert?.content.title)
  }

  private func pictures(of layer: Frame.Layer) -> [BackendPicture.Modal] {
    var found: [BackendPicture.Modal] = []
    if let wall = layer.wall, let region = layer.levels.first?.region {
      found.append(picture(of: wall, region))
    }
    let shown = layer.levels.first.flatMap { modals[ObjectIdentifier($0.presenter)] } ?? []
    // A page behind a wall that replaces it is not on the screen.
    let visible = isReplaced(layer) ? layer.modals : shown.map(\.modal)
    for modal in visible {
      let place = layer.modals.firstIndex { $0 === modal }
      guard let place, let region = layer.levels[place + 1].region else { continue }
      found.append(picture(of: modal, region))
    }
    return found
  }

  private func picture(of modal: ModalModel, _ region: Frame.Region) -> BackendPicture.Modal {
    var picture = picture(of: region)
    let hasRootItems = region.region.kind != .stack
    if !hasRootItems { picture.container = nil }
    return .init(region: picture, hasRootItems: hasRootItems, style: modal.style)
  }

  private func picture(of region: Frame.Region) -> BackendPicture.Region {
    let isAtSidebar = state.atSidebar === region.region
    let selected = region.roots.firstIndex { $0.first == region.selection }
    return BackendPicture.Region(
      container: region.container, roots: region.roots.map(picture),
      selected: isAtSidebar ? -1 : selected ?? -1,
      isDrawerOpen: region.isDrawerOpen)
  }

  private func picture(of root: Frame.Root) -> BackendPicture.Root {
    let pile = root.stacks.flatMap { stack in
      stacks[ObjectIdentifier(stack.stack)]?.ids ?? (stack.root.map { [$0] } ?? []) + stack.path
    }
    let start = root.detailStart.flatMap { pile.firstIndex(of: $0) } ?? pile.count
    return .init(screens: screens(Array(pile[..<start])), detail: screens(Array(pile[start...])))
  }

  private var embeddings: [BackendPicture.Embedding] {
    frame.embedded.flatMap { host, pages in
      screens(pages).map { ($0, screens([host])[0]) }
    }
  }

  private var player: BackendPicture.Player? {
    frame.player.map {
      .init(
        screen: screens([$0.page])[0], controls: screens([$0.controls])[0],
        isMaximized: $0.isMaximized)
    }
  }

  private func screens(_ ids: [StagePicture.ID]) -> [any Screen] {
    ids.map { model.page($0)?.screen ?? GoneScreen() }
  }
}

/// A screen that the model has forgotten although it is on the screen.
private final class GoneScreen: Screen {
  let title = "(gone)"
}
