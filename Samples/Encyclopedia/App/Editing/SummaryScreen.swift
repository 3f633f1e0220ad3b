import Observation
import Wireflow

/// A screen that asks for a summary of an edit, and publishes it.
@Observable
@MainActor
final class SummaryScreen: Screen {
  let title = "Summary"
  @ObservationIgnored var onPublishPressed: (() -> Void)?
  /// True while the edit is on its way.
  var isPublishing = false

  private let draft: EditDraft

  init(draft: EditDraft) {
    self.draft = draft
  }

  var content: ScreenContent {
    Field(
      "Summary", text: draft.summary, prompt: "What did you change?", samples: ["Add a fact"]
    ) { self.draft.summary = $0 }
    Toggle("Minor edit", isOn: draft.isMinor) { self.draft.isMinor = $0 }
    Text("You publish your text under a free licence.")
    Button(draft.attempts == 0 ? "Publish" : "Try again", role: .primary) {
      self.onPublishPressed?()
    }
    .disabled(isPublishing)
    if isPublishing { Progress("Publishing") }
  }
}
