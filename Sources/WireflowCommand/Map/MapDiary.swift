import Foundation
import WireflowExploration

/// The diary that a process keeps which makes a map for another one.
enum MapDiary {
  /// The name of the variable with the path of the diary.
  static let variable = "WIREFLOW_MAP_DIARY"

  /// Opens the diary that the environment names, or returns nil in a process that nobody supervises.
  static func ofEnvironment() -> ExplorationDiary? {
    guard let path = ProcessInfo.processInfo.environment[variable] else { return nil }
    endWithParent()
    return ExplorationDiary(at: URL(filePath: path))
  }

  /// Ends this process, also in the middle of a step that hangs, once its supervisor is gone.
  private static func endWithParent() {
    let parent = getppid()
    Task.detached {
      while getppid() == parent { try? await Task.sleep(for: .seconds(1)) }
      exit(1)
    }
  }
}
