import Foundation
package import Wireflow
package import WireflowInteraction

/// A session of an app on an interactive terminal.
///
/// The session connects a backend, which knows no terminal, to a terminal, which knows no app.
@MainActor
package final class TerminalSession {
  /// The app, which is a new instance after each undo.
  package private(set) var app: TerminalApp
  /// A closure that creates the same app with the same data, if the app is replayable.
  let remake: (@MainActor (any Scheduler) -> TerminalApp)?
  /// The steps of the app so far.
  private(set) var timeline: SessionTimeline
  /// The undone steps, the latest last, each with the number of steps before it.
  var undone: [(past: Int, step: SessionStep)] = []
  /// The pacer of a replayable app.
  var time: PacedTime?
  /// The real time.
  let clock: any Scheduler
  private let terminal: Terminal
  private let save: (PresentationLog) throws -> String
  /// The work that takes a while and writes a file, by the command for it.
  private let writers: [TerminalCommand: Writer]
  private var shown: CellGrid?
  private var ending: CheckedContinuation<Int32, Never>?
  /// The events that arrived during a replay, or nil while there is none.
  private var waiting: [TerminalEvent]?

  /// A closure that writes a file about a session with a log, and returns a message for the user.
  package typealias Writer = @MainActor (PresentationLog) async throws -> String

  /// Creates a session of an app.
  /// - Parameters:
  ///   - app: the app.
  ///   - terminal: the terminal, which has been taken over.
  ///   - remake: creates the same app with the same data, to replay the session up to an earlier
  ///     action. Without it, the user cannot undo actions.
  ///   - clock: the real time, which drives the app's time if its scheduler is manual.
  ///   - writers: write a page or a map, by the command for it.
  ///   - save: saves the session, and returns a message for the user.
  package init(
    _ app: TerminalApp, on terminal: Terminal,
    remake: (@MainActor (any Scheduler) -> TerminalApp)? = nil,
    clock: any Scheduler = LiveScheduler(), writers: [TerminalCommand: Writer] = [:],
    save: @escaping (PresentationLog) throws -> String
  ) {
    self.app = app
    timeline = SessionTimeline(following: app.app.currentStage)
    self.terminal = terminal
    self.remake = remake
    self.clock = clock
    self.writers = writers
    self.save = save
  }

  private var backend: TerminalBackend { app.backend }

  /// Runs the app, and returns the exit status.
  package func run() async -> Int32 {
    listen()
    terminal.onFrame = { [weak self] in self?.frame(isBlank: $0) ?? [] }
    terminal.onEvent = { [weak self] in self?.handle($0) }
    terminal.onClosed = { [weak self] in self?.end(128 + SIGHUP) }
    app.app.finishLaunching()
    backend.adaptToWidth()
    followTime()
    let status = await withCheckedContinuation { ending in
      self.ending = ending
      terminal.start()
    }
    terminal.close()
    return status
  }

  private func frame(isBlank: Bool) -> [UInt8] {
    let picture = backend.picture()
    defer { shown = picture }
    return picture.bytes(from: isBlank ? nil : shown, theme: backend.theme)
  }

  /// Starts the pacer, if the app has a manual scheduler.
  func followTime() {
    time = (app.app.currentStage.scheduler as? ManualScheduler).map {
      PacedTime($0, after: clock)
    }
  }

  /// Handles an event of the terminal.
  func handle(_ event: TerminalEvent) {
    guard waiting == nil else {
      waiting?.append(event)
      if event == .key(.control("c")) { end(0) }
      return
    }
    time?.catchUp()
    switch backend.handle(event) {
    case .shareSession: write(writers[.shareSession], "The session is being saved as a page …")
    case .drawMap: write(writers[.drawMap], "The app is being explored for a map …")
    case .quit: end(0)
    case .suspend: terminal.suspend()
    case .saveSession: saveSession()
    case .stepBack: hold { await $0.stepBack() }
    case .stepForward: hold { await $0.stepForward() }
    case nil: break
    }
  }

  /// Runs asynchronous work, and handles the events that arrive during it afterwards.
  private func hold(_ work: @escaping @MainActor (TerminalSession) async -> Void) {
    waiting = []
    Task { @MainActor [weak self] in
      if let self { await work(self) }
      let events = self?.waiting ?? []
      self?.waiting = nil
      for event in events { self?.handle(event) }
    }
  }

  /// Replaces the app by another one, whose steps are those of a timeline.
  func change(to other: TerminalApp, _ timeline: SessionTimeline) {
    backend.onChange = nil
    app.onSwitch = nil
    other.backend.takeOver(from: backend)
    app = other
    self.timeline = timeline
    listen()
    terminal.setNeedsFrame()
  }

  private func listen() {
    backend.onChange = { [weak terminal] in terminal?.setNeedsFrame() }
    app.onSwitch = { [weak self] in
      self?.listen()
      self?.terminal.setNeedsFrame()
    }
  }

  private func saveSession() {
    do {
      backend.show(notice: try save(app.log))
    } catch {
      backend.show(notice: "\(error)")
    }
  }

  private func write(_ writer: Writer?, _ words: String) {
    guard let writer else { return say("Not possible: this app is not replayable") }
    say(words)
    Task { [weak self, log = app.log] in
      do {
        let notice = try await writer(log)
        self?.say(notice)
      } catch {
        self?.say("\(error)")
      }
    }
  }

  private func end(_ status: Int32) {
    ending?.resume(returning: status)
    ending = nil
  }
}

