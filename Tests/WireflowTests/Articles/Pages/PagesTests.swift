import Foundation
import TestSupport
import Testing
import Wireflow
import WireflowTesting

/// Runs the code of the article "Pages", and compares it with the page.
@MainActor
struct PagesTests {
  private let folder = URL(filePath: #filePath).deletingLastPathComponent()

  private var article: String {
    get throws {
      let root = (1...5).reduce(URL(filePath: #filePath)) { url, _ in
        url.deletingLastPathComponent()
      }
      return try String(
        contentsOf: root.appending(path: "Sources/Wireflow/Wireflow.docc/Pages.md"),
        encoding: .utf8)
    }
  }

  @Test(arguments: ["TermsScreen", "TourFlowCoordinator"])
  func showsCodeThatIsCompiled(in name: String) throws {
    let source = try String(
      contentsOf: folder.appending(path: "\(name).swift"), encoding: .utf8)
    let code = source.split(separator: "import Wireflow\n\n", maxSplits: 1).last ?? ""

    #expect(try article.contains("```swift\n\(code)```"))
  }

  @Test func logsHowTheUserTurnsThem() throws {
    let rig = FlowRig()
    rig.main.start(TourFlowCoordinator(wireframe: rig.wireframe), from: rig.main.root)
    let start = rig.newLog()
    for action in [
      UserAction.next, .next, .toggle("I accept the terms"), .select("Done"), .next, .tap("Begin"),
    ] {
      rig.stage.perform(action)
    }
    let text = rig.newLog()

    #expect(start.contains("start TourFlowCoordinator"))
    #expect(try article.contains("```\n\(text)\n```"), "\(text)")
  }
}
