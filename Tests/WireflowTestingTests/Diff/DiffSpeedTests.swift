import Foundation
import TestSupport
import Testing

@testable import WireflowTesting

/// The figures hold in a debug build.
///
/// What counts is the processor's time in the fastest of a few runs, since others run, too.
@Suite(.serialized)
struct DiffSpeedTests {
  enum Change: String, CaseIterable {
    case all, allOfAFewLines, reversed, shuffled, thousandEdits, thousandEditsOfAFewLines, ten

    var limit: Duration {
      switch self {
      case .ten, .thousandEdits, .thousandEditsOfAFewLines: .milliseconds(200)
      default: .milliseconds(500)
      }
    }
  }

  @Test(arguments: Change.allCases)
  func takesBoundedTimeForTenThousandLines(change: Change) {
    let (old, new) = texts(change)

    var fastest = Duration.seconds(60)
    for _ in 0..<5 where fastest > change.limit {
      let start = processorTime
      _ = LineDiff(old: old, new: new)
      fastest = min(fastest, processorTime - start)
    }

    #expect(fastest <= change.limit)
  }

  /// How long this thread has been computing.
  private var processorTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  private func texts(_ change: Change) -> (String, String) {
    var random = SplitMix64(seed: 7)
    let count = 10_000
    func text(_ lines: [Int]) -> String {
      lines.map { "  push ProductListScreen \"Crime \($0)\" onto Discover\n" }.joined()
    }
    func few() -> [Int] { (0..<count).map { _ in Int.random(in: 0..<50, using: &random) } }
    func edited(_ lines: [Int], times: Int, upTo limit: Int) -> [Int] {
      var lines = lines
      for _ in 0..<times {
        let index = Int.random(in: 0..<lines.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: lines.insert(Int.random(in: 0..<limit, using: &random), at: index)
        case 1: lines.remove(at: index)
        default: lines[index] = Int.random(in: 0..<limit, using: &random)
        }
      }
      return lines
    }
    let unique = Array(0..<count)
    switch change {
    case .all: return (text(unique), text(unique.map { $0 + count }))
    case .allOfAFewLines: return (text(few()), text(few()))
    case .reversed: return (text(unique), text(unique.reversed()))
    case .shuffled: return (text(unique), text(unique.shuffled(using: &random)))
    case .thousandEdits: return (text(unique), text(edited(unique, times: 1000, upTo: 1 << 40)))
    case .thousandEditsOfAFewLines:
      let lines = few()
      return (text(lines), text(edited(lines, times: 1000, upTo: 50)))
    case .ten: return (text(unique), text(edited(unique, times: 10, upTo: 1 << 40)))
    }
  }
}
