public import Wireflow

/// The steps of a session, which grow with the presentation log of a running app.
///
/// The timeline keeps the lines of all steps, and the drawings of the last
/// ``SessionTimeline/mostDrawings``. Replaying the session draws an earlier step again.
///
/// ```swift
/// let timeline = SessionTimeline(following: stage) { backend.shown }
/// ```
@MainActor
package final class SessionTimeline {
  /// The maximum number of kept drawings.
  package static let mostDrawings = 10_000

  /// The steps so far.
  package private(set) var steps: [SessionStep] = []
  private let limit: Int
  private weak var stage: Stage?
  private weak var log: PresentationLog?
  /// A closure that returns the current picture, or nil for a timeline without drawings.
  private let shown: (@MainActor () -> StagePicture)?
  /// A closure that returns the key of the place in front.
  private let locate: (@MainActor (Stage) -> String?)?
  private var drawings: [Int: SessionDrawing] = [:]
  /// The lines before the first action.
  private var prologue: [String] = []
  /// The number of lines that the log has sent.
  private var told = 0

  /// Creates the timeline of an app that has not launched yet.
  /// - Parameters:
  ///   - stage: the stage of the app, which the timeline holds weakly.
  ///   - limit: the number of drawings to keep.
  ///   - shown: returns the picture that the backend shows. Without it there are no drawings.
  ///   - locate: returns the key of the place in front. Without it the steps have no locations.
  package init(
    following stage: Stage, keeping limit: Int = mostDrawings,
    shown: (@MainActor () -> StagePicture)? = nil, locate: (@MainActor (Stage) -> String?)? = nil
  ) {
    self.stage = stage
    self.limit = max(1, limit)
    (self.shown, self.locate) = (shown, locate)
    let log = stage.log
    self.log = log
    told = log.writtenCount
    log.addSink { [weak self] line in self?.addLine(line) }
  }

  /// The number of the last step, or nil before the launch.
  package var last: Int? { steps.isEmpty ? nil : steps.count - 1 }

  /// Returns the drawing at the end of a step, or nil if it is not kept.
  package func drawing(at step: Int) -> SessionDrawing? {
    if step == last, let drawing = current { return drawing }
    return drawings[step]
  }

  /// Ends the timeline, so that it keeps the last drawing after its app has gone.
  package func close() {
    endStep()
    (stage, log) = (nil, nil)
  }

  /// The last step, with the place where it is now.
  package var lastStep: SessionStep? {
    guard let step = steps.last else { return nil }
    guard stage != nil, let drawing = current else { return step }
    return located(step, drawing)
  }

  /// Returns a step that ends with a drawing of the present stage.
  private func located(_ step: SessionStep, _ drawing: SessionDrawing) -> SessionStep {
    var step = step
    step.place = drawing.place
    if let stage { step.location = locate?(stage) }
    if stage?.wall != nil { step.isBehindWall = true }
    return step
  }

  /// The steps so far, the last one with the place where it is now.
  package var currentSteps: [SessionStep] { steps.dropLast() + (lastStep.map { [$0] } ?? []) }

  private var current: SessionDrawing? {
    guard let shown, let stage else { return nil }
    return SessionDrawing(picture: shown(), tree: NavigationTree(stage))
  }

  private func addLine(_ line: String) {
    guard let log else { return }
    let entry = log.entries(behind: told).first
    told += 1
    guard case .action(let action) = entry else { return add(line) }
    if case .wait = action, let last {
      steps[last].waits.append(action)
      return add(line)
    }
    endStep()
    steps.append(SessionStep(action: action))
    add(line)
  }

  private func add(_ line: String) {
    guard let last else { return prologue.append(line) }
    if !prologue.isEmpty { steps[last].lines += exchange(&prologue, with: []) }
    steps[last].lines.append(line)
    if stage?.wall != nil { steps[last].isBehindWall = true }
  }

  /// Keeps the picture at the end of the last step, before the next one begins.
  private func endStep() {
    guard let last, let drawing = current else { return }
    steps[last] = located(steps[last], drawing)
    drawings[last] = drawing
    drawings[last - limit] = nil
  }
}

extension SessionTimeline {
  /// Plays the steps of another timeline on the app of this one, which has not launched yet.
  ///
  /// The replay ends with the first step whose lines differ, because the app has then come
  /// elsewhere.
  /// - Parameters:
  ///   - steps: the steps.
  ///   - stage: the stage of the window that the user is in, which is read for each action.
  ///   - prepare: runs before each step, and receives its number.
  package func play(
    _ steps: some Collection<SessionStep>, on stage: @autoclosure @MainActor () -> Stage,
    before prepare: @MainActor (Int) async -> Void = { _ in }
  ) async throws(ReplayFailure) {
    for (number, step) in steps.enumerated() {
      await prepare(number)
      for action in step.actions { _ = await stage().play(action) }
      guard number < self.steps.count else { throw ReplayFailure(number, step, played: []) }
      let played = self.steps[number].lines.withoutRestoring
      guard played == step.lines.withoutRestoring else {
        throw ReplayFailure(number, step, played: played)
      }
    }
  }
}

