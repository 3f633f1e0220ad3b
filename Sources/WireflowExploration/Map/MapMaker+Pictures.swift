import Wireflow
import WireflowInteraction

/// The choice of a picture for each place of a map.
extension MapMaker {
  /// Gives each place a picture, preferably with the place in front, then with the causes of most
  /// edges, then with the shortest script.
  func addPictures(to map: inout NavigationMap) {
    var candidates: [NavigationMap.Place: [SeenPictures.Candidate]] = [:]
    for (seen, own) in explorer.pictures.candidates { candidates[seen.onMap, default: []] += own }
    let edges = Dictionary(grouping: map.notableEdges, by: \.from)
    for place in map.places.keys {
      map.places[place]?.name = book.name(of: place)
      let best = (candidates[place] ?? []).map { candidate in
        (candidate, Self.score(candidate, place, edges[place] ?? [], map.roots))
      }
      .max { Self.isWorse($0, $1) }
      map.places[place]?.picture = best?.0.picture
    }
  }

  private static func isWorse(
    _ one: (SeenPictures.Candidate, Int), _ other: (SeenPictures.Candidate, Int)
  ) -> Bool {
    if one.0.isFront != other.0.isFront { return other.0.isFront }
    if one.1 != other.1 { return one.1 < other.1 }
    return NavigationMap.isShorter(other.0.path, one.0.path)
  }

  private static func score(
    _ candidate: SeenPictures.Candidate, _ place: NavigationMap.Place,
    _ edges: [NavigationMap.Edge], _ roots: [String]
  ) -> Int {
    guard !edges.isEmpty else { return 0 }
    let layout = PictureLayout(candidate.picture)
    return edges.count {
      $0.cause.part(in: layout, of: candidate.picture, on: place, roots: roots) != nil
    }
  }
}
