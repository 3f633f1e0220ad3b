public import Wireflow

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
