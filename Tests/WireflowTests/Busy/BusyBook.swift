@testable import Wireflow

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
