#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow

/// Root items as pages that the user turns, each with a stack of its own.
@MainActor
final class PageRegion: RegionController {
  let pages = PagesController()
  private weak var backend: UIKitBackend?
  private var roots = RootStacks()
  private var selected: StackController?

  init(_ backend: UIKitBackend) {
    self.backend = backend
    pages.mayTurn = { [weak self] in self?.mayTurn(to: $0) ?? false }
    pages.onDrag = { [weak self] in self?.backend?.userBeginsTurn() }
    pages.onRest = { [weak self] in self?.rest(at: $0) }
    pages.onChoose = { [weak self] in self?.choose($0) }
  }

  var container: UIViewController { pages }
  /// The stacks in the order of the root items.
  var orderedStacks: [StackController] { roots.ordered }
  var stacks: [StackController] { roots.ordered }
  var front: StackController? { selected }

  func arrange(_ layout: RegionLayout, animated: Bool) {
    guard let backend else { return }
    roots.follow(layout.roots.compactMap(\.list.first)) { StackController(backend) }
    let front = roots.ordered[layout.selected]
    for (stack, root) in zip(roots.ordered, layout.roots) {
      stack.arrange(root.pile, animated: animated && stack === front && stack === selected)
    }
    selected = front
    pages.show(
      roots.ordered.map(\.container), selected: layout.selected, animated: animated,
      motion: backend.motion)
  }

  func show(_ items: [RootLevelRepresentation]) {
    pages.dots.numberOfPages = items.count
    pages.dots.currentPage = pages.selected
  }

  /// Returns true if a finger may move to a page, which is a question and does nothing.
  ///
  /// On a page with others above its root, a swipe goes back instead.
  private func mayTurn(to place: Int) -> Bool {
    guard let backend, let selected, selected.viewControllers.count == 1,
      roots.ordered.indices.contains(place), let root = roots.ordered[place].viewControllers.first
    else { return false }
    return backend.allowsTurn(to: root, from: selected)
  }

  private func choose(_ place: Int) { backend?.userChooses(place, in: self, from: pages.selected) }

  private func rest(at place: Int) {
    let stack = roots.ordered.indices.contains(place) ? roots.ordered[place] : nil
    let isOther = stack !== selected
    selected = stack
    backend?.userEndsTurn(isOther ? stack?.viewControllers.first : nil)
  }
}
#endif
