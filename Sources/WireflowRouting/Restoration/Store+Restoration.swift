import Wireflow

extension Store {
  /// All that is on stage, as routes; nil when the store has no root coordinator.
  public var archive: RouteArchive? {
    rootCoordinator.map { RouteArchive(places: $0.places) }
  }

  /// Brings back all that an archive holds, in one transition.
  ///
  /// Without a root coordinator it waits for that; a link that comes until then goes first, and
  /// nothing is restored. If the app has a place no more, the archive is refused as a whole, and the
  /// app is where it would have been without it.
  public func restore(
    _ archive: RouteArchive, onRefusal: (@MainActor (RouteArchiveError) -> Void)? = nil
  ) {
    let restoration = Restoration(archive: archive, start: state.route, onRefusal: onRefusal)
    if rootCoordinator == nil { awaitRoot(restoration) } else { carryOut(restoration) }
  }

  func carryOut(_ restoration: Restoration) {
    propagation.stage.inTurn { [self] in
      propagation.stage.batch {
        for place in restoration.archive.places { route(.goto(place)) }
      }
      propagation.whenAtRest { [weak self] in self?.check(restoration) }
    }
  }

  private func check(_ restoration: Restoration) {
    let reached = rootCoordinator?.places ?? []
    guard reached != restoration.archive.places else { return }
    let missed = restoration.archive.places.first { !reached.contains($0) }
    let error = RouteArchiveError.unknownPlace(missed ?? restoration.start)
    propagation.note("\(error)")
    route(
      .goto(restoration.start), arriving: .link(.afresh),
      dispatching: RouteAction.goto(restoration.start))
    restoration.onRefusal?(error)
  }
}

/// An archive on its way back to the stage.
struct Restoration {
  let archive: RouteArchive
  /// Where the app would be without it.
  let start: Route
  let onRefusal: (@MainActor (RouteArchiveError) -> Void)?
}
