public import Foundation
import Wireflow

extension Store {
  /// The archive of the screens on stage, or nil if the store has no root coordinator.
  public var archive: RouteArchive? { rootCoordinator.map { RouteArchive(places: $0.places) } }

  /// Restores the screens of an archive in one transition, and removes all others.
  ///
  /// Without a root coordinator, the store restores the archive as soon as you set one. A link that
  /// arrives before that wins, and the store discards the archive. If a place in the archive no
  /// longer exists, the store refuses the whole archive, and the app appears as it would have
  /// without it. To find out, the store asks the coordinators (``RoutedCoordinator/reaches(_:)``). An
  /// archive also replaces an earlier one that is still waiting.
  ///
  /// If a place requires a login, the archive waits, as a link does: the app goes to the login, and
  /// the store restores the archive once the login has succeeded. The store drops it when the user
  /// leaves the login without success, or when a link arrives.
  ///
  /// ```swift
  /// store.restore(archive, behind: { place, state in
  ///   state.account == nil && place.isPrefixed(with: "catalog") ? "auth" : nil
  /// })
  /// store.rootCoordinator = coordinator
  /// ```
  /// - Parameters:
  ///   - archive: the archive.
  ///   - onRefusal: called if the store refuses the archive, with the reason.
  ///   - login: returns the route to a login if a place requires one, or nil.
  public func restore(
    _ archive: RouteArchive, onRefusal: (@MainActor (RouteArchiveError) -> Void)? = nil,
    behind login: @escaping @MainActor (Route, State) -> Route? = { _, _ in nil }
  ) {
    let restore: @MainActor () -> Void = { [weak self] in
      self?.restore(archive, onRefusal: onRefusal, behind: login)
    }
    guard rootCoordinator != nil else {
      restoration = restore
      return
    }
    propagation.stage.inTurn { [self] in
      let requirement: (State) -> Route? = { state in
        archive.places.lazy.compactMap { login($0, state) }.first
      }
      if let login = requirement(state) {
        let place: AwaitedPlace = (
          login: login, isOpen: { requirement($0) == nil }, lead: restore,
          drop: { [weak self] in self?.propagation.log("dropped the archive") }
        )
        return wait(for: place)
      }
      // Guards decide once about all that leaves, as for a link that arrives afresh.
      propagation.admit(archive.places[0], by: .afresh) { [weak self] in
        guard let self else { return }
        if requirement(state) != nil { return restore() }
        if let error = carryOut(archive.places) { onRefusal?(error) }
      }
    }
  }

  /// Goes to the login, behind which the archive waits.
  private func wait(for place: AwaitedPlace) {
    dropAwaited()
    if state.route.isPrefixed(with: place.login) {
      awaited = place
      propagation.propagate(state.route)
    } else {
      route(.goto(place.login)) { [weak self] in self?.awaited = place }
    }
  }

  /// Leads to the places of an archive, or nowhere if one of them does not exist, and returns the
  /// reason.
  private func carryOut(_ places: [Route]) -> RouteArchiveError? {
    if let missing = places.first(where: { !propagation.reaches($0) }) {
      propagation.log("\(RouteArchiveError.unknownPlace(missing))")
      propagation.propagate(state.route)
      return .unknownPlace(missing)
    }
    let shown = propagation.goal == state.route ? rootCoordinator?.places : nil
    let former = shown ?? [state.route]
    var missing: Route?
    propagation.stage.batch {
      missing = follow(places)
      if let missing { return refuse(.unknownPlace(missing), following: former) }
    }
    if let missing { return .unknownPlace(missing) }
    // Flows end after the batch. The places may also exclude each other.
    let reached = rootCoordinator?.places ?? []
    if reached == places { return nil }
    let missed = places.first { !reached.contains($0) }
    // The app may have more tabs than the archive, or the same in another order.
    let isComplete = missed == nil && reached.last == places.last
    if isComplete, reached.last?.isEmpty == false { return nil }
    let error = missed.map(RouteArchiveError.unknownPlace) ?? .damaged
    refuse(error, following: former)
    return error
  }

  /// Follows the places, and resets the app for the first one.
  ///
  /// Returns the first place that the coordinators did not reach, although they promised it.
  private func follow(_ places: [Route]) -> Route? {
    for (number, place) in places.enumerated() {
      follow(
        .goto(place), by: number == 0 ? .afresh : nil, dispatching: RouteAction.goto(place))
      if rootCoordinator?.route != place { return place }
    }
    return nil
  }

  private func refuse(_ error: RouteArchiveError, following former: [Route]) {
    propagation.log("\(error)")
    propagation.stage.batch { _ = follow(former) }
  }
}

/// The routes that restore the stage, for an app to save before the system may end it.
///
/// The store follows the routes in order. The last one leads to the place in front. Those before it
/// restore the rest, such as the stacks of other tabs. An archive contains no alerts and no drawer.
///
/// ```swift
/// services.savedData = try? store.archive?.data  // when the app goes to the background
/// if let data = services.savedData {  // at the next launch
///   store.restore(try RouteArchive(data: data))
/// }
/// ```
public struct RouteArchive: Sendable, Hashable {
  /// The version that new archives have.
  private static let currentVersion = 1
  private static let format = "wireflow-routes"

  /// The routes, at least one, in the order in which the store follows them.
  public let places: [Route]

  /// Creates an archive of places, or of the empty route if there are none.
  public init(places: [Route]) { self.places = places.isEmpty ? [Route()] : places }

  /// Creates an archive from its data, and throws an error if it cannot read the data.
  public init(data: Data) throws(RouteArchiveError) {
    guard let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      contents["format"] as? String == Self.format, let version = contents["version"] as? Int
    else { throw .damaged }
    guard version <= Self.currentVersion else { throw .newer(version: version) }
    guard version == Self.currentVersion else { throw .unknown(version: version) }
    guard let places = contents["places"] as? [[String]], !places.isEmpty else { throw .damaged }
    self.places = places.map { Route($0) }
  }

  /// The archive as JSON, including its version.
  public var data: Data {
    get throws {
      let contents: [String: Any] = [
        "format": Self.format, "version": Self.currentVersion, "places": places.map(\.components),
      ]
      return try JSONSerialization.data(withJSONObject: contents, options: [.sortedKeys])
    }
  }
}

/// The reason why the app refuses an archive.
public enum RouteArchiveError: Error, Sendable, Hashable {
  /// The data is not an archive of routes, or is incomplete.
  case damaged
  /// A newer version of the app wrote the archive.
  case newer(version: Int)
  /// The archive has a version that the app does not support.
  case unknown(version: Int)
  /// The archive contains a place that no longer exists.
  case unknownPlace(Route)
}

extension RouteArchiveError: CustomStringConvertible {
  /// A text that explains the problem.
  public var description: String {
    switch self {
    case .damaged: "the archive is damaged"
    case .newer(let version): "the archive is of version \(version), which is newer than this app"
    case .unknown(let version): "the archive is of version \(version), which this app does not know"
    case .unknownPlace(let route): "the archive has a place that is no more, \(route)"
    }
  }
}
