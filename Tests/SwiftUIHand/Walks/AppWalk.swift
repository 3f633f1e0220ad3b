import TestSupport
package import Wireflow
import WireflowInteraction
import WireflowSwiftUI

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
