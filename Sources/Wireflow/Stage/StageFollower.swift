/// An object that sees each state of a stage, such as the maker of its pictures.
///
/// The stage does not know pictures. It notifies its only follower when they change.
@MainActor
package protocol StageFollower: AnyObject {
  /// True while somebody watches.
  ///
  /// Otherwise the stage only reports changed screens.
  var isWatched: Bool { get }

  /// Records the state right after a change, and returns a number for it, or 0 for none.
  func noteState() -> Int

  /// Records that the backend is about to receive a transition.
  func tell(_ transition: PresentationTransition)

  /// Records changes without a transition, and returns true if code of the app has run.
  func catchUp() -> Bool

  /// Records that a screen's content has changed.
  func noteChange(of screen: any Screen)

  /// Records that the stage's words have changed.
  func noteWords()

  /// Records that a guard has appeared or left, or has begun or finished deciding.
  func noteGuards()
}

extension Stage {
  /// The object that sees each state of the stage, which the stage owns.
  package var follower: (any StageFollower)? {
    get { transitions.follower }
    set { transitions.follower = newValue }
  }

  /// True while somebody watches the stage through its follower.
  package var isWatched: Bool { transitions.follower?.isWatched == true }

  /// True while the stage is idle and no transition runs or waits.
  package var isAtRest: Bool {
    turn.phase == .idle && pending.openBatches == 0 && transitions.isIdle
  }

  /// Reports that the title, content or representation of a screen has changed.
  ///
  /// Call it for screens that are not `@Observable`.
  ///
  /// Watchers receive the change if the screen is visible.
  public func contentChanged(of screen: any Screen) {
    rows.noteChange(of: screen)
    follower?.noteChange(of: screen)
    finishTurnIfIdle()
  }

  /// Takes the turns that waited for the end of a transition.
  func finishTransition() {
    // Requests of watchers wait, because watchers run while the stage is at work.
    if isWatched { finishTurnIfIdle() }
    resumeSettledWaiters()
  }
}
