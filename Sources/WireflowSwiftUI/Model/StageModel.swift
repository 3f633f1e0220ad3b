public import Observation
public import Wireflow
package import WireflowInteraction

/// The backend for SwiftUI: observable state that ``StageView`` shows, without SwiftUI itself.
///
/// It publishes the stage as values that SwiftUI's modifiers bind to, and reads the values that
/// SwiftUI writes back. Registered views find it in the environment, to perform the user's actions:
///
/// ```swift
/// @Environment(\.stageModel) private var model
/// Button(screen.buy.title) { model?.perform(.tap(screen.buy), on: screen) }
/// ```
///
/// Everything here is built and tested without a Mac.
@Observable @MainActor
public final class StageModel: PresentationBackend {
  /// The region behind everything else, once the app has installed its root items.
  package internal(set) var base: RegionModel?
  /// The player.
  package internal(set) var player: PlayerModel?
  /// The walls, from the lowest to the one in front.
  package internal(set) var walls: [ModalModel] = []
  /// The notice over the content in front.
  package internal(set) var notice: StagePicture.Page?
  /// The words that the views themselves show.
  package internal(set) var words = StageWords.english
  /// The presenter of the base's lowest modal.
  @ObservationIgnored package private(set) lazy var presenter = PresenterModel(self)
  /// Publishes changes, with or without animation, in a transaction of the views.
  @ObservationIgnored package var publisher: (_ isAnimated: Bool, _ changes: () -> Void) -> Void =
    { _, changes in changes() }

  /// Makes the system's screen reader speak.
  @ObservationIgnored package var speak: @MainActor (Announcement) -> Void = speakOnSystem
  /// Shows walls at once, on platforms where they have their own windows.
  @ObservationIgnored var onWallChange: (@MainActor ([ModalModel]) -> Void)?
  @ObservationIgnored let motion = Motion()
  @ObservationIgnored var pages = PageTable()
  @ObservationIgnored var work = StageModelWork()
  @ObservationIgnored private(set) weak var stage: Stage?
  @ObservationIgnored private(set) var watch: PictureWatch?
  @ObservationIgnored private var observation: StageObservation?

  /// Creates a backend without a window.
  public init() { motion.onRest = { [weak self] in self?.settle() } }

  /// Follows the stage's pictures.
  public func attach(to stage: Stage) {
    self.stage = stage
    motion.scheduler = stage.scheduler
    watch = stage.watch(rows: 80) { [weak self] picture, transition in
      guard let self else { return }
      work.picture = picture
      let items = picture.menuItems
      if items != menus.items { menus.items = items }
      if transition == nil { draw(picture) }
      wake()
    }
    // A wall does not wait for a transition that still moves.
    observation = stage.observe { [weak self, weak stage] _ in
      if let stage { self?.raiseWalls(stage) }
    }
  }

  /// Shows the stage, and completes once SwiftUI is done.
  public func perform(
    _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
  ) {
    work.completion = completion
    work.isAnimated = transition.isAnimated
    work.transitions += 1
    let number = work.transitions
    settle()
    guard work.completion != nil else { return }
    _ = motion.scheduler?.schedule(after: Motion.patience) { [weak self] in
      guard let self, work.transitions == number else { return }
      complete()
    }
  }

  /// Speaks an announcement once nothing moves, or at once if it is urgent.
  public func announce(_ announcement: Announcement) {
    if announcement.urgency == .now || work.completion == nil {
      speak(announcement)
    } else {
      work.announcements.append(announcement)
    }
  }

  func complete() {
    let completion = work.completion
    work.completion = nil
    completion?()
    guard work.completion == nil else { return }
    for announcement in exchange(&work.announcements, with: []) { speak(announcement) }
  }

  /// Leaves the front, like the escape gesture of a screen reader.
  package func escape() { _ = stage?.performEscape() }

  /// Performs the main action, like the magic tap of VoiceOver.
  package func tapMagically() { _ = stage?.performMagicTap() }

  /// Performs a user action on a screen with a registered view.
  ///
  /// The stage refuses the action if the screen is no longer in front.
  @discardableResult
  public func perform(_ action: UserAction, on screen: any Screen) -> ActionOutcome? {
    guard let stage else { return nil }
    return stage.perform(action, on: .init(stage.pictureID(of: screen)))
  }

  /// True while a window shows the app: without one, no transition waits for an animation.
  package var isOnScreen: Bool {
    get { motion.isOnScreen }
    set {
      motion.isOnScreen = newValue
      if !newValue { motion.end() }
    }
  }

  /// Handles the disappearance of the app's view, which a cover takes out of the window, too.
  ///
  /// https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/fullscreen
  package func disappeared() { if modals.isEmpty { isOnScreen = false } }

  /// Returns the page with an identity, while it is on stage or still leaving.
  package func page(_ id: StagePicture.ID) -> PageModel? { pages[id] }

  /// Returns the page of a screen.
  package func page(of screen: any Screen) -> PageModel? {
    stage.flatMap { pages[$0.pictureID(of: screen)] }
  }

  /// The number of pages in memory.
  package var pageCount: Int { pages.count }

  /// The number of pops and dismissals by the user that the model has reported to the stage.
  package var removalsTold: Int { work.removals }

  /// The number of selections by the user that the model has reported to the stage.
  package var selectionsTold: Int { work.selections }
}

/// The model's work in progress.
@MainActor
struct StageModelWork {
  /// The latest picture.
  var picture: StagePicture?
  let menus = MenuModel()
  /// The completion of the current transition.
  var completion: (@MainActor () -> Void)?
  var isAnimated = false
  /// The announcements that wait until nothing moves.
  var announcements: [Announcement] = []
  /// True while the model takes steps, so that their effects start no others.
  var isSettling = false
  /// True if a turn is due that reports SwiftUI's written values to the stage.
  var isAwake = false
  /// The size of the window, once a view has reported it.
  var room: FormFactor?
  var followsRoom = true
  /// The number of transitions so far.
  var transitions = 0
  /// The number of presentations so far.
  var presentations = 0
  /// The number of reports of removed screens to the stage.
  var removals = 0
  /// The number of reports of selected root items to the stage.
  var selections = 0
}
