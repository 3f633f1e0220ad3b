/// The work of a flow: delayed, asynchronous, and waiting for a child.
extension FlowCoordinator {
  /// Runs work after a delay with this coordinator, held weakly, unless the flow has ended.
  ///
  /// The work is cancelled when another party removes the flow's last screen, because the flow then
  /// ends.
  ///
  /// ```swift
  /// after(.milliseconds(500)) { flow in flow.finish(account) }
  /// ```
  /// - Parameters:
  ///   - delay: how long to wait.
  ///   - isUnseen: whether the work keeps the flow alive even if another party removes its last
  ///     screen. The flow then ends when the work is done, on `finish`, or with its parent.
  ///   - work: what to do then.
  /// - Returns: a handle to cancel the work.
  @discardableResult
  public func after(
    _ delay: Duration, whileUnseen isUnseen: Bool = false,
    _ work: @escaping @MainActor (Self) -> Void
  ) -> ScheduledWork {
    wireframe.after(delay, whileUnseen: isUnseen) { [weak self] in
      if let self { work(self) }
    }
  }

  /// Runs work after a delay with this coordinator and a screen, both held weakly, unless the flow
  /// has ended or the screen has left the stage by then.
  ///
  /// If the request that brings the screen still waits, the delay begins when the screen arrives.
  /// If that request is ignored, the log reports that the work is ignored, too.
  /// - Returns: a handle to cancel the work.
  @discardableResult
  public func after<S: Screen>(
    _ delay: Duration, on screen: S, _ work: @escaping @MainActor (Self, S) -> Void
  ) -> ScheduledWork {
    wireframe.after(delay, on: screen) { [weak self, weak screen] in
      if let self, let screen { work(self, screen) }
    }
  }

  /// Calls a closure once a screen has left the stage, for any reason: the user, a dismissal, or
  /// the replacement of everything on stage.
  ///
  /// Wireflow calls it once, with this coordinator (held weakly) and the screen, before the outcome
  /// of a flow that ends with the screen. It does not keep the flow alive. The screen must be on
  /// stage, or a waiting request must be about to bring it.
  ///
  /// ```swift
  /// wireframe.presentModally(filter, from: list)
  /// onLeave(of: filter) { flow, filter in flow.apply(filter.choice) }
  /// ```
  /// - Returns: a handle to cancel the call.
  @discardableResult
  public func onLeave<S: Screen>(
    of screen: S, _ work: @escaping @MainActor (Self, S) -> Void
  ) -> ScheduledWork {
    wireframe.stage.whenLeft(screen) { [weak self, weak screen] in
      if let self, let screen { work(self, screen) }
    }
  }

  /// Runs asynchronous work with this coordinator, held weakly until it starts.
  ///
  /// The work is cancelled when the flow ends, for example when the user removes its last screen. A
  /// flow that has shown nothing yet, or that removed its last screen itself, lives until the work
  /// is done. Requests that the work makes after the flow's end are ignored.
  ///
  /// ```swift
  /// task { flow in
  ///   let tables = await flow.service.freeTables()
  ///   flow.wireframe.push(TablesScreen(tables), from: sender)
  /// }
  /// ```
  /// - Parameters:
  ///   - isUnseen: whether the work keeps the flow alive even if another party removes its last
  ///     screen, for example to listen for the end of a session. The flow then ends when the work
  ///     is done, on `finish`, or with its parent.
  ///   - fileID: the file that the log names if the work does not return in time.
  ///   - line: the line in that file.
  ///   - work: the work to run. An error that it throws is presented if it is `ErrorDisplayable`.
  ///     Any other error appears in the log, and fails a test. `CancellationError` is ignored.
  /// - Returns: a handle to cancel the work.
  @discardableResult
  public func task(
    whileUnseen isUnseen: Bool = false, fileID: String = #fileID, line: Int = #line,
    _ work: @escaping @MainActor (Self) async throws -> Void
  ) -> ScheduledWork {
    wireframe.task(whileUnseen: isUnseen, fileID: fileID, line: line) { [weak self] in
      if let self { try await work(self) }
    }
  }

