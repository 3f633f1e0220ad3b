import Wireflow
import WireflowInteraction

@MainActor final class TypewriterBackend: PresentationBackend {
  private(set) var paper: [String] = []
  private weak var stage: Stage?
  private var watch: PictureWatch?
  private var choices: [(action: UserAction, target: StagePicture.Target)] = []

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
      page.elements.flatMap { element in element.actions.map { ($0, element.target) } }
        + [page.back].compactMap(\.self).map { ($0, .init(page.id)) }
    }
  }

  func choose(_ number: Int) {
    guard choices.indices.contains(number) else { return }
    stage?.perform(choices[number].action, on: choices[number].target)
  }
}
