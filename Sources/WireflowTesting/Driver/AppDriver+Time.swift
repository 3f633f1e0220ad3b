#if canImport(Testing) && canImport(XCTest)
import Wireflow
public import WireflowInteraction

extension AppDriver {
  /// Moves time by hand, as the user who waits, and runs the delayed work that becomes due.
  ///
  /// Asynchronous work needs the form that waits: if any of it was away or was woken, this one is a
  /// failure that says so.
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

  /// Moves time by hand, as the user who waits, and runs the delayed work that becomes due.
  ///
  /// Asynchronous work that sleeps goes on when its time has come.
  public func advance(
    by duration: Duration, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    await step(at: site) { _ = await $0.stage.play(.wait(duration)) }
  }

  /// Lets the app's asynchronous work do what it does without waiting.
  ///
  /// It waits for what the framework has begun or woken and never sleeps. Work that waits for
  /// something else, such as the network, is outside of it: give the app a service that answers at
  /// once, or that sleeps on the scheduler.
  public func settle(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    await step(at: site) { await $0.stage.scheduler.sleepers.settled() }
  }

  /// Plays a script.
  ///
  /// An action that is not possible is a failure with its line, and the rest goes on.
  ///
  /// A launch at its beginning is skipped, since the app has been launched.
  public func run(
    _ script: Script, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    await step(at: site) { app in
      for refusal in await app.app.playAll(of: script) {
        recordFailure("The script asks for what is not possible.\n\n  \(refusal)", at: site)
      }
    }
  }

  /// Plays the text of a script.
  ///
  /// An error in the text is a failure, and nothing is played.
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
  /// A file that holds no script is a failure, and nothing is played.
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
