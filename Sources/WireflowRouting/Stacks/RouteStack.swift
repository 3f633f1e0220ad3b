public import Wireflow

/// The stored property of a navigation coordinator: the screens above a root and in its detail,
/// each with its segment of the route.
@MainActor
public final class RouteStack {
  /// The screen at the bottom, which has no segment.
  public let root: any Screen
  /// Brings the root on stage, unless it is there already.
  let begin: (any ApplicationWireframe, _ sender: any Screen) -> Void
  let propagation: RoutePropagation

  /// Creates a stack above a screen that is on stage already, such as a tab's root.
  public convenience init(_ store: Store<some RoutableState>, above root: any Screen) {
    self.init(store.propagation, root) { _, _ in }
  }

  /// Creates a stack above a root item, which the coordinator installs alone when it starts.
  public convenience init(
    _ store: Store<some RoutableState>, installing root: any RootLevelRepresentable
  ) {
    self.init(store.propagation, root) { wireframe, _ in wireframe.install(rootItems: [root]) }
  }

  /// Creates a stack above a modal screen, which the coordinator presents when it starts.
  public convenience init(
    _ store: Store<some RoutableState>, presenting root: any ModallyPresentable
  ) {
    self.init(store.propagation, root) { wireframe, sender in
      wireframe.presentModally(root, from: sender)
    }
  }

  private init(
    _ propagation: RoutePropagation, _ root: any Screen,
    _ begin: @escaping (any ApplicationWireframe, any Screen) -> Void
  ) {
    self.propagation = propagation
    self.root = root
    self.begin = begin
  }

  /// The segments of the list from the bottom up, followed by those of the detail.
  public var route: Route { RoutedPath(self).route }

  /// The highest screen with a segment, in the detail if there is one, or else the root.
  public var top: any Screen { RoutedPath(self).top }
}

/// The screens of a stack that have a segment, as the stage shows them or as a route will leave
/// them.
@MainActor
struct RoutedPath {
  let root: any Screen
  private(set) var route = Route()
  /// The screens of the list, followed by those of the detail, each with the number of components up
  /// to the end of its segment.
  private var entries: [(screen: any Screen, end: Int, isInDetail: Bool)] = []

  /// Reads the screens from the stage.
  init(_ stack: RouteStack) {
    root = stack.root
    let (stage, segments) = (stack.propagation.stage, stack.propagation.segments)
    for (screens, column) in [
      (stage.state.stack(of: root).dropFirst(), RoutedScreen.Column.same),
      (stage.state.detail(beside: root)[...], .detail),
    ] {
      for screen in screens {
        if let segment = segments[screen] { append(screen, at: segment, in: column) }
      }
    }
  }

  var top: any Screen { entries.last?.screen ?? root }

  /// The highest screen of the list, or else the root.
  var listTop: any Screen { entries.last { !$0.isInDetail }?.screen ?? root }

  /// True if the highest screen is in the detail.
  var isInDetail: Bool { entries.last?.isInDetail == true }

  /// Returns the path without the screens that are not on the way to a route.
  func kept(toward route: Route) -> RoutedPath {
    var kept = self
    let shared = self.route.commonPrefixCount(with: route)
    kept.entries.removeAll { $0.end > shared }
    kept.route = self.route.first(kept.entries.last?.end ?? 0)
    return kept
  }

  /// Adds a new top screen, with its segment.
  mutating func append(_ screen: any Screen, at segment: Route, in column: RoutedScreen.Column) {
    for component in segment { route.append(component) }
    entries.append((screen, route.count, isInDetail || column == .detail))
  }
}

/// A screen with its segment of the route.
///
/// ```swift
/// RoutedScreen(factory.makeMessage(id), at: id, in: .detail)
/// ```
@MainActor
public struct RoutedScreen {
  /// The column in which a routed screen appears.
  public enum Column: Sendable, Hashable {
    /// The column of the previous screen, onto which the screen is pushed.
    case same
    /// The detail beside the list, as with `showDetail`.
    ///
    /// After a screen in the detail, the screen is pushed onto the detail.
    case detail
  }

  /// The screen.
  public let screen: any Screen
  /// The segment of the screen, of at least one component.
  public let segment: Route
  /// The column in which the screen appears.
  public let column: Column

  /// Creates a screen for a segment.
  public init(
    _ screen: any Screen, at segment: some RouteConvertible, in column: Column = .same
  ) {
    self.screen = screen
    self.segment = segment.route
    self.column = column
  }
}
