package import Foundation
import Wireflow
package import WireflowExploration
import WireflowInteraction

/// A file with the number of a life and the steps that it took, which outlives a process that traps.
@MainActor
package final class LifeDiary {
  /// The name of the variable that tells a process where its diary is.
  package static let variable = "WIREFLOW_STRESS_DIARY"

  package let url: URL
  private let file: FileHandle

  /// Opens the diary that the environment names, or returns nil if it names none that can be written.
  package static func ofEnvironment() -> LifeDiary? {
    ProcessInfo.processInfo.environment[variable].flatMap { LifeDiary(URL(filePath: $0)) }
  }

  /// Creates a diary, or returns nil where no file can be written.
  package init?(_ url: URL) {
    guard FileManager.default.createFile(atPath: url.path, contents: nil),
      let file = try? FileHandle(forWritingTo: url)
    else { return nil }
    (self.url, self.file) = (url, file)
  }

  /// Begins a life, of which no step was taken yet.
  func begin(_ number: UInt64) {
    try? file.truncate(atOffset: 0)
    write("\(number)\n")
  }

  /// Writes a step that is about to be taken.
  func add(_ step: ExplorationStep) { write("\(step)\n") }

  /// Removes the file, because the process has ended as planned.
  package func close() { try? FileManager.default.removeItem(at: url) }

  private func write(_ text: String) { try? file.write(contentsOf: Data(text.utf8)) }
}

/// The last life of a process that has ended in the middle of it.
@MainActor
package struct LifeRemains {
  package let number: UInt64
  package let steps: [ExplorationStep]

  /// Reads the diary of a process that has ended, or returns nil if it ended as planned.
  package init?(_ diary: URL) {
    guard let text = try? String(contentsOf: diary, encoding: .utf8) else { return nil }
    let lines = text.split(separator: "\n", maxSplits: 1)
    guard let number = lines.first.flatMap({ UInt64($0) }) else { return nil }
    self.number = number
    steps = lines.count < 2 ? [] : LifeScript.steps(of: String(lines[1])) ?? []
  }
}

/// The steps of a life as a text, one in each line.
@MainActor
package enum LifeScript {
  /// Returns the steps of a text, or nil if a line is none.
  package static func steps(of text: String) -> [ExplorationStep]? {
    let lines = text.split(separator: "\n").map(String.init)
    let steps = lines.compactMap { try? ExplorationStep(parsing: $0) }
    return steps.count == lines.count ? steps : nil
  }
}
