import Foundation

/// A program in a process of its own, which leads a session and has the signals' first handlers.
///
/// A session has the first terminal that it opens as its own, so this has what `Process` lacks.
final class ChildProcess {
  private let id: pid_t
  private var ended: Int32?

  /// Starts a program.
  /// - Parameters:
  ///   - command: The program, which is looked for as a shell does, and its arguments.
  ///   - streams: The paths of the files that are its input, its output and its errors.
  init(
    _ command: [String], streams: [String], folder: String, environment: [String: String] = [:]
  ) throws {
    var (actions, attributes) = Self.makeOptions()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (number, path) in streams.enumerated() {
      let flags = number == 0 ? O_RDWR : O_RDWR | O_CREAT | O_APPEND
      posix_spawn_file_actions_addopen(&actions, Int32(number), path, flags, 0o600)
    }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = Self.newSession | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    posix_spawnattr_setflags(&attributes, .init(flags))

    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let settings = ["PATH": path].merging(environment) { $1 }.map { "\($0)=\($1)" }
    // A shell, which becomes the program, because spawning has no folder on all systems.
    let shell = ["sh", "-c", #"cd "$0" && exec "$@""#, folder] + command
    let words = [shell, settings].map { $0.map { strdup($0) } + [nil] }
    defer { for word in words.joined() { free(word) } }
    var id: pid_t = 0
    let error = posix_spawnp(&id, shell[0], &actions, &attributes, words[0], words[1])
    guard error == 0 else { throw POSIXError(.init(rawValue: error) ?? .EINVAL) }
    self.id = id
  }

  deinit { end() }

  /// The exit status as a shell sees it, or nil while the program runs.
  var status: Int32? {
    var status: Int32 = 0
    if ended == nil, waitpid(id, &status, WNOHANG) == id { ended = Self.exit(status) }
    return ended
  }

  func send(_ signal: Int32) {
    guard status == nil else { return }
    kill(id, signal)
  }

  /// Stops the program by the signal that it cannot notice, and waits until it has stopped.
  func stop() {
    send(SIGSTOP)
    var status: Int32 = 0
    if waitpid(id, &status, WUNTRACED) == id, status & 0x7F != 0x7F { ended = Self.exit(status) }
  }

  /// Waits for the end, and returns the exit status, or nil if the program goes on.
  func end(within limit: Duration) -> Int32? {
    let end = ContinuousClock.now + limit
    while status == nil, ContinuousClock.now < end { poll(nil, 0, 2) }
    return status
  }

  /// Ends a program that goes on.
  func end() {
    guard status == nil else { return }
    kill(id, SIGKILL)
    var status: Int32 = 0
    waitpid(id, &status, 0)
    ended = Self.exit(status)
  }

  private static func exit(_ status: Int32) -> Int32 {
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }

  #if canImport(Darwin)
  private static let newSession = POSIX_SPAWN_SETSID

  private static func makeOptions() -> (posix_spawn_file_actions_t?, posix_spawnattr_t?) {
    (nil, nil)
  }
  #else
  // The header of glibc shows it to GNU programs alone.
  private static let newSession: Int32 = 0x80

  private static func makeOptions() -> (posix_spawn_file_actions_t, posix_spawnattr_t) {
    (.init(), .init())
  }
  #endif
}

extension ChildProcess {
  /// The path of a program of this package, which is beside the tests.
  static func path(of program: String) -> String {
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let folder = tests?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    return folder.appending(path: program).path
  }
}
