import Wireflow

/// A factory that makes the screens about the reader's past.
struct HistoryUIFactory: UIFactory {
  let history: ReadingHistory
  let library: Library

  func makeHistory() -> HistoryScreen { HistoryScreen(history: history, library: library) }

  func makeClearingQuestion() -> AlertContent {
    AlertContent(
      title: "Clear the history?", message: "Saved articles stay.", style: .actionSheet,
      anchor: "Clear the history",
      actions: [.init("Clear", role: .destructive), .init(.cancel)])
  }
}
