import SwiftUIHand
import WireflowSwiftUI

/// Long walks of a simulated SwiftUI, and the conformance bench with any habits.
///
///     swift run -c release WireflowSwiftUIWalks bench
@main @MainActor
enum WireflowSwiftUIWalks {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "bench": bench(arguments.dropFirst().first)
    case "pairs": pairs()
    default: print("bench [HABIT] | pairs")
    }
  }

  static var sets: [(name: String, habits: Habits)] {
    [("none", [])] + Habits.named.map { ($0.name, $0.habit) } + [("all", .all)]
  }

  private static func bench(_ wanted: String?) {
    for (name, habits) in sets where wanted == nil || wanted == name {
      for walls in [SwiftUIHand.Walls.inWindows, .inPlace] {
        let result = HandBench(habits, walls: walls).run()
        print(
          "\(name), walls \(walls): \(result.apps) apps, \(result.violations.count) violations,",
          "complaints \(result.complaints)")
        for violation in result.violations.prefix(wanted == nil ? 1 : 20) {
          print("  \(violation)".replacing("\n", with: "\n  "))
        }
      }
    }
  }

  private static func pairs() {
    var (count, bad) = (0, 0)
    for (place, one) in Habits.named.enumerated() {
      for other in Habits.named[(place + 1)...] {
        count += 1
        let result = HandBench([one.habit, other.habit]).run()
        guard !result.violations.isEmpty || !result.complaints.isEmpty else { continue }
        bad += 1
        print("\(one.name) + \(other.name): \(result.violations.count), \(result.complaints)")
        if let first = result.violations.first { print("  \(first)".replacing("\n", with: "\n  ")) }
      }
    }
    print("\(bad) of \(count) pairs break a law or make SwiftUI complain")
  }
}
