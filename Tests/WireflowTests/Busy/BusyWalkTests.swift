import TestSupport
import Testing
import Wireflow
import WireflowTesting

@testable import Wireflow

/// An app that works, listens, guards and is cancelled at random: each request has an end that the
/// log tells, each run is the same as its replay, and nothing stays behind.
@MainActor
struct BusyWalkTests {
  @Test(arguments: WireframeVariant.standard, BusyWalk.Pace.allCases)
  func endsAllThatItBeginsAndRunsTheSameAgain(
    on variant: WireframeVariant, pace: BusyWalk.Pace
  ) async {
    let steps = WalkSteps.wanted ?? 240
    var (asked, heard) = (0, 0)
    for life in 0..<max(1, steps / BusyWalk.lifeLength) {
      let counts = await Self.live(variant, pace, seed: UInt64(life))
      asked += counts.asked
      heard += counts.heard
    }
    #expect(asked > steps / 10)
    // A hurried user interrupts the app at random.
    if pace == .patient { #expect(heard > steps / 500) }
  }

  private static func live(
    _ variant: WireframeVariant, _ pace: BusyWalk.Pace, seed: UInt64
  ) async -> (asked: Int, heard: Int) {
    var walk: BusyWalk? = BusyWalk(variant, pace, seed: seed)
    let remnants = await walk?.live(steps: BusyWalk.lifeLength) ?? []
    guard let counts = walk?.counts, let (scheduler, bell) = walk?.rest else { return (0, 0) }

    walk = nil
    await scheduler.sleepers.settled()
    // A hurried user leaves tasks in the midst of being cancelled, which takes some turns more.
    if pace == .hurried { await expectEventually { remnants.allSatisfy { $0.object == nil } } }

    let left = remnants.filter { $0.object != nil }.map(\.name)
    #expect(left == [], "\(variant), \(pace), seed \(seed)")
    #expect(bell.ring() == 0, "\(variant), \(pace), seed \(seed): someone listens")
    #expect(
      scheduler.sleepers.sleepingCount == 0, "\(variant), \(pace), seed \(seed): someone sleeps")
    // Only the limits of a backend's time and of a guard's may be left, and they keep nothing.
    await scheduler.advance(by: BusyWorld.guardLimit)
    #expect(scheduler.pending.isEmpty, "\(variant), \(pace), seed \(seed): something is scheduled")
    return counts
  }
}

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

/// The account of a busy app's objects and requests.
@MainActor
final class BusyBook {
  /// A request, and what finally becomes of it.
  private struct Asked {
    let name: String
    let final: FinalOutcome
  }

  /// A child flow, and how often its outcome was heard.
  private struct Child {
    let flow: FlowRecord
    let parent: FlowRecord
    var heardCount = 0
  }

  private(set) var remnants: [WeakObject] = []
  private var waiting: [Asked] = []
  private var children: [Int: Child] = [:]
  private var childCount = 0
  private(set) var askedCount = 0
  private(set) var heardCount = 0
  private(set) var problems: [String] = []
  /// The reasons reported since the last check, which must be in the log.
  private var reasons: [IgnoredReason] = []

  struct WeakObject {
    let name: String
    weak var object: AnyObject?
  }

  func track(_ object: some AnyObject, _ name: String) {
    remnants.append(WeakObject(name: name, object: object))
  }

  func note(_ name: String, _ outcome: RequestOutcome, _ final: FinalOutcome) {
    askedCount += 1
    switch outcome {
    case .committed: break
    case .queued: waiting.append(Asked(name: name, final: final))
    case .ignored(let reason): reasons.append(reason)
    }
  }

  /// Notes a child that is about to start, and returns its number.
  func begin(_ flow: FlowRecord, under parent: FlowRecord) -> Int {
    childCount += 1
    children[childCount] = Child(flow: flow, parent: parent)
    return childCount
  }

  func hear(_ number: Int) {
    heardCount += 1
    children[number]?.heardCount += 1
    if let child = children[number], child.heardCount > 1 {
      problems.append("the outcome of \(child.flow.name) \(number) was heard twice")
    }
  }

  /// Compares requests with the log, once the app has finished its immediate work.
  func check(_ stage: Stage, newEntries: [PresentationLog.Entry]) -> [String] {
    checkRequests(stage, newEntries)
    checkOutcomes()
    defer { problems = [] }
    return problems
  }

  private func checkRequests(_ stage: Stage, _ entries: [PresentationLog.Entry]) {
    waiting.removeAll { asked in
      guard let outcome = asked.final.outcome else { return false }
      if case .ignored(let reason) = outcome { reasons.append(reason) }
      return true
    }
    var written: [IgnoredReason: Int] = [:]
    for case .ignored(_, let reason) in entries { written[reason, default: 0] += 1 }
    for reason in reasons {
      written[reason, default: 0] -= 1
      if written[reason, default: 0] < 0 { problems.append("no line says: \(reason)") }
    }
    reasons = []
    let isHeld = stage.shownAlert != nil || !stage.queue.guards.decisions.isEmpty
    if !isHeld {
      problems += waiting.map { "\($0.name) waits for nothing" }
    }
  }

  private func checkOutcomes() {
    for (number, child) in children where child.flow.hasEnded {
      if child.parent.isAlive, child.heardCount == 0 {
        problems.append("nobody heard the outcome of \(child.flow.name) \(number)")
      }
      if child.heardCount > 0 || !child.parent.isAlive { children[number] = nil }
    }
  }
}
