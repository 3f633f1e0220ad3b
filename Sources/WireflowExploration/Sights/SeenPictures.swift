import Wireflow
import WireflowInteraction

/// The pictures of places as they were seen, from which a drawing chooses one for each.
struct SeenPictures {
  /// A picture of a place, how it was reached, and whether the place was in front.
  typealias Candidate = (picture: StagePicture, path: [ExplorationStep], isFront: Bool)

  /// The number of pictures of one place that differ in their buttons, rows and field values.
  private static let limit = 8

  private var looks: Set<String> = []
  private(set) var candidates: [SeenPlace: [Candidate]] = [:]
  private var signatures: [SeenPlace: Set<String>] = [:]

  /// Returns true for the first sight of some content in a place.
  mutating func isNew(_ sight: Sight, _ shown: Shown) -> Bool {
    looks.insert("\(sight.front.lane) \(sight.front.name)\(sight.look)\(shown.content)").inserted
  }

  /// Keeps the picture of a stage unless enough similar ones are known.
  @MainActor
  mutating func add(
    _ picture: StagePicture, _ sight: Sight, _ reader: SightReader, _ path: [ExplorationStep]
  ) {
    guard sight.alert == nil, picture.front != .drawer else { return }
    let signature = reader.visibleScreens.map(reader.signature).joined()
    var missing = [sight.front].filter { place in
      signatures[place, default: []].insert(signature).inserted
        && (candidates[place]?.count ?? 0) < Self.limit
    }
    let others = reader.visibleScreens.map(reader.place).filter {
      $0 != sight.front && candidates[$0] == nil
    }
    missing += others
    for place in missing {
      candidates[place, default: []].append((picture, path, place == sight.front))
    }
  }
}

extension Explorer {
  /// Records the faults in a picture that affect screen reader users.
  func noteSpokenFaults(
    _ picture: StagePicture, _ reader: SightReader, _ path: [ExplorationStep]
  ) {
    for fault in picture.spokenFaults {
      let screen = reader.visibleScreens.first {
        reader.app.stage.pictureID(of: $0) == fault.screen
      }
      let place = screen.map { reader.place(of: $0).screen } ?? "an alert"
      let trap = NavigationTrap(
        kind: .namelessElement, subject: "\(fault.subject) on \(place)",
        sentence: fault.sentence(on: place), script: path)
      if let known = namelessElements[trap.subject], known.script.count <= path.count { continue }
      namelessElements[trap.subject] = trap
    }
  }
}

extension Stage {
  /// The current picture, with only the first rows of long lists.
  var briefPicture: StagePicture {
    var brief = StagePicture()
    watch(rows: 40) { picture, _ in brief = picture }.cancel()
    return brief
  }
}
