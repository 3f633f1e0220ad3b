package import Foundation
import WireflowInteraction

/// A file with the script that an exploration plays, which outlives its process.
///
/// An app that traps takes the process with it, and one that hangs on the main actor cannot be
/// stopped from outside. So each step is written before it is taken, and read by whoever comes
/// after. The script stands behind a line with the process, and those that have ended processes
/// before stand below it, the newest first.
package struct ExplorationDiary: Sendable {
  package let url: URL
  /// The scripts in the midst of which processes before have ended, the newest first.
  package let deadlyScripts: [[ExplorationStep]]
  private let earlier: String

  /// Opens a diary, and reads what processes before have left.
  package init(at url: URL) {
    self.url = url
    deadlyScripts = Self.scripts(in: Self.text(of: url) ?? "")
    earlier = deadlyScripts.map { "\n\($0.script)" }.joined()
  }

  /// Opens the diary of an app's baseline, which no other one shares.
  package init(of baseline: URL) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in baseline.path.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    self.init(
      at: FileManager.default.temporaryDirectory
        .appendingPathComponent("wireflow-\(String(hash, radix: 16)).script"))
  }

  /// The present text, or nil if there is none.
  package var text: String? { Self.text(of: url) }

  /// Writes a script whose last step is about to be taken.
  package func write(_ script: [ExplorationStep]) {
    let process = ProcessInfo.processInfo
    // The time tells a script that is tried again from one that is tried still.
    let text = "\(process.processIdentifier) \(process.systemUptime)\n\(script.script)\(earlier)"
    try? text.write(to: url, atomically: false, encoding: .utf8)
  }

  /// Ends the diary, because nothing is tried any more.
  package func close() { try? FileManager.default.removeItem(at: url) }

  /// Tells of each script whose last step takes longer than some time, until it is cancelled.
  package func watch(
    every duration: Duration, tell: @escaping @Sendable ([ExplorationStep]) -> Void
  ) -> Task<Void, Never> {
    Task.detached {
      var watcher = Watcher()
      while (try? await Task.sleep(for: duration)) != nil {
        if let script = watcher.slowScript(in: text) { tell(script) }
      }
    }
  }

  private static func text(of url: URL) -> String? {
    try? String(contentsOf: url, encoding: .utf8)
  }

  /// Returns the scripts of a process that is gone and of those before it, or none of one that
  /// goes on.
  private static func scripts(in text: String) -> [[ExplorationStep]] {
    guard let process = Int32(text.prefix { $0 != " " }),
      process != ProcessInfo.processInfo.processIdentifier, kill(process, 0) != 0
    else { return [] }
    return blocks(of: text)
  }

  static func blocks(of text: String) -> [[ExplorationStep]] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst().dropLast().split(separator: "", omittingEmptySubsequences: false).map {
      lines in
      lines.compactMap { try? ExplorationStep(parsing: String($0)) }
    }
  }
}
