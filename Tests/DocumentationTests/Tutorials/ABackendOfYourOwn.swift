import Testing
import Wireflow
import WireflowInteraction

enum ABackendOfYourOwn01 {
  @MainActor final class TypewriterBackend: PresentationBackend {
    func perform(
      _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
    ) {
      completion()
    }
  }
}

enum ABackendOfYourOwn02 {
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
}

enum ABackendOfYourOwn03 {
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
}

enum ABackendOfYourOwn04 {
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
}

enum ABackendOfYourOwn05 {
  @MainActor struct TypewriterTests {
    @Test func showsWhatIsOnStage() {
      let backend = TypewriterBackend()
      let stage = Stage(backend: backend, scheduler: ManualScheduler())
      let app = ApplicationController(notesOn: stage) { TabBarWireframe(stage: $0) }
      app.finishLaunching()

      backend.choose(0)
      #expect(backend.paper == ["New note", "- Text", "- Save"])
    }
  }
}

extension ABackendOfYourOwn05 {
  typealias TypewriterBackend = ABackendOfYourOwn04.TypewriterBackend
}
