import Foundation
public import Wireflow

/// The command-line entry point of an app: a script in, the presentation log out.
///
/// ```swift
/// @main struct Shop {
///   @MainActor static func main() async {
///     await TerminalApplication("Shop") { ShopApplication.makeController(wireframe: $0) }.run()
///   }
/// }
/// ```
@MainActor
public struct TerminalApplication {
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
  /// The exit status is 1 if a user action was not possible, 2 if the script or an option is wrong.
  public func run() async -> Never {
    exit(await run(Array(CommandLine.arguments.dropFirst()), on: .standard))
  }

  /// Runs the app on a console; returns the exit status.
  func run(_ arguments: [String], on console: TerminalConsole) async -> Int32 {
    do {
      let options = try CommandLineOptions(parsing: arguments)
      if options.printsHelp {
        console.write(CommandLineOptions.help(for: name) + "\n")
        return 0
      }
      if options.script == nil, console.isInteractive {
        return await ask(on: console, options)
      }
      return await play(try script(options.script ?? "-", console), on: console, options)
    } catch {
      console.report("\(error)")
      return 2
    }
  }

  private func script(_ path: String, _ console: TerminalConsole) throws -> Script {
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

  /// Runs a script to its end, whatever is refused on the way.
  private func play(
    _ script: Script, on console: TerminalConsole, _ options: CommandLineOptions
  ) async -> Int32 {
    let controller = makeController(options, console)
    let refusals = await controller.play(script)
    printTree(of: controller, on: console, options)
    return refusals.isEmpty ? 0 : 1
  }

  /// Asks for one action after the other until the input ends.
  private func ask(on console: TerminalConsole, _ options: CommandLineOptions) async -> Int32 {
    let controller = makeController(options, console)
    await controller.stage.play(.launch)
    let prompt = LinePrompt(controller: controller, console: console)
    while await prompt.takeNext() {}
    printTree(of: controller, on: console, options)
    return 0
  }

  private func makeController(
    _ options: CommandLineOptions, _ console: TerminalConsole
  ) -> ApplicationController {
    let recorder = TextRecorder { console.write($0 + "\n") }
    let stage = Stage(backend: recorder, scheduler: ManualScheduler())
    return makeController(options.wireframe.makeWireframe(stage: stage))
  }

  private func printTree(
    of controller: ApplicationController, on console: TerminalConsole,
    _ options: CommandLineOptions
  ) {
    if options.printsTree { console.write("\(NavigationTree(controller.stage))\n") }
  }
}
