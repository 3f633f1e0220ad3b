import Foundation
import Wireflow
import WireflowInteraction
import WireflowWeb

extension CommandLineOptions {
  /// Plays steps in another process, whose crash leaves this one alone, and returns the step that
  /// ended the process, or nil if none did.
  ///
  /// A replay counts as hanging if its log gets no further line for as long as the patience.
  @MainActor
  func rehearse(
    _ steps: [SessionStep], on wireframe: String?, _ console: CommandConsole,
    patience: Duration = .seconds(20)
  ) async -> RehearsalFailure? {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "wireflow-rehearsal-\(UInt64.random(in: .min ... .max))")
    defer { try? FileManager.default.removeItem(at: folder) }
    let (script, log) = (folder.appending(path: "script"), folder.appending(path: "log"))
    let output: FileHandle
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try steps.flatMap(\.actions).map { "\($0)\n" }.joined()
        .write(to: script, atomically: false, encoding: .utf8)
      try Data().write(to: log)
      output = try FileHandle(forWritingTo: log)
    } catch {
      return RehearsalFailure("The temporary folder cannot be written")
    }
    let wireframe = (wireframe ?? self.wireframe).map { ["--wireframe", $0] } ?? []
    let arguments = ["--script", script.path] + wireframe + passedArguments
    // A program that cannot be started again is no reason to refuse the replay.
    guard let process = AppProcess(console, arguments, output: output),
      process.start()
    else { return nil }
    // A long session is no hanging one.
    let end = await process.end(patience: patience) { Self.text(of: log) }
    // A script with refused actions ends with the status 1.
    if case .exit(0...1) = end { return nil }
    return RehearsalFailure(end.description, at: Self.place(in: log))
  }

  private static func text(of log: URL) -> String {
    (try? String(contentsOf: log, encoding: .utf8)) ?? ""
  }

  /// Names the last action in a log, as a page counts it: the launch is step 1.
  private static func place(in log: URL) -> String {
    let actions = text(of: log).split(separator: "\n")
      .filter { $0.hasPrefix("> ") && $0 != "> (app)" }
    guard let last = actions.last else { return "its start" }
    return "step \(actions.count { !$0.hasPrefix("> wait ") }), \(last.dropFirst(2))"
  }
}
