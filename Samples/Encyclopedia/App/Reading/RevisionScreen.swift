import Wireflow

/// The difference that one edit made.
@MainActor
final class RevisionScreen: Screen {
  let revision: Revision
  var onThankPressed: (() -> Void)?

  init(revision: Revision) {
    self.revision = revision
  }

  var title: String { revision.comment }

  var content: ScreenContent {
    Text("\(revision.article), edited by \(revision.editor)")
    Button("Thank the editor") { self.onThankPressed?() }
  }
}
