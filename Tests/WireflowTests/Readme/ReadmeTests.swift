import Foundation
import TestSupport
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

  @Test func showsTheWireframeThatIsTested() throws {
    let file = folder.appending(path: "CardsWireframe.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    let header = "import Wireflow\n\n"

    #expect(source.hasPrefix(header))
    #expect(try readme.contains("```swift\n\(source.dropFirst(header.count))```"))
  }

  @Test func showsPagesAsCards() {
    let rig = Rig(wireframe: { CardsWireframe(TabBarWireframe(stage: $0)) })
    let page = PageScreen("Page")

    rig.wireframe.push(page, from: rig.a)
    rig.wireframe.dismissAll()
    rig.wireframe.pop(page)

    rig.expectLog(
      matches: """
          present PageScreen "Page" over PageScreen "A" as sheet, dismiss button Done
          ignored dismiss all: cards go one by one
          dismiss PageScreen "Page"
        """)
  }
}
