import Wireflow
import WireflowInteraction

/// The pictures of places as they were seen, from which a drawing chooses one for each.
struct SeenPictures {
  /// A picture of a place, and how it was reached.
  struct Candidate {
    let picture: StagePicture
    let path: [ExplorationStep]
    /// True if the place was in front.
    let isFront: Bool
  }

  private struct View: Hashable {
    let place: SeenPlace
    let signature: String
  }

  /// The number of pictures of one place that differ in their buttons, rows and field values.
  private static let limit = 8

  private(set) var candidates: [SeenPlace: [Candidate]] = [:]
  private var known: Set<View> = []

  /// Keeps the picture of a stage unless enough similar ones are known.
  @MainActor
  mutating func note(
    _ picture: StagePicture, _ sight: Sight, _ reader: SightReader, _ path: [ExplorationStep]
  ) {
    guard sight.alert == nil, picture.front != .drawer else { return }
    let signature = reader.visibleScreens.map(reader.signature).joined()
    var missing = [sight.front].filter { place in
      known.insert(View(place: place, signature: signature)).inserted
        && (candidates[place]?.count ?? 0) < Self.limit
    }
    let others = reader.visibleScreens.map(reader.place).filter {
      $0 != sight.front && candidates[$0] == nil
    }
    missing += others
    for place in missing {
      candidates[place, default: []].append(
        Candidate(picture: picture, path: path, isFront: place == sight.front))
    }
  }
}
