import Dispatch
import Foundation
import Wireflow
import WireflowExploration
import WireflowInteraction
import WireflowWeb

#if os(macOS) || os(Linux)

/// A supervisor that creates a map in another process, and starts over without any step that ended
/// the process.
///
/// Without it, an app that traps would end the command without naming the step.
@MainActor
final class MapSupervisor {
  /// The name of the environment variable with the seconds after which a step counts as hanging.
  static let patienceVariable = "WIREFLOW_MAP_PATIENCE"

  private let program: URL
  private let arguments: [String]
  private let console: CommandConsole
  private let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("wireflow-map-\(ProcessInfo.processInfo.processIdentifier).script")
  /// The process that explores the app.
  private var child: pid_t?

  /// The number of deadly steps after which the supervisor gives up.
  private static let limit = 100

  /// Creates the supervisor of a command, or returns nil if the command cannot run again.
  init?(_ arguments: [String], _ console: CommandConsole) {
    guard let program = console.program else { return nil }
    (self.program, self.arguments, self.console) = (program, arguments, console)
  }

  /// Creates the map and returns the exit status, which is 1 if a step has ended a process.
  func run() async -> Int32 {
    ExplorationDiary(at: url).close()
    let interruption = Task { await endAtInterruption() }
    defer {
      interruption.cancel()
      ExplorationDiary(at: url).close()
    }
    var count = 0
    while true {
      guard let end = await explore() else {
        console.report("\(program.path): cannot be started again, as a process for the map")
        return 1
      }
      let deaths = ExplorationDiary(at: url).deadlyScripts
      guard deaths.count > count, let script = deaths.first else {
        if !end.isOfItsOwn {
          console.report("\(end), and the step is unknown, because \(url.path) names none")
        }
        return count > 0 ? max(1, end.status) : end.status
      }
      count = deaths.count
      guard reportEnd(script, end) else { return 1 }
      guard count < Self.limit else {
        console.report("no map is made, because \(count) steps have ended the process")
        return 1
      }
    }
  }

  /// Reports a script that has ended a process, and returns true if the rest can be explored.
  private func reportEnd(_ script: [ExplorationStep], _ end: End) -> Bool {
    switch script.count {
    case 0: console.write("\(end) when the app was made, so there is no map.\n")
    case 1: console.write("\(end) at the launch of the app, so there is no map.\n")
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
  private func explore() async -> End? {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    environment[MapDiary.variable] = url.path
    // The script shows the place of a crash, and the runtime prints its reason.
    environment["SWIFT_BACKTRACE"] = environment["SWIFT_BACKTRACE"] ?? "enable=no"
    process.environment = environment
    let (ends, teller) = AsyncStream.makeStream(of: Void.self)
    process.terminationHandler = { _ in teller.finish() }
    do {
      try process.run()
    } catch {
      return nil
    }
    let id = process.processIdentifier
    child = id
    let (hangs, hangTeller) = AsyncStream.makeStream(of: Void.self)
    let patience = Self.patience
    let watch = ExplorationDiary(at: url).watch(every: patience) { _ in
      hangTeller.yield()
      kill(id, SIGKILL)
    }
    for await _ in ends {}
    child = nil
    watch.cancel()
    hangTeller.finish()
    for await _ in hangs { return .hang(patience) }
    return process.terminationReason == .exit
      ? .exit(process.terminationStatus) : .signal(process.terminationStatus)
  }

  /// Ends both processes at Ctrl-C or a signal.
  ///
  /// The first Ctrl-C lets the other process write its findings so far.
  private func endAtInterruption() async {
    var status = await Interruption().wait()
    if status == 0, let child {
      console.report("the exploration ends here and keeps its findings; Ctrl-C again drops them")
      kill(child, SIGINT)
      status = await Interruption().wait()
    }
    if let child { kill(child, SIGKILL) }
    ExplorationDiary(at: url).close()
    exit(status == 0 ? 128 + SIGINT : status)
  }

  private static var patience: Duration {
    let text = ProcessInfo.processInfo.environment[patienceVariable]
    return .seconds(text.flatMap { Int($0) }.map { max($0, 1) } ?? 20)
  }

  /// The end of a process.
  private enum End: CustomStringConvertible {
    case exit(Int32)
    case signal(Int32)
    case hang(Duration)

    /// True if the process has ended itself, and has therefore reported the reason.
    var isOfItsOwn: Bool { if case .exit = self { true } else { false } }

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
      case .exit(let status): "The app ended the process with the status \(status)"
      case .signal(let number): "Signal \(number) (\(String(cString: strsignal(number)))) came"
      case .hang(let patience):
        "The process was ended because nothing went on for \(patience.components.seconds) s"
      }
    }
  }
}
#else
/// A supervisor that does nothing, for platforms on which a process cannot start another one.
@MainActor
struct MapSupervisor {
  init?(_ arguments: [String], _ console: CommandConsole) { return nil }

  func run() async -> Int32 { 1 }
}
#endif

#if os(macOS) || os(Linux)
/// A process that explores the app, and writes the map or sends it as it grows.
@MainActor
final class MapChild {
  private let program: URL
  private let arguments: [String]
  private var process: Process?

