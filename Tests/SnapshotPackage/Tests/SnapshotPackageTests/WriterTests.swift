import Foundation
import Testing
import WireflowTesting

/// Several processes write the same files at once, each its own number, and read them.
@Suite struct WriterTests {
  private static let writer = ProcessInfo.processInfo.environment["WRITER"]

  @Test(.enabled(if: writer != nil), arguments: 0..<250)
  func writes(file: Int) throws {
    assertSnapshot(of: text(by: Self.writer ?? ""), record: .all)

    let texts = (0..<4).map { Data(text(by: "\($0)").utf8) }
    for file in file..<file + 4 {
      let found = try? Data(contentsOf: Self.snapshot(file))
      #expect(found.map(texts.contains) ?? true, "file \(file) is torn")
    }
  }

  private func text(by writer: String) -> String {
    String(repeating: "written by \(writer)\n", count: 8000)
  }

  private static func snapshot(_ file: Int) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("__Snapshots__/WriterTests/WriterTests.writes-file.\(file).txt")
  }
}
