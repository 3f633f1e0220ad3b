import Wireflow

/// Leads from page to page without end, so that an exploration of the app never ends by itself.
@MainActor
final class EndlessFlowCoordinator: MainFlowCoordinator {
  let wireframe: FlowWireframe<Void>

  init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

  func installUI() { wireframe.install(rootItems: [page(1)]) }

  private func page(_ number: Int) -> PageScreen {
    let screen = PageScreen(number)
    screen.onNextPressed = wire(screen) { flow, screen in
      flow.wireframe.push(flow.page(number + 1), from: screen)
    }
    return screen
  }
}

/// A page, which is a place of its own.
@MainActor
private final class PageScreen: RootLevelRepresentable {
  let title: String
  let placeID: String?
  var onNextPressed: (() -> Void)?
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }

  var content: ScreenContent { Button("Next") { [weak self] in self?.onNextPressed?() } }

  init(_ number: Int) { (title, placeID) = ("Page \(number)", "page \(number)") }
}
