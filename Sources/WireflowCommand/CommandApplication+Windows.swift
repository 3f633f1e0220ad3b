import Foundation
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

  /// Returns the session of an app with several windows, or nil for an app with one.
  func session(
    _ options: CommandLineOptions, on scheduler: any Scheduler, _ log: LogFile?
  ) -> ApplicationSession? {
    guard options.has(.windows), let makeSession else { return nil }
    let session = makeSession(
      scheduler, { makeChangeable(options, on: $0) }, options.ownArguments ?? [])
    if let log { session.log.addSink(log.write) }
    return session
  }

  /// Makes the app on a terminal, with a backend for each window.
  func terminalApp(
    _ options: CommandLineOptions, on scheduler: any Scheduler, _ log: LogFile?, _ theme: Theme,
    size: @escaping @MainActor () -> TerminalSize
  ) -> TerminalApp {
    func makeBackend() -> TerminalBackend {
      let backend = TerminalBackend(size: size(), theme: theme)
      backend.adaptsToWidth = adapts(options)
      return backend
    }
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
      let wireframe = makeChangeable(options, on: stage)
      backend.wireframes = wireframe as? WireframeSwitch
      return wireframe
    }
    return TerminalApp(controller, drawnBy: backend)
  }
}

extension CommandApplication {
  /// Shows the app in browsers, after a script if there is one, until a signal ends the process.
  func serve(
    on port: UInt16, _ script: Script?, _ console: CommandConsole, _ options: CommandLineOptions,
    _ log: LogFile?
  ) async throws -> Int32 {
    let scheduler = ManualScheduler()
    if let session = session(options, on: scheduler, log) {
      return try await serve(session, on: port, scheduler, script, console, options)
    }
    let book = PlaceBook()
    let makeApp = appMaker(options, log, book)
    // Lines in a log file cannot be undone.
    let canRemake = isReplayable && log == nil
    let app = makeApp(scheduler, nil)
    let means = WebSession.Means(remake: makeApp) { await options.rehearse($0, on: $1, console) }
    let test = SavedTest(
      app: name, wireframe: chosenWireframe(options).name, module: app.moduleName,
      folder: console.folder)
    let session = WebSession(
      app, means: canRemake ? means : nil, savingTestsBy: test.save,
      maps: maps(options, console, book))
    let server = try start { () throws(WebServerError) in
      try WebServer(for: session, port: port, secret: secret(for: port))
    }
    greet(server.address, console)
    if let script {
      let refusals = await session.play(script, endsAtRefusal: options.has(.play))
      report(refusals, on: console)
    } else {
      session.launch()
    }
    let status = await console.end()
    server.stop()
    if let controller = session.controller { printTree(of: controller, on: console, options) }
    return status
  }

  /// Shows each window of an app in a tab of its own, until a signal ends the process.
  private func serve(
    _ session: ApplicationSession, on port: UInt16, _ scheduler: ManualScheduler,
    _ script: Script?, _ console: CommandConsole, _ options: CommandLineOptions
  ) async throws -> Int32 {
    let windows = try start { () throws(WebServerError) in
      try WebWindows(of: session, name, port: port) { backend, controller in
        backend.wireframes = controller.wireframe as? WireframeSwitch
      }
    }
    greet(windows.address, console)
    if let script {
      let refusals = await session.playAll(of: script, endsAtRefusal: options.has(.play))
      report(refusals, on: console)
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

  /// Starts a server, or throws an error that names the option.
  private func start<Server>(
    _ make: () throws(WebServerError) -> Server
  ) throws(CommandLineError) -> Server {
    do throws(WebServerError) {
      return try make()
    } catch {
      if case .pageMissing = error { throw CommandLineError("--web: \(error)") }
      throw CommandLineError("--web-port: \(error)")
    }
  }

  /// Says where the app is.
  private func greet(_ address: String, _ console: CommandConsole) {
    console.write(
      """
      \(name) is at \(address)
      Only this machine can open it, and only with the whole address. Ctrl-C ends it.

      """)
  }

  /// Returns a closure that makes the app with the backend of its pages, on a wireframe of some name.
  func appMaker(
    _ options: CommandLineOptions, _ log: LogFile?, _ book: PlaceBook
  ) -> @MainActor (any Scheduler, String?) -> WebApp {
    { scheduler, wireframe in
      let backend = WebBackend(name) { book.key(of: $0) }
      let stage = Stage(backend: backend, scheduler: scheduler)
      if let log { stage.log.addSink(log.write) }
      var options = options
      options.wireframe = wireframe ?? options.wireframe
      let controller = make(options, on: stage) { stage in
        let wireframe = makeSwitch(options, on: stage)
        backend.wireframes = wireframe
        return wireframe
      }
      return WebApp(controller, drawnBy: backend)
    }
  }

  /// Returns the secret of a chosen port, which stays the same so that an open page finds the next
  /// run.
  private func secret(for port: UInt16) -> WebSecret {
    guard port != 0 else { return WebSecret() }
    let name = String(name.map { $0.isLetter || $0.isNumber ? $0 : "-" })
    return WebSecret(
      keptIn: FileManager.default.temporaryDirectory.appending(
        path: "wireflow-\(geteuid())-\(name)-\(port).secret"))
  }
}
