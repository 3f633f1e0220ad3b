public import Wireflow
public import WireflowTesting

/// A backend without a screen, whose picture is what is on stage at its last transition.
///
/// In tests, it replaces a real backend. Its transitions take time on a scheduler that the test
/// advances manually, and a simulated user can remove screens from it.
///
/// ```swift
/// let backend = PictureBackend(scheduler: scheduler, delay: .milliseconds(350))
/// let stage = Stage(backend: backend, scheduler: scheduler)
/// ```
@MainActor
public final class PictureBackend: PresentationBackend {
  /// The current picture.
  public internal(set) var picture = BackendPicture()
  /// True while a transition runs.
  public private(set) var isBusy = false
  private let scheduler: any Scheduler
  private let delay: Duration
  private weak var stage: Stage?
  /// The destination of a swipe back, while the user is holding it.
  private var held: (any Screen)?

  /// Creates a backend that completes each transition after a delay, or immediately if the delay is
  /// zero.
  ///
  /// With a delay, the picture changes when the delay ends.
  public init(scheduler: any Scheduler, delay: Duration = .zero) {
    self.scheduler = scheduler
    self.delay = delay
  }

  /// Keeps a weak reference to the stage, to report the screens that the user removes.
  public func attach(to stage: Stage) { self.stage = stage }

  /// Shows what is on stage, at once or after the delay.
  public func perform(
    _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
  ) {
    guard let stage else { return completion() }
    let next = BackendPicture(stage.snapshot)
    guard delay > .zero, transition.isAnimated, !transition.isShown(by: self) else {
      picture = next
      return completion()
    }
    isBusy = true
    _ = scheduler.schedule(after: delay) { [weak self] in
      guard let self else { return }
      isBusy = false
      picture = next
      completion()
    }
  }

  /// Goes back to a screen of the stack in front as the user would, over several levels if
  /// necessary.
  ///
  /// If the stage does not allow the gesture, nothing happens.
  public func userPops(to screen: any Screen) {
    if stage?.allowsUserPop(to: screen) == true { remove(picture.screens(above: screen)) }
  }

  /// Begins a swipe back to a screen of the stack in front, and holds it.
  ///
  /// If the stage does not allow the gesture, nothing happens.
  public func userBeginsPop(to screen: any Screen) {
    guard let stage, !isBusy, stage.allowsUserPop(to: screen) else { return }
    held = screen
    stage.userBegan(in: self)
  }

  /// Ends the held swipe, either removing the screens above its destination or leaving them in
  /// place.
  public func userEndsPop(_ ending: SwipeEnding) {
    guard let screen = held else { return }
    held = nil
    switch ending {
    case .completed: remove(picture.screens(above: screen))
    case .cancelled: stage?.userCancelled(in: self)
    }
  }

  /// Swipes down the modal that begins with a screen, together with every modal in front of it.
  ///
  /// If the stage does not allow the gesture, nothing happens.
  public func userDismisses(_ screen: any Screen) {
    guard stage?.allowsUserDismissal == true,
      let place = picture.modals.firstIndex(where: { $0.screens.first === screen })
    else { return }
    remove(picture.modals[place...].flatMap { $0.region.roots.flatMap(\.pile) })
  }

  /// Lets the user turn to a root item by a swipe.
  ///
  /// Nothing happens where the stage does not allow it.
  public func userTurns(to root: any Screen) {
    guard let stage, stage.allowsUserSelection(of: root) else { return }
    stage.userDid(.selected(root), in: self)
  }

  private func remove(_ gone: [any Screen]) {
    if !gone.isEmpty { stage?.userDid(.removed(gone), in: self) }
  }
}
