import Foundation
import TestSupport
import Testing

@testable import WireflowTesting

struct LineDiffTests {
  /// Long texts are compared in windows, and the edits are right, too, only longer.
  @Test(arguments: 0..<400, [true, false])
  func editsAppliedToOneTextGiveTheOther(seed: Int, isLong: Bool) {
    var random = SplitMix64(seed: UInt64(seed))
    let (old, new) = texts(upTo: 60, distinct: [2, 5, 40][seed % 3], with: &random)

    let diff =
      isLong ? LineDiff(old: old, new: new, window: seed % 12) : LineDiff(old: old, new: new)

    #expect(applied(diff) == Array(new.utf8))
    #expect(isOrderedAndTight(diff))
  }

  @Test func findsTheChangesFarApartInALongText() {
    let lines = (0..<30_000).map { "line \($0 / 3)\n" }
    var changed = lines
    changed.insert("new\n", at: 17)
    changed.remove(at: 29_000)

    let diff = LineDiff(old: lines.joined(), new: changed.joined())

    #expect(diff.summary == "1 line removed, 1 added; first difference at line 18")
  }

  /// Applies the edits to the old text.
  private func applied(_ diff: LineDiff) -> [UInt8] {
    var lines: [ArraySlice<UInt8>] = []
    var next = 0
    for edit in diff.edits {
      lines += (next..<edit.old.lowerBound).map { diff.oldLines[$0] }
      lines += edit.new.map { diff.newLines[$0] }
      next = edit.old.upperBound
    }
    lines += (next..<diff.oldLines.count).map { diff.oldLines[$0] }
    return Array(lines.joined())
  }

  private func isOrderedAndTight(_ diff: LineDiff) -> Bool {
    zip(diff.edits, diff.edits.dropFirst()).allSatisfy {
      $0.old.upperBound < $1.old.lowerBound && $0.new.upperBound < $1.new.lowerBound
    }
  }
}

struct UnifiedDiffTests {
  @Test func showsChangesWithThreeLinesAroundThem() {
    let old = (1...16).map { "\($0)\n" }.joined()
    let new = old.replacing("2\n", with: "two \n", maxReplacements: 1).replacing("15\n", with: "")
    #expect(text("a\n", "a\n") == "")
    let cut = text("", (1...300).map { "\($0)\n" }.joined(), limit: 200).split(separator: "\n")
    #expect(cut.count == 201)
    #expect(cut.last == "… 103 more lines, see received")
    #expect(
      text(old, new + "a\t\nb") == """
        --- snapshot
        +++ received
        @@ -1,5 +1,5 @@
         1
        -2
        +two\u{20}
         3
         4
         5
        # trailing space: +2
        @@ -12,5 +12,6 @@
         12
         13
         14
        -15
         16
        +a\t
        +b
        \\ No newline at end of file
        # trailing tab: +16
        """)
  }

  @Test(.enabled(if: Patch.isInstalled), arguments: 0..<40)
  func isAppliedByPatch(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let (old, new) = texts(upTo: 80, distinct: [3, 60][seed % 2], with: &random)
    let diff = text(old, new) + "\n"

    #expect(try Patch.apply(diff, to: old) == new)
  }

  private func text(_ old: String, _ new: String, limit: Int = .max) -> String {
    UnifiedDiff(LineDiff(old: old, new: new), from: "snapshot", to: "received").text(limit: limit)
  }
}

/// The program that applies a diff.
enum Patch {
  static let program = URL(fileURLWithPath: "/usr/bin/patch")

  static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: program.path) }

  static func apply(_ diff: String, to text: String) throws -> String {
    let folder = try TemporaryFolder()
    let (file, patch) = (folder.url.appending(path: "text"), folder.url.appending(path: "patch"))
    try Data(text.utf8).write(to: file)
    try Data(diff.utf8).write(to: patch)
    if diff == "\n" { return text }

    let process = Process()
    process.executableURL = program
    process.arguments = ["--silent", file.path, patch.path]
    try process.run()
    process.waitUntilExit()
    return String(decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self)
  }
}
