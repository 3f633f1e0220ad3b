public import Wireflow
import WireflowInteraction
import WireflowTerminal
import WireflowWeb

extension CommandApplication {
  /// A closure that makes an app with several windows: on a scheduler, with the wireframe that the
  /// command line chose for each window, and with the arguments behind `--`.
  public typealias SessionMaker =
    @MainActor (any Scheduler, @escaping WireframeMaker, [String]) -> ApplicationSession

  /// Returns the same entry point for an app that opens several windows with `--windows`.
  ///
  /// ```swift
  /// await CommandApplication("Mail") { ApplicationController(mailOn: $0, wireframe: $1) }
  ///   .withWindows { scheduler, wireframe, _ in
  ///     ApplicationSession(mailOn: scheduler, wireframe: wireframe)
  ///   }
  ///   .run()
  /// ```
  public func withWindows(_ makeSession: @escaping SessionMaker) -> CommandApplication {
    var application = self
    application.makeSession = makeSession
    return application
  }

  /// Refuses options that do not go with windows.
  func checkWindows(_ options: CommandLineOptions) throws(CommandLineError) {
    guard options.hasWindows else { return }
    if makeSession == nil { throw CommandLineError("--windows: the app has one window") }
    if options.map != nil {
      throw CommandLineError("--windows: a map shows one window; leave --windows out")
    }
  }

  /// Returns the session of an app with several windows, or nil for an app with one.
  func session(
    _ options: CommandLineOptions, on scheduler: any Scheduler, _ log: LogFile?
  ) -> ApplicationSession? {
    guard options.hasWindows, let makeSession else { return nil }
    let session = makeSession(
      scheduler, choice(options).makeChangeable, options.ownArguments ?? [])
    if let log { session.log.addSink(log.write) }
    return session
  }

  /// Shows each window of an app in a tab of its own, until a signal ends the process.
  func serve(
    _ session: ApplicationSession, on port: UInt16, _ scheduler: ManualScheduler,
    _ script: Script?, _ console: CommandConsole, _ options: CommandLineOptions
  ) async throws -> Int32 {
    let windows: WebWindows
    do throws(WebServerError) {
      windows = try WebWindows(of: session, name, port: port) { backend, controller in
        backend.wireframes = controller.wireframe as? WireframeSwitch
      }
    } catch {
      throw CommandLineError(error)
    }
    console.write(greeting(windows.address))
    if let script {
      let refusals = await session.playAll(of: script, endsAtRefusal: options.endsAtRefusal)
      for refusal in refusals { console.report("\(refusal)") }
    } else {
      session.finishLaunching()
    }
    // While a script plays, only its actions let time pass.
    let time = PacedTime(scheduler, after: LiveScheduler())
    let status = await console.end()
    time.end()
    windows.stop()
    printTree(of: session, on: console, options)
    return status
  }

  /// Makes the app on a terminal, with a backend for each window.
  func terminalApp(
    _ options: CommandLineOptions, on scheduler: any Scheduler, _ log: LogFile?,
    _ makeBackend: @escaping @MainActor () -> TerminalBackend
  ) -> TerminalApp {
    if let session = session(options, on: scheduler, log) {
      return TerminalApp(session) { controller in
        let backend = makeBackend()
        backend.wireframes = controller.wireframe as? WireframeSwitch
        return backend
      }
    }
    let backend = makeBackend()
    let stage = Stage(backend: backend, scheduler: scheduler)
    if let log { stage.log.addSink(log.write) }
    let controller = make(options, on: stage) { stage in
      let wireframe = choice(options).makeChangeable(stage: stage)
      backend.wireframes = wireframe as? WireframeSwitch
      return wireframe
    }
    return TerminalApp(controller, drawnBy: backend)
  }
}
