import Testing
import Wireflow

@testable import WireflowTesting

/// Runs the steps of the tutorials, and compares their logs with the shown ones.
///
/// `TestIt05` and the other links beside this file are tests of tutorials, and run as such.
/// `.ci/check-tutorials` compiles all other steps, and runs the tests that fail on purpose.
@MainActor
struct TutorialTests {
  private nonisolated static let catalogue = "Sources/Wireflow/Wireflow.docc/Tutorials"
  private nonisolated static let tutorials = [
    "YourFirstFlow", "TestIt", "ThreeWireframes", "LockTheNotes", "LinksAndRestoration",
    "ABackendOfYourOwn", "ASwiftUIApp", "BringAUIKitAppOver",
  ]
  private let unlock = UserAction.typeSample("the right PIN", into: "PIN")
  private let note: [UserAction] = [.tap("Write"), .type("Call Ada", into: "Text"), .tap("Save")]

  @Test(arguments: tutorials)
  func showsEachFile(of tutorial: String) throws {
    let page = try Repository.text(of: "\(Self.catalogue)/\(tutorial).tutorial")
    let shown = page.matches(of: /file: ([\w.]+)/).map { String($0.1) }
    let files = try Repository.names(in: "\(Self.catalogue)/Resources")
      .filter { $0.hasPrefix(tutorial) }
    let pages = try Repository.names(in: Self.catalogue, endingWith: ".tutorial")

    #expect(Set(shown) == Set(files))
    #expect(pages.count == Self.tutorials.count + 1)
    #expect(page.matches(of: /@Step\b/).count <= 12)
  }

  @Test func showWhatHappens() throws {
    try expect(TutorialStep.yourFirstFlow02.log([]), in: "YourFirstFlow02.txt")
    try expect(TutorialStep.yourFirstFlow05.log([.tap("Write"), .back]), in: "YourFirstFlow05.txt")
    try expect(
      TutorialStep.yourFirstFlow08.log(note + [.tap("Write"), .back]), in: "YourFirstFlow08.txt")
    try expect(TutorialStep.lockTheNotes02.log([.back, unlock]), in: "LockTheNotes02.txt")
    try expect(
      TutorialStep.lockTheNotes03.log([unlock, .background, .foreground]), in: "LockTheNotes03.txt")
    try expect(
      TutorialStep.linksAndRestoration04.log([.tap("milk"), .back]), in: "LinksAndRestoration04.txt"
    )
    try expect(
      TutorialStep.linksAndRestoration05.log([.back], after: [.open("notes://bread")]),
      in: "LinksAndRestoration05.txt")
    let launches = TutorialStep.linksAndRestoration06
    try expect(
      launches.log([.tap("milk"), .background]) + launches.log([.back]),
      in: "LinksAndRestoration06.txt")
  }

  @Test func showsWhatTheTestPrints() throws {
    let site = CallSite(
      fileID: "NotesTests/NotesTests.swift", filePath: "NotesTests.swift", line: 14, column: 18)
    let expectation = InlineExpectation(subject: "Presentation log", expected: nil, site: site)
    let failure = expectation.failure(for: TutorialStep.yourFirstFlow08.log(note))

    try expect(try #require(failure), in: "TestIt02.txt")
  }

  private func expect(
    _ text: String, in file: String, _ location: SourceLocation = #_sourceLocation
  ) throws {
    let shown = try Repository.text(of: "\(Self.catalogue)/Resources/\(file)")
    #expect(shown == text.endedByLineFeed, "\(file):\n\(text)", sourceLocation: location)
  }
}
