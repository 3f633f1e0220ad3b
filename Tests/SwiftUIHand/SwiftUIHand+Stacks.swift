import Wireflow
import WireflowInteraction
import WireflowSwiftUI

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
      count("path changed while the stack moved")
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
    count("trimmed")
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
        hand.count("stale path")
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
    if happens(.appearNever, 33) { return count("no onAppear") }
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
