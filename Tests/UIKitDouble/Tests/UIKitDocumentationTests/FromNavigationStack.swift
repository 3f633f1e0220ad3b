import Observation
import SwiftUI
import Wireflow
import WireflowSwiftUI

/// The code of the article "From NavigationStack to flows".
enum FromNavigationStack {
  struct Book: Hashable {
    var title: String
    static let first = Book(title: "First")
  }

  @Observable @MainActor
  final class BookScreen: Screen {
    let book: Book
    var onLogIn: (() -> Void)?
    var title: String { book.title }
    init(book: Book) { self.book = book }
  }

  struct BookView: View {
    let screen: BookScreen
    var body: some View { Text(screen.title) }
  }

  final class ShopFlow: FlowCoordinator {
    let wireframe: FlowWireframe<Void>
    init(_ wireframe: any ApplicationWireframe) {
      self.wireframe = FlowWireframe(wireframe)
    }

    func start(from sender: any Screen) { showBook(.first, from: sender) }

    func showBook(_ book: Book, from sender: any Screen) {
      let screen = BookScreen(book: book)
      screen.onLogIn = wire(screen) { flow, screen in
        flow.start(LoginFlow(flow.wireframe), from: screen)
      }
      wireframe.push(screen, from: sender)
    }
  }

  final class LoginFlow: FlowCoordinator {
    let wireframe: FlowWireframe<Void>
    init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

    func start(from sender: any Screen) {
      wireframe.push(BookScreen(book: .first), from: sender)
    }
  }

  @MainActor
  static func register(_ views: ScreenViews) {
    views.register(BookScreen.self) { BookView(screen: $0) }
  }
}
