import Wireflow

/// A factory that makes the screens for editing.
struct EditingUIFactory: UIFactory {
  let publishing: PublishingService

  func makeEditor(of draft: EditDraft) -> EditorScreen { EditorScreen(draft: draft) }
  func makePreview(of draft: EditDraft) -> PreviewScreen { PreviewScreen(draft: draft) }
  func makeSummary(of draft: EditDraft) -> SummaryScreen { SummaryScreen(draft: draft) }

  func makeNameQuestion() -> AlertContent {
    AlertContent(
      title: "Edit without an account?", message: "Without an account, your address is public.",
      actions: [.init("Log in"), .init("Edit anonymously"), .init(.cancel)])
  }

  func makeDiscardQuestion() -> AlertContent {
    AlertContent(
      title: "Discard your edit?",
      actions: [.init("Discard", role: .destructive), .init("Keep", role: .cancel)])
  }
}
