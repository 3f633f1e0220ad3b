import TestSupport
import Testing

@testable import Wireflow

@MainActor
struct TurnQueueTests {
  private let link = StageLink()

  private func flow(_ number: Int) -> FlowRecord {
    let record = FlowRecord(link)
    record.number = number
    return record
  }

  /// A turn that is known by its number.
  private func turn(_ number: Int) -> Turn {
    Turn(.call {}, holding: .keeping(flow(number)))
  }

  private func decision(about request: NavigationRequest) -> PendingDecision {
    PendingDecision(
      number: 0, guardian: flow(0), held: Ask(request, through: nil, for: nil), Consultation(),
      phrase: "", holding: nil)
  }

  private func turn(for request: NavigationRequest) -> Turn {
    Turn(.request(Ask(request, through: nil, for: nil)))
  }

  @Test(arguments: UInt64(1)...20)
  func servesEachLaneInItsOrder(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let queue = TurnQueue()
    let lanes: [TurnQueue.Lane] = [.outcomes, .guarded, .alert, .later]
    var model: [TurnQueue.Lane: [Int]] = [:]

    for number in 0..<500 {
      let lane = lanes[random.below(lanes.count)]
      let waiting = model[lane] ?? []
      switch random.below(8) {
      case 0..<4:
        queue.add(turn(number), to: lane)
        model[lane, default: []].append(number)
      case 4..<7:
        #expect(queue.next(in: lane)?.hold?.flow.number == waiting.first)
        model[lane] = Array(waiting.dropFirst())
      default:
        let kept = random.below(5)
        guard lane == .later else { continue }
        let taken = queue.takeAll(in: lane, behind: kept).map { $0.hold?.flow.number }
        #expect(taken == waiting.dropFirst(kept).map { $0 })
        model[lane] = Array(waiting.prefix(kept))
      }
      #expect(queue.count == model.values.map(\.count).reduce(0, +))
      #expect(lanes.allSatisfy { queue.count(in: $0) == model[$0]?.count ?? 0 })
      #expect(lanes.allSatisfy { queue.isEmpty($0) == (model[$0] ?? []).isEmpty })
    }
  }

  @Test func knowsTheNewcomersBehindAnAlert() {
    let queue = TurnQueue()
    let (sender, screen) = (PageScreen("Sender"), PageScreen("Screen"))

    queue.add(turn(for: .push(screen, from: sender)), to: .alert)
    queue.add(turn(for: .replace(sender, with: screen)), to: .alert)
    #expect(queue.bringsAny(of: [sender, screen]))
    #expect(!queue.bringsAny(of: [sender]))

    _ = queue.next(in: .alert)
    #expect(queue.bringsAny(of: [screen]))
    _ = queue.next(in: .alert)
    #expect(!queue.bringsAny(of: [screen]))
  }

  @Test func takesAlertsOutOfTheLine() {
    let queue = TurnQueue()
    let (sender, screen) = (PageScreen("Sender"), PageScreen("Screen"))
    let alert = NavigationRequest.alert(AlertContent(title: "Alert"), from: sender, onAnswer: nil)
    queue.add(turn(for: alert), to: .alert)
    queue.add(turn(for: .modal(screen, from: sender)), to: .alert)
    queue.add(turn(for: alert), to: .alert)

    let taken = queue.takeAlerts(in: .alert)

    #expect(taken.count == 2)
    #expect(queue.takeAlerts(in: .alert).isEmpty)
    #expect(queue.count == 1)
    #expect(queue.bringsAny(of: [screen]))
  }

  @Test func keepsAStartUntilItsRootIsNotAwaited() {
    let queue = TurnQueue()
    let (a, b) = (PageScreen("A"), PageScreen("B"))
    for (number, root) in [a, b].enumerated() {
      let start = FlowStart(name: "", root: root, order: number) { _ in }
      queue.add(Turn(.start(start), holding: .keeping(flow(number + 1))), to: .starts)
    }
    queue.add(turn(for: .install([a])), to: .guarded)
    queue.guards.begin(decision(about: .install([b])))

    #expect(queue.nextStart() == nil)
    let isDecided = queue.guards.decide(0, .allow)
    #expect(isDecided)
    _ = queue.guards.takeDecided()
    #expect(queue.nextStart()?.hold?.flow.number == 2)
    #expect(queue.nextStart() == nil)
    _ = queue.next(in: .guarded)
    #expect(queue.nextStart()?.hold?.flow.number == 1)
    #expect(queue.count == 0)
  }
}