extension [String] {
  /// The lines of a log without those about gestures that a backend made in vain, such as a swipe after
  /// which it is restored.
  ///
  /// A replay makes the actions, and no gestures.
  package var withoutRestoring: [String] {
    reduce(into: []) { lines, line in
      if line != "  restore", !line.hasPrefix("  missed ") {
        lines.append(line)
      } else if lines.last == "> (app)" {
        lines.removeLast()
      }
    }
  }
}

/// A user action of a session, with everything that happened until the next one.
public struct SessionStep: Sendable, Hashable {
  /// The user action that began the step.
  public let action: UserAction
  /// The relevant time that passed afterwards, as actions.
  package internal(set) var waits: [UserAction] = []
  /// The lines of the presentation log, from that of the action on.
  public internal(set) var lines: [String] = []
  /// The title of the page or alert in front at the end of the step.
  public internal(set) var place = ""
  /// The key of the place on the map that was in front at the end of the step, if it is known.
  package internal(set) var location: String?
  /// True if a wall was up at any moment of the step.
  package internal(set) var isBehindWall = false

  /// Everything to play for this step.
  package var actions: [UserAction] { [action] + waits }
}

extension [SessionStep] {
  /// Creates the steps of a launch and some actions that nobody has played yet.
  package init(playing actions: some Collection<UserAction>) {
    self = [SessionStep(action: .launch)].followed(by: actions)
  }

  /// Returns the steps with some actions behind them that nobody has played yet.
  package func followed(by actions: some Collection<UserAction>) -> [SessionStep] {
    var steps = self
    for action in actions {
      if case .wait = action, let last = steps.indices.last {
        steps[last].waits.append(action)
      } else {
        steps.append(SessionStep(action: action))
      }
    }
    return steps
  }
}

/// A step of a session that had other effects when it was played again.
package struct ReplayFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of the step, from 0 for the launch.
  package let step: Int
  /// The action of the step.
  package let action: UserAction
  /// The first line that differs, in the session.
  package let expected: String?
  /// The line in its place, in the replay.
  package let played: String?

  init(_ number: Int, _ step: SessionStep, played lines: [String]) {
    self.step = number
    action = step.action
    let own = step.lines.withoutRestoring
    let place = zip(own, lines).enumerated().first { $1.0 != $1.1 }?.offset
    let end = place ?? min(own.count, lines.count)
    expected = own.dropFirst(end).first
    played = lines.dropFirst(end).first
  }

  /// The action, and the lines that differ.
  package var description: String {
    "\(action) had another effect when it was played again: \(quoted(played)) "
      + "instead of \(quoted(expected))"
  }

  private func quoted(_ line: String?) -> String {
    line.map { "“\($0.drop { $0 == " " })”" } ?? "nothing"
  }
}

/// A pacer that moves the manual scheduler of an app along with real time.
///
/// The app's time stops while the app handles an event, and no work runs late in it. Replaying the
/// log therefore leads to the same state.
@MainActor
package final class PacedTime {
  /// The longest interval between two advances while work is scheduled.
  private static let step = Duration.milliseconds(20)
  /// The interval between two advances while no work is scheduled.
  private static let idleStep = Duration.milliseconds(100)

  private weak let scheduler: ManualScheduler?
  private let clock: any Scheduler
  private let start: Duration
  private let begin: Duration
  /// The limit that the scheduler had before.
  private let awayLimit: Duration?
  private var task: Task<Void, Never>?

  /// Starts moving a scheduler along with the time of another one.
  package init(_ scheduler: ManualScheduler, after clock: any Scheduler) {
    // Unlike a test or a script, a user has no limit for external work.
    awayLimit = scheduler.awayLimit
    scheduler.awayLimit = nil
    self.scheduler = scheduler
    self.clock = clock
    (start, begin) = (clock.now, scheduler.now)
    task = Task { [weak self, clock] in
      // After cancellation only replayed actions move the time.
      while let pause = self?.pause, (try? await clock.sleep(for: pause)) != nil, !Task.isCancelled,
        let (scheduler, passed) = self?.due
      {
        await scheduler.advance(by: passed)
      }
    }
  }

  deinit {
    task?.cancel()
  }

  /// Ends the pacing, so that actions move the time again and wait for external work.
  package func end() {
    task?.cancel()
    scheduler?.awayLimit = awayLimit
  }

  /// Advances the app's time immediately before an event, if no work is scheduled.
  package func catchUp() {
    guard let (scheduler, passed) = due, scheduler.pending.isEmpty else { return }
    scheduler.advance(by: passed)
  }

  /// The scheduler, and the real time by which it is late.
  private var due: (ManualScheduler, Duration)? {
    scheduler.map { ($0, max(.zero, begin + (clock.now - start) - $0.now)) }
  }

  /// The real time until the next advance.
  private var pause: Duration? {
    guard let (scheduler, passed) = due else { return nil }
    guard let next = scheduler.pending.first else { return Self.idleStep }
    return max(.milliseconds(1), min(Self.step, next.due - scheduler.now - passed))
  }
}

/// Everything the user sees at the end of a step, and the screens and flows behind it.
package struct SessionDrawing: Sendable, Hashable {
  /// The picture.
  package let picture: StagePicture
  /// The screens on stage, and the flows.
  package let tree: NavigationTree

  /// The title of the page in front.
  package var place: String { picture.place }
}

extension StagePicture {
  /// The title of the front: the alert, or else a page.
  package var place: String { alert?.content.title ?? frontPage?.title ?? "" }
}
