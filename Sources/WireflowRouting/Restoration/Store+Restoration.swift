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
    let restoration = Restoration(archive: archive, login: login, onRefusal: onRefusal)
    if rootCoordinator == nil { awaitRoot(restoration) } else { carryOut(restoration) }
  }

  func carryOut(_ restoration: Restoration<State>) {
    propagation.stage.inTurn { [self] in
      if let login = restoration.login(in: state) { return wait(for: restoration, at: login) }
      let places = restoration.archive.places
      if let missing = places.first(where: { !propagation.reaches($0) }) {
        return refuse(restoration, because: .unknownPlace(missing)) {
          propagation.propagate(state.route)
        }
      }
      let shown = propagation.shows(state.route) ? rootCoordinator?.places : nil
      let former = shown ?? [state.route]
      var missing: Route?
      propagation.stage.batch {
        missing = follow(places)
        if let missing {
          refuse(restoration, because: .unknownPlace(missing)) { _ = follow(former) }
        }
      }
      guard missing == nil else { return }
      propagation.whenAtRest { [weak self] in self?.check(restoration, orReturnTo: former) }
    }
  }

  /// Goes to the login, behind which the archive waits.
  private func wait(for restoration: Restoration<State>, at login: Route) {
    awaited.drop()
    let place = AwaitedPlace<State>.Wait(
      login: login, isOpen: { restoration.login(in: $0) == nil },
      lead: { [weak self] in self?.carryOut(restoration) },
      drop: { [weak self] in self?.propagation.log("dropped the archive") })
    guard !state.route.isPrefixed(with: login) else {
      awaited.begin(place)
      return propagation.propagate(state.route)
    }
    let action = RouteAction.goto(login)
    route(action, arriving: .step, dispatching: action) { [awaited] in awaited.begin(place) }
  }

  /// Follows the places, and resets the app for the first one.
  ///
  /// Returns the first place that the coordinators did not reach, although they promised it.
  private func follow(_ places: [Route]) -> Route? {
    var missing: Route?
    propagation.stage.batch {
      for (number, place) in places.enumerated() where missing == nil {
        let action = RouteAction.goto(place)
        // Neither a flow nor the user asks for a restoration, so guards do not see it as a whole.
        follow(action, arriving: number == 0 ? .link(.afresh) : .step, dispatching: action)
        if propagation.isAtRest, rootCoordinator?.route != place { missing = place }
      }
    }
    return missing
  }

  /// Returns to the former places if the archive's places did not belong together.
  private func check(_ restoration: Restoration<State>, orReturnTo former: [Route]) {
    let (places, reached) = (restoration.archive.places, rootCoordinator?.places ?? [])
    guard reached != places else { return }
    let missed = places.first { !reached.contains($0) }
    refuse(restoration, because: missed.map(RouteArchiveError.unknownPlace) ?? .damaged) {
      _ = follow(former)
    }
  }

  private func refuse(
    _ restoration: Restoration<State>, because error: RouteArchiveError, _ goOnWithout: () -> Void
  ) {
    propagation.log("\(error)")
    goOnWithout()
    restoration.onRefusal?(error)
  }
}

/// An archive that the store is restoring.
@MainActor
struct Restoration<State> {
  let archive: RouteArchive
  let login: @MainActor (Route, State) -> Route?
  let onRefusal: (@MainActor (RouteArchiveError) -> Void)?

  /// Returns the route to the first login that a place requires.
  func login(in state: State) -> Route? {
    archive.places.lazy.compactMap { login($0, state) }.first
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

  /// The routes, at least one, in the order in which the store follows them.
  public let places: [Route]

  /// Creates an archive of places, or of the empty route if there are none.
  public init(places: [Route]) { self.places = places.isEmpty ? [Route()] : places }

  /// Creates an archive from its data, and throws an error if it cannot read the data.
  public init(data: Data) throws(RouteArchiveError) {
    let decoder = JSONDecoder()
    guard let header = try? decoder.decode(Header.self, from: data), header.isOurs else {
      throw .damaged
    }
    guard header.version <= Self.currentVersion else { throw .newer(version: header.version) }
    guard header.version == Self.currentVersion else { throw .unknown(version: header.version) }
    guard let body = try? decoder.decode(Body.self, from: data), !body.places.isEmpty else {
      throw .damaged
    }
    places = body.places
  }

  /// The archive as JSON, including its version.
  public var data: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      return try encoder.encode(Body(places: places))
    }
  }
}

extension RouteArchive {
  /// The part that all versions have in common.
  private struct Header: Decodable {
    let format: String
    let version: Int

    var isOurs: Bool { format == Body.format }
  }

  private struct Body: Codable {
    static let format = "wireflow-routes"

    var format = Self.format
    var version = RouteArchive.currentVersion
    let places: [Route]
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
