import Wireflow

extension Store {
  /// The archive of the screens on stage, or nil if the store has no root coordinator.
  public var archive: RouteArchive? {
    rootCoordinator.map { RouteArchive(places: $0.places) }
  }

  /// Restores the screens of an archive in one transition, and removes all others.
  ///
  /// Without a root coordinator, the store restores the archive as soon as you set one. A link that
  /// arrives before that wins, and the store discards the archive. If a place in the archive no
  /// longer exists, the store refuses the whole archive, and the app appears as it would have
  /// without it. To find out, the store asks the coordinators (``RouteReaching/reaches(_:)``). An
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
      drop: { [weak self] in self?.propagation.note("dropped the archive") })
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
    propagation.note("\(error)")
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
