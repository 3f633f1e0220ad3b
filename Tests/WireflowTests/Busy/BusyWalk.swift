import TestSupport
import Testing
import WireflowTesting

@testable import Wireflow

/// A random walk through an app whose flows work, listen, guard and are cancelled at random.
@MainActor
final class BusyWalk {
  /// The user's patience between two actions.
  enum Pace: CaseIterable {
    /// The user waits for the app's immediate work, so that the log can be played again.
    case patient
    /// For some turns of the main actor, or none.
    case hurried
  }

  /// How many actions a life of the app has, after which it is played again and ended.
  static let lifeLength = 120

  let controller: ApplicationController
  private let world: BusyWorld
  private let scheduler: ManualScheduler
  private let backend: TextRecorder
  private let variant: WireframeVariant
  private let pace: Pace
  private let seed: UInt64
  private var random: SplitMix64
  private var checkedCount = 0

  init(_ variant: WireframeVariant, _ pace: Pace, seed: UInt64) {
    self.variant = variant
    self.pace = pace
    self.seed = seed
    random = SplitMix64(seed: ~seed)
    scheduler = ManualScheduler()
    backend = TextRecorder()
    let stage = Stage(backend: backend, scheduler: scheduler)
    (controller, world) = BusyWorld.makeController(stage, variant.makeWireframe, seed: seed)
  }

  /// The number of requests that were asked, and of outcomes that were heard.
  var counts: (asked: Int, heard: Int) { (world.book.askedCount, world.book.heardCount) }

  private var stage: Stage { controller.stage }

  /// Lives a life, and returns the objects that must then be gone.
  func live(steps: Int) async -> [BusyBook.WeakObject] {
    await play(.launch)
    for step in 0..<steps {
      await takeStep()
      if pace == .hurried, step % 10 < 9 { continue }
      await scheduler.sleepers.settled()
      if !check() { break }
    }
    guard pace == .patient else { return world.book.remnants }
    await expectReplay(of: controller, on: variant) { [seed] in
      BusyWorld.makeController($0, $1, seed: seed).0
    }
    return world.book.remnants
  }

  /// The parts that outlive the app.
  var rest: (ManualScheduler, BusyBell) { (scheduler, world.bell) }

  private func takeStep() async {
    switch random.below(100) {
    case 0..<22: await play(.wait(.milliseconds(random.below(300))))
    case 22..<24: await play(.background)
    case 24..<26: await play(.adapt(random.chance(50) ? .compact : .regular))
    case 26..<32: await swipe()
    case 32..<36: await play(random.pick(stage.possibleActions.filter(\.isSelection)))
    case 36..<50:
      await play(random.pick(stage.possibleActions.filter { !$0.isTap && !$0.isSelection }))
    default: await play(random.pick(stage.possibleActions.filter(\.isTap)))
    }
  }

  private func play(_ action: UserAction?) async {
    guard let action else { return }
    switch pace {
    case .patient: await stage.play(action)
    case .hurried:
      stage.perform(action)
      for _ in 0..<random.below(4) { await Task.yield() }
    }
  }

  /// The user takes the screen in front off the backend, where it lets them.
  private func swipe() async {
    if let front = stage.modalScreens.last, stage.allowsUserDismissal, random.chance(50) {
      stage.userDid(.removed([front]), in: backend)
    } else if stage.allowsUserPop, let back = stage.screenToGoBackFrom {
      stage.userDid(.removed([back]), in: backend)
    }
    if pace == .patient { await scheduler.sleepers.settled() }
  }

  private func check() -> Bool {
    let entries = stage.log.entries(behind: checkedCount)
    checkedCount = stage.log.writtenCount
    var problems = world.book.check(stage, newEntries: entries) + violations(of: stage)
    for case .away(let flow, let origin, _, _) in entries { problems.append("\(flow): \(origin)") }
    if problems.isEmpty { return true }
    let log = stage.log.lastLines(40).joined(separator: "\n")
    Issue.record(
      "\(variant), \(pace), seed \(seed): \(problems.joined(separator: "\n"))\n\n\(log)")
    return false
  }
}

extension UserAction {
  fileprivate var isTap: Bool {
    if case .tap = self { true } else { false }
  }

  fileprivate var isSelection: Bool {
    if case .select = self { true } else { false }
  }
}
