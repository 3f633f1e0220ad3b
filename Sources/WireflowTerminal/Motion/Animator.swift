import Wireflow

/// An animator that moves from one picture to the next on a scheduler.
///
/// The animator never blocks. Its owner takes the frame of the current moment, and a slow terminal
/// skips frames.
@MainActor
final class Animator {
  /// A closure that runs when the next frame is due.
  var onFrame: (() -> Void)?
  private let scheduler: any Scheduler
  /// The last picture, at rest.
  private var last: Rendering?
  /// True if all changes since then are animated, and nil if there are none.
  private var isDue: Bool?
  private var motion: Motion?
  private var begin = Duration.zero
  private var work: ScheduledWork?

  init(on scheduler: any Scheduler) {
    self.scheduler = scheduler
  }

  /// Registers a change that the next picture contains.
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

  /// Returns the current frame on the way to a picture, or the picture itself without a motion.
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
  /// True if the style moves something, because cells cannot fade.
  fileprivate var moves: Bool { self != .unanimated && self != .crossDissolve }
}
