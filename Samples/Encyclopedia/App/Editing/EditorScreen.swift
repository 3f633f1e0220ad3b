import Wireflow

/// A screen on which the reader changes a section, and which waits in a bar while they read.
@MainActor
final class EditorScreen: ModallyMinimizable {
  let preferredModalStyle = ModalStyle.fullScreen
  let minimizedControls: any Screen
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .cancel
  var onNextPressed: (() -> Void)?

  private let draft: EditDraft

  init(draft: EditDraft) {
    self.draft = draft
    minimizedControls = EditorControlsScreen(title: "Edit \(draft.section)")
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

/// The bar of a minimized editor.
@MainActor
final class EditorControlsScreen: Screen {
  let title: String

  init(title: String) {
    self.title = title
  }

  var content: ScreenContent { Text("Your draft") }
}
