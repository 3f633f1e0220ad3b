import Testing
import Wireflow

@testable import Notes

/// Runs what the article "Writing a wireframe" shows.
@MainActor
struct WritingAWireframeTests {
  @Test func showsWhatHappens() throws {
    let page = try Page("Sources/Wireflow/Wireflow.docc/WritingAWireframe.md")
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let wireframe = CardsWireframe(TabBarWireframe(stage: stage))
    let app = ApplicationController(
      wireframe: wireframe, mainFlow: NotesFlowCoordinator(wireframe: wireframe))
    app.finishLaunching()
    app.perform(.tap("Write"))
    wireframe.dismissAll()
    app.perform(.tap("Save"))

    #expect(page.output(missingIn: [stage.log.text, logOfMail()]) == [], "\(stage.log.text)")
    let missing = try page.code(missingIn: ["Tests/DocumentationTests/WritingAWireframe"])
    #expect(missing == [], "\(missing.joined())")
  }

  private func logOfMail() -> String {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let wireframe = MailWireframe(stage: stage)
    let (inbox, message) = (ListScreen(), PlainScreen("Message"))
    wireframe.adapt(to: .regular)
    wireframe.install(rootItems: [inbox])
    wireframe.showDetail(message, from: inbox)
    wireframe.push(PlainScreen("Attachment"), from: message)
    wireframe.adapt(to: .compact)
    return stage.log.text
  }
}
