import TemplateApp
import Testing
import Wireflow
import WireflowInteraction

/// Holds the article "Getting started" to the template that it copies.
@MainActor
struct GettingStartedTests {
  private let page: Page

  init() throws { page = try Page("Sources/Wireflow/Wireflow.docc/GettingStarted.md") }

  @Test func showsCodeThatIsCompiled() throws {
    let folders = [
      "Samples/Template/Sources/TemplateApp", "Samples/Template/Tests/TemplateTests",
    ]

    let missing = try page.code(missingIn: folders)
    #expect(missing == [], "\(missing.joined())")
  }

  @Test func showsWhatHappens() async throws {
    let typed = try #require(page.text.firstMatch(of: /printf '([^']+)'/)).1
    let script = try Script(parsing: String(typed).replacing("\\n", with: "\n"), name: "typed")
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let app = ApplicationController(templateOn: stage) { TabBarWireframe(stage: $0) }

    _ = await app.play(script)

    #expect(page.output(missingIn: [stage.log.text]) == [], "\(stage.log.text)")
  }
}
