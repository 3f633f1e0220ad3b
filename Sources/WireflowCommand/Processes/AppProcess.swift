import Foundation

/// The app in another process, whose crash leaves this one alone.
@MainActor
final class AppProcess {
  /// The end of a process.
  enum End: CustomStringConvertible {
    case exit(Int32)
    case signal(Int32)
    case hang(Duration)

    /// The exit status in the form of a shell.
    var status: Int32 {
      switch self {
      case .exit(let status): status
      case .signal(let number): 128 + number
      case .hang: 1
      }
    }

    var description: String {
      switch self {
      case .exit(let status): "The app ended its process with the status \(status)"
      case .signal(let number): "The app crashed (\(String(cString: strsignal(number))))"
      case .hang(let patience): "The app hung for \(patience.components.seconds) s"
      }
    }
  }

  #if os(macOS) || os(Linux)
  private let process = Process()
  private let (ends, teller) = AsyncStream.makeStream(of: Void.self)

  /// Creates the process, or returns nil if the program cannot run again.
  ///
  /// The process has the streams of this one, unless its output goes to a file or a pipe.
  init?(
    _ console: CommandConsole, _ arguments: [String], _ variables: [String: String] = [:],
    output: Any? = nil
  ) {
    guard let program = console.program else { return nil }
    process.executableURL = program
    process.arguments = arguments
    // A script shows the place of a crash, and the runtime prints its reason.
    process.environment = ["SWIFT_BACKTRACE": "enable=no"]
      .merging(ProcessInfo.processInfo.environment) { $1 }.merging(variables) { $1 }
    process.terminationHandler = { [teller] _ in teller.finish() }
    guard let output else { return }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
  }

  /// Starts the program, and returns false if that is not possible.
  func start() -> Bool { (try? process.run()) != nil }

  /// Sends a signal.
  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// Waits for the end of a process that has started.
  ///
  /// A process hangs, and is ended, if its trace stays the same for longer than the patience. It
  /// does not while it has no trace.
  func end(
    patience: Duration = .zero, trace: (@Sendable () -> String?)? = nil
  ) async -> End {
    let watch = Task { [id = process.processIdentifier] in
      var before: String?
      while let trace, (try? await Task.sleep(for: patience)) != nil {
        let now = trace()
        if now != nil, now == before {
          kill(id, SIGKILL)
          return true
        }
        before = now
      }
      return false
    }
    for await _ in ends {}
    watch.cancel()
    if await watch.value { return .hang(patience) }
    let status = process.terminationStatus
    return process.terminationReason == .exit ? .exit(status) : .signal(status)
  }
  #else
  /// Returns nil, because a process of this platform cannot start another one.
  init?(
    _ console: CommandConsole, _ arguments: [String], _ variables: [String: String] = [:],
    output: Any? = nil
  ) { return nil }

  func start() -> Bool { false }
  func send(_ signal: Int32) {}
  func end(patience: Duration = .zero, trace: (@Sendable () -> String?)? = nil) async -> End {
    .exit(1)
  }
  #endif
}
