import Wireflow

extension Store {
  /// The archive of all that is on stage, or nil if the store has no root coordinator.
  public var archive: RouteArchive? {
    rootCoordinator.map { RouteArchive(places: $0.places) }
  }

  /// Brings back all that an archive holds, in one transition, and takes away what it does not.
  ///
  /// Without a root coordinator it waits for that; a link that comes until then goes first, and
  /// nothing is restored. If the app has a place no more, the archive is refused as a whole, and the
  /// app is where it would have been without it. An archive that comes while another is still on its
  /// way takes the place of that one.
  ///
  /// ```swift
  /// store.restore(archive) { error in stage.log.note("not restored: \(error)") }
  /// store.rootCoordinator = coordinator
  /// ```
  public func restore(
    _ archive: RouteArchive, onRefusal: (@MainActor (RouteArchiveError) -> Void)? = nil
  ) {
    let start = rootCoordinator?.places ?? [state.route]
    let restoration = Restoration(archive: archive, start: start, onRefusal: onRefusal)
    if rootCoordinator == nil { awaitRoot(restoration) } else { carryOut(restoration) }
  }

  func carryOut(_ restoration: Restoration) {
    propagation.stage.inTurn { [self] in
      follow(restoration.archive.places)
      propagation.whenAtRest { [weak self] in self?.check(restoration) }
    }
  }

  /// Follows all places, of which the first one begins afresh.
  private func follow(_ places: [Route]) {
    propagation.stage.batch {
      for (number, place) in places.enumerated() {
        let action = RouteAction.goto(place)
        // An archive is not what a flow or the user asks for, so no guard is asked as a whole.
        follow(action, arriving: number == 0 ? .link(.afresh) : .step, dispatching: action)
      }
    }
  }

  private func check(_ restoration: Restoration) {
    let reached = rootCoordinator?.places ?? []
    guard reached != restoration.archive.places else { return }
    let missed = restoration.archive.places.first { !reached.contains($0) }
    let error = missed.map(RouteArchiveError.unknownPlace) ?? .damaged
    propagation.note("\(error)")
    follow(restoration.start)
    restoration.onRefusal?(error)
  }
}

/// An archive on its way back to the stage.
struct Restoration {
  let archive: RouteArchive
  /// The places that the app would keep without the restoration.
  let start: [Route]
  let onRefusal: (@MainActor (RouteArchiveError) -> Void)?
}
