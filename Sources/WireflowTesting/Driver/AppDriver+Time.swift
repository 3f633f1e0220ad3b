#if canImport(Testing) && canImport(XCTest)
import Wireflow
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
#endif
