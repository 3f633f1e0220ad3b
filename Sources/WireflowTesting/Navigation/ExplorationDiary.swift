#if canImport(Testing) && canImport(XCTest)
import Foundation
import WireflowExploration

/// A file with the script that an exploration is about to end with, which outlives its process.
///
/// An app that traps takes the process with it, and one that hangs on the main actor cannot be
/// stopped from outside. So the script is written before it is tried, and read by whoever comes
/// after.
struct ExplorationDiary: Sendable {
  let url: URL

  /// Creates the diary of an app, which no other baseline shares.
  init(of baseline: URL) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in baseline.path.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("wireflow-\(String(hash, radix: 16)).script")
  }

  /// The script in the midst of which a process before has ended, or nil if all ended well.
  var lastScript: [ExplorationStep]? {
    guard let lines = text?.split(separator: "\n"), let first = lines.first,
      let process = Int32(first.prefix { $0 != " " }),
      process != ProcessInfo.processInfo.processIdentifier,
      kill(process, 0) != 0
    else { return nil }
    return try? lines.dropFirst().map { try ExplorationStep(parsing: String($0)) }
  }

  /// The present text, or nil if there is none.
  var text: String? { try? String(contentsOf: url, encoding: .utf8) }

  /// Writes a script that is about to be tried.
  func write(_ script: [ExplorationStep]) {
    let process = ProcessInfo.processInfo
    // The time tells a script that is tried again from one that is tried still.
    let text = "\(process.processIdentifier) \(process.systemUptime)\n\(script.script)"
    try? text.write(to: url, atomically: false, encoding: .utf8)
  }

  /// Ends the diary, because nothing is tried any more.
  func close() { try? FileManager.default.removeItem(at: url) }

  /// Tells of each script that is tried for longer than some time, until it is cancelled.
  func watch(
    every duration: Duration, tell: @escaping @Sendable (String) -> Void
  ) -> Task<Void, Never> {
    Task.detached {
      var (before, told): (String?, String?) = (nil, nil)
      while (try? await Task.sleep(for: duration)) != nil {
        let now = text
        if let now, now == before, now != told {
          told = now
          tell(
            now.drop { $0 != "\n" }.dropFirst().split(separator: "\n").joined(separator: "\n    "))
        }
        before = now
      }
    }
  }
}
#endif