  /// Runs asynchronous work with this coordinator and a screen, and cancels it when the screen
  /// leaves or the flow ends.
  ///
  /// If the request that brings the screen still waits, as every request made in `onEnd` does, the
  /// work begins when the screen arrives:
  ///
  /// ```swift
  /// start(search, from: list) { flow, outcome in
  ///   flow.wireframe.push(results, from: list)
  ///   flow.task(on: results) { flow, results in try await results.load() }
  /// }
  /// ```
  ///
  /// Keep the handle to cancel outdated work, such as the previous search:
  ///
  /// ```swift
  /// search?.cancel()
  /// search = task(on: list) { flow, list in
  ///   list.results = try await flow.service.books(matching: words)
  /// }
  /// ```
  /// - Returns: a handle to cancel the work.
  @discardableResult
  public func task<S: Screen>(
    on screen: S, fileID: String = #fileID, line: Int = #line,
    _ work: @escaping @MainActor (Self, S) async throws -> Void
  ) -> ScheduledWork {
    wireframe.task(on: screen, fileID: fileID, line: line) { [weak self, weak screen] in
      if let self, let screen { try await work(self, screen) }
    }
  }

  /// Reads a stream with this coordinator, held weakly, until the stream or the flow ends.
  ///
  /// The task rests between elements, so that time can move. The framework handles an error of the
  /// stream like that of any task.
  ///
  /// ```swift
  /// listen(to: session.ends, whileUnseen: true) { flow, _ in flow.askToLogIn() }
  /// ```
  /// - Parameters:
  ///   - stream: the stream to read.
  ///   - isUnseen: whether reading keeps the flow alive even if another party removes its last
  ///     screen. The flow then ends with the stream, on `finish`, or with its parent.
  ///   - fileID: the file that the log names if the work does not return in time.
  ///   - line: the line in that file.
  ///   - body: called with this coordinator and each element.
  /// - Returns: a handle to stop reading.
  @discardableResult
  public func listen<Stream: AsyncSequence>(
    to stream: Stream, whileUnseen isUnseen: Bool = false, fileID: String = #fileID,
    line: Int = #line, _ body: @escaping @MainActor (Self, Stream.Element) -> Void
  ) -> ScheduledWork where Stream.Element: Sendable {
    let stage = wireframe.stage
    defer { stage.finishTurnIfIdle() }
    return stage.runTask(
      for: wireframe.flow, isUnseen: isUnseen, isListening: true, origin: "\(fileID):\(line)"
    ) { [weak self] in
      let task = FlowTask.current
      task?.rest()
      defer { task?.wake() }
      for try await element in stream {
        guard let self else { return }
        task?.wake()
        body(self, element)
        task?.rest()
      }
    }
  }

  /// Starts a child flow and waits for its outcome.
  ///
  /// This flow lives meanwhile. Cancelling the waiting task cancels the child.
  ///
  /// ```swift
  /// task { flow in
  ///   let login = LoginFlowCoordinator(wireframe: flow.wireframe)
  ///   guard let account = await flow.run(login, from: profile).output else { return }
  ///   flow.showAccount(account)
  /// }
  /// ```
  public func run<Child: FlowCoordinator>(
    _ child: Child, from sender: any Screen
  ) async -> FlowOutcome<Child.Output> {
    await run(child, maybeFrom: sender)
  }

  /// Starts a child flow in front of the whole app, and waits for its outcome.
  ///
  /// It starts from ``StageState/frontScreen``, as ``start(_:onEnd:)`` does.
  ///
  /// ```swift
  /// listen(to: session.ends, whileUnseen: true) { flow, _ in
  ///   flow.task { flow in
  ///     let login = LoginFlowCoordinator(wireframe: flow.wireframe)
  ///     flow.account = await flow.run(login).output
  ///   }
  /// }
  /// ```
  public func run<Child: FlowCoordinator>(_ child: Child) async -> FlowOutcome<Child.Output> {
    await run(child, maybeFrom: nil)
  }

  private func run<Child: FlowCoordinator>(
    _ child: Child, maybeFrom sender: (any Screen)?
  ) async -> FlowOutcome<Child.Output> {
    let (stage, flow, parent) = (wireframe.stage, child.wireframe.flow, wireframe.flow)
    let sleepers = stage.scheduler.sleepers
    let (hold, task) = (stage.hold(parent), FlowTask.current)
    let waiter = Waiter<FlowOutcome<Child.Output>>(sleepers)
    // The hold outlasts the return, so that the flow also survives the task's next request.
    defer {
      sleepers.wakingCount += 1
      Task { @MainActor in
        sleepers.arrive()
        stage.drop(hold)
        stage.finishTurnIfIdle()
      }
    }
    let start = ChildStart<Child.Output>(sender: sender) {
      // The task that receives the outcome keeps the parent alive, no matter who removed the last
      // screen.
      stage.renew(hold)
      if let task { stage.renew(task.hold) }
      waiter.give($0)
    }
    return await waiter.value {
      stage.cancel(flow, isAsked: false)
    } beginning: {
      begin(child, start)
    }
  }
}

