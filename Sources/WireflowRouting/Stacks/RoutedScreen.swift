public import Wireflow

/// A screen, and the segment of the route that it stands for.
///
/// ```swift
/// RoutedScreen(factory.makeMessage(id), at: id, in: .detail)
/// ```
@MainActor
public struct RoutedScreen {
  /// The column of a screen on the way of a route.
  public enum Column: Sendable, Hashable {
    /// The column of the screen before it, on top of which it is pushed.
    case same
    /// The detail beside the list, as by `showDetail`.
    ///
    /// From within the detail it goes deeper there.
    case detail
  }

  /// The screen.
  public let screen: any Screen
  /// The segment of the screen, of at least one component.
  public let segment: Route
  /// The column in which the screen stands.
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
