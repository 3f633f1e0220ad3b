import Foundation
import Testing

/// A text that is kept beside the tests, to be compared with what comes of a run.
struct SnapshotFile {
  private let url: URL

  /// Takes the file at a path in `__Snapshots__`, beside the file that asks.
  init(_ path: String, besides file: String = #filePath) {
    url = URL(filePath: file).deletingLastPathComponent()
      .appending(path: "__Snapshots__").appending(path: path)
  }

  /// Fails unless the text is the one that is kept.
  ///
  /// With `WIREFLOW_SNAPSHOT_RECORD=all` in the environment it is kept instead, and the test fails
  /// once, so that nobody takes a recording for a comparison; where `CI` is set it is never kept.
  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let environment = ProcessInfo.processInfo.environment
    if environment["WIREFLOW_SNAPSHOT_RECORD"] == "all", environment["CI"] == nil {
      return record(text, sourceLocation)
    }
    guard let kept = try? String(contentsOf: url, encoding: .utf8) else {
      Issue.record(
        "\(url.path()): no such snapshot. \(Self.remedy)", sourceLocation: sourceLocation)
      return
    }
    guard let place = Self.firstDifference(of: kept, and: text) else { return }
    Issue.record(
      "\(url.path()):\(place.line): kept is\n\(place.kept)\nand came\n\(place.came)\n\(Self.remedy)",
      sourceLocation: sourceLocation)
  }

  private static let remedy =
    "If the change is meant, run the test once with WIREFLOW_SNAPSHOT_RECORD=all, and look at it."

  private func record(_ text: String, _ sourceLocation: SourceLocation) {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
      Issue.record(
        "\(url.path()): recorded. Look at it, and run the test again without recording.",
        sourceLocation: sourceLocation)
    } catch {
      Issue.record(error, sourceLocation: sourceLocation)
    }
  }

  private static func firstDifference(
    of kept: String, and came: String
  ) -> (line: Int, kept: String, came: String)? {
    guard !kept.utf8.elementsEqual(came.utf8) else { return nil }
    let (kept, came) = (kept.lines, came.lines)
    let place = zip(kept, came).prefix { $0 == $1 }.count
    func line(of lines: [Substring]) -> String {
      lines.indices.contains(place) ? String(lines[place]) : "(the end)"
    }
    return (place + 1, line(of: kept), line(of: came))
  }
}

extension String {
  fileprivate var lines: [Substring] { split(separator: "\n", omittingEmptySubsequences: false) }
}
