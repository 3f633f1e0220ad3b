import TestSupport
import Testing
import WireflowInteraction

@testable import Wireflow

/// Random sessions over three windows, opened and closed at random: the places of each window are
/// consistent, the log tells which windows are open and whose line is whose, nothing of a closed
/// window stays in memory, and each log replays to itself.
@MainActor
struct WindowWalkTests {
  private static let steps = WalkSteps.wanted ?? 1_000
  private static let sessionSteps = 100

  @Test func everythingHolds() throws {
    var total = WindowWalk.Counts()
    for seed in 1...UInt64(max(1, Self.steps / Self.sessionSteps)) {
      weak var session: ApplicationSession?
      let text: String
      do {
        let walk = WindowWalk(seed: seed)
        session = walk.session
        for step in 1...Self.sessionSteps {
          guard let fault = walk.step() else { continue }
          Issue.record("seed \(seed), step \(step): \(fault)\n\(walk.session.log.text)")
          return
        }
        text = walk.session.log.text
        total.add(walk.counts)
        try replay(walk.session, seed)
      }
      #expect(session == nil, "seed \(seed): the session is kept\n\(text)")
      if session != nil { return }
    }
    #expect(total.opened > Self.steps / 50 && total.closed > Self.steps / 100, "\(total)")
    #expect(total.strangers > 0 && total.walls > 0, "\(total)")
    #expect(total.stepsWithThree > Self.steps / 10, "\(total)")
  }

  /// Plays a session again, and compares the logs and the screens of all windows.
  private func replay(_ session: ApplicationSession, _ seed: UInt64) throws {
    let script = try Script(parsing: session.log.text, name: "seed \(seed)")
    let desks = Desks()
    for step in script.steps { desks.session.perform(step.action) }
    let (first, second) = (session.log.lines, desks.session.log.lines)
    let difference = zip(first, second).enumerated().first { $1.0 != $1.1 }
    #expect(difference == nil, "seed \(seed): \(String(describing: difference))")
    #expect(first.count == second.count)
    let trees = [session, desks.session].map { $0.windows.map { NavigationTree($0.stage) } }
    #expect(trees[0] == trees[1], "seed \(seed)")
  }
}

extension WindowWalk.Counts {
  fileprivate mutating func add(_ other: Self) {
    opened += other.opened
    closed += other.closed
    strangers += other.strangers
    walls += other.walls
    stepsWithThree += other.stepsWithThree
  }
}
