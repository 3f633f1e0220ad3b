/// The work of a flow: delayed, asynchronous, and waiting for a child.
extension FlowCoordinator {
  /// Runs work after a delay with this coordinator, held weakly, unless the flow has ended.
  ///
  /// The work goes when others take the flow's last screen away, since the flow ends with it.
  ///
  /// ```swift
  /// after(.milliseconds(500)) { flow in flow.finish(account) }
  /// ```
  /// - Parameters:
  ///   - delay: how long to wait.
  ///   - isUnseen: whether the work goes on unseen: it keeps the flow until it is done, `finish` or
  ///     the parent ends.
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
  /// The log says so if that request, and with it the work, is ignored.
  /// - Returns: a handle to cancel the work.
  @discardableResult
  public func after<S: Screen>(
    _ delay: Duration, on screen: S, _ work: @escaping @MainActor (Self, S) -> Void
  ) -> ScheduledWork {
    wireframe.after(delay, on: screen) { [weak self, weak screen] in
      if let self, let screen { work(self, screen) }
    }
  }

  /// Does something once a screen has left the stage, however it did: by the user, by a dismissal, or
  /// with all else.
  ///
  /// It is called once, with this coordinator, held weakly, and the screen, before the outcome of a
  /// flow that ends with it. It keeps no flow alive. The screen must be on stage, or a request that
  /// still waits must be about to bring it.
  ///
  /// ```swift
  /// wireframe.presentModally(filter, from: list)
  /// onLeave(of: filter) { flow, filter in flow.apply(filter.choice) }
  /// ```
  /// - Returns: a handle that forgets it.
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
  /// The work is cancelled when the flow ends, as it does when the user takes its last screen away.
  /// A flow that has shown nothing yet, or took its last screen away itself, lives until the work
  /// is done. What the work asks for after the end is ignored.
  ///
  /// ```swift
  /// task { flow in
  ///   let tables = await flow.service.freeTables()
  ///   flow.wireframe.push(TablesScreen(tables), from: sender)
  /// }
  /// ```
  /// - Parameters:
  ///   - isUnseen: whether the work goes on unseen, such as to listen for the end of a session: it
  ///     keeps the flow until it is done, `finish` or the parent ends.
  ///   - fileID: the file by which the work is named if it stays away for too long.
  ///   - line: the line in that file.
  ///   - work: what to do. An error that comes out of it is presented if it is `ErrorDisplayable`;
  ///     any other is written to the log, and is a failure in a test. `CancellationError` is silent.
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

  /// Runs asynchronous work with this coordinator and a screen, which is cancelled when the screen
  /// leaves or the flow ends.
  ///
  /// If the request that brings the screen still waits, as every request made in `onEnd` does, the
  /// work waits with it and begins when the screen arrives:
  ///
  /// ```swift
  /// start(search, from: list) { flow, outcome in
  ///   flow.wireframe.push(results, from: list)
  ///   flow.task(on: results) { flow, results in try await results.load() }
  /// }
  /// ```
  ///
  /// A handle that is kept cancels what is out of date, such as a search by the next one:
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
  /// The task rests while nothing comes, so that time goes on. An error of the stream is told as
  /// that of any task.
  ///
  /// ```swift
  /// listen(to: session.ends, whileUnseen: true) { flow, _ in flow.askToLogIn() }
  /// ```
  /// - Parameters:
  ///   - stream: what is read.
  ///   - isUnseen: whether it goes on unseen: it keeps the flow until the stream, `finish` or the
  ///     parent ends.
  ///   - fileID: the file by which the work is named if it stays away for too long.
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
  /// Meanwhile this flow lives. Cancelling the task that waits ends the child as cancelled.
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
  /// It starts from ``Stage/frontScreen``, as ``start(_:onEnd:)`` does.
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
    // The hold outlasts the return, so that what the waiting task asks for next still counts.
    defer {
      sleepers.arrive()
      sleepers.wakingCount += 1
      Task { @MainActor in
        sleepers.arrive()
        stage.drop(hold)
        stage.finishTurnIfIdle()
      }
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        task?.rest()
        begin(child, from: sender, owning: nil) {
          // The task that hears the outcome keeps the parent, whoever took the last screen away.
          stage.renew(hold)
          if let task { stage.renew(task.hold) }
          task?.wake()
          sleepers.wakingCount += 1
          continuation.resume(returning: $0)
        }
        if Task.isCancelled { stage.cancel(flow, isAsked: false) }
      }
    } onCancel: {
      Task { @MainActor in stage.cancel(flow, isAsked: false) }
    }
  }
}
