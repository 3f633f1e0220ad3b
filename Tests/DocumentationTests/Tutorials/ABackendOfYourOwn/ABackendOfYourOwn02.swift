import Wireflow

enum ABackendOfYourOwn02 {
  @MainActor final class TypewriterBackend: PresentationBackend {
    private(set) var paper: [String] = []

    func perform(
      _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
    ) {
      switch transition.command {
      case .push(let screen, let below): paper.append("\(below.title), and then \(screen.title)")
      case .pop(let screen): paper.append("back to \(screen.title)")
      default: paper.append("\(transition.command)")
      }
      completion()
    }
  }
}
