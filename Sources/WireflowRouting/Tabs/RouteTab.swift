public import Wireflow

/// A root item with a tag, and the coordinator that owns it.
@MainActor
public struct RouteTab {
  /// The time when a tab's coordinator is made and started.
  public enum Beginning: Sendable, Hashable {
    /// The coordinator starts together with those of the other tabs.
    case together
    /// The coordinator starts when the route or the user first selects the tab.
    case whenSelected
  }

  /// The first component of the tab's routes.
  public let tag: String
  let beginning: Beginning
  let reaches: @MainActor (Route) -> Bool
  let make: () -> ShownTab

  /// Creates a tab.
  /// - Parameters:
  ///   - tag: the first component of the tab's routes.
  ///   - root: the screen at the tab's root, made when the tab is about to enter the stage.
  ///   - beginning: the time when the coordinator is made and started.
  ///   - reaches: returns true if the route after the tag leads to an existing place. It must not
  ///     make or change anything, because it answers a question.
  ///   - makeCoordinator: returns the coordinator that will own the root screen.
  public init<Root: RootLevelRepresentable>(
    _ tag: some RouteConvertible, root: @autoclosure @escaping @MainActor () -> Root,
    begins beginning: Beginning = .together,
    reaches: @escaping @MainActor (Route) -> Bool = { _ in true },
    makeCoordinator: @escaping @MainActor (Root) -> any RoutedCoordinator
  ) {
    let tag = tag.route.asTag
    self.tag = tag
    self.beginning = beginning
    self.reaches = reaches
    make = { ShownTab(tag: tag, root: root(), beginning: beginning, makeCoordinator) }
  }
}

/// A tab that is on stage, or about to enter it.
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
