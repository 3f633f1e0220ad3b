import Wireflow

/// The history of edits of an article.
@MainActor
final class RevisionListScreen: Screen {
  let title = "History of edits"
  var onRevisionPressed: ((Revision) -> Void)?

  private let article: Article

  init(article: Article) {
    self.article = article
  }

  var content: ScreenContent {
    Rows(Revision.latest(of: article.title), id: \.comment) { revision in
      Row(revision.comment, subtitle: revision.editor) { self.onRevisionPressed?(revision) }
    }
  }
}
