import Observation
import Wireflow

/// Shows a page at a time, and takes numbers for answers.
@MainActor final class PageBackend: PresentationBackend {
  private(set) var page: [String] = []
  private weak var stage: Stage?
  private var drawings = 0

  func attach(to stage: Stage) { self.stage = stage }

  func perform(_ transition: PresentationTransition, completion: @escaping @MainActor () -> Void) {
    draw()
    completion()
  }

  /// Does what the reader chose, by its number among all that is possible.
  func choose(_ number: Int) {
    guard let stage, stage.possibleActions.indices.contains(number) else { return }
    stage.perform(stage.possibleActions[number])
    draw()
  }

  /// Draws, and draws again once something changes that was drawn.
  private func draw() {
    drawings += 1
    let drawing = drawings
    withObservationTracking {
      page = stage.map { Page($0).lines } ?? []
    } onChange: { [weak self] in
      Task { @MainActor in
        // What a later drawing saw, that one watches.
        if let self, self.drawings == drawing { self.draw() }
      }
    }
  }
}
