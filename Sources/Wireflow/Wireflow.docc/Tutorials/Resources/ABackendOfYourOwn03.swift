import Wireflow
import WireflowInteraction

@MainActor final class TypewriterBackend: PresentationBackend {
  private(set) var paper: [String] = []
  private weak var stage: Stage?
  private var watch: PictureWatch?

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
  }
}
