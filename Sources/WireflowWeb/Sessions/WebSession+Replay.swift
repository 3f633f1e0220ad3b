import Wireflow
import WireflowInteraction

extension WebSession {
  /// Plays steps on a new app, after another process has tried them.
  /// - Parameters:
  ///   - steps: the steps.
  ///   - further: the actions that follow, which the other process tries, too.
  ///   - wireframe: the name of another wireframe, on which the steps may have other effects.
  ///   - isTried: true if the steps need no trial, because it went well before.
  func replay(
    _ steps: [SessionStep], before further: [UserAction] = [], on wireframe: String? = nil,
    isTried: Bool = false
  ) async throws(HTTPFailure) -> WebApp {
    guard let means else { throw HTTPFailure(.conflict, Self.readOnly) }
    guard !replays.isBusy else {
      throw HTTPFailure(.conflict, "The session is being played again. Try it once more.")
    }
    replays.begin()
    defer { replays.end() }
    if !isTried, let failure = await means.rehearse(steps.followed(by: further), wireframe) {
      throw HTTPFailure(.conflict, "\(failure)")
    }
    let app = means.remake(ManualScheduler(), wireframe)
    guard let timeline = app.backend.timeline, let stage = app.backend.stage else {
      throw HTTPFailure(.unavailable, "The app has ended.")
    }
    // On another wireframe the same actions have other effects.
    guard wireframe == nil else {
      for (number, action) in steps.flatMap(\.actions).enumerated() {
        await makeWay(number)
        _ = await stage.play(action)
      }
      return app
    }
    let first = max(0, steps.count - app.backend.mostDrawings)
    if first > 0 { app.backend.stopDrawing() }
    do throws(ReplayFailure) {
      try await timeline.play(steps, on: stage) { number in
        if number == first, first > 0 { app.backend.startDrawing() }
        await makeWay(number)
      }
    } catch {
      // Pages count from 1.
      throw HTTPFailure(
        .conflict, "The past of this app cannot be changed: step \(error.step + 1), \(error)")
    }
    return app
  }

  /// Lets the server work every now and then during a long replay.
  private func makeWay(_ number: Int) async { if number % 50 == 49 { await Task.yield() } }

  /// Waits until no replay is under way.
  func replayEnds() async {
    while replays.isBusy { await withCheckedContinuation { replays.add($0) } }
  }

  /// Plays a branch again until some steps behind one whose drawing is not kept.
  ///
  /// The drawings around the step stay until the next such replay.
  func recall(_ id: Int, through step: Int) async throws(HTTPFailure) {
    await replayEnds()
    let timeline = try branch(id, at: step).timeline
    guard drawing(at: step, of: id, timeline) == nil else { return }
    // The user goes on in both directions.
    let end = min(step + backend.mostDrawings / 2, timeline.steps.count - 1)
    let isTried = replays.tried.branch == id && replays.tried.last >= end
    let app = try await replay(Array(timeline.steps[...end]), isTried: isTried)
    if !isTried { replays.tried = (id, end) }
    guard let replayed = app.backend.timeline else { return }
    replayed.close()
    replays.recalled = (id, replayed)
  }

  static let readOnly = """
    The past is only for reading, because this app cannot be made again. Pass isReplayable to its \
    CommandApplication, and leave out --log.
    """
}

/// The replays of a session, of which one at a time is under way.
@MainActor
struct SessionReplays {
  /// True while a replay is under way.
  private(set) var isBusy = false
  /// The drawings that the last replay for a look at the past has made.
  var recalled: (branch: Int, timeline: SessionTimeline)?
  /// The last branch that another process has played well, and the last step there.
  var tried = (branch: 0, last: -1)
  /// The requests that wait until no replay is under way.
  private var waits: [CheckedContinuation<Void, Never>] = []

  mutating func begin() { isBusy = true }

  mutating func end() {
    isBusy = false
    for wait in waits { wait.resume() }
    waits = []
  }

  mutating func add(_ wait: CheckedContinuation<Void, Never>) { waits.append(wait) }

  /// Returns a recalled drawing.
  func drawing(at step: Int, of branch: Int) -> SessionDrawing? {
    guard let recalled, recalled.branch == branch else { return nil }
    return recalled.timeline.drawing(at: step)
  }
}

/// The reason why the steps of a session cannot be played again.
package struct RehearsalFailure: Hashable, Sendable {
  /// The reason as a sentence without its period, such as “The app crashed (Aborted)”.
  let reason: String
  /// The step that ended the app, as a page counts it.
  let place: String?

  /// Creates a failure.
  package init(_ reason: String, at place: String? = nil) {
    (self.reason, self.place) = (reason, place)
  }
}

extension RehearsalFailure: CustomStringConvertible {
  /// The reason and the step.
  package var description: String {
    guard let place else { return "\(reason)." }
    return "\(reason) when it was played again at \(place). The session stays as it is."
  }
}
