import Foundation
import Testing
import Wireflow
import WireflowTesting

/// Runs the code of the article "Keyboard and menus", and compares it with the page.
@MainActor
struct KeyboardAndMenusTests {
  private let folder = URL(filePath: #filePath).deletingLastPathComponent()

  private var article: String {
    get throws {
      let root = (1...5).reduce(URL(filePath: #filePath)) { url, _ in
        url.deletingLastPathComponent()
      }
      return try String(
        contentsOf: root.appending(path: "Sources/Wireflow/Wireflow.docc/KeyboardAndMenus.md"),
        encoding: .utf8)
    }
  }

  @Test(arguments: ["InboxScreen", "MailFlowCoordinator"])
  func showsCodeThatIsCompiled(in name: String) throws {
    let source = try String(
      contentsOf: folder.appending(path: "\(name).swift"), encoding: .utf8)
    let code = source.split(separator: "import Wireflow\n\n", maxSplits: 1).last ?? ""

    #expect(try article.contains("```swift\n\(code)```"))
  }

  @Test func logsWhatTheKeysDo() async throws {
    let app = AppDriver { stage, makeWireframe in
      let wireframe = makeWireframe(stage)
      return ApplicationController(
        wireframe: wireframe, mainFlow: MailFlowCoordinator(wireframe: wireframe))
    }
    app.skipLog()
    let count = app.log.lines.count

    app.press("e")
    app.press("n")
    app.press(.escape, [])
    let text = app.log.lines.dropFirst(count).map { $0 + "\n" }.joined()

    #expect(try article.contains("```\n\(text)```"), "\(text)")
    app.skipLog()
    await app.finish()
  }
}
