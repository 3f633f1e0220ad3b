public import Wireflow

/// The way in which the route came to change.
public enum RouteEvent: Sendable, Hashable {
  /// A change by a coordinator that says where the screen already is.
  case set(Route)
  /// A change by a route action.
  case store(Route)
  /// A change by a reducer.
  case reducer(Route)
}

/// A listener that is told of each change of the route.
@MainActor
public protocol RouteLogger: AnyObject {
  /// Takes note of a change.
  func log(_ event: RouteEvent)
}

/// A logger that writes each change of the route into the presentation log.
///
/// The change stands under what it follows from.
@MainActor
public final class PresentationRouteLogger: RouteLogger {
  private weak let stage: Stage?

  /// Creates a logger for the log of a stage.
  public init(_ stage: Stage) {
    self.stage = stage
  }

  /// Writes a line such as route store: movies/v-for-vendetta.
  public func log(_ event: RouteEvent) {
    switch event {
    case .set(let route): stage?.log.note("route set: \(route)")
    case .store(let route): stage?.log.note("route store: \(route)")
    case .reducer(let route): stage?.log.note("route reducer: \(route)")
    }
  }
}
