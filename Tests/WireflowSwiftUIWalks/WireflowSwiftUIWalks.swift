import Foundation
import SampleExplorations
import SwiftUIHand
import Wireflow
import WireflowExploration
import WireflowSwiftUI

/// Long walks of a simulated SwiftUI, and the conformance bench with any habits.
///
///     swift run -c release WireflowSwiftUIWalks bench
///
/// It fails if the bench finds a violation or a walk a difference.
@main @MainActor
enum WireflowSwiftUIWalks {
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let wanted = arguments.dropFirst().first
    let failures: Int
    switch arguments.first {
    case "bench": failures = await bench(wanted)
    case "pairs": failures = await pairs()
    case "requests":
      failures = requests(wanted.flatMap { Int($0) } ?? 1_000, arguments.dropFirst(2).first)
    case "samples":
      failures = await samples(wanted.flatMap { Int($0) } ?? 1_000, arguments.dropFirst(2).first)
    case "rules": failures = rules(wanted)
    default:
      print("bench [HABIT] | pairs | requests STEPS [HABIT] | samples STEPS [HABIT] | rules [RULE]")
      exit(2)
    }
    if failures > 0 { exit(1) }
  }

  static var sets: [(name: String, habits: Habits)] {
    [("none", [])] + Habits.named.map { ($0.name, $0.habit) } + [("all", .all)]
  }

  private static func bench(_ wanted: String?) async -> Int {
    var bad = 0
    for (name, habits) in sets where wanted == nil || wanted == name {
      for walls in [SwiftUIHand.Walls.inWindows, .inPlace] {
        let result = await HandBench(habits, walls: walls).run()
        bad += result.violations.count + result.complaints.count
        print(
          "\(name), walls \(walls): \(result.apps) apps, \(result.violations.count) violations,",
          "complaints \(result.complaints)")
        for violation in result.violations.prefix(wanted == nil ? 1 : 20) {
          print("  \(violation)".replacing("\n", with: "\n  "))
        }
      }
    }
    return bad
  }

  /// Walks of 100 steps each, with a comparison after every fifth.
  ///
  /// All habits at once are walked only if asked for, because some contradict each other. If SwiftUI
  /// says late that a sheet has gone and loses what changes meanwhile, no model can know.
  private static func requests(_ steps: Int, _ wanted: String?) -> Int {
    var bad = 0
    for (name, habits) in sets where wanted.map({ $0 == name }) ?? (name != "all") {
      var (done, failed, walks, counts) = (0, 0, 0, [String: Int]())
      var first = ""
      var seed: UInt64 = 0
      while done < steps {
        seed += 1
        for shape in WalkShape.allCases {
          let walls: SwiftUIHand.Walls = seed % 2 == 0 ? .inPlace : .inWindows
          let walk = RequestWalk(shape, habits, seed: seed, walls: walls)
          walks += 1
          for step in 1...100 {
            walk.step()
            done += 1
            guard step % 5 == 0, let complaint = walk.complaint() else { continue }
            failed += 1
            let reason = complaint.split(separator: "\n")[0].filter { !$0.isNumber }
            counts["! \(reason)", default: 0] += 1
            if first.isEmpty {
              first =
                "\(shape), seed \(seed), step \(step), after \(walk.acts.joined(separator: ", ")):"
                + "\n\(complaint)\n" + walk.stage.log.lines.suffix(90).joined(separator: "\n")
            }
            break
          }
          counts.merge(walk.hand.counts) { $0 + $1 }
          counts["removals", default: 0] += walk.hand.removals
        }
      }
      print("requests, \(name): \(done) steps, \(failed) of \(walks) walks failed")
      print("  \(counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" })")
      if !first.isEmpty { print("  " + first.replacing("\n", with: "\n  ")) }
      bad += failed
    }
    return bad
  }

  /// Walks over each sample of 100 steps each, with a comparison after every fifth.
  private static func samples(_ steps: Int, _ wanted: String?) async -> Int {
    var bad = 0
    for sample in SampleExploration.all {
      for (name, habits) in sets where wanted.map({ $0 == name }) ?? (name != "all") {
        var (done, failed, seed) = (0, 0, UInt64(0))
        while done < steps {
          seed += 1
          for shape in WalkShape.allCases {
            let walk = AppWalk(shape, habits, seed: seed) {
              sample.app.makeController(on: $0, $1)
            }
            guard let walk else { continue }
            done += 100
            guard let failure = await walk.run(steps: 100) else { continue }
            failed += 1
            if failed == 1 { print("\(shape), seed \(seed), \(failure)") }
          }
        }
        print("\(sample.name), \(name): \(done) steps, \(failed) walks failed")
        bad += failed
      }
    }
    return bad
  }

  /// Leaves each rule out, and says what notices.
  private static func rules(_ wanted: String?) -> Int {
    var unnoticed = 0
    for rule in Rule.allCases where wanted == nil || wanted == rule.rawValue {
      let rules = Rule.all.subtracting([rule])
      var found: [String] = []
      for (name, habits) in sets {
        var failed = 0
        for seed in 1...UInt64(8) {
          for shape in WalkShape.allCases {
            let walls: SwiftUIHand.Walls = seed % 2 == 0 ? .inPlace : .inWindows
            let walk = RequestWalk(shape, habits, seed: seed, rules: rules, walls: walls)
            let fails = (1...100).contains { step in
              walk.step()
              return step % 5 == 0 && walk.complaint() != nil
            }
            if fails { failed += 1 }
          }
        }
        guard failed > 0 else { continue }
        found.append("\(failed) with habit \(name)")
        break
      }
      print("without \(rule): \(found.first ?? "nothing notices")")
      if found.isEmpty { unnoticed += 1 }
    }
    return unnoticed
  }

  private static func pairs() async -> Int {
    var (count, bad) = (0, 0)
    for (place, one) in Habits.named.enumerated() {
      for other in Habits.named[(place + 1)...] {
        count += 1
        let result = await HandBench([one.habit, other.habit]).run()
        guard !result.violations.isEmpty || !result.complaints.isEmpty else { continue }
        bad += 1
        print("\(one.name) + \(other.name): \(result.violations.count), \(result.complaints)")
        if let first = result.violations.first { print("  \(first)".replacing("\n", with: "\n  ")) }
      }
    }
    print("\(bad) of \(count) pairs break a law or make SwiftUI complain")
    return bad
  }
}
