import Foundation
import RandomApps
import WireflowExploration

/// Runs all lives in a process of its own, and finds the life and the steps that have ended it.
@MainActor
struct StressSupervisor {
  private let program: URL
  private let diary: URL
  private let script: URL

  init?() {
    guard let program = Bundle.main.executableURL else { return nil }
    self.program = program
    let folder = FileManager.default.temporaryDirectory
    let name = "wireflow-stress-\(ProcessInfo.processInfo.processIdentifier)"
    diary = folder.appendingPathComponent("\(name).diary")
    script = folder.appendingPathComponent("\(name).script")
  }

  /// Runs the lives that the arguments ask for, and returns true if no law was broken.
  func run(_ arguments: [String]) async -> Bool {
    defer {
      for file in [diary, script] { try? FileManager.default.removeItem(at: file) }
    }
    guard let status = start(arguments, isSilent: false) else {
      print("\(program.path): cannot be started")
      return false
    }
    guard let remains = LifeRemains(diary) else { return status == 0 }
    await report(remains, status)
    return false
  }

  private func report(_ remains: LifeRemains, _ status: Int32) async {
    let plan = LifePlan(number: remains.number)
    print(
      """
      Life \(plan.number) (\(plan.kind.rawValue), \(plan.wireframe)) ended the process with \(status).

      Making it shorter ...
      """)
    let short = await shrink(remains.steps) { steps in ends(plan.number, steps) }
    print(
      """

      The shortest way there, as \(short.count) steps:

      \(short.script)
      To play it: swift run WireflowStress --life \(plan.number) --script FILE
      """)
  }

  /// Returns true if a life with a script ends its process.
  private func ends(_ number: UInt64, _ steps: [ExplorationStep]) -> Bool {
    do {
      try steps.script.write(to: script, atomically: true, encoding: .utf8)
    } catch {
      return false
    }
    let status = start(["--life", "\(number)", "--script", script.path], isSilent: true)
    return status != nil && LifeRemains(diary) != nil
  }

  /// Runs this program with arguments and a diary, and returns its status or signal, or nil where no
  /// process can be started.
  private func start(_ arguments: [String], isSilent: Bool) -> Int32? {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
    process.environment?[LifeDiary.variable] = diary.path
    if isSilent {
      process.environment?["SWIFT_BACKTRACE"] = "enable=no"
      (process.standardOutput, process.standardError) =
        (FileHandle.nullDevice, FileHandle.nullDevice)
    }
    try? FileManager.default.removeItem(at: diary)
    do {
      try process.run()
    } catch {
      return nil
    }
    process.waitUntilExit()
    return process.terminationStatus
  }
}
