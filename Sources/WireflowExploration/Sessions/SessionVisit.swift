package import Wireflow
package import WireflowInteraction

/// A place of a session, and the action that led there.
package struct SessionVisit: Sendable {
  /// The action of the step.
  let action: UserAction
  /// The place at the end of the step.
  let spot: SessionSpot
  /// The picture at the end of the step.
  let picture: StagePicture

  /// Creates the visit of a place at the end of a step.
  package init(_ action: UserAction, at spot: SessionSpot, showing picture: StagePicture) {
    (self.action, self.spot, self.picture) = (action, spot, picture)
  }
}

/// A place on a stage, with the facts that a map of the session needs.
package struct SessionSpot: Sendable, Hashable {
  package let place: NavigationMap.Place
  let flow: String?
  let isRoot: Bool
  /// The names of the base's root items.
  let roots: [String]

  /// Reads the place in front, or returns nil before the launch.
  @MainActor
  package init?(_ stage: Stage) {
    let snapshot = stage.snapshot
    guard !snapshot.base.roots.isEmpty else { return nil }
    let reader = PlaceReader(stage, snapshot)
    let seen = reader.frontPlace
    place = NavigationMap.Place(lane: seen.lane, screen: seen.screen, id: seen.id)
    (flow, isRoot) = (seen.flow, seen.isRoot)
    roots = snapshot.base.roots.indices.map { reader.rootName(at: $0, in: snapshot.base) }
  }

  /// The text that identifies the place on maps.
  package var key: String { place.key }
}
