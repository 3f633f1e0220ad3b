import Wireflow

/// The main flow of a window with one book, which closes once the reader has bought it.
@MainActor
final class BookFlowCoordinator: MainFlowCoordinator, ProductShowing {
  let wireframe: FlowWireframe<Void>
  let factories: UIFactories
  private let book: Book

  init(wireframe: any ApplicationWireframe, factories: UIFactories, book: Book) {
    self.wireframe = FlowWireframe(wireframe)
    self.factories = factories
    self.book = book
  }

  func installUI() {
    wireframe.install(rootItems: [makeProductDetails(of: book)])
  }

  func bought(on details: ProductDetailsScreen) {
    closeWindow("bought")
  }
}
