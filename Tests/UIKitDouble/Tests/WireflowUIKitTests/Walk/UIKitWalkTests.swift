import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowInteraction
import WireflowTesting

@testable import WireflowUIKit

/// Random walks on the double, of as many steps as `WIREFLOW_WALK_STEPS` says.
@Suite(.serialized) @MainActor
struct UIKitWalkTests {
  @Test(arguments: WalkShape.allCases, DoubleMode.allCases)
  func stageAndDoubleAgree(_ shown: WalkShape, _ mode: DoubleMode) async {
    for system in [17, 26] { await walk(shown, mode, system) }
  }

  private func walk(_ shown: WalkShape, _ mode: DoubleMode, _ system: Int) async {
    let steps = (WalkSteps.wanted ?? 1_000) / 30
    for seed in 1...UInt64(max(1, steps / 100)) {
      let walk = UIKitWalk(mode, seed: seed, system: system, wireframe: shown.makeWireframe)
      for step in 1...100 {
        walk.step()
        guard step % 5 == 0, let complaint = await walk.complaint() else { continue }
        let acts = walk.acts.joined(separator: ", ")
        let log = walk.stage.log.lines.suffix(20).joined(separator: "\n")
        Issue.record(
          "iOS \(system), seed \(seed), step \(step), after \(acts):\n\(complaint)\nlog:\n\(log)")
        return
      }
    }
  }
}

/// A random user of each sample: VoiceOver hears of each change of place once, and of nothing else.
@MainActor struct VoiceWalkTests {
  @Test(arguments: SampleJourneyTests.Sample.allCases, WalkShape.allCases)
  func eachChangeOfPlaceIsAnnouncedOnce(
    _ sample: SampleJourneyTests.Sample, _ shown: WalkShape
  ) async {
    let hearing = UIAccessibility.Hearing()
    await UIAccessibility.$hearing.withValue(hearing) {
      let count = await walk(sample, shown, hearing)
      // It got about.
      #expect(count > 20)
    }
  }

  /// Returns the number of changes of place.
  private func walk(
    _ sample: SampleJourneyTests.Sample, _ shown: WalkShape,
    _ hearing: UIAccessibility.Hearing
  ) async -> Int {
    let scheduler = ManualScheduler()
    let rig = UIKitRig(.synchronous, scheduler: scheduler, sizeClass: shown.sizeClass)
    let stage = Stage(backend: rig.backend, scheduler: scheduler)
    let app = sample.makeController(stage, shown.makeWireframe)
    app.finishLaunching()
    let ear = Ear(stage, rig.backend, hearing)
    var random = SplitMix64(seed: 5)
    for _ in 0..<(WalkSteps.wanted.map { $0 / 16 } ?? 150) {
      guard let action = random.pick(stage.possibleActions) else { break }
      ear.action = "\(action)"
      await stage.play(action)
      if random.chance(30) { await stage.play(.wait(.seconds(1))) }
      ear.listen()
    }
    return ear.changes
  }
}

/// An ear that compares what VoiceOver hears with the page in front, after each turn of the stage.
@MainActor
private final class Ear {
  private let stage: Stage
  private let backend: UIKitBackend
  private let hearing: UIAccessibility.Hearing
  private var observation: StageObservation?
  private var place: (any Screen)?
  private(set) var changes = 0
  var action = ""

  init(_ stage: Stage, _ backend: UIKitBackend, _ hearing: UIAccessibility.Hearing) {
    (self.stage, self.backend, self.hearing) = (stage, backend, hearing)
    place = stage.state.frontScreen
    _ = hearing.take()
    observation = stage.observe({ _ in }, afterEachTurn: { [weak self] in self?.listen() })
  }

  func listen() {
    let posts = hearing.take().filter { $0.notification == .screenChanged }
    // VoiceOver stays in an alert, and hears of the place after it.
    let isOther =
      stage.shownAlert == nil && backend.alert == nil && stage.state.frontScreen !== place
    #expect(
      posts.count == (isOther ? 1 : 0), "\(action) to \(stage.state.frontScreen?.title ?? "")")
    guard isOther else { return }
    place = stage.state.frontScreen
    changes += 1
    let front = stage.state.frontScreen.flatMap { backend.viewController(for: $0) }
    let isThere = posts.first?.view.map { view in
      view === front?.navigationController?.navigationBar
        || front.map { view.isIn($0.view) } == true
    }
    #expect(isThere == true, "\(action)")
  }
}

extension UIView {
  /// Returns true if it is another view, or inside it.
  fileprivate func isIn(_ other: UIView) -> Bool {
    self === other || superview?.isIn(other) == true
  }
}
