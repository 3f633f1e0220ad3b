import Wireflow

/// A screen on which the reader chooses a reading list for an article.
@MainActor
final class AddToListScreen: ModallyPresentable {
  let title = "Add to a list"
  let preferredModalStyle = ModalStyle.sheet([.medium, .large])
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .cancel
  var onListPressed: ((String) -> Void)?
  var onNewListPressed: (() -> Void)?

  private let saved: SavedArticles

  init(saved: SavedArticles) {
    self.saved = saved
  }

  var content: ScreenContent {
    Button("New list") { self.onNewListPressed?() }
    Rows(saved.lists, id: \.name) { list in
      Row(list.name, subtitle: "\(list.articles.count) articles") { self.onListPressed?(list.name) }
    }
  }
}
