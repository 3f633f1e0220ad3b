import Foundation
public import Wireflow
import WireflowExploration
import WireflowInteraction
import WireflowTerminal
import WireflowWeb

/// The command-line entry point of an app, which shows the app on a terminal or in a browser, or
/// plays a script and prints the log.
///
/// ```swift
/// @main struct Shop {
///   @MainActor static func main() async {
///     await CommandApplication("Shop") { ApplicationController(shopOn: $0, wireframe: $1) }.run()
///   }
/// }
/// ```
///
/// An app can add its own wireframes to the built-in ones. It receives the arguments after `--`, as
/// in `Shop --wireframe kiosk -- --demo`:
///
/// ```swift
/// await CommandApplication(
///   "Shop", wireframes: [.init("kiosk", title: "Kiosk") { KioskWireframe(stage: $0) }]
/// ) { stage, wireframe, arguments in
///   ApplicationController(
///     shopOn: stage, wireframe: wireframe, isDemo: arguments.contains("--demo"))
/// }.run()
/// ```
@MainActor
public struct CommandApplication {
  let name: String
  let version: String?
  /// True if the command can replay a session in the same process.
  let isReplayable: Bool
  let wireframes: [WireframeVariant]
  private var takesArguments = true
  private let makeController: (Stage, WireframeMaker, [String]) -> ApplicationController
  /// A closure that makes the app with several windows, if it has them.
  var makeSession: SessionMaker?

  /// Creates an entry point.
  /// - Parameters:
  ///   - name: the name of the command, for its help and its errors.
  ///   - version: the version of the app, which `--version` prints.
  ///   - isReplayable: true if `makeController` creates the app's services with the same data each
  ///     time. Ctrl-U on a terminal then undoes the last action by replaying those before it.
  ///   - wireframes: the app's own wireframes, by name, for `--wireframe` and the action
  ///     `wireframe`. Each replaces a built-in one with the same name.
  ///   - makeController: creates the app on a stage, with the wireframe from the command line.
  public init(
    _ name: String, version: String? = nil, isReplayable: Bool = false,
    wireframes: [WireframeVariant] = [],
    makeController: @escaping (Stage, WireframeMaker) -> ApplicationController
  ) {
    self.init(name, version: version, isReplayable: isReplayable, wireframes: wireframes) {
      stage, wireframe, _ in makeController(stage, wireframe)
    }
    takesArguments = false
  }

  /// Creates an entry point of an app that takes its own arguments.
  /// - Parameters:
  ///   - name: the name of the command, for its help and its errors.
  ///   - version: the version of the app, which `--version` prints.
  ///   - isReplayable: true if `makeController` creates the app's services with the same data each
  ///     time. Ctrl-U on a terminal then undoes the last action by replaying those before it.
  ///   - wireframes: the app's own wireframes, by name, for `--wireframe` and the action
  ///     `wireframe`. Each replaces a built-in one with the same name.
  ///   - makeController: creates the app on a stage, with the wireframe from the command line and
  ///     the arguments after `--`. It may run more than once, for example for a map.
  public init(
    _ name: String, version: String? = nil, isReplayable: Bool = false,
    wireframes: [WireframeVariant] = [],
    makeController: @escaping (Stage, WireframeMaker, [String]) -> ApplicationController
  ) {
    (self.name, self.version, self.wireframes) = (name, version, wireframes)
    self.isReplayable = isReplayable
    self.makeController = makeController
  }

  /// Runs the app according to the process's arguments, and ends the process.
  ///
  /// On a terminal, it shows the app. The exit status is one of these:
  ///
  /// - 1: an action of a script was not possible, the output could not be written, or a limit
  ///   ended an exploration.
  /// - 2: the script or an option is wrong.
  /// - 3: a map has traps that its baseline does not accept.
  /// - 4: the navigation differs from the baseline.
  /// - 128 plus a signal's number: that signal ended the process. Ctrl-C ends an exploration with
  ///   130, after the findings so far are written.
  public func run() async -> Never {
    exit(await run(Array(CommandLine.arguments.dropFirst()), on: .standard(name)))
  }

