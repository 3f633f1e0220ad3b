import TestSupport
package import Wireflow
import WireflowBackendTesting
import WireflowInteraction
import WireflowSwiftUI
import WireflowTesting

/// A random user in front of the simulated SwiftUI, who walks over an app: the hand makes SwiftUI's
/// gestures and presses elements of the pages.
@MainActor
package final class AppWalk {
  private let hand: SwiftUIHand
  private let model = StageModel()
  private let app: ApplicationController
  private let oracles: HandOracles
  private var random: SplitMix64
  private var observation: StageObservation?
  /// The screens that have left, which nothing may keep.
  private var departed: [WeakScreen] = []
  private var acts: [String] = []

  package init?(
    _ shape: WalkShape, _ habits: Habits, seed: UInt64,
    _ makeController: (Stage, WireframeMaker) -> ApplicationController?
  ) {
    random = SplitMix64(seed: seed, for: shape.rawValue)
    let scheduler = ManualScheduler()
    let stage = Stage(backend: model, scheduler: scheduler)
    guard let app = makeController(stage, shape.makeWireframe) else { return nil }
    self.app = app
    hand = SwiftUIHand(
      model, on: scheduler, habits: habits, seed: seed,
      walls: seed.isMultiple(of: 2) ? .inPlace : .inWindows)
    oracles = HandOracles(model, hand, stage)
    observation = stage.observe { [weak self] change in
      guard case .left(let screen) = change else { return }
      self?.departed.append(WeakScreen(title: screen.title, screen: screen))
    }
    app.finishLaunching()
  }

  private var stage: Stage { app.stage }

  /// Walks, and returns what went wrong if anything did.
  package func run(steps: Int) async -> String? {
    for step in 1...steps {
      await takeStep()
      guard step % 5 == 0, let complaint = await complaint() else { continue }
      let log = stage.log.lines.suffix(60).joined(separator: "\n")
      return "step \(step), after \(acts.joined(separator: ", ")):\n\(complaint)\n\(log)"
    }
    return nil
  }

  /// Does one thing.
  private func takeStep() async {
    switch random.below(100) {
    case 0..<50:
      let gesture = Gesture.all[random.below(Gesture.all.count)]
      note(gesture.rawValue)
      hand.perform(gesture, &random)
    case 50..<95:
      guard let action = random.pick(stage.possibleActions) else { return }
      note("\(action)")
      await stage.play(action)
    default:
      let action: UserAction =
        random.chance(50) ? .adapt(random.chance(50) ? .regular : .compact) : .background
      note("\(action)")
      await stage.play(action)
    }
    if random.chance(50) { await stage.play(.wait(.milliseconds(random.below(1_200)))) }
  }

  /// Lets everything settle, and returns the mistakes then.
  private func complaint() async -> String? {
    await stage.play(.wait(.seconds(5)))
    for _ in 1...5 where hand.isMoving { await stage.play(.wait(.seconds(3))) }
    if let complaint = oracles.complaint() { return complaint }
    return leak()
  }

  private func leak() -> String? {
    // A flow in a modal may give its result to a screen that has left.
    guard stage.modalScreens.isEmpty else { return nil }
    let kept = departed.first { $0.screen.map { !stage.isOnStage($0) } ?? false }
    departed = []
    return kept.map { "\($0.title) leaks" }
  }

  private func note(_ act: String) {
    acts.append(act)
    if acts.count > 20 { acts.removeFirst() }
  }
}

@MainActor
private struct WeakScreen {
  let title: String
  weak var screen: (any Screen)?
}

/// A random gesture of the hand alone.
enum Gesture: String {
  case swipe
  case menu
  case drag
  case tab
  case answer
  case escape
  case both
  case drawer
  case tabAndSwipe = "tab and swipe"
  case dragPlayer = "drag player"
  case resize
  case rotate
  case sidebar
  case type

  /// The gestures, each as often as it is likely.
  static let all: [Gesture] = [
    .swipe, .swipe, .swipe, .swipe, .menu, .drag, .drag, .tab, .tab, .answer, .answer, .answer,
    .answer, .escape, .both, .drawer, .tabAndSwipe, .dragPlayer, .resize, .resize, .rotate, .rotate,
    .sidebar, .sidebar, .sidebar, .type, .type,
  ]
}

