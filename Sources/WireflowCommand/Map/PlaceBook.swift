import Wireflow
import WireflowExploration
import WireflowInteraction
import WireflowWeb

/// The places that the steps of a session have visited, by their keys.
@MainActor
final class PlaceBook {
  private var spots: [String: SessionSpot] = [:]

  /// Returns the key of the place in front.
  func key(of stage: Stage) -> String? {
    guard let spot = SessionSpot(stage) else { return nil }
    spots[spot.key] = spot
    return spot.key
  }

  /// Returns the poster of visited places.
  func poster(on wireframe: String, _ visits: [WebVisit]) -> String? {
    let visits = visits.compactMap { visit in
      spots[visit.location].map { SessionVisit(visit.action, at: $0, showing: visit.picture) }
    }
    guard !visits.isEmpty else { return nil }
    return StudioSheet(
      NavigationMap(wireframe: wireframe, of: visits), isWhole: true, artist: nil
    ).json
  }
}
