import TestSupport
import Testing

@testable import Wireflow

/// A log without a stage, compared with every entry written to it.
@MainActor
struct PresentationLogRoomTests {
  @Test(arguments: UInt64(1)...10)
  func keepsTheLastLinesOfAll(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let log = PresentationLog()
    var (written, told): ([String], [String]) = ([], [])
    log.addSink { told.append($0) }
    log.cause(nil) {
      for number in 0..<300 {
        log.note("line \(number)")
        written.append("  line \(number)")
        if random.chance(5) { log.limit = random.chance(30) ? nil : random.below(20) }
        let count = random.below(30)
        let kept = log.lines

        #expect(Array(written.suffix(kept.count)) == kept)
        #expect(kept.count == min(log.limit ?? kept.count, kept.count))
        #expect(log.lastLines(count) == Array(kept.suffix(count)))
        #expect(log.writtenCount == written.count)
        #expect(log.isTruncated == (kept.count < written.count))
      }
    }
    #expect(told == written)
  }

  @Test func tellsEverySinkInOrderAlsoOfWhatASinkWrites() {
    let log = PresentationLog()
    var (first, second): ([String], [String]) = ([], [])
    log.addSink { line in
      first.append(line)
      if line.hasSuffix("asked") { log.note("answered") }
    }
    log.addSink { second.append($0) }

    log.note("asked")
    log.note("done")

    let lines = ["> (app)", "  asked", "  answered", "  done"]
    #expect(log.lines == lines)
    #expect(first == lines)
    #expect(second == lines)
  }
}
