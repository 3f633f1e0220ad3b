import Foundation
import Testing
import Wireflow

@MainActor
struct ReadmeTests {
  private let folder = URL(filePath: #filePath).deletingLastPathComponent()
  private var readme: String {
    get throws {
      let root = folder.appending(path: "../../..").standardized
      return try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    }
  }

  @Test func showsTheAppThatIsTested() throws {
    let source = try String(contentsOf: folder.appending(path: "NotesApp.swift"), encoding: .utf8)

    #expect(try readme.contains("```swift\n\(source)```"))
  }

  @Test func showsItsLog() throws {
    let log = runNotes()

    #expect(try readme.contains("```\n\(log)```"), "\(log)")
  }
}
