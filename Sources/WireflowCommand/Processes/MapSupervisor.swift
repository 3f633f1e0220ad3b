import Foundation
import Wireflow
import WireflowExploration
import WireflowInteraction

/// A supervisor that creates a map in another process, and starts over without any step that ended
/// the process.
///
/// Without it, an app that traps would end the command without naming the step.
@MainActor
final class MapSupervisor {
  private let arguments: [String]
  private let console: CommandConsole
  private let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("wireflow-map-\(ProcessInfo.processInfo.processIdentifier).script")
  /// The process that explores the app.
  private var child: AppProcess?

  /// The number of deadly steps after which the supervisor gives up.
  private static let limit = 100

  /// Creates the supervisor of a command, or returns nil if the command cannot run again.
  init?(_ arguments: [String], _ console: CommandConsole) {
    (self.arguments, self.console) = (arguments, console)
    if AppProcess(console, arguments) == nil { return nil }
  }

  /// Creates the map and returns the exit status, which is 1 if a step has ended a process.
  func run() async -> Int32 {
    ExplorationDiary(at: url).close()
    let interruption = Task { await endAtInterruption() }
    defer {
      interruption.cancel()
      ExplorationDiary(at: url).close()
    }
    for count in 0..<Self.limit {
      guard let end = await explore() else {
        console.report("this program cannot be started again, as a process for the map")
        return 1
      }
      let deaths = ExplorationDiary(at: url).deadlyScripts
      guard deaths.count > count, let script = deaths.first else {
        // A process that has ended itself has reported the reason.
        if case .exit = end { return count > 0 ? max(1, end.status) : end.status }
        console.report("\(end), and the step is unknown, because \(url.path) names none")
        return max(1, end.status)
      }
      guard reportEnd(script, end) else { return 1 }
    }
    console.report("no map is made, because \(Self.limit) steps have ended the process")
    return 1
  }

  /// Reports a script that has ended a process, and returns true if the rest can be explored.
  private func reportEnd(_ script: [ExplorationStep], _ end: AppProcess.End) -> Bool {
    switch script.count {
    case 0: console.write("\(end) when it was made, so there is no map.\n")
    case 1: console.write("\(end) at its launch, so there is no map.\n")
    default:
      console.write(
        """
        \(end) at the last step of this script, which the map leaves out:

        \(script.map { "    \($0)\n" }.joined())

        """)
      return true
    }
    return false
  }

  /// Runs this command in another process, and returns how that ended, or nil if it cannot be
  /// started.
  private func explore() async -> AppProcess.End? {
    child = AppProcess(console, arguments, [AppProcess.diaryVariable: url.path])
    defer { child = nil }
    guard let child, child.start() else { return nil }
    let patience = AppProcess.value(AppProcess.patienceVariable).flatMap { Int($0) } ?? 20
    return await child.end(patience: .seconds(max(patience, 1))) { [url] in
      let text = try? String(contentsOf: url, encoding: .utf8)
      // A file is briefly empty each time it is rewritten.
      return text?.isEmpty == false ? text : nil
    }
  }

  /// Ends both processes at Ctrl-C or a signal.
  ///
  /// The first Ctrl-C lets the other process write its findings so far.
  private func endAtInterruption() async {
    var status = await Interruption.wait()
    guard !Task.isCancelled else { return }
    if status == 0, let child {
      console.report("the exploration ends here and keeps its findings; Ctrl-C again drops them")
      child.send(SIGINT)
      status = await Interruption.wait()
      guard !Task.isCancelled else { return }
    }
    child?.send(SIGKILL)
    ExplorationDiary(at: url).close()
    exit(status == 0 ? 128 + SIGINT : status)
  }
}

/// The environment of the processes that explore an app.
extension AppProcess {
  /// The variable with the path of the diary for the supervisor.
  static let diaryVariable = "WIREFLOW_MAP_DIARY"
  /// The variable with the seconds after which a step counts as hanging.
  static let patienceVariable = "WIREFLOW_MAP_PATIENCE"
  /// The variable that asks for the map as it grows, one poster a line.
  static let streamVariable = "WIREFLOW_MAP_STREAM"

  static func value(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }

  /// Opens the diary from the environment, or returns nil in a process without a supervisor.
  static func openDiary() -> ExplorationDiary? {
    guard let path = value(diaryVariable) else { return nil }
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
