import Observation
import Wireflow
package import WireflowInteraction

/// One `NavigationStack`.
@Observable @MainActor
package final class StackModel {
  /// The root page.
  ///
  /// It is part of the view's identity, because SwiftUI discards a path that changes together with its
  /// root: https://github.com/radiosilence/koan/issues/261
  package internal(set) var root: PageModel? { didSet { hasView = false } }
  /// True if the user may go back.
  ///
  /// False hides the system's button and, with it, the swipe:
  /// https://sarunw.com/posts/hide-navigation-back-button-in-swiftui/
  package internal(set) var allowsBack = false
  let bound = BoundValue<[StagePicture.ID]>([])
  /// True once a view has read the path, the first of which appears without a push.
  @ObservationIgnored private(set) var hasView = false
  /// The length of the path before a push that still moves, or nil if none does.
  ///
  /// The user can go back to a shorter path, but cannot remove a page that is still arriving.
  @ObservationIgnored var settledCount: Int? { didSet { pushes += 1 } }
  /// The number of pushes that began or ended, by which a timer recognizes its own.
  @ObservationIgnored private(set) var pushes = 0
  @ObservationIgnored weak var listener: StageModel?

  init(_ listener: StageModel) { self.listener = listener }

  /// The binding of `NavigationStack(path:)`.
  package var path: [StagePicture.ID] {
    get {
      hasView = true
      return bound.value
    }
    set { listener?.hear(newValue, from: self) }
  }

  /// The identity of the view, which changes when the view must be replaced.
  package var identity: [AnyHashable?] { [ObjectIdentifier(self), root?.id] }

  /// The identity of the page on top.
  var top: StagePicture.ID? { bound.published.last ?? root?.id }
}

/// A root item: its stack, or a list beside a detail.
@Observable @MainActor
package final class RootModel: Identifiable {
  /// The identity of the first screen, which another screen may replace.
  package internal(set) var first: StagePicture.ID
  package let list: StackModel
  package let detail: StackModel
  /// The first page of the stack's detail, which is in the same stack if there is one column.
  package internal(set) var detailStart: StagePicture.ID?
  package var stacks: [StackModel] { [list, detail] }

  init(_ first: StagePicture.ID, _ listener: StageModel) {
    self.first = first
    list = StackModel(listener)
    detail = StackModel(listener)
  }
}
