package import Foundation
import Wireflow
import WireflowInteraction

/// A file that keeps the current script of an exploration when the process ends.
///
/// An app that traps ends the process, and one that hangs on the main actor cannot be stopped from
/// outside. The explorer therefore writes each step before it takes it, and the next process reads
/// the file.
///
/// The first line names the process. The current script follows, and then the scripts that ended
/// earlier processes, the newest first.
package struct ExplorationDiary: Sendable {
  package let url: URL
  /// The scripts that ended earlier processes, the newest first.
  package let deadlyScripts: [[ExplorationStep]]
  private let earlier: String

  /// Opens a diary, and reads the scripts of earlier processes.
  package init(at url: URL) {
    self.url = url
    deadlyScripts = Self.scripts(in: Self.text(of: url) ?? "")
    earlier = deadlyScripts.map { "\n\($0.script)" }.joined()
  }

  /// Opens the diary of an app's baseline, which no other baseline shares.
  package init(of baseline: URL) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in baseline.path.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    self.init(
      at: FileManager.default.temporaryDirectory
        .appendingPathComponent("wireflow-\(String(hash, radix: 16)).script"))
  }

  /// The current text, or nil if there is none.
  package var text: String? { Self.text(of: url) }

  /// Writes a script whose last step is about to be taken.
  package func write(_ script: [ExplorationStep]) {
    let process = ProcessInfo.processInfo
    // The time distinguishes a script that runs again from one that is still running.
    let text = "\(process.processIdentifier) \(process.systemUptime)\n\(script.script)\(earlier)"
    try? text.write(to: url, atomically: false, encoding: .utf8)
  }

  /// Closes the diary and removes its file, because no steps are running any more.
  package func close() { try? FileManager.default.removeItem(at: url) }

  /// Reports each script whose last step takes longer than a duration, until the task is cancelled.
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

  private static func text(of url: URL) -> String? { try? String(contentsOf: url, encoding: .utf8) }

  /// Returns the scripts of an ended process and of those before it, or none if the process still
  /// runs.
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

extension ExplorationDiary {
  /// A comparison of a diary's current text with its previous text, which finds slow steps.
  package struct Watcher {
    private var before: String?
    private var told: String?

    package init() {}

    /// Returns the script if it has not changed since the last look and was not returned before.
    ///
    /// A file is briefly empty each time it is rewritten. Two looks in a row may therefore find it
    /// empty although the exploration goes on.
    package mutating func slowScript(in text: String?) -> [ExplorationStep]? {
      defer { before = text }
      guard let text, !text.isEmpty, text == before, text != told else { return nil }
      told = text
      return ExplorationDiary.blocks(of: text).first ?? []
    }
  }
}

extension Explorer {
  /// Records the steps that ended earlier processes, by playing the scripts up to them.
  func noteDeadlySteps() async {
    for script in options.diary?.deadlyScripts ?? [] {
      // Work that the step began may have ended the process during the wait after it.
      let steps = script.last == .action(.wait(options.patience)) ? script.dropLast() : script[...]
      guard steps.count > 1, let last = steps.last else { continue }
      let app = await replay(Array(steps.dropLast()))
      guard let step = finder(app, reader(app).sight()).all.first(where: { $0.step == last })
      else { continue }
      deadlySteps.append((step.from.outline, step.step))
    }
  }

  /// Returns true for a step that ended an earlier process at the same place.
  func isDeadly(_ step: PossibleStep) -> Bool {
    deadlySteps.contains { $0.from == step.from.outline && $0.step == step.step }
  }
}
