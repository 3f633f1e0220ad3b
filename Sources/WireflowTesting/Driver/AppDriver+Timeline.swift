#if canImport(Testing) && canImport(XCTest)
public import Wireflow
public import WireflowInteraction

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
#endif
