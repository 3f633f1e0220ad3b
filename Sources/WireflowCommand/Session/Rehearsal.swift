#if os(macOS) || os(Linux)
import Foundation
import Wireflow
import WireflowInteraction
import WireflowWeb

/// A replay of a session in another process, whose crash leaves this one alone.
@MainActor
final class Rehearsal {
  private let program: URL?
  private let options: CommandLineOptions
  /// The time without a further line of the log after which a replay counts as hanging.
  private let patience: Duration

  init(
    _ console: CommandConsole, _ options: CommandLineOptions, patience: Duration = .seconds(20)
  ) {
    program = console.program
    self.options = options
    self.patience = patience
  }

  /// Plays steps, and returns the step that ended the process, or nil if none did.
  func failure(of steps: [SessionStep], on wireframe: String?) async -> RehearsalFailure? {
    guard let program else { return nil }
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "wireflow-rehearsal-\(UInt64.random(in: .min ... .max))")
    defer { try? FileManager.default.removeItem(at: folder) }
    let (script, log) = (folder.appending(path: "script"), folder.appending(path: "log"))
    let text = steps.flatMap(\.actions).map { "\($0)\n" }.joined()
    guard
      (try? FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700]))
        != nil, (try? text.write(to: script, atomically: false, encoding: .utf8)) != nil,
      FileManager.default.createFile(atPath: log.path, contents: nil),
      let output = try? FileHandle(forWritingTo: log)
    else { return RehearsalFailure("The temporary folder cannot be written") }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments(script.path, wireframe)
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_BACKTRACE"] = environment["SWIFT_BACKTRACE"] ?? "enable=no"
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard let end = await run(process, writingTo: log) else { return nil }
    return RehearsalFailure(end, at: place(in: log))
  }

  private func arguments(_ script: String, _ wireframe: String?) -> [String] {
    var arguments = ["--script", script]
    if let name = wireframe ?? options.wireframe { arguments += ["--wireframe", name] }
    if let own = options.ownArguments { arguments += ["--"] + own }
    return arguments
  }

  /// Runs a process, and returns how it ended too early, or nil if it did not.
  private func run(_ process: Process, writingTo log: URL) async -> String? {
    let (ends, teller) = AsyncStream.makeStream(of: Void.self)
    process.terminationHandler = { _ in teller.finish() }
    // A program that cannot be started again is no reason to refuse the replay.
    guard (try? process.run()) != nil else { return nil }
    let id = process.processIdentifier
    let watch = Task { [patience] in
      var length = -1
      // A long session is no hanging one.
      while length != size(of: log) {
        length = size(of: log)
        guard (try? await Task.sleep(for: patience)) != nil else { return false }
      }
      kill(id, SIGKILL)
      return true
    }
    for await _ in ends {}
    watch.cancel()
    if await watch.value {
      return "The app hung for \(patience.components.seconds) s"
    }
    switch (process.terminationReason, process.terminationStatus) {
    // A script with refused actions ends with the status 1.
    case (.exit, 0), (.exit, 1): return nil
    case (.exit, let status):
      return "The app ended its process with the status \(status)"
    case (_, let signal):
      return "The app crashed (\(String(cString: strsignal(signal))))"
    }
  }

  private func size(of log: URL) -> Int {
    (try? FileManager.default.attributesOfItem(atPath: log.path)[.size] as? Int) ?? 0
  }

  /// Names the last action in a log, as a page counts it: the launch is step 1.
  private func place(in log: URL) -> String {
    let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
    let actions = text.split(separator: "\n").filter { $0.hasPrefix("> ") && $0 != "> (app)" }
    guard let last = actions.last else { return "its start" }
    return "step \(actions.count { !$0.hasPrefix("> wait ") }), \(last.dropFirst(2))"
  }
}
#else
import WireflowInteraction
import WireflowWeb

/// A rehearsal that finds nothing, for platforms on which a process cannot start another one.
@MainActor
struct Rehearsal {
  init(_ console: CommandConsole, _ options: CommandLineOptions) {}

  func failure(of steps: [SessionStep], on wireframe: String?) async -> RehearsalFailure? { nil }
}
#endif
