import Testing
import Wireflow

@testable import WireflowTesting

/// Compares the tutorials with compiled code, and with its logs.
@MainActor
struct TutorialTests {
  private nonisolated static let catalogue = "Sources/Wireflow/Wireflow.docc/Tutorials"
  private nonisolated static let folder = "Tests/DocumentationTests/Tutorials"
  private nonisolated static let tutorials = [
    "YourFirstFlow", "TestIt", "ThreeWireframes", "LockTheNotes", "LinksAndRestoration",
    "ABackendOfYourOwn",
  ]
  /// The tutorials whose steps are compiled on the doubles of UIKit and SwiftUI.
  private nonisolated static let apart = ["ASwiftUIApp", "BringAUIKitAppOver"]

  @Test(arguments: tutorials)
  func showsCodeThatIsCompiled(in tutorial: String) throws {
    for file in try files(of: tutorial, endingWith: ".swift") {
      let shown = try Repository.text(of: "\(Self.catalogue)/Resources/\(file)")
      let compiled = try compiledText(of: file, in: tutorial)
      // The app of a tutorial is a module, so its initializer is public.
      let code = compiled.codeOfStep(naming: "notes").map {
        $0.replacing("  convenience", with: "  public convenience")
      }
      #expect(shown.code == code, "\(file)")
    }
  }

  @Test(arguments: tutorials + apart)
  func showsEachFile(of tutorial: String) throws {
    let page = try Repository.text(of: "\(Self.catalogue)/\(tutorial).tutorial")
    let shown = page.matches(of: /file: ([\w.]+)/).map { String($0.1) }
    let files = try files(of: tutorial, endingWith: "")

    #expect(Set(shown) == Set(files))
    #expect(try names(endingWith: ".tutorial").count == Self.tutorials.count + Self.apart.count + 1)
    #expect(page.matches(of: /@Step\b/).count <= 12)
  }

  @Test func showsWhatTheFirstFlowPresents() async throws {
    let launch = log([], ApplicationController.init(yourFirstFlow02On:wireframe:))
    let push = log(
      [.tap("Write"), .back], ApplicationController.init(yourFirstFlow05On:wireframe:))
    let flow = log(
      [.tap("Write"), .type("Call Ada", into: "Text"), .tap("Save"), .tap("Write"), .back],
      ApplicationController.init(yourFirstFlow08On:wireframe:))

    try expect(launch, in: "YourFirstFlow02.txt")
    try expect(push, in: "YourFirstFlow05.txt")
    try expect(flow, in: "YourFirstFlow08.txt")
  }

  @Test func showsTheLock() throws {
    let unlock = UserAction.typeSample("the right PIN", into: "PIN")
    let lock = log([.back, unlock], ApplicationController.init(lockTheNotes02On:wireframe:))
    let background = log(
      [unlock, .background, .foreground], ApplicationController.init(lockTheNotes03On:wireframe:))

    try expect(lock, in: "LockTheNotes02.txt")
    try expect(background, in: "LockTheNotes03.txt")
  }

  @Test func showsWhereLinksLead() throws {
    let route = log(
      [.tap("milk"), .back], ApplicationController.init(linksAndRestoration04On:wireframe:))
    let link = log(
      [.back], after: [.open("notes://bread")],
      ApplicationController.init(linksAndRestoration05On:wireframe:))

    try expect(route, in: "LinksAndRestoration04.txt")
    try expect(link, in: "LinksAndRestoration05.txt")
  }

  @Test func showsWhatIsRestored() throws {
    let archive = LinksAndRestoration06.NotesArchive()
    let left = log([.tap("milk"), .background]) {
      ApplicationController(
        linksAndRestoration06On: $0, wireframe: $1, archive: archive)
    }
    let restored = log([.back]) {
      ApplicationController(
        linksAndRestoration06On: $0, wireframe: $1, archive: archive)
    }

    try expect(left + restored, in: "LinksAndRestoration06.txt")
  }

  @Test func showsWhatTheTestPrints() throws {
    let log = log(
      [.tap("Write"), .type("Call Ada", into: "Text"), .tap("Save")],
      ApplicationController.init(yourFirstFlow08On:wireframe:))
    let site = CallSite(
      fileID: "NotesTests/NotesTests.swift", filePath: "NotesTests.swift", line: 14, column: 18)
    let expectation = InlineExpectation(subject: "Presentation log", expected: nil, site: site)

    try expect(try #require(expectation.failure(for: log)), in: "TestIt02.txt")
  }

  @Test(arguments: [
    ("TestIt/Sessions/write-a-note.txt", "TestIt05.txt"),
    ("TestIt/__Snapshots__/TestIt04/TestIt04.NotesTests.forgetsWhatIsNotSaved.txt", "TestIt04.txt"),
    (
      "ThreeWireframes/__Snapshots__/ThreeWireframes01/"
        + "ThreeWireframes01.WireframeTests.isTheSameOnEachWireframe-_.write-a-note.txt",
      "ThreeWireframes01.txt"
    ),
    (
      "ThreeWireframes/__Snapshots__/ThreeWireframes04/"
        + "ThreeWireframes04.WireframeTests.isTheSameOnEachWireframe-_.write-a-note.txt",
      "ThreeWireframes04.txt"
    ),
  ])
  func showsTheFile(_ path: String, as shown: String) throws {
    try expect(try Repository.text(of: "\(Self.folder)/\(path)"), in: shown)
  }

  /// Returns the code of a step, which is in a file of its own or in one with the other steps.
  private func compiledText(of file: String, in tutorial: String) throws -> String {
    let own = "\(Self.folder)/\(tutorial)/\(file)"
    if Repository.exists(own) { return try Repository.text(of: own) }

    let step = file.dropLast(".swift".count)
    let steps = try Repository.text(of: "\(Self.folder)/\(tutorial).swift").split(
      separator: "\nenum ")
    let text = try #require(steps.first { $0.hasPrefix("\(step) {") }, "\(file)")
    return "enum \(text)"
  }

  private func expect(_ text: String, in file: String) throws {
    let shown = try Repository.text(of: "\(Self.catalogue)/Resources/\(file)")
    #expect(shown == text.endedByLineFeed, "\(file):\n\(text)")
  }

  private func files(of tutorial: String, endingWith suffix: String) throws -> [String] {
    try Repository.names(in: "\(Self.catalogue)/Resources", endingWith: suffix)
      .filter { $0.hasPrefix(tutorial) }
  }

  private func names(endingWith suffix: String) throws -> [String] {
    try Repository.names(in: Self.catalogue, endingWith: suffix)
  }

  private func log(
    _ actions: [UserAction], after early: [UserAction] = [],
    _ makeController: (Stage, WireframeMaker) -> ApplicationController
  ) -> String {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let app = makeController(stage) { TabBarWireframe(stage: $0) }
    for action in early { app.perform(action) }
    app.finishLaunching()
    for action in actions { app.perform(action) }
    return stage.log.text
  }
}
