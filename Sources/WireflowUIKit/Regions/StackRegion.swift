#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow

/// A region with a single stack, for example of a modal.
@MainActor
final class StackRegion: RegionController {
  private let stack: StackController

  init(_ backend: UIKitBackend) {
    stack = StackController(backend)
  }

  var container: UIViewController { stack.container }
  var stacks: [StackController] { [stack] }
  var front: StackController? { stack }

  func arrange(_ layout: RegionLayout, animated: Bool) {
    stack.arrange(layout.roots.first?.pile ?? [], animated: animated)
  }

  func show(_ items: [RootLevelRepresentation]) {}
}
#endif
