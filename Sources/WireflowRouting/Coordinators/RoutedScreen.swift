public import Wireflow

/// A screen, and the segment of the route that it stands for.
@MainActor
public struct RoutedScreen {
  /// The screen.
  public let screen: any Screen
  /// The segment of the screen, of at least one component.
  public let segment: Route

  /// Creates a screen for a segment.
  public init(_ screen: any Screen, at segment: some RouteConvertible) {
    self.screen = screen
    self.segment = segment.route
  }
}
