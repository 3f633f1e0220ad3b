import Wireflow
import WireflowInteraction

/// The faults that affect screen reader users, with the shortest script to each.
struct SeenSpokenFaults {
  struct Fault: Hashable {
    let subject: String
    let sentence: String
  }

  private(set) var scripts: [Fault: [ExplorationStep]] = [:]

  /// Records the faults in a picture.
  @MainActor
  mutating func note(
    _ picture: StagePicture, _ reader: SightReader, _ path: [ExplorationStep]
  ) {
    for fault in picture.spokenFaults {
      let screen = reader.visibleScreens.first {
        reader.app.stage.pictureID(of: $0) == fault.screen
      }
      let place = screen.map { reader.place(of: $0).screen } ?? "an alert"
      let seen = Fault(
        subject: "\(fault.subject) on \(place)", sentence: fault.sentence(on: place))
      if let known = scripts[seen], known.count <= path.count { continue }
      scripts[seen] = path
    }
  }
}