extension SwiftUIHand {
  func perform(_ gesture: Gesture, _ random: inout SplitMix64) {
    switch gesture {
    case .swipe: swipe(&random)
    case .menu: if let back = random.pick(backTargets) { userPops(to: back) }
    case .drag: userDismisses()
    case .tab: userTapsTab(random.below(3))
    case .answer:
      if random.chance(50) { userTypes("Ada") }
      userAnswers(random.below(2))
    case .escape: userEscapes()
    case .both: sheetAndAlertGoAtOnce()
    case .drawer: userTurnsDrawer()
    case .tabAndSwipe:
      userTapsTab(random.below(3))
      swipe(&random)
    case .dragPlayer: userDragsPlayer()
    case .resize: userResizes(to: random.chance(50) ? .compact : .regular)
    case .rotate: userRotates()
    case .sidebar: userGoesToSidebar()
    case .type: userTypesIntoPage(random.pick(["", "A", "Ada", "Lovelace"]) ?? "")
    }
  }

  private func swipe(_ random: inout SplitMix64) {
    if random.chance(50) { model.touched() }
    if let back = backTargets.last { userPops(to: back) }
  }
}

/// The invariants whenever a walk has settled.
@MainActor
package final class HandOracles {
  private let model: StageModel
  private let hand: SwiftUIHand
  private let stage: Stage
  private let log: LogReader

  init(_ model: StageModel, _ hand: SwiftUIHand, _ stage: Stage) {
    (self.model, self.hand, self.stage) = (model, hand, stage)
    log = LogReader(stage.log)
  }

  /// Returns the mistakes, or nil.
  func complaint() -> String? {
    let lines = log.newText().split(separator: "\n")
    if hand.isMoving { return "the hand does not come to rest" }
    if let stall = lines.last(where: { $0.contains("stalled") || $0.contains("twice") }) {
      return String(stall)
    }
    return structure() ?? contents() ?? fields() ?? removals() ?? selections() ?? complaints()
      ?? leaks()
  }

  private func structure() -> String? {
    let (seen, expected) = (hand.picture, BackendPicture(stage.snapshot))
    return seen.matches(expected) ? nil : "on stage:\n\(expected.text)\nseen:\n\(seen.text)"
  }

  private func contents() -> String? {
    let picture = stage.picture
    let regions = [picture.base] + picture.modals.map(\.region)
    for page in regions.flatMap(\.pages) where !page.isCovered {
      guard model.page(page.id)?.page != page else { continue }
      return "the page \(page.title) is not drawn as it is"
    }
    return nil
  }

  /// A field shows the text of its screen, whatever the user has typed.
  private func fields() -> String? {
    let pages = ([stage.picture.base] + stage.picture.modals.map(\.region)).flatMap(\.pages)
    for page in pages where !page.isCovered {
      for element in page.elements {
        guard case .field(let field) = element.kind,
          let shown = model.page(page.id)?.fields[element.id]
        else { continue }
        let isRight = field.isSecure ? true : shown.text == field.text
        if !isRight { return "the field \(field.label) shows \(shown.text) for \(field.text)" }
      }
    }
    return nil
  }

  private func selections() -> String? {
    let (told, allowed) = (model.selectionsTold, hand.selections)
    return told > allowed ? "\(told) selections told, \(allowed) made by the user" : nil
  }

  private func removals() -> String? {
    let told = model.removalsTold
    let allowed = hand.removals + hand.brokenOff
    return told > allowed ? "\(told) removals told, \(allowed) made by the user" : nil
  }

  private func complaints() -> String? { hand.complaints.first.map { "SwiftUI says: \($0)" } }

  private func leaks() -> String? {
    let (kept, onStage) = (model.pageCount, stage.picture.screens.count)
    // Embedded screens are in no stack.
    return kept > onStage + 20 ? "\(kept) pages kept for \(onStage) screens" : nil
  }
}
