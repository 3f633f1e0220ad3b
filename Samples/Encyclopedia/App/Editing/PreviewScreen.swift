import Wireflow

/// A section as readers will see it.
@MainActor
final class PreviewScreen: Screen {
  let title = "Preview"
  var onNextPressed: (() -> Void)?

  private let draft: EditDraft

  init(draft: EditDraft) {
    self.draft = draft
  }

  var content: ScreenContent {
    Text(draft.section)
    Text(draft.text)
    Button("Next", role: .primary) { self.onNextPressed?() }
  }
}
