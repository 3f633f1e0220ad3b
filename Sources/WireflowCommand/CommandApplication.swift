import Foundation
public import Wireflow
import WireflowTerminal
import WireflowWeb

/// The command-line entry point of an app: the app on a terminal or in a browser, or else scripts in
/// and logs out.
///
/// ```swift
/// @main struct Shop {
///   @MainActor static func main() async {
///     await CommandApplication("Shop") { ShopApplication.makeController(wireframe: $0) }.run()
///   }
/// }
/// ```
@MainActor
public struct CommandApplication {
  private let name: String
  private let makeController: (any ApplicationWireframe) -> ApplicationController

  /// Creates an entry point.
  /// - Parameters:
  ///   - name: the name of the command, for its help.
  ///   - makeController: makes the app on the wireframe that the command line chose.
  public init(
    _ name: String, makeController: @escaping (any ApplicationWireframe) -> ApplicationController
  ) {
    self.name = name
    self.makeController = makeController
  }

  /// Runs the app as the process's arguments say, and ends the process.
  ///
  /// On a terminal it shows the app. The exit status is 1 if an action of a script was not
  /// possible, 2 if the script or an option is wrong, 128 and its number if a signal ended it.
  public func run() async -> Never {
    exit(await run(Array(CommandLine.arguments.dropFirst()), on: .standard))
  }

  /// Runs the app on a console, and returns the exit status.
  func run(_ arguments: [String], on console: CommandConsole) async -> Int32 {
    do {
      let options = try CommandLineOptions(parsing: arguments)
      if options.printsHelp {
        console.write(CommandLineOptions.help(for: name) + "\n")
        return 0
      }
      if let path = options.map {
        let file = try MapFile(path: path)
        console.write(
          try await file.write(name, options.wireframe) { makeController($0) } + "\n")
        return 0
      }
      let log = try options.log.map { path throws(CommandLineError) in
        try LogFile(path: path, report: console.report)
      }
      if let port = options.webPort {
        return try await serve(on: port, console, options, log)
      }
      if options.script == nil, !options.isLineByLine, let device = console.screen() {
        return await show(on: device, console, options, log)
      }
      if options.script == nil, options.isLineByLine || console.isInteractive {
        return await ask(on: console, options, log)
      }
      return await play(try script(options.script ?? "-", console), on: console, options, log)
    } catch {
      console.report("\(error)")
      return 2
    }
  }

  private func script(_ path: String, _ console: CommandConsole) throws -> Script {
    let name = path == "-" ? "standard input" : path
    let data: Data
    do {
      data = try path == "-" ? console.readAll() : Data(contentsOf: URL(filePath: path))
    } catch {
      throw CommandLineError("\(path): cannot read the script: \(error.localizedDescription)")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw CommandLineError("\(name): the script is not UTF-8; save it as UTF-8")
    }
    return try Script(parsing: text, name: path == "-" ? "-" : path)
  }

  /// Shows the app on a terminal until the user quits.
  private func show(
    on device: TerminalDevice, _ console: CommandConsole, _ options: CommandLineOptions,
    _ log: LogFile?
  ) async -> Int32 {
    let terminal = Terminal(device)
    terminal.open()
    let theme = terminal.theme(ProcessInfo.processInfo.environment)
    let backend = TerminalBackend(size: terminal.size, theme: theme)
    let controller = makeController(
      options, Stage(backend: backend, scheduler: LiveScheduler()), log)
    let session = TerminalSession(
      controller, drawnBy: backend, on: terminal, save: file(options).save)
    let status = await session.run()
    printTree(of: controller, on: console, options)
    return status
  }

  /// Shows the app in browsers until the process is ended.
  private func serve(
    on port: UInt16, _ console: CommandConsole, _ options: CommandLineOptions, _ log: LogFile?
  ) async throws -> Int32 {
    let backend = WebBackend(name)
    let stage = Stage(backend: backend, scheduler: LiveScheduler())
    if let log { stage.log.addSink(log.write) }
    let wireframe = options.wireframe.makeSwitch(stage: stage)
    backend.wireframes = wireframe
    let controller = makeController(wireframe)
    let server: WebServer
    do throws(WebServerError) {
      server = try WebServer(for: backend, port: port)
    } catch {
      throw CommandLineError("--web-port: \(error)")
    }
    console.write(
      """
      \(name) is at \(server.address)
      Only this machine can open it, and only with the whole address. Ctrl-C ends it.

      """)
    controller.finishLaunching()
    let status = await console.end()
    server.stop()
    printTree(of: controller, on: console, options)
    return status
  }

  /// Runs a script to its end, whatever is refused on the way.
  private func play(
    _ script: Script, on console: CommandConsole, _ options: CommandLineOptions, _ log: LogFile?
  ) async -> Int32 {
    let controller = makeController(options, lineStage(console), log)
    let refusals = await controller.play(script)
    printTree(of: controller, on: console, options)
    return refusals.isEmpty ? 0 : 1
  }

  /// Asks for one action after the other until the input ends.
  private func ask(
    on console: CommandConsole, _ options: CommandLineOptions, _ log: LogFile?
  ) async -> Int32 {
    let controller = makeController(options, lineStage(console), log)
    await controller.stage.play(.launch)
    let prompt = LinePrompt(controller: controller, console: console, file: file(options))
    while await prompt.takeNext() {}
    printTree(of: controller, on: console, options)
    return 0
  }

  private func file(_ options: CommandLineOptions) -> SessionFile {
    SessionFile(named: options.session, app: name, wireframe: options.wireframe.rawValue)
  }

  /// Returns a stage whose log goes to the console line by line, and where time passes by actions
  /// alone.
  private func lineStage(_ console: CommandConsole) -> Stage {
    let recorder = TextRecorder { console.write($0 + "\n") }
    return Stage(backend: recorder, scheduler: ManualScheduler())
  }

  private func makeController(
    _ options: CommandLineOptions, _ stage: Stage, _ log: LogFile?
  ) -> ApplicationController {
    if let log { stage.log.addSink(log.write) }
    return makeController(options.wireframe.makeChangeable(stage: stage))
  }

  private func printTree(
    of controller: ApplicationController, on console: CommandConsole,
    _ options: CommandLineOptions
  ) {
    if options.printsTree { console.write("\(NavigationTree(controller.stage))\n") }
  }
}