  /// Runs the app on a console, and returns the exit status.
  func run(_ arguments: [String], on console: CommandConsole) async -> Int32 {
    var console = console
    let report = console.report
    console.report = { [name] message in
      for line in message.harmless.split(separator: "\n") { report("\(name): \(line)") }
    }
    do {
      let options = try CommandLineOptions(parsing: arguments, wireframes: wireframeNames)
      if options.ownArguments != nil, !takesArguments {
        throw CommandLineError("--: the app takes no arguments of its own")
      }
      if makeSession == nil, options.has(.windows) {
        throw CommandLineError("--windows: the app has one window")
      }
      if let text = information(options) {
        console.write(text + "\n")
        return 0
      }
      if let path = options[.map] { return try await map(path, arguments, console, options) }
      if let path = options[.check] { return try await check(path, arguments, console, options) }
      if let path = options[.record] { return try await record(path, console, options) }
      if let path = options[.share] { return try await share(path, console, options) }
      let script = try options.script.map { try self.script($0, console) }
      let log = try options[.log].map { path throws(CommandLineError) in
        try LogFile(path: path, isForced: options.has(.force), report: console.report)
      }
      let status = try await run(script, console, options, log)
      return log?.hasFailed == true ? max(1, status) : status
    } catch {
      console.report("\(error)")
      return 2
    }
  }

  /// Runs the app in the mode that the options and the console require.
  private func run(
    _ script: Script?, _ console: CommandConsole, _ options: CommandLineOptions, _ log: LogFile?
  ) async throws -> Int32 {
    if let port = options.webPort {
      return try await serve(on: port, script, console, options, log)
    }
    if script == nil, !options.has(.line), !options.has(.json), let device = console.screen() {
      return await show(on: device, console, options, log)
    }
    if script == nil, options.has(.line) || console.isInteractive && !options.has(.json) {
      return await ask(on: console, options, log)
    }
    return await play(try script ?? self.script("-", console), on: console, options, log)
  }

  /// Returns the text that options request instead of the app.
  private func information(_ options: CommandLineOptions) -> String? {
    if options.has(.help) {
      return CommandLineOptions.help(for: name, wireframes: wireframeNames)
    }
    guard options.has(.version) else { return nil }
    return version.map { "\(name) \($0)" } ?? "\(name), without a version"
  }

  private func record(
    _ path: String, _ console: CommandConsole, _ options: CommandLineOptions
  ) async throws -> Int32 {
    let file = try OutputFile(path, of: .record, ["svg"], content: "recording", options)
    let script = try options.script.map { try self.script($0, console) }
    let theme = options.theme ?? .dark
    let app = terminalApp(options, on: ManualScheduler(), nil, theme) { options.size }
    let recorder = SessionRecorder(of: app, theme)
    let refusals = await recorder.play(script, endsAtRefusal: options.has(.play))
    try file.write(recorder.recording.svg)
    return report(refusals, on: console)
  }

  func script(_ path: String, _ console: CommandConsole) throws -> Script {
    let name = path == "-" ? "standard input" : path
    let data = try path == "-" ? console.readAll() : content(of: path)
    guard let text = String(validating: data, as: UTF8.self) else {
      throw CommandLineError("\(name.shown): the script is not UTF-8; save it as UTF-8")
    }
    return try Script(parsing: text, name: path == "-" ? "-" : path)
  }

  /// Runs a script to its end, even after a refusal.
  private func play(
    _ script: Script, on console: CommandConsole, _ options: CommandLineOptions, _ log: LogFile?
  ) async -> Int32 {
    let app = makeApp(console, options, log)
    let refusals = await app.playAll(of: script, endsAtRefusal: options.has(.play))
    let status = report(refusals, on: console)
    if options.has(.json) {
      let document = SessionDocument(
        name, wireframe: chosenWireframe(options).name, app.currentStage, refusals)
      console.write(document.jsonText)
    } else {
      printTree(of: app, on: console, options)
    }
    return status
  }

  /// Reports refusals, and returns the exit status.
  @discardableResult
  func report(_ refusals: [some CustomStringConvertible], on console: CommandConsole) -> Int32 {
    for refusal in refusals { console.report("\(refusal)") }
    return refusals.isEmpty ? 0 : 1
  }

  /// Reads and performs actions until the input ends.
  private func ask(
    on console: CommandConsole, _ options: CommandLineOptions, _ log: LogFile?
  ) async -> Int32 {
    let app = makeApp(console, options, log)
    console.write("help lists the possible actions; quit ends the session.\n")
    await app.currentStage.play(.launch)
    let prompt = LinePrompt(app: app, console: console, file: file(options))
    prompt.printNews()
    while await prompt.takeNext() {}
    printTree(of: app, on: console, options)
    return 0
  }

  func make(
    _ options: CommandLineOptions, on stage: Stage, _ makeWireframe: WireframeMaker
  ) -> ApplicationController {
    makeController(stage, makeWireframe, options.ownArguments ?? [])
  }

  func file(_ options: CommandLineOptions) -> SessionFile {
    SessionFile(named: options[.session], app: name, wireframe: chosenWireframe(options).name)
  }

