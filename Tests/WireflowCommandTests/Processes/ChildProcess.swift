import Foundation
import Testing

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

/// A program on a terminal of its own, which has 80 by 24 cells at first.
final class TerminalProcess {
  let terminal: PseudoTerminal
  let process: ChildProcess

  /// The longest time for anything, on a machine under load.
  private static let limit = Duration.seconds(60)

  /// Starts an app of this package, or a shell.
  init(
    _ program: String = "Mishaps", _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws {
    terminal = try PseudoTerminal()
    let command = program == "bash" ? program : ChildProcess.path(of: program)
    let settings = [
      "TERM": "xterm-256color", "COLORFGBG": "15;0",
      "SWIFT_BACKTRACE": "enable=yes,interactive=no,color=no",
    ]
    process = try ChildProcess(
      [command] + arguments, streams: Array(repeating: terminal.path, count: 3),
      folder: FileManager.default.temporaryDirectory.path,
      environment: settings.merging(environment) { $1 })
  }

  /// All bytes of the terminal, as a text.
  var text: String { String(decoding: terminal.output, as: UTF8.self) }

  func shows(_ text: String) -> Bool { terminal.output.range(of: Data(text.utf8)) != nil }

  func type(_ text: String) { terminal.type(text.utf8) }

  /// Waits until something is so, and returns false if it never is.
  func waits(until isSo: () -> Bool) -> Bool {
    let end = ContinuousClock.now + Self.limit
    while !isSo() {
      guard ContinuousClock.now < end else { return false }
      terminal.read(within: 10)
    }
    return true
  }

  /// Waits until the terminal shows a text.
  func awaits(_ text: String) -> Bool { waits { shows(text) } }

  /// Waits for a whole frame of the app with the mishaps, of which nothing comes later.
  func awaitsFrame() -> Bool { awaits("Mishaps") && awaits("\u{1B}[?2026l") }

  /// Waits for the end, and returns the exit status as a shell sees it, or nil if it goes on.
  ///
  /// The system may bring the last bytes a little later than the end.
  func end() -> Int32? {
    let hasEnded = waits { process.status != nil }
    while terminal.read(within: 50) {}
    process.end()
    return hasEnded ? process.status : nil
  }
}

/// A terminal whose keyboard and screen are the test's, and whose modes are read from here.
///
/// A shell would repair the modes, and prove nothing.
final class PseudoTerminal {
  /// The path by which a program opens it.
  let path: String
  /// All bytes of the screen.
  private(set) var output = Data()
  private var keyboard: Int32
  private var device: Int32
  private var firstModes = termios()

  init() throws {
    (keyboard, device) = (-1, -1)
    guard openpty(&keyboard, &device, nil, nil, nil) == 0, let name = ttyname(device) else {
      throw POSIXError(.ENXIO)
    }
    path = String(cString: name)
    for descriptor in [keyboard, device] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    tcgetattr(device, &firstModes)
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(device, Self.setSize, &size)
  }

  deinit { hangUp() }

  /// True if the modes are as they were before any program ran.
  var hasFirstModes: Bool { modes == firstModes.bytes }

  private var modes: [UInt8] {
    var modes = termios()
    tcgetattr(device, &modes)
    return modes.bytes
  }

  /// Sets the modes as a shell does that takes the terminal over.
  func setFirstModes() { tcsetattr(device, TCSANOW, &firstModes) }

  /// The number of bytes that are typed and that nobody has read yet.
  var unread: Int32 {
    var count: Int32 = 0
    _ = ioctl(device, Self.countUnread, &count)
    return count
  }

  func type(_ bytes: some Sequence<UInt8>) {
    let bytes = Array(bytes)
    _ = write(keyboard, bytes, bytes.count)
  }

  /// Reads the screen's bytes within some milliseconds, and returns true if there were some.
  @discardableResult
  func read(within milliseconds: Int32) -> Bool {
    guard keyboard >= 0 else { return false }
    var wish = pollfd(fd: keyboard, events: Int16(POLLIN), revents: 0)
    guard completing("watched", { Int(poll(&wish, 1, milliseconds)) }) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = completing("read") { Foundation.read(keyboard, &buffer, buffer.count) }
    output += buffer.prefix(max(0, count))
    return count > 0
  }

  /// Calls the system, again if a signal came between, and tells of a failure: what is missing on
  /// the screen would be the app's fault else.
  private func completing(_ use: String, _ call: () -> Int) -> Int {
    while true {
      let result = call()
      if result >= 0 { return result }
      if errno == EINTR { continue }
      Issue.record("The screen cannot be \(use): \(String(cString: strerror(errno))).")
      return result
    }
  }

  /// Forgets all bytes.
  func forget() { output = Data() }

  /// Goes away.
  func hangUp() {
    for descriptor in [keyboard, device] where descriptor >= 0 { close(descriptor) }
    (keyboard, device) = (-1, -1)
  }

  // Darwin's are made by macros that Swift does not read.
  #if canImport(Darwin)
  private static let setSize: UInt = 0x8008_7467
  private static let countUnread: UInt = 0x4004_667F
  #else
  private static let setSize = UInt(TIOCSWINSZ)
  private static let countUnread = UInt(FIONREAD)
  #endif
}

extension termios {
  /// All of the modes, but whether input waits to be read again, which no program sets.
  fileprivate var bytes: [UInt8] {
    var modes = self
    modes.c_lflag &= ~.init(PENDIN)
    return withUnsafeBytes(of: &modes) { Array($0) }
  }
}
