import Wireflow

/// A coordinator that leads from the text of a section over its preview to its publication.
///
/// A guard asks before a changed text is lost.
@MainActor
final class EditFlowCoordinator: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  private let factory: EditingUIFactory
  private let draft: EditDraft

  init(wireframe: any ApplicationWireframe, factory: EditingUIFactory, draft: EditDraft) {
    self.wireframe = FlowWireframe(wireframe)
    self.factory = factory
    self.draft = draft
  }

  func start(from sender: any Screen) {
    let editor = factory.makeEditor(of: draft)
    editor.onNextPressed = wire(editor) { flow, editor in flow.pushPreview(from: editor) }
    guardRequests { [weak editor] flow, request in
      guard let editor, flow.draft.hasChanges, request.takesAway(editor),
        !request.detaches(editor)
      else { return .allow }
      return .ask(flow.factory.makeDiscardQuestion(), from: editor) { $0.id == "Discard" }
    }
    wireframe.presentModally(editor, from: sender)
  }

  private func pushPreview(from editor: EditorScreen) {
    let preview = factory.makePreview(of: draft)
    preview.onNextPressed = wire(preview) { flow, preview in
      let summary = flow.factory.makeSummary(of: flow.draft)
      summary.onPublishPressed = flow.wire(summary) { flow, summary in flow.publish(from: summary) }
      flow.wireframe.push(summary, from: preview)
    }
    wireframe.push(preview, from: editor)
  }

  private func publish(from summary: SummaryScreen) {
    summary.isPublishing = true
    after(.milliseconds(800), on: summary) { flow, summary in
      summary.isPublishing = false
      do throws(PublishingError) {
        try flow.factory.publishing.publish(flow.draft)
        flow.finish()
      } catch {
        flow.wireframe.presentError(error, from: summary)
      }
    }
  }
}
