import Foundation
import MoviesApp
import Testing
import Wireflow
import WireflowInteraction

/// Checks that the article "Weaving" shows the sample's log, and code of it.
@MainActor
struct WeavingArticleTests {
  private let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

  @Test func showsTheCrossingOfARun() async throws {
    let table = try await crossing()

    #expect(try article.contains(table), "\(table)")
  }

  @Test(arguments: ["Samples/Movies/App/Movies/WatchedWarp.swift"])
  func showsCodeThatIsCompiled(in file: String) throws {
    let source = try text(of: file)
    let code = source.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0.hasPrefix("import") || $0.isEmpty }.joined(separator: "\n")

    #expect(try article.contains("```swift\n\(code)```"))
  }

  /// The table of warps and wefts that a run of the sample's longest script comes to.
  private func crossing() async throws -> String {
    let script = try Script(
      parsing: text(of: "Samples/Movies/Scripts/everything.txt"), name: "everything")
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let controller = ApplicationController(moviesOn: stage) { TabBarWireframe(stage: $0) }
    let refusals = await controller.play(script)
    #expect(refusals == [])
    return CrossingTable(log: stage.log.lines).text
  }

  private var article: String {
    get throws { try text(of: "Sources/WireflowWeaving/WireflowWeaving.docc/Weaving.md") }
  }

  private func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
