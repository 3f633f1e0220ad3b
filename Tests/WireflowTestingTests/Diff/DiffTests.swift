import TestSupport
import Testing

@testable import WireflowTesting

struct LineDiffTests {
  /// Long texts are compared in windows, and the edits are right, too, only longer.
  @Test(arguments: 0..<(Strength.isLong ? 400 : 100), [true, false])
  func editsAppliedToOneTextGiveTheOther(seed: Int, isLong: Bool) {
    var random = SplitMix64(seed: UInt64(seed))
    let (old, new) = texts(upTo: 60, distinct: [2, 5, 40][seed % 3], with: &random)

    let diff =
      isLong ? LineDiff(old: old, new: new, window: seed % 12) : LineDiff(old: old, new: new)

    #expect(applied(diff) == Array(new.utf8))
    #expect(isOrderedAndTight(diff))
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

/// Returns two texts of a few distinct lines, of which the last one is sometimes not ended.
private func texts(
  upTo count: Int, distinct: Int, with random: inout SplitMix64
) -> (old: String, new: String) {
  func text() -> String {
    let lines = (0..<Int.random(in: 0...count, using: &random)).map { _ in
      "line \(Int.random(in: 0..<distinct, using: &random))\n"
    }
    let text = lines.joined()
    return Bool.random(using: &random) ? text : String(text.dropLast())
  }
  return (text(), text())
}