  /// Creates the explorer of an app on a wireframe, or returns nil if its program cannot run
  /// again.
  init?(
    _ console: CommandConsole, _ options: CommandLineOptions, on wireframe: String,
    writing file: String? = nil
  ) {
    guard let program = console.program else { return nil }
    self.program = program
    arguments =
      ["--map", file ?? "page.json", "--wireframe", wireframe]
      + (file == nil ? [] : ["--time-limit", "60"])
      + (options.ownArguments.map { ["--"] + $0 } ?? [])
  }

  /// Explores the app, and hands over each map, and at last the reason if the map is not whole.
  func run(_ onMap: @MainActor (WebMap?, String?) -> Void) async {
    let (process, output) = prepare([MapStream.variable: "1"])
    let (chunks, teller) = AsyncStream.makeStream(of: Data.self)
    output.readabilityHandler = { handle in
      let data = handle.availableData
      if data.isEmpty {
        handle.readabilityHandler = nil
        teller.finish()
      } else {
        teller.yield(data)
      }
    }
    guard (try? process.run()) != nil else { return onMap(nil, Self.obstacle) }
    self.process = process
    let (isWhole, words) = await read(chunks, onMap)
    self.process = nil
    guard !isWhole || !words.isEmpty else { return }
    onMap(nil, words.first ?? Self.earlyEnd)
  }

  /// Explores the app, and returns the first line about the file of its map.
  func draw() async -> String {
    let (process, output) = prepare([:])
    let (ends, teller) = AsyncStream.makeStream(of: Void.self)
    process.terminationHandler = { _ in teller.finish() }
    guard (try? process.run()) != nil else { return Self.obstacle }
    self.process = process
    for await _ in ends {}
    self.process = nil
    let text = String(decoding: output.availableData, as: UTF8.self)
    return text.split(separator: "\n").first.map(String.init) ?? Self.earlyEnd
  }

  private static let obstacle = "The map needs another process, which cannot be started."
  private static let earlyEnd = "The exploration has ended early."

  /// Returns the process with some variables, and what it will write.
  private func prepare(_ variables: [String: String]) -> (Process, output: FileHandle) {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    return (process, pipe.fileHandleForReading)
  }

  /// Ends the exploration.
  func end() {
    process?.terminate()
    process = nil
  }

  /// Reads posters, and returns true if the last one is whole, and other lines.
  private func read(
    _ chunks: AsyncStream<Data>, _ onMap: @MainActor (WebMap?, String?) -> Void
  ) async -> (isWhole: Bool, words: [String]) {
    var (isWhole, words, rest) = (false, [String](), Data())
    for await chunk in chunks {
      rest += chunk
      while let end = rest.firstIndex(of: 10) {
        let line = String(decoding: rest[..<end], as: UTF8.self)
        rest = Data(rest[rest.index(after: end)...])
        if let map = WebMap(json: line) {
          isWhole = map.isWhole
          onMap(map, nil)
        } else if !line.isEmpty {
          words.append(line)
        }
      }
    }
    return (isWhole, words)
  }
}
#else
/// An explorer that finds nothing, for platforms on which a process cannot start another one.
@MainActor
struct MapChild {
  init?(
    _ console: CommandConsole, _ options: CommandLineOptions, on wireframe: String,
    writing file: String? = nil
  ) {
    return nil
  }

  func draw() async -> String { "" }

  func run(_ onMap: @MainActor (WebMap?, String?) -> Void) async {}
  func end() {}
}
#endif

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

/// A handler of Ctrl-C in a process that explores an app.
///
/// The exploration keeps the main actor busy, so the signal arrives on another queue.
@MainActor
final class MapInterruption {
  private let source: any DispatchSourceSignal

  /// Calls a closure at each Ctrl-C, in the place of the end of the process.
  init(_ body: @escaping @Sendable () -> Void) {
    signal(SIGINT, SIG_IGN)
    source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler(handler: body)
    source.activate()
  }

  /// Lets Ctrl-C end the process again.
  func end() {
    source.cancel()
    signal(SIGINT, SIG_DFL)
  }
}

/// The posters that a process writes while it explores an app for the page of another process, one
/// a line.
enum MapStream {
  /// The name of the environment variable that asks for posters.
  static let variable = "WIREFLOW_MAP_STREAM"

  static var isWanted: Bool { ProcessInfo.processInfo.environment[variable] != nil }
}

extension CommandApplication {
  /// Explores the app on one wireframe, and writes the poster of its map as it grows.
  func streamMap(
    _ arguments: [String], _ console: CommandConsole, _ options: CommandLineOptions
  ) async throws -> Int32 {
    MapDiary.endWithParent()
    // The app on the page comes first.
    _ = nice(10)
    return try await explore(arguments, console) { diary in
      await exploreGrowing(
        ExplorableApp { make(options, on: $0, $1) },
        on: chosenWireframe(options).variant, diary: diary
      ) { map, isWhole in
        console.write(StudioSheet(map, isWhole: isWhole, artist: .webPages()).json + "\n")
      }
      return 0
    }
  }
}
