import Wireflow

@MainActor final class TypewriterBackend: PresentationBackend {
  private(set) var paper: [String] = []

  func perform(
    _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
  ) {
    for change in transition.changes {
      switch change.verb {
      case .push: paper.append("and then, \(change)")
      default: paper.append("\(change)")
      }
    }
    completion()
  }
}
