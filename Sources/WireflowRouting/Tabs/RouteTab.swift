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
  let beginning: Beginning
  let make: () -> ShownTab

  /// Creates a tab.
  /// - Parameters:
  ///   - tag: the first component of its routes.
  ///   - root: the screen at its root, made when the tab is to come on stage.
  ///   - beginning: when the coordinator is made and started.
  ///   - makeCoordinator: makes the coordinator, given the root screen, which it will own.
  public init<Root: RootLevelRepresentable>(
    _ tag: some RouteConvertible, root: @autoclosure @escaping @MainActor () -> Root,
    begins beginning: Beginning = .together,
    makeCoordinator: @escaping @MainActor (Root) -> any RoutedCoordinator
  ) {
    let tag = tag.route.asTag
    self.tag = tag
    self.beginning = beginning
    make = { ShownTab(tag: tag, root: root(), beginning: beginning, makeCoordinator) }
  }
}

/// A tab that is on stage, or on its way there.
@MainActor
struct ShownTab {
  let tag: String
  let root: any RootLevelRepresentable
  let beginning: RouteTab.Beginning
  var hasBegun = false
  let makeCoordinator: () -> any RoutedCoordinator

  init<Root: RootLevelRepresentable>(
    tag: String, root: Root, beginning: RouteTab.Beginning,
    _ makeCoordinator: @escaping @MainActor (Root) -> any RoutedCoordinator
  ) {
    self.tag = tag
    self.root = root
    self.beginning = beginning
    self.makeCoordinator = { makeCoordinator(root) }
  }
}