  /// Creates the app with a log that goes to the console line by line.
  ///
  /// Time passes only through actions.
  private func makeApp(
    _ console: CommandConsole, _ options: CommandLineOptions, _ log: LogFile?
  ) -> any WindowedApp {
    if let session = session(options, on: ManualScheduler(), log) {
      if !options.has(.json) { session.log.addSink { console.write($0 + "\n") } }
      return session
    }
    let recorder =
      options.has(.json) ? TextRecorder() : TextRecorder { console.write($0 + "\n") }
    let stage = Stage(backend: recorder, scheduler: ManualScheduler())
    if let log { stage.log.addSink(log.write) }
    return make(options, on: stage) { makeChangeable(options, on: $0) }
  }

  func printTree(
    of app: any WindowedApp, on console: CommandConsole, _ options: CommandLineOptions
  ) {
    guard options.has(.tree) else { return }
    for stage in app.stages { console.write("\(NavigationTree(stage))\n") }
  }
}

extension CommandApplication {
  /// Shows the app on a terminal until the user quits.
  func show(
    on device: TerminalDevice, _ console: CommandConsole, _ options: CommandLineOptions,
    _ log: LogFile?
  ) async -> Int32 {
    let terminal = Terminal(device)
    terminal.open()
    let environment = ProcessInfo.processInfo.environment
    let own = terminal.theme(environment)
    let theme = options.theme?.reduced(to: own.depth) ?? own
    let makeApp: @MainActor (any Scheduler) -> TerminalApp = { scheduler in
      terminalApp(options, on: scheduler, log, theme) { terminal.size }
    }
    // Lines in a log file cannot be undone.
    let canRemake = isReplayable && log == nil
    let session = TerminalSession(
      makeApp(canRemake ? ManualScheduler() : LiveScheduler()), on: terminal,
      remake: canRemake ? makeApp : nil, writers: isReplayable ? writers(console, options) : [:],
      save: file(options).save)
    let status = await session.run()
    printTree(of: session.app.app, on: console, options)
    return status
  }
}

extension CommandApplication {
  /// Plays a session, writes it as a page that needs no app, and returns the exit status.
  func share(
    _ path: String, _ console: CommandConsole, _ options: CommandLineOptions
  ) async throws -> Int32 {
    let file = try OutputFile(path, of: .share, ["html"], content: "page", options)
    let (page, refusals) = try await page(of: script(options.script ?? "-", console), options)
    let status = report(refusals, on: console)
    try file.write(page)
    return status
  }

  /// Plays a script, and returns the page that shows its session, and the refusals.
  private func page(
    of script: Script, _ options: CommandLineOptions
  ) async throws -> (String, [Script.Refusal]) {
    let book = PlaceBook()
    let app = appMaker(options, nil, book)(ManualScheduler(), nil)
    let refusals = await app.controller.playAll(
      of: script, endsAtRefusal: options.has(.play))
    let session = SharedSession(
      of: app, on: chosenWireframe(options).name,
      maps: SessionMaps(explore: nil) { book.poster(on: $0, $1) })
    return (try session.html(), refusals)
  }

  /// Returns the work that a session on a terminal can do beside the app.
  func writers(
    _ console: CommandConsole, _ options: CommandLineOptions
  ) -> [TerminalCommand: TerminalSession.Writer] {
    let files = SessionFile(named: nil, app: name, folder: console.folder)
    return [
      .shareSession: { log in
        guard !log.isTruncated else {
          throw CommandLineError("the beginning of the session is gone")
        }
        let file = files.unusedFile("html")
        let script = try Script(parsing: log.script, name: "the session")
        let (page, refusals) = try await page(of: script, options)
        if let refusal = refusals.first { throw CommandLineError("\(refusal)") }
        try OutputFile(path: file.path, content: "page", isForced: false).write(page)
        return "Saved as a page in \(file.relativePath)"
      },
      .drawMap: { _ in
        let file = files.unusedFile("html")
        let child = MapChild(
          console, options, on: chosenWireframe(options).name, writing: file.path)
        let report = await child?.draw() ?? "This program cannot be started again"
        return report.replacing(file.path, with: file.relativePath)
      },
    ]
  }

  /// Returns the maps of a page, which another process explores if the app can be made again.
  func maps(
    _ options: CommandLineOptions, _ console: CommandConsole, _ book: PlaceBook
  ) -> SessionMaps {
    var explore: SessionMaps.Exploration?
    if isReplayable {
      explore = { wireframe, onMap in
        guard let child = MapChild(console, options, on: wireframe) else { return }
        Task { await child.run(onMap) }
      }
    }
    return SessionMaps(explore: explore) { book.poster(on: $0, $1) }
  }
}
