package import Wireflow

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
  /// True unless the backend draws nothing for a while, as in the early steps of a long replay.
  package var isDrawing = true
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
    log.addSink { [weak self] line in self?.take(line) }
  }

  /// The number of the last step, or nil before the launch.
  package var last: Int? { steps.isEmpty ? nil : steps.count - 1 }

  /// The number of kept drawings.
  package var drawingCount: Int { drawings.count }

  /// Returns the drawing at the end of a step, or nil if it is not kept.
  package func drawing(at step: Int) -> SessionDrawing? {
    if step == last, let drawing = current { return drawing }
    return drawings[step]
  }

  /// Takes over the place of a step that was not drawn in a replay.
  func takePlace(of step: SessionStep, at number: Int) {
    if steps[number].place.isEmpty { steps[number].place = step.place }
  }

  /// Ends the timeline, so that it keeps the last drawing after its app has gone.
  package func close() {
    endStep()
    (stage, log) = (nil, nil)
  }

  /// The last step, with the place where it is now.
  package var lastStep: SessionStep? {
    guard var step = steps.last else { return nil }
    guard let stage, let drawing = current else { return step }
    (step.place, step.location) = (drawing.place, locate?(stage))
    if stage.wall != nil { step.isBehindWall = true }
    return step
  }

  /// The steps so far, the last one with the place where it is now.
  package var currentSteps: [SessionStep] { steps.dropLast() + (lastStep.map { [$0] } ?? []) }

  private var current: SessionDrawing? {
    guard let shown, let stage else { return nil }
    return SessionDrawing(picture: shown(), tree: NavigationTree(stage))
  }

  private func take(_ line: String) {
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
    guard isDrawing, let last, let drawing = current else { return }
    steps[last].place = drawing.place
    if let stage { steps[last].location = locate?(stage) }
    if stage?.wall != nil { steps[last].isBehindWall = true }
    // Equal values share their memory.
    drawings[last] = drawings[last - 1].map { drawing.sharing($0) } ?? drawing
    drawings[last - limit] = nil
  }
}

extension SessionDrawing {
  /// Returns the drawing with the parts of another one that are equal.
  fileprivate func sharing(_ other: SessionDrawing) -> SessionDrawing {
    SessionDrawing(
      picture: picture == other.picture ? other.picture : picture,
      tree: tree == other.tree ? other.tree : tree)
  }
}
