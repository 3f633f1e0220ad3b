import Wireflow

enum ABackendOfYourOwn01 {
  @MainActor final class TypewriterBackend: PresentationBackend {
    func perform(
      _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
    ) {
      completion()
    }
  }
}
