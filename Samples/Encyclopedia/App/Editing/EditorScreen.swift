import Wireflow

/// A screen on which the reader changes a section.
@MainActor
final class EditorScreen: ModallyPresentable {
  let preferredModalStyle = ModalStyle.fullScreen
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .cancel
  var onNextPressed: (() -> Void)?

  private let draft: EditDraft

  init(draft: EditDraft) {
    self.draft = draft
  }

  var title: String { "Edit \(draft.section)" }

  var content: ScreenContent {
    Field(
      "Text", text: draft.text, lines: 6...20,
      samples: [
        .init("a better text", value: draft.article.summary + " It has a long history."),
        .init("the old text", value: draft.article.summary),
      ]
    ) { self.draft.text = $0 }
    Button("Next", role: .primary) { self.onNextPressed?() }.disabled(!draft.hasChanges)
  }
}
