#if canImport(Testing) && canImport(XCTest)
public import Wireflow
public import WireflowInteraction

extension AppDriver {
  /// Advances the time while the user waits, and runs the delayed work that becomes due.
  ///
  /// If asynchronous work is in progress, the test fails and asks you to use the asynchronous
  /// variant.
  public func advance(
    by duration: Duration, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    perform(.wait(duration), fileID: fileID, filePath: filePath, line: line, column: column)
    let work = scheduler.sleepers.awayWork
    guard app != nil, !work.isEmpty || scheduler.sleepers.wakingCount > 0 else { return }
    recordFailure(
      """
      Time was moved while asynchronous work of the app was away, which has not gone on.
      \(work.map { "\n    \($0)" }.joined())

        To fix: make the test asynchronous, and write await app.advance(by:).
      """, at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Advances the time while the user waits, and runs the delayed work that becomes due.
  ///
  /// Asynchronous work that sleeps resumes when its time has come.
  public func advance(
    by duration: Duration, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    await step(at: site) { _ = await $0.stage.play(.wait(duration)) }
  }

  /// Lets the app's asynchronous work run until it sleeps or ends.
  ///
  /// The method waits for all work that the framework has started or resumed. Wireflow cannot
  /// control outside events such as a network response. Give the app a service that answers
  /// immediately, or one that sleeps on the scheduler.
  public func settle(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    await step(at: site) { await $0.stage.scheduler.sleepers.settled() }
  }

  /// Plays a script.
  ///
  /// If an action is not possible, the test fails with the script's line, and the script continues.
  ///
  /// The driver skips a launch at the beginning, because the app is already running.
  public func run(
    _ script: Script, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    await step(at: site) { app in
      for refusal in await app.app.playAll(of: script) {
        recordFailure(
          "The script contains an action that is not possible.\n\n  \(refusal)", at: site)
      }
    }
  }

  /// Plays the text of a script.
  ///
  /// If the text contains an error, the test fails, and no action runs.
  public func run(
    script text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    await run(
      ScriptFile(text: text, name: "script"), fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  /// Plays a script from a file.
  ///
  /// If the file contains no valid script, the test fails, and no action runs.
  public func run(
    _ file: ScriptFile, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    do throws(ScriptFile.Failure) {
      let script = try file.script()
      await run(script, fileID: fileID, filePath: filePath, line: line, column: column)
    } catch {
      recordFailure(error.description, at: site)
    }
  }
}

extension AppDriver {
  /// The steps of the app since its launch, one for each user action.
  ///
  /// ```swift
  /// app.tap("Members")
  /// #expect(app.steps.map(\.place) == ["Club", "Log in"])
  /// ```
  public var steps: [SessionStep] { running(at: creation)?.timeline.currentSteps ?? [] }

  /// Returns the texts that were on the screen at the end of a step.
  ///
  /// Steps count from 0, for the launch. The driver keeps the screens of the last 1,000 steps. An
  /// earlier step, or one that the app has not reached, fails the test.
  public func visibleTexts(
    at step: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> [String] {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let timeline = running(at: site)?.timeline else { return [] }
    guard hasStep(step, at: site) else { return [] }
    guard let drawing = timeline.drawing(at: step) else {
      recordFailure(
        """
        The screen at the end of step \(step) is gone, because the driver keeps the last \
        \(RunningApp.mostDrawings).

          To fix: read it earlier, or branch(at:) there.
        """, at: site)
      return []
    }
    return drawing.picture.texts
  }

  /// Creates the app again and plays its steps up to one, so that the test continues from there.
  ///
  /// Steps count from 0, for the launch. The app is released first, with all its objects.
  /// `makeController` creates it again, with the same data as before. If the steps have other effects
  /// than before, the test fails. Lines that were played again count as read. Unread lines of the
  /// branch that the test left come before the new ones.
  ///
  /// ```swift
  /// let right = await app.branch(at: 1) { ApplicationController(clubOn: $0, wireframe: $1) }
  /// app.type("simsim", into: "Password")
  /// app.tap("Enter")
  /// #expect(SessionComparison(right, app.steps).places == ["Members", "Wrong password"])
  /// ```
  /// - Returns: the steps of the branch that the test left.
  @discardableResult
  public func branch(
    at step: Int, backend: any PresentationBackend = TextRecorder(),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, makeController: (Stage, WireframeMaker) throws -> ApplicationController
  ) async rethrows -> [SessionStep] {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    await scheduler.sleepers.settled()
    guard running(at: site) != nil else { return [] }
    let left = steps
    guard hasStep(step, at: site), let inventory = app.map(release) else { return left }
    await scheduler.sleepers.settled()
    report(leaks(of: inventory.withoutTasks, at: site))
    try replace(by: backend, at: site, makeController)
    await self.step(at: site) { app in
      do throws(ReplayFailure) {
        try await app.timeline.play(left[...step], on: app.stage)
      } catch {
        recordFailure(Self.otherPast(error), at: site)
      }
    }
    readCount = log.writtenCount
    return left
  }

  private func hasStep(_ step: Int, at site: CallSite) -> Bool {
    let count = app?.timeline.steps.count ?? 0
    guard !(0..<count).contains(step) else { return true }
    recordFailure(
      """
      There is no step \(step): the app has \(count), from 0 for the launch.

        To fix: count the steps with app.steps, which has one for each user action.
      """, at: site)
    return false
  }

  static func otherPast(_ failure: ReplayFailure) -> String {
    """
    The app cannot be where it was: step \(failure.step), \(failure).

      To fix: create the app with the same data each time, and find what depends on more than the
      user's actions and the scheduler's time.
    """
  }
}

/// The lines of an app before it was restarted.
struct PastLines {
  private(set) var lines: [String] = []
  /// The place of the step that wrote the first unread line.
  private(set) var site: CallSite?
  private var readCount = 0

  /// The unread lines.
  var unread: [String] { Array(lines.dropFirst(readCount)) }

  /// The lines as the text of a file.
  var text: String { lines.map { $0 + "\n" }.joined() }

  /// Marks all lines as read.
  mutating func read() { (readCount, site) = (lines.count, nil) }

  /// Adds the lines of an app that has ended, with the number of those that were read.
  mutating func add(_ more: [String], read: Int, at site: CallSite?) {
    if self.site == nil { (readCount, self.site) = (lines.count + read, site) }
    lines += more
  }
}
#endif
