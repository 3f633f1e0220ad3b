import Foundation
import MoviesApp
import Testing
import Wireflow
import WireflowInteraction

/// Checks that the table of the article "Weaving" is that of the sample's longest script.
@MainActor
struct WeavingArticleTests {
  private let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

  @Test func showsTheCrossingOfARun() async throws {
    let script = try Script(
      parsing: text(of: "Samples/Movies/Scripts/everything.txt"), name: "everything")
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())
    let controller = ApplicationController(moviesOn: stage) { TabBarWireframe(stage: $0) }
    let refusals = await controller.play(script)
    let table = CrossingTable(log: stage.log.lines).text
    #expect(refusals == [])
    #expect(try text(of: "Sources/WireflowWeaving/WireflowWeaving.docc/Weaving.md").contains(table))
  }

  private func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}

/// The crossing of warps and wefts, read from a presentation log: the results of each weft in each
/// warp, by the warp's own requests and the stitches that it returned.
private struct CrossingTable {
  private var warps: [String] = []
  private var wefts: [String] = []
  private var cells: [String: [String]] = [:]

  init(log: [String]) {
    var asked: [String] = []
    for line in log where line.hasPrefix("  ") {
      let line = line.dropFirst(2)
      if line.hasPrefix("knit ") {
        asked = []
      } else if line.hasPrefix("knitted ") {
        take(line.dropFirst("knitted ".count), asked)
      } else {
        asked.append(Self.withoutTitle(line))
      }
    }
  }

  /// The table in Markdown.
  var text: String {
    let head = [["weft"] + warps, Array(repeating: "---", count: warps.count + 1)]
    let rows = wefts.map { weft in
      ["`\(weft)`"] + warps.map { (cells[weft + $0] ?? []).joined(separator: "; ") }
    }
    return (head + rows).map { "| \($0.joined(separator: " | ")) |\n" }.joined()
  }

  private mutating func take(_ line: Substring, _ asked: [String]) {
    guard let match = line.wholeMatch(of: /(\w+)(\(.*\))? in (\w+): (.*)/) else { return }
    let stitches = match.4.split(separator: ", ").map { Self.withoutTitle($0) }
    let cell = (asked + stitches.filter { $0 != "no stitch" }).joined(separator: ", ")
    guard !cell.isEmpty else { return }
    let (warp, name) = (String(match.3), String(match.1))
    if !warps.contains(warp) { warps.append(warp) }
    if !wefts.contains(name) { wefts.append(name) }
    if cells[name + warp]?.contains(cell) != true { cells[name + warp, default: []].append(cell) }
  }

  /// The words for what happened, without what differs from one movie to the next.
  private static func withoutTitle(_ text: Substring) -> String {
    let words = text.prefix { $0 != "\"" && $0 != "(" }
    return String(words.last == " " ? words.dropLast() : words)
  }
}
