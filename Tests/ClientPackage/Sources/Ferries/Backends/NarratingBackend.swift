import Wireflow

/// A backend on public API alone, which describes each command in a sentence.
final class NarratingBackend: PresentationBackend {
  private(set) var story: [String] = []
  private weak var stage: Stage?

  func attach(to stage: Stage) {
    self.stage = stage
  }

  func perform(
    _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
  ) {
    let isShown = transition.isShown(by: self)
    story.append(words(for: transition) + (isShown ? " (seen already)" : ""))
    completion()
  }

  /// Lets the user swipe a screen away, which is gone before the stage hears of it.
  func swipeAway(_ screen: any Screen) {
    stage?.userDid(.removed([screen]), in: self)
  }

  private func words(for transition: PresentationTransition) -> String {
    guard let change = transition.changes.first else { return "all is as it was" }
    let front = stage?.frontScreen?.title ?? "nobody"
    return switch change.verb {
    case .push, .present: "\(front) comes up"
    case .pop, .dismiss: "\(front) is back"
    default: change.description
    }
  }
}
