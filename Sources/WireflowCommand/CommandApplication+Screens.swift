import Foundation
import Wireflow
import WireflowInteraction
import WireflowTerminal

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
    let theme = options.theme?.theme.reduced(to: own.depth) ?? own
    let makeApp: @MainActor (any Scheduler) -> TerminalApp = { scheduler in
      terminalApp(options, on: scheduler, log) {
        let backend = TerminalBackend(size: terminal.size, theme: theme)
        backend.adaptsToWidth = choice(options).adapts
        if options.animates(environment) { backend.animate(on: LiveScheduler()) }
        return backend
      }
    }
    // Lines in a log file cannot be undone.
    let canRemake = isReplayable && log == nil
    let session = TerminalSession(
      makeApp(canRemake ? ManualScheduler() : LiveScheduler()), on: terminal,
      remake: canRemake ? makeApp : nil,
      save: file(options).save)
    let status = await session.run()
    printTree(of: session.app.app, on: console, options)
    return status
  }
}
