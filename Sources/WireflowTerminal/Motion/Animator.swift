import Wireflow

/// An animator that shows the way from one picture to the next on a scheduler.
///
/// It never waits and keeps nobody waiting: whoever takes a picture gets the frame of that moment,
/// and a slow terminal leaves frames out.
@MainActor
final class Animator {
  /// A closure that is called when the next frame is due.
  var onFrame: (() -> Void)?
  private let scheduler: any Scheduler
  /// The picture that was shown last, at rest.
  private var last: Rendering?
  /// True if all that has changed since is to be animated, and nil if nothing has.
  private var isDue: Bool?
  private var motion: Motion?
  private var begin = Duration.zero
  private var work: ScheduledWork?

  init(on scheduler: any Scheduler) {
    self.scheduler = scheduler
  }

  /// Takes note of a change that the next picture shows.
  func note(_ transition: PresentationTransition) {
    let moves = transition.isAnimated && transition.style.map { $0.moves } ?? true
    isDue = moves && isDue != false
  }

  /// Ends the motion, and returns true if there was one.
  @discardableResult
  func stop() -> Bool {
    isDue = nil
    work?.cancel()
    work = nil
    defer { motion = nil }
    return motion != nil
  }

  /// Returns the frame of this moment on the way to a picture, or the picture once it is there.
  func frame(of rendering: Rendering) -> CellGrid {
    if let isDue {
      stop()
      motion = isDue ? last.flatMap { Motion(from: $0, to: rendering) } : nil
      begin = scheduler.now
    }
    last = rendering
    guard let motion else { return rendering.grid }
    let number = Int((scheduler.now - begin) / Motion.step) + 1
    guard number < Motion.frames, motion.old.size == rendering.grid.size else {
      stop()
      return rendering.grid
    }
    awaitFrame(number + 1)
    return motion.frame(number, to: rendering.grid)
  }

  private func awaitFrame(_ number: Int) {
    guard work == nil else { return }
    let due = begin + Motion.step * (number - 1)
    work = scheduler.schedule(after: due - scheduler.now) { [weak self] in
      self?.work = nil
      self?.onFrame?()
    }
  }
}

extension TransitionStyle {
  /// True if it is shown by a motion: nothing fades in cells.
  fileprivate var moves: Bool { self != .unanimated && self != .crossDissolve }
}
