import Foundation
import MoviesApp
import Testing
import Wireflow
import WireflowInteraction

/// Checks that the table of the article "Weaving" has the crossing of warps and wefts in the sample's
/// longest script.
@MainActor
struct WeavingArticleTests {
  private let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

  @Test func showsTheCrossingOfARun() async throws {
    let script = try Script(
      parsing: text(of: "Samples/Movies/Scripts/everything.txt"), name: "everything")
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let controller = ApplicationController(moviesOn: stage) { TabBarWireframe(stage: $0) }
    #expect(await controller.play(script) == [])
    let cells = try cells()
    var (asked, shown): ([String], Set<String>) = ([], [])

    for line in stage.log.lines where line.hasPrefix("  ") {
      let line = line.drop { $0 == " " }
      if line.hasPrefix("knit ") { asked = [] }
      guard let knit = line.wholeMatch(of: /knitted (\w+)(?:\(.*\))? in (\w+): (.*)/) else {
        asked.append(String(line))
        continue
      }
      let stitches = knit.3.split(separator: ", ").filter { $0 != "no stitch" }.map(String.init)
      let place = "\(knit.1) in \(knit.2)"
      for result in asked.dropFirst() + stitches {
        let words = result.prefix { !"\"(".contains($0) }.trimmingCharacters(in: .whitespaces)
        #expect(cells[place]?.contains(words) == true, "\(place): \(words)")
        shown.insert(place)
      }
    }
    #expect(shown == Set(cells.keys))
  }

  /// The texts of the table, by weft and warp.
  private func cells() throws -> [String: String] {
    let page = try text(of: "Sources/WireflowWeaving/WireflowWeaving.docc/Weaving.md")
    let rows = page.split(separator: "\n").drop { !$0.hasPrefix("| weft |") }
      .prefix { $0.hasPrefix("|") }.map { $0.split(separator: "|") }
      .map { $0.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " `")) } }
    let cells = rows.dropFirst(2).flatMap { row in
      zip(rows[0], row).dropFirst().map { ("\(row[0]) in \($0)", $1) }
    }
    return Dictionary(cells.filter { $1 != "" }) { first, _ in first }
  }

  private func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
