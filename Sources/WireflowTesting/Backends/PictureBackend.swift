public import Wireflow

/// A backend without a screen that keeps a picture of what it would show, built from its
/// transitions alone.
///
/// It stands for a real backend in tests: it takes its time, by a scheduler that a test moves by
/// hand, and a user can remove screens on it.
///
/// ```swift
/// let backend = PictureBackend(scheduler: scheduler, delay: .milliseconds(350))
/// let stage = Stage(backend: backend, scheduler: scheduler)
/// ```
@MainActor
public final class PictureBackend: PresentationBackend {
  /// The picture of what the backend shows now.
  public internal(set) var picture = BackendPicture()
  /// True while a transition runs.
  public private(set) var isBusy = false
  private let scheduler: any Scheduler
  private let delay: Duration
  private weak var stage: Stage?
  /// The screen that the user swipes back to, while that is held.
  private var held: (any Screen)?

  /// Creates a backend that is done with each transition after a delay, or at once without one.
  ///
  /// A late one changes its picture at the end of the delay.
  public init(scheduler: any Scheduler, delay: Duration = .zero) {
    self.scheduler = scheduler
    self.delay = delay
  }

  /// Keeps the stage weakly, to tell it what the user removes.
  public func attach(to stage: Stage) {
    self.stage = stage
  }

  /// Shows a transition in the picture.
  public func perform(
    _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
  ) {
    guard delay > .zero, transition.isAnimated else {
      show(transition)
      return completion()
    }
    isBusy = true
    _ = scheduler.schedule(after: delay) { [weak self] in
      guard let self else { return }
      isBusy = false
      show(transition)
      completion()
    }
  }

  /// Lets the user go back to a screen of the stack in front, several levels at once, too: the
  /// screens above it are gone before the stage hears of it.
  ///
  /// Nothing happens where the stage does not allow it.
  public func userPops(to screen: any Screen) {
    if stage?.allowsUserPop(to: screen) == true { removeAll(above: screen) }
  }

  /// Lets the user begin to swipe back to a screen of the stack in front, and hold it.
  ///
  /// Nothing happens where the stage does not allow it.
  public func userBeginsPop(to screen: any Screen) {
    guard let stage, !isBusy, stage.allowsUserPop(to: screen) else { return }
    held = screen
    stage.userBegan(in: self)
  }

  /// Lets the user let go, so that the screens above the one below are gone or stay.
  public func userEndsPop(_ ending: SwipeEnding) {
    guard let screen = held else { return }
    held = nil
    switch ending {
    case .completed: removeAll(above: screen)
    case .cancelled: stage?.userCancelled(in: self)
    }
  }

  /// Lets the user swipe down the modal that begins with a screen, and all in front of it: they
  /// are gone before the stage hears of it.
  ///
  /// Nothing happens where the stage does not allow it.
  public func userDismisses(_ screen: any Screen) {
    guard let stage, stage.allowsUserDismissal, let place = picture.modal(from: screen) else {
      return
    }
    let gone = picture.modals[place...].flatMap { $0.region.roots.flatMap(\.pile) }
    picture.modals.removeSubrange(place...)
    picture.dropEmbeddings()
    stage.userDid(.removed(gone), in: self)
  }

  /// Lets the user turn to a root item by a swipe: it is selected before the stage hears of it.
  ///
  /// Nothing happens where the stage does not allow it.
  public func userTurns(to root: any Screen) {
    guard let stage, stage.allowsUserSelection(of: root) else { return }
    picture.show(.select(root))
    stage.userDid(.selected(root), in: self)
  }

  private func removeAll(above screen: any Screen) {
    guard let stage, let (stack, level) = picture.place(of: screen) else { return }
    let above = Array(picture[stack][(level + 1)...])
    let root = picture[region: stack.region].roots[stack.item]
    // In one column, where the user can swipe, the detail lies on top of the list.
    let gone = above + (stack.isDetail ? [] : root.detail ?? [])
    guard !gone.isEmpty else { return }
    picture[stack].removeSubrange((level + 1)...)
    if !stack.isDetail { picture[region: stack.region].roots[stack.item].detail = [] }
    picture.dropEmbeddings()
    stage.userDid(.removed(gone), in: self)
  }

  private func show(_ transition: PresentationTransition) {
    if !transition.isShown(by: self) { picture.show(transition.command) }
  }
}
