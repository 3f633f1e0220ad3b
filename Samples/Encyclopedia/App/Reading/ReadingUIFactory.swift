import Wireflow

/// A factory that makes the screens of an article.
struct ReadingUIFactory: UIFactory {
  let library: Library
  let history: ReadingHistory
  let saved: SavedArticles
  let preferences: Preferences
  let watchlist: Watchlist

  func makeArticle(_ article: Article) -> ArticleScreen {
    ArticleScreen(article: article, related: library.related(to: article), saved: saved)
  }

  func makeContents(of article: Article) -> ContentsScreen { ContentsScreen(article: article) }

  func makeLanguagePicker(of languages: [String], for use: String) -> LanguagePickerScreen {
    LanguagePickerScreen(languages: languages, placeID: use)
  }

  func makeReference(of article: Article) -> ReferenceScreen {
    ReferenceScreen(source: article.references.joined(separator: "\n"))
  }

  func makeFindInPage(of article: Article) -> FindInPageScreen {
    FindInPageScreen(text: article.summary)
  }

  func makeAppearance() -> AppearanceScreen { AppearanceScreen(preferences: preferences) }

  func makeGallery(of article: Article) -> [GalleryImageScreen] {
    article.images.map(GalleryImageScreen.init)
  }

  func makeImageInfo(of name: String) -> ImageInfoScreen { ImageInfoScreen(name: name) }

  func makeRevisions(of article: Article) -> RevisionListScreen {
    RevisionListScreen(article: article)
  }

  func makeRevision(_ revision: Revision) -> RevisionScreen { RevisionScreen(revision: revision) }

  func makeMoreSheet(for article: Article) -> AlertContent {
    AlertContent(
      title: "More", id: "More about the article", style: .actionSheet,
      anchor: ArticleScreen.Tool.more.rawValue,
      actions: [
        .init("Talk page"), .init("History of edits"),
        .init(watchlist.contains(article) ? "Stop watching" : "Watch"), .init(.cancel),
      ])
  }

  func makeThanks(to editor: String) -> AlertContent {
    AlertContent(title: "\(editor) hears that you are grateful", id: "Thanked")
  }
}
