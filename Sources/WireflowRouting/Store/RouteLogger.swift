public import Wireflow

/// A change of the route, by its cause.
public enum RouteEvent: Sendable, Hashable {
  /// A coordinator stored the route that the screen already shows.
  case set(Route)
  /// A route action changed the route.
  case store(Route)
  /// A reducer changed the route.
  case reducer(Route)
}

/// A logger that receives each change of the route.
@MainActor
public protocol RouteLogger: AnyObject {
  /// Logs a change.
  func log(_ event: RouteEvent)
}

/// A logger that writes each change of the route to the presentation log.
///
/// The line appears below the event that caused the change.
@MainActor
public final class PresentationRouteLogger: RouteLogger {
  private weak let stage: Stage?

  /// Creates a logger for the log of a stage.
  public init(_ stage: Stage) {
    self.stage = stage
  }

  /// Writes a line such as `route store: movies/v-for-vendetta`.
  public func log(_ event: RouteEvent) {
    switch event {
    case .set(let route): stage?.log.note("route set: \(route)")
    case .store(let route): stage?.log.note("route store: \(route)")
    case .reducer(let route): stage?.log.note("route reducer: \(route)")
    }
  }
}
