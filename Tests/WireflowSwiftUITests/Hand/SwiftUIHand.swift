import Observation
import TestSupport
import Wireflow
import WireflowInteraction
import WireflowSwiftUI

/// SwiftUI as a test plays it: bodies, animations, callbacks, and bindings that are written.
///
/// Bodies are evaluated only when something that they read has changed, so a missing notification
/// shows as a stale picture. Animations take 300 to 420 ms on the test's scheduler.
@MainActor
final class SwiftUIHand {
  /// The way in which walls are shown.
  enum Walls: Sendable {
    /// In a window of their own, as on iOS.
    case inWindows
    /// In the place of the scene's content, as on macOS.
    case inPlace
  }

  /// A stack that is on the screen.
  struct ShownStack {
    let identity: [AnyHashable?]
    let root: StagePicture.ID?
    var path: [StagePicture.ID]
    var isMoving = false
    /// True if a change of the path was missed while it moved.
    var hasMissed = false
    /// True if the user went back before SwiftUI had read a changed path.
    ///
    /// SwiftUI evaluates bodies later than the change, and a touch may come in between:
    /// https://rensbr.eu/blog/swiftui-render-loop/
    var isUnread = false

    var ids: [StagePicture.ID] { (root.map { [$0] } ?? []) + path }
  }

  /// A modal that is on the screen.
  struct ShownModal {
    let modal: ModalModel
    let presenter: PresenterModel
  }

  let model: StageModel
  let habits: Habits
  let walls: Walls
  private let scheduler: any Scheduler
  var random: SplitMix64
  var frame = Frame()
  var stacks: [ObjectIdentifier: ShownStack] = [:]
  /// The modals of each layer, by the presenter of the layer.
  var modals: [ObjectIdentifier: [ShownModal]] = [:]
  var alert: AlertModel?
  var state = HandState()

  /// Shows a model, as badly as the habits and the seed say.
  init(
    _ model: StageModel, on scheduler: any Scheduler, habits: Habits = [], seed: UInt64 = 1,
    walls: Walls = .inWindows
  ) {
    self.model = model
    self.scheduler = scheduler
    self.habits = habits
    self.walls = walls
    random = SplitMix64(seed: seed)
    model.isOnScreen = true
    evaluate()
  }

  /// True while an animation runs.
  var isMoving: Bool { state.movements > 0 || stacks.values.contains(where: \.isMoving) }
  /// The things that SwiftUI would complain about, or that would break it.
  var complaints: [String] { state.complaints }
  /// The number of pops and dismissals by the user.
  var removals: Int { state.removals }
  /// The number of root items that the user has selected.
  var selections: Int { state.selections }
  /// The number of swipes back that the user broke off.
  var brokenOff: Int { state.brokenOff }

  func later(_ milliseconds: Int, _ work: @escaping @MainActor (SwiftUIHand) -> Void) {
    _ = scheduler.schedule(after: .milliseconds(milliseconds)) { [weak self] in
      if let self { work(self) }
    }
  }

  func happens(_ habit: Habit, _ percent: Int) -> Bool {
    habits.contains(habit) && random.chance(percent)
  }

  // MARK: - Bodies

  /// Evaluates all bodies, and again once anything that they read has changed.
  private func evaluate() {
    state.isInvalid = false
    state.isInBody = true
    let new = withObservationTracking {
      Frame(reading: model)
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.invalidate() }
    }
    if habits.contains(.writesInBody) { writeInBody(new) }
    state.isInBody = false
    frame = new
    show()
  }

  private func invalidate() {
    if state.isInBody { complain("a value changed while a body was evaluated") }
    guard !state.isInvalid else { return }
    state.isInvalid = true
    later(0) { $0.evaluate() }
  }

  private func writeInBody(_ frame: Frame) {
    for stack in frame.stacks {
      stack.stack.path = stack.path
      guard let shown = stacks[ObjectIdentifier(stack.stack)], !shown.path.isEmpty,
        random.chance(10)
      else { continue }
      // It shows less still than the model wants, and says so.
      stack.stack.path = Array(stack.path.prefix(shown.path.count - 1))
      stack.stack.path = stack.path
    }
  }

  private func show() {
    let known = Set(frame.stacks.map { ObjectIdentifier($0.stack) })
    stacks = stacks.filter { known.contains($0.key) }
    for layer in frame.layers where !isReplaced(layer) {
      for region in layer.levels.compactMap(\.region) {
        for stack in region.roots.flatMap(\.stacks) { show(stack) }
      }
    }
    replaceContents()
    showModals()
    showAlert()
    tellWidths()
    if happens(.selectsTwice, 30), let region = frame.layers.first?.levels.first?.region?.region {
      later(0) { _ in region.optionalSelection = region.selection }
    }
  }

  func complain(_ complaint: String) {
    // As long as SwiftUI does not report a page that the user took away, no model can know it.
    if state.unsaid == 0 { state.complaints.append(complaint) }
  }
}

/// The hand's memory beside its screen.
struct HandState {
  /// The number of presentations, dismissals and alerts that move.
  var movements = 0
  /// The number of pages and sheets that the user has taken away without a word of SwiftUI.
  var unsaid = 0
  var isInvalid = false
  var isInBody = false
  var removals = 0
  var brokenOff = 0
  var selections = 0
  /// True if the window is narrow.
  var isCompact = false
  /// The collapsed split view that shows its sidebar.
  weak var atSidebar: RegionModel?
  /// The alert that fades.
  var fading: AlertModel?
  /// The presenter of the layer that the latest alert belongs to.
  weak var alertLayer: PresenterModel?
  var complaints: [String] = []
  /// The pages and modals that it could not present the first time.
  var failed: Set<StagePicture.ID> = []
  /// The layers whose content a wall has replaced.
  var replaced: Set<ObjectIdentifier> = []
}
