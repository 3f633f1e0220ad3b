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

  /// What remains where a search ends early is right, too, only longer.
  @Test(arguments: 0..<200)
  func matchesOnlyEqualLinesHoweverFewStepsItMayTake(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let old = (0..<60).map { _ in Int.random(in: 0..<30, using: &random) }
    let new = (0..<60).map { _ in Int.random(in: 0..<30, using: &random) }

    let matching = LineMatching(old: old, new: new, steps: seed)
    let pairs = matching.partners.enumerated().compactMap { old, new in new.map { (old, $0) } }

    #expect(pairs.allSatisfy { old[$0.0] == new[$0.1] })
    #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.1 < $1.1 })
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
