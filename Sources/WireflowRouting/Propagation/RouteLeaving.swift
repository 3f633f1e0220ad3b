public import Wireflow

/// The things that go when a route is followed.
///
/// Guards look at them before any of it happens, so that a route is followed whole or not at all.
@MainActor
public struct RouteDeparture {
  /// The requests by which screens go, or others come to the front.
  ///
  /// They are looked at, and not carried out.
  public var requests: [NavigationRequest]
  /// The screens that go with what is not known yet, such as all of a scene with the next one.
  public var screens: [any Screen]

  /// Creates a departure, of nothing by default.
  public init(requests: [NavigationRequest] = [], screens: [any Screen] = []) {
    self.requests = requests
    self.screens = screens
  }

  /// Adds what goes elsewhere.
  public static func += (departure: inout Self, other: Self) {
    departure.requests += other.requests
    departure.screens += other.screens
  }
}

/// A coordinator that knows what goes when it follows a route.
@MainActor
public protocol RouteLeaving: AnyObject {
  /// Returns what would go.
  /// - Parameters:
  ///   - route: the coordinator's part of the route, or nil if it leaves the screen.
  ///   - arrival: the way in which a link leads there, or nil for a step inside the app.
  func departure(for route: Route?, by arrival: LinkArrival?) -> RouteDeparture
}

extension RouteLeaving {
  /// Returns nothing: guards are asked about each request in its turn.
  public func departure(for route: Route?, by arrival: LinkArrival?) -> RouteDeparture {
    RouteDeparture()
  }
}

extension StageSnapshot {
  /// All that is on stage.
  @MainActor var screens: [any Screen] {
    let regions = [base] + modals.map(\.region)
    return regions.flatMap(\.roots).flatMap { $0.screens + $0.detail }
      + (player.map { [$0.screen] } ?? [])
  }
}