/// Pieces of work by the screens that they belong to, and by their numbers.
struct WorkByScreen<Work> {
  private var pieces: [ObjectIdentifier: [Int: Work]] = [:]

  var isEmpty: Bool { pieces.isEmpty }

  /// The screens, in the order of the first piece of work of each.
  var screens: [ObjectIdentifier] {
    pieces.sorted { ($0.value.keys.min() ?? 0) < ($1.value.keys.min() ?? 0) }.map(\.key)
  }

  mutating func add(_ work: Work, _ number: Int, of screen: ObjectIdentifier) {
    pieces[screen, default: [:]][number] = work
  }

  @discardableResult
  mutating func remove(_ number: Int, of screen: ObjectIdentifier) -> Work? {
    let work = pieces[screen]?.removeValue(forKey: number)
    if pieces[screen]?.isEmpty == true { pieces[screen] = nil }
    return work
  }

  /// Takes the work of a screen, in the order of its numbers.
  mutating func takeAll(of screen: ObjectIdentifier) -> [Work] {
    (pieces.removeValue(forKey: screen) ?? [:]).sorted { $0.key < $1.key }.map(\.value)
  }
}

/// A task of a flow, which is either at rest or away.
///
/// The task is at rest while it awaits the stage, a stream that it reads through the flow, or only
/// tasks that sleep on the scheduler. Otherwise it is away until it is done, for example in an
/// actor, a service or a task group. Code that moves time waits for tasks that are away.
@MainActor
final class FlowTask {
  /// The flow's task that the current code runs in, or descends from, or nil.
  @TaskLocal static var current: FlowTask?

  let hold: FlowHold
  /// The file and line where the task began.
  let origin: String
  /// True if the task only reads a stream.
  let isListening: Bool
  private let sleepers: Sleepers
  /// The number among all tasks of the scheduler.
  private var number = 0
  private var restCount = 0
  private var isDone = false
  /// True once the task has been away for so long that nothing waits for it any more.
  private var isGivenUp = false

  init(
    holding hold: FlowHold, isListening: Bool, from origin: String, _ sleepers: Sleepers
  ) {
    self.hold = hold
    self.isListening = isListening
    self.origin = origin
    self.sleepers = sleepers
    number = sleepers.add(self)
  }

  var isAway: Bool { restCount == 0 && !isDone && !isGivenUp }

  /// The flow that owns the task, and the file and line where it began.
  var description: String { "task of \(hold.flow.name), begun at \(origin)" }

  /// Records that the task awaits something that the framework knows about.
  func rest() { change { restCount += 1 } }

  /// Records that something the task awaited has arrived.
  func wake() { change { restCount -= 1 } }

  /// Records that the task is done.
  func end() {
    change { isDone = true }
    sleepers.remove(number)
  }

  /// Logs that the task stays away, and stops waiting for it.
  func giveUp(_ limit: Duration, after taken: Duration) {
    guard isAway else { return }
    change { isGivenUp = true }
    hold.flow.link.stage?.log.append(
      .away(hold.flow.name, origin, limit: limit, taken: taken))
  }

  private func change(_ body: () -> Void) {
    let wasAway = isAway
    body()
    sleepers.note(isAway: isAway, wasAway: wasAway)
  }
}

/// The executor of flows' tasks on a manual scheduler.
///
/// It runs one job after the other on the main actor's thread, in order of arrival.
///
/// Actors without executors of their own, nonisolated functions and task groups therefore run in
/// the same order each time.
@available(macOS 15, iOS 18, tvOS 18, visionOS 2, watchOS 11, *)
final class OrderedExecutor: TaskExecutor {
  private weak let sleepers: Sleepers?

  init(_ sleepers: Sleepers) { self.sleepers = sleepers }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Task { @MainActor in
      sleepers?.noteJob()
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}

/// An executor that passes to the main actor at once after a wait, without another thread in
/// between.
@available(macOS 15, iOS 18, tvOS 18, visionOS 2, watchOS 11, *)
final class PassingExecutor: TaskExecutor {
  static let shared = PassingExecutor()

  func enqueue(_ job: consuming ExecutorJob) { job.runSynchronously(on: asUnownedTaskExecutor()) }
}
