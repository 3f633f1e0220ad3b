import Foundation
import Wireflow
import WireflowInteraction
import WireflowTerminal
import WireflowWeb

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

  /// Shows the app in browsers until a signal ends the process.
  func serve(
    on port: UInt16, _ console: CommandConsole, _ options: CommandLineOptions, _ log: LogFile?
  ) async throws -> Int32 {
    let (app, site) = try site(on: port, options, log)
    console.write(
      """
      \(name) is at \(site.address)
      Only this machine can open it, and only with the whole address. Ctrl-C ends it.

      """)
    app.finishLaunching()
    let status = await console.end()
    site.stop()
    printTree(of: app, on: console, options)
    return status
  }

  /// Makes the app with a server for each of its windows.
  private func site(
    on port: UInt16, _ options: CommandLineOptions, _ log: LogFile?
  ) throws(CommandLineError) -> (app: any WindowedApp, site: WebSite) {
    do throws(WebServerError) {
      if let session = session(options, on: LiveScheduler(), log) {
        let windows = try WebWindows(of: session, name, port: port) { backend, controller in
          backend.wireframes = controller.wireframe as? WireframeSwitch
        }
        return (session, WebSite(address: windows.address, stop: windows.stop))
      }
      let backend = WebBackend(name)
      let stage = Stage(backend: backend, scheduler: LiveScheduler())
      if let log { stage.log.addSink(log.write) }
      let controller = make(options, on: stage) { stage in
        let wireframe = choice(options).makeSwitch(stage: stage)
        backend.wireframes = wireframe
        return wireframe
      }
      let server = try WebServer(for: backend, port: port)
      return (controller, WebSite(address: server.address, stop: server.stop))
    } catch {
      throw CommandLineError("--web-port: \(error)")
    }
  }
}

/// The servers of an app, as the command line needs them.
private struct WebSite {
  let address: String
  let stop: @MainActor () -> Void
}
