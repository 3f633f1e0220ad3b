import WireflowTesting

/// A snapshot of a long log, and a text in which two lines are others.
@MainActor
final class Snapshots {
  private let approved: String
  private let received: String
  private(set) var byteCount = 0

  init() {
    var lines = (0..<500).flatMap { number -> [String] in
      ["> tap \"Row \(number)\"", "  push BenchScreen \"The hound of the moors\" onto Discover"]
    }
    approved = lines.joined(separator: "\n") + "\n"
    lines[301] = "  push BenchScreen \"The hound of the moor\" onto Discover"
    lines.remove(at: 700)
    received = lines.joined(separator: "\n") + "\n"
  }

  /// Makes the text that a failed assertion prints.
  func diff() {
    let diff = UnifiedDiff(LineDiff(old: approved, new: received), from: "approved", to: "received")
    byteCount += diff.text(limit: 60).utf8.count
  }

  /// Parts both texts into lines, and counts those that both begin with.
  func compareByHand() {
    let (old, new) = (approved.split(separator: "\n"), received.split(separator: "\n"))
    byteCount += zip(old, new).prefix { $0 == $1 }.count
  }
}
