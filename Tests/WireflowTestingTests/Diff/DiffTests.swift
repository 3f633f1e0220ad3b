import Foundation
import TestSupport
import Testing

@testable import WireflowTesting

struct LineDiffTests {
  @Test func tellsWhatChangedInAFewWords() {
    #expect(
      summary("a\nb\nc\nd\n", "a\nb\nc\ne\n")
        == "1 line removed, 1 added; first difference at line 4")
    #expect(summary("a\nb\nc\n", "a\n") == "2 lines removed; first difference at line 2")
    #expect(summary("a\n", "b\nc\na\n") == "2 lines added; first difference at line 1")
    #expect(summary("a\n", "a\n") == "no difference")
  }

  @Test func comparesBytesAndNotCharacters() {
    let composed = "caf\u{E9}\n"
    let decomposed = "cafe\u{301}\n"

    #expect(composed == decomposed)
    #expect(LineDiff(old: composed, new: decomposed).edits == [.init(old: 0..<1, new: 0..<1)])
  }

  @Test func partsLinesAtTheLineFeedByte() {
    let diff = LineDiff(old: "a\r\nb\r\n", new: "a\r\nc\r\n")

    #expect(diff.edits == [.init(old: 1..<2, new: 1..<2)])
  }

  @Test func tellsAnEndedLastLineFromOneThatIsNot() {
    #expect(LineDiff(old: "a\nb", new: "a\nb\n").edits == [.init(old: 1..<2, new: 1..<2)])
  }

  @Test func keepsAsManyLinesAsPossible() {
    let diff = LineDiff(old: "a\nb\nc\na\nb\nb\na\n", new: "c\nb\na\nb\na\nc\n")

    #expect(diff.edits.reduce(0) { $0 + $1.old.count + $1.new.count } == 5)
  }

  @Test(arguments: 0..<400)
  func editsAppliedToOneTextGiveTheOther(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let (old, new) = texts(upTo: 60, distinct: [2, 5, 40][seed % 3], with: &random)

    let diff = LineDiff(old: old, new: new)

    #expect(applied(diff) == Array(new.utf8))
    #expect(isOrderedAndTight(diff))
  }

  /// Long texts are compared in windows, and the edits are right, too, only longer.
  @Test(arguments: 0..<200)
  func editsOfALongTextGiveTheOther(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let (old, new) = texts(upTo: 60, distinct: [2, 5, 40][seed % 3], with: &random)

    let diff = LineDiff(old: old, new: new, window: seed % 12)

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

  private func summary(_ old: String, _ new: String) -> String {
    LineDiff(old: old, new: new).summary
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
  @Test func showsThreeLinesAroundAChange() {
    let old = "one\npush login\npresent sheet otp\ndismiss sheet otp\npush home\n"
    let new = "one\npush login\npresent sheet otp\npop login\npush home\n"

    #expect(
      text(old, new) == """
        --- snapshot
        +++ received
        @@ -1,5 +1,5 @@
         one
         push login
         present sheet otp
        -dismiss sheet otp
        +pop login
         push home
        """)
  }

  @Test func partsWhatStandsFarApart() {
    let old = (1...16).map { "\($0)\n" }.joined()
    let new = old.replacing("2\n", with: "two\n", maxReplacements: 1).replacing("15\n", with: "")

    #expect(
      text(old, new) == """
        --- snapshot
        +++ received
        @@ -1,5 +1,5 @@
         1
        -2
        +two
         3
         4
         5
        @@ -12,5 +12,4 @@
         12
         13
         14
        -15
         16
        """)
  }

  @Test func notesBlanksAtTheEndOfAChangedLine() {
    #expect(
      text("a\nb \n", "a\nb\t\nc\n") == """
        --- snapshot
        +++ received
        @@ -1,2 +1,3 @@
         a
        -b\u{20}
        +b\t
        +c
        # trailing space: -2
        # trailing tab: +2
        """)
  }

  @Test func saysThatALastLineIsNotEnded() {
    #expect(
      text("", "a") == """
        --- snapshot
        +++ received
        @@ -0,0 +1 @@
        +a
        \\ No newline at end of file
        """)
  }

  @Test func countsTheLinesBehindTheLimit() {
    let new = (1...300).map { "\($0)\n" }.joined()
    let lines = text("", new, limit: 200).split(separator: "\n")

    #expect(lines.count == 201)
    #expect(lines.last == "… 103 more lines, see received")
  }

  @Test func isEmptyWhereNothingChanged() {
    #expect(text("a\n", "a\n") == "")
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
