import Wireflow

/// The movement on the screen that the model waits for before its next step.
@MainActor
final class Motion {
  /// A movement, with the object whose callback ends it.
  ///
  /// SwiftUI loses a presentation before another has appeared or gone, and a change of a path while
  /// its pages move: https://github.com/pointfreeco/swift-composable-architecture/issues/1991,
  /// https://github.com/pointfreeco/swift-navigation/pull/238,
  /// https://developer.apple.com/forums/thread/750879
  enum Movement {
    case appearing([PageModel])
    case presenting(ModalModel)
    case dismissing(Int)
    /// An animation whose end SwiftUI does not report.
    case settling
  }

  // SwiftUI does not report these durations. They are estimates until somebody measures them on a
  // device. Longer ones only cost time.

  /// The time for which a page or a modal still moves after it has appeared.
  static let settlingTime = Duration.milliseconds(450)
  /// The time of a push after `onAppear`, during which the user cannot go back.
  static let pushTime = Duration.milliseconds(350)
  /// The time that an alert takes to appear or disappear.
  static let alertTime = Duration.milliseconds(400)
  /// The time after which `onAppear` or `onDismiss` counts as lost.
  static let limit = Duration.milliseconds(700)
  /// The time after which a transition counts as done although something still moves.
  ///
  /// It is below `Stage.stallLimit`. The model still continues towards the stage.
  static let patience = Duration.milliseconds(2_600)

  /// True while a window shows the app, without which nothing moves.
  var isOnScreen = false
  /// Called when the movement is over.
  var onRest: (@MainActor () -> Void)?
  private(set) var movement: Movement?
  var scheduler: (any Scheduler)?
  /// The number of movements so far, by which a timer recognizes its own.
  private var count = 0

  var isAtRest: Bool { movement == nil }

  /// Waits for a movement until a time limit.
  func begin(_ movement: Movement, atMost limit: Duration) {
    count += 1
    guard isOnScreen, let scheduler else {
      self.movement = nil
      return
    }
    self.movement = movement
    let number = count
    // The timer holds no page and no modal, so neither outlives its place on stage.
    _ = scheduler.schedule(after: limit) { [weak self] in
      if let self, count == number { runOut() }
    }
  }

  /// Waits for the animation that follows an appearance.
  func settle() { begin(.settling, atMost: Self.settlingTime) }

  /// Ends the movement.
  func end() {
    guard movement != nil else { return }
    count += 1
    movement = nil
    onRest?()
  }

  /// Continues without a callback that has not arrived.
  private func runOut() {
    guard case .presenting(let modal) = movement else { return end() }
    // The modal is on the screen by now, or never will be. From here on, the user decides.
    modal.hasAppeared = true
    settle()
    if isAtRest { onRest?() }
  }
}
