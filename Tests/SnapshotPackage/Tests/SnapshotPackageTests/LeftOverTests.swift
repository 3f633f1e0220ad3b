import Foundation
import Testing
import WireflowTesting

/// Lists the snapshots without a test after a run, whose references `LEFT_OVER` names.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["LEFT_OVER"] != nil))
struct LeftOverTests {
  @Test func isNothing() throws {
    let references = try #require(ProcessInfo.processInfo.environment["LEFT_OVER"])
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
    let leftOver = try unreferencedSnapshots(in: [folder], references: references)
    #expect(leftOver == [])
  }
}
