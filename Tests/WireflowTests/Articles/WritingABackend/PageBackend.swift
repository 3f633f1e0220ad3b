import Wireflow

/// Shows a page at a time, and takes numbers for answers.
@MainActor final class PageBackend: PresentationBackend {
  private(set) var page = Page(StagePicture())
  private weak var stage: Stage?
  private var watch: PictureWatch?

  func attach(to stage: Stage) {
    self.stage = stage
    watch = stage.watch { [weak self] picture, _ in self?.page = Page(picture) }
  }

  func perform(_ transition: PresentationTransition, completion: @escaping @MainActor () -> Void) {
    completion()
  }

  /// Does what the reader chose, by its number among all that the page offers.
  func choose(_ number: Int) {
    guard page.choices.indices.contains(number) else { return }
    stage?.perform(page.choices[number].action, on: page.choices[number].subject)
  }
}
