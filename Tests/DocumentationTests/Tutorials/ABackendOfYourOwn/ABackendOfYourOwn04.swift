import Wireflow

enum ABackendOfYourOwn04 {
  @MainActor final class TypewriterBackend: PresentationBackend {
    private(set) var paper: [String] = []
    private weak var stage: Stage?
    private var watch: PictureWatch?
    private var choices: [(action: UserAction, page: StagePicture.ID)] = []

    func attach(to stage: Stage) {
      self.stage = stage
      watch = stage.watch { [weak self] picture, _ in self?.type(picture) }
    }

    func perform(
      _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
    ) {
      completion()
    }

    private func type(_ picture: StagePicture) {
      paper = picture.frontPages.flatMap { page in
        [page.title] + page.elements.compactMap(\.label).map { "- \($0.text)" }
      }
      choices = picture.frontPages.flatMap { page in
        (page.elements.flatMap(\.actions) + [page.back].compactMap(\.self)).map { ($0, page.id) }
      }
    }

    func choose(_ number: Int) {
      guard choices.indices.contains(number) else { return }
      stage?.perform(choices[number].action, on: choices[number].page)
    }
  }
}
