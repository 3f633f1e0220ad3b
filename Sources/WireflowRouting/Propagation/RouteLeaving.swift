public import Wireflow

/// The requests and screens that a route would affect, for guards to check in advance.
///
/// Guards see a departure before anything happens, so a route is followed completely or not at all.
@MainActor
public struct RouteDeparture {
  /// The requests that would dismiss, pop or replace screens, or bring others to the front.
  ///
  /// Wireflow shows these requests to guards, and does not carry them out.
  public var requests: [NavigationRequest]
  /// The screens that would leave by a request not known yet, such as a whole scene that the next
  /// one replaces.
  public var screens: [any Screen]

  /// Creates a departure, which is empty by default.
  public init(requests: [NavigationRequest] = [], screens: [any Screen] = []) {
    self.requests = requests
    self.screens = screens
  }

  /// Adds the requests and screens of another departure.
  public static func += (departure: inout Self, other: Self) {
    departure.requests += other.requests
    departure.screens += other.screens
  }
}

/// A coordinator that can predict which screens leave when it follows a route.
@MainActor
public protocol RouteLeaving: AnyObject {
  /// Returns the requests and screens that following a route would affect.
  /// - Parameters:
  ///   - route: the coordinator's part of the route, or nil if it leaves the screen.
  ///   - arrival: the arrival of a link, or nil for a step inside the app.
  func departure(for route: Route?, by arrival: LinkArrival?) -> RouteDeparture
}

extension RouteLeaving {
  /// Returns an empty departure, so guards check each request when it happens.
  public func departure(for route: Route?, by arrival: LinkArrival?) -> RouteDeparture {
    RouteDeparture()
  }
}

extension StageSnapshot {
  /// All screens on stage.
  @MainActor var screens: [any Screen] {
    let regions = [base] + modals.map(\.region)
    return regions.flatMap(\.roots).flatMap { $0.screens + $0.detail }
      + (player.map { [$0.screen] } ?? [])
  }
}
