import Testing
import Wireflow

@testable import Notes

/// Runs the code of the article "How it works".
@MainActor
struct HowItWorksTests {
  private let page: Page

  init() throws { page = try Page("Sources/Wireflow/Wireflow.docc/HowItWorks.md") }

  @Test func showsCodeThatIsCompiled() throws {
    let missing = try page.code(missingIn: ["Samples/Notes"])
    #expect(missing == [], "\(missing.joined())")
  }

  @Test func showsWhatHappens() throws {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let wireframe = TabBarWireframe(stage: stage)
    let app = ApplicationController(
      wireframe: wireframe, mainFlow: NotesFlowCoordinator(wireframe: wireframe))
    app.finishLaunching()
    app.perform(.tap("Write"))
    let list = try #require(stage.rootScreens.first as? ListScreen)
    list.onWritePressed?()

    let wait = "> \(UserAction.wait(.milliseconds(500)))"
    #expect(page.output(missingIn: [stage.log.text, wait]) == [], "\(stage.log.text)")
  }
}
