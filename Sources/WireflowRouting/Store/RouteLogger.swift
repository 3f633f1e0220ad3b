public import Wireflow

/// How the route came to change.
public enum RouteEvent: Sendable, Hashable {
  /// By a coordinator that says where the screen already is.
  case set(Route)
  /// By a route action.
  case store(Route)
  /// By a reducer.
  case reducer(Route)
}

/// What is told of each change of the route.
@MainActor
public protocol RouteLogger: AnyObject {
  /// Takes note of a change.
  func log(_ event: RouteEvent)
}

/// Writes each change of the route into the presentation log, under what it follows from.
@MainActor
public final class PresentationRouteLogger: RouteLogger {
  private let stage: Stage

  /// Creates a logger for the log of a stage.
  public init(_ stage: Stage) {
    self.stage = stage
  }

  /// Writes a line such as route store: movies/v-for-vendetta.
  public func log(_ event: RouteEvent) {
    switch event {
    case .set(let route): stage.log.note("route set: \(route)")
    case .store(let route): stage.log.note("route store: \(route)")
    case .reducer(let route): stage.log.note("route reducer: \(route)")
    }
  }
}