extension TerminalSession {
  /// Undoes the user's last action by replaying the earlier ones on a new instance of the app.
  ///
  /// If the replay has a different log, nothing changes.
  func stepBack() async {
    guard let remake else {
      return say("No way back: this app is not replayable, or --log writes its log")
    }
    guard let last = timeline.steps.last, last.action != .launch else {
      return say("There is nothing to take back")
    }
    let scheduler = ManualScheduler()
    let other = remake(scheduler)
    let replay = SessionTimeline(following: other.app.currentStage)
    do throws(ReplayFailure) {
      try await replay.play(timeline.steps.dropLast(), on: other.app.currentStage)
    } catch {
      return say("No way back: \(error)")
    }
    change(to: other, replay)
    followTime()
    undone.append((replay.steps.count, last))
    say("Took back: \(last.action)")
  }

  /// Redoes the last undone action, unless the user has done something else since.
  func stepForward() async {
    guard let next = undone.popLast(), next.past == timeline.steps.count else {
      undone = []
      return say("There is nothing to do once more")
    }
    time = nil
    var refusals: [ActionRefusal] = []
    for action in next.step.actions {
      if case .refused(let refusal) = await app.app.currentStage.play(action) {
        refusals.append(refusal)
      }
    }
    followTime()
    say(refusals.first.map { "Not possible: \($0.reason)" } ?? "Did once more: \(next.step.action)")
  }

  private func say(_ notice: String) { app.backend.show(notice: notice) }
}

/// An app and the backends that draw its windows on a terminal, one at a time.
@MainActor
package final class TerminalApp {
  package let app: any WindowedApp
  /// The backend of the window that the user is in.
  package private(set) var backend: TerminalBackend
  /// A closure that the app calls when another backend draws from now on.
  var onSwitch: (() -> Void)?
  /// The backends of all windows, by their stages.
  private var backends: [ObjectIdentifier: TerminalBackend] = [:]
  private let makeBackend: @MainActor (ApplicationController) -> TerminalBackend

  /// Creates the pair of an app with one window and the backend of its stage.
  package init(_ controller: ApplicationController, drawnBy backend: TerminalBackend) {
    (app, self.backend) = (controller, backend)
    makeBackend = { _ in backend }
  }

  /// Creates an app with several windows, and a backend for each of them.
  package init(
    _ session: ApplicationSession,
    drawnBy makeBackend: @escaping @MainActor (ApplicationController) -> TerminalBackend
  ) {
    app = session
    self.makeBackend = makeBackend
    let window = session.current
    backend = makeBackend(window.controller)
    backends[ObjectIdentifier(window)] = backend
    window.show(on: backend)
    session.device = self
  }

  var log: PresentationLog { app.log }
}

extension TerminalApp: WindowOpening {
  /// True: a terminal lists the windows and shows one of them.
  package var opensWindows: Bool { true }

  package func show(_ window: ApplicationWindow) {
    let id = ObjectIdentifier(window)
    let isNew = backends[id] == nil
    let next = backends[id] ?? makeBackend(window.controller)
    backends[id] = next
    draw(with: next)
    if isNew { window.show(on: next) }
  }

  package func close(_ window: ApplicationWindow) {
    backends[ObjectIdentifier(window)] = nil
    guard let session = app as? ApplicationSession else { return }
    show(session.current)
  }

  private func draw(with next: TerminalBackend) {
    guard next !== backend else { return next.invalidate() }
    backend.onChange = nil
    next.takeOver(from: backend)
    backend = next
    onSwitch?()
  }
}
