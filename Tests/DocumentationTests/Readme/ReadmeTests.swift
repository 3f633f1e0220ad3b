import Foundation
import Testing
import Wireflow
import WireflowInteraction

@testable import Notes
@testable import WireflowTesting

/// Compares the README with compiled code, with logs and with the files of the repository.
@MainActor
struct ReadmeTests {
  private let readme: Page

  init() throws { readme = try Page("README.md") }

  @Test func showsACoordinatorOfAScreenful() throws {
    let notes = try Repository.text(of: "Samples/Notes/Notes.swift")

    #expect(try #require(readme.code.first).textLines.count <= 28)
    #expect(readme.text.contains("one file of \(notes.textLines.count - 1) lines"))
  }

  @Test func saysWhyASecondTapDoesNothing() throws {
    let wireframe = TabBarWireframe(stage: Stage(backend: TextRecorder()))
    let app = ApplicationController(
      wireframe: wireframe, mainFlow: NotesFlowCoordinator(wireframe: wireframe))
    app.finishLaunching()
    let list = try #require(app.stage.visibleScreens.first as? ListScreen)

    list.onWritePressed?()
    list.onWritePressed?()

    let reason = try #require(readme.text.firstMatch(of: /`(ignored push [^`]+)`/)).1
    #expect(app.stage.log.text.textLines.contains("  \(reason)"), "\(app.stage.log.text)")
  }

  @Test func showsCodeThatIsCompiled() throws {
    let missing = try readme.code(missingIn: ["Samples/Notes", "Samples/Template/Package.swift"])
    #expect(missing == [], "\(missing.joined())")
  }

  @Test func showsWhatIsPrinted() async throws {
    let script = try Repository.text(of: "Samples/Notes/Scripts/write-a-note.txt")
    let tabs = try await log(of: script, on: .tabBar)
    let columns = try await log(of: script, on: .split)
    #expect(columns == tabs.replacing("install tab bar: Notes", with: "install split: Notes"))
    let failure = try await failureOnCards()

    let missing = readme.output(missingIn: [script, tabs, failure])

    #expect(missing == [], "\(tabs)\n\(failure)")
  }

  @Test func linksToWhatThereIs() {
    let links = readme.links.filter { !$0.hasPrefix("../../actions") }

    #expect(links.filter { !Repository.exists($0) } == [])
    #expect(!links.isEmpty)
  }

  @Test func linksToEachGuide() throws {
    let front = try Repository.text(of: "Sources/Wireflow/Wireflow.docc/Wireflow.md")
    let guides = try #require(front.firstMatch(of: /### Guides\n([\s\S]*?)###/)).1
      .matches(of: /<doc:(\w+)>/).map { "Sources/Wireflow/Wireflow.docc/\($0.1).md" }

    #expect(guides.count > 10)
    #expect(guides.filter { !readme.links.contains($0) } == [])
  }

  private func log(of script: String, on wireframe: WireframeVariant) async throws -> String {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let wireframe = wireframe.makeWireframe(stage)
    let app = ApplicationController(
      wireframe: wireframe, mainFlow: NotesFlowCoordinator(wireframe: wireframe))
    let refusals = await app.play(try Script(parsing: script, name: "write-a-note"))
    #expect(refusals.isEmpty)
    return stage.log.text
  }

  /// Returns the failure of the README's test on a wireframe that presents pages as cards.
  private func failureOnCards() async throws -> String {
    let test = try Repository.text(
      of: "Sources/Wireflow/Wireflow.docc/Tutorials/Resources/TestIt05.swift")
    let literal = try #require(test.firstMatch(of: /"""\n([\s\S]*?)"""/)).1
    let expected = literal.split(separator: "\n").map { $0.dropFirst(8) }.joined(separator: "\n")
    let cards = WireframeVariant("cards") { PolicyWireframe(stage: $0, policy: CardsPolicy()) }
    let actions = expected.textLines.filter { $0.hasPrefix("> ") }.map { $0.dropFirst(2) }
    let log = try await log(of: actions.joined(separator: "\n"), on: cards)
    let site = CallSite(
      fileID: "NotesTests/NotesTests.swift", filePath: "NotesTests.swift", line: 18, column: 5)
    let expectation = InlineExpectation(subject: "Presentation log", expected: expected, site: site)
    return try #require(expectation.failure(for: log))
  }
}
