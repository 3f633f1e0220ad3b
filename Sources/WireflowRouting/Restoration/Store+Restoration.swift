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
  /// without it. An archive also replaces an earlier one that is still waiting.
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

  /// Follows all places, and resets the app for the first one.
  private func follow(_ places: [Route]) {
    propagation.stage.batch {
      for (number, place) in places.enumerated() {
        let action = RouteAction.goto(place)
        // Neither a flow nor the user asks for a restoration, so guards do not see it as a whole.
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

/// An archive that the store is restoring.
struct Restoration {
  let archive: RouteArchive
  /// The places to return to if the restoration fails.
  let start: [Route]
  let onRefusal: (@MainActor (RouteArchiveError) -> Void)?
}
