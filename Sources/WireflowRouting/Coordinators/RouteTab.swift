public import Wireflow

/// A root item behind a tag, and the coordinator that owns it.
@MainActor
public struct RouteTab {
  /// The time when the coordinator of a tab is made and started.
  public enum Beginning: Sendable, Hashable {
    /// The time when all tabs begin.
    case together
    /// The time when the tab is first selected, by the route or by the user.
    case whenSelected
  }

  /// The first component of its routes.
  public let tag: String
  let root: any RootLevelRepresentable
  let beginning: Beginning
  let makeCoordinator: @MainActor () -> any RoutedCoordinator

  /// Creates a tab.
  /// - Parameters:
  ///   - tag: the first component of its routes.
  ///   - root: the screen at its root.
  ///   - beginning: when the coordinator is made and started.
  ///   - makeCoordinator: makes the coordinator, given the root screen, which it will own.
  public init<Root: RootLevelRepresentable>(
    _ tag: some RouteConvertible, root: Root, begins beginning: Beginning = .together,
    makeCoordinator: @escaping @MainActor (Root) -> any RoutedCoordinator
  ) {
    self.tag = tag.route.asTag
    self.root = root
    self.beginning = beginning
    self.makeCoordinator = { makeCoordinator(root) }
  }
}
