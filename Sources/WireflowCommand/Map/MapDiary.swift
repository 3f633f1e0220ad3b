import Foundation
import WireflowExploration

/// The diary of a process that explores an app for its supervisor.
enum MapDiary {
  /// The name of the environment variable with the path of the diary.
  static let variable = "WIREFLOW_MAP_DIARY"

  /// Opens the diary from the environment, or returns nil in a process without a supervisor.
  static func ofEnvironment() -> ExplorationDiary? {
    guard let path = ProcessInfo.processInfo.environment[variable] else { return nil }
    endWithParent()
    return ExplorationDiary(at: URL(filePath: path))
  }

  /// Ends this process when its supervisor is gone, even during a step that hangs.
  static func endWithParent() {
    let parent = getppid()
    Task.detached {
      while getppid() == parent { try? await Task.sleep(for: .seconds(1)) }
      exit(1)
    }
  }
}
