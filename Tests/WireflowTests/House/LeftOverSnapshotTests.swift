import Foundation
import Testing
import WireflowTesting

/// The path of the list of the snapshots that a run of all tests has asserted.
private let list = ProcessInfo.processInfo.environment["WIREFLOW_ASSERTED_SNAPSHOTS"]

/// The snapshots that no test asserts any more, which only a run of all tests tells.
///
/// That run writes the list with `WIREFLOW_SNAPSHOT_REFERENCES`, so this is a run of its own.
@Suite(.enabled(if: list != nil))
struct LeftOverSnapshotTests {
  @Test func areNone() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let files = FileManager.default
    let folders = try files.contentsOfDirectory(atPath: tests.path).map { "\(tests.path)/\($0)" }
    // The packages among them have tests of their own.
    let own = folders.filter { !files.fileExists(atPath: "\($0)/Package.swift") }

    let references = try #require(list)
    let leftOver = try unreferencedSnapshots(in: own, references: references)
    #expect(leftOver == [])
  }

  /// An assertion sees only those of its own process.
  @Test func areAssertedByOneProcess() throws {
    let references = try #require(list)
    let lines = try String(contentsOfFile: references, encoding: .utf8).split(separator: "\n")
    let places = Dictionary(grouping: Set(lines)) { $0.prefix { $0 != "\t" } }

    #expect(places.filter { $0.value.count > 1 }.isEmpty)
    #expect(!places.isEmpty)
  }
}
