import Wireflow

/// A factory that makes the screens about saved articles.
struct SavedUIFactory: UIFactory {
  let saved: SavedArticles

  func makeSaved() -> SavedScreen { SavedScreen(saved: saved) }
  func makeList(named name: String) -> ReadingListScreen {
    ReadingListScreen(name: name, saved: saved)
  }
  func makeAddToList() -> AddToListScreen { AddToListScreen(saved: saved) }
  func makeNewList() -> NewListScreen { NewListScreen() }

  func makeDeletionQuestion(about list: String) -> AlertContent {
    AlertContent(
      title: "Delete \(list)?", id: "Delete the list?", message: "Its articles stay saved.",
      actions: [.init("Delete", role: .destructive), .init(.cancel)])
  }
}
