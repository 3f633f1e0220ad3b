import TestSupport
import Testing

@testable import Wireflow

/// The screens and flows that requests and starts wait for.
@MainActor
struct TurnQueueTests {
  private let link = StageLink()

  private func flow(_ number: Int) -> FlowRecord {
    let record = FlowRecord(link)
    record.number = number
    return record
  }

  private func decision(about request: NavigationRequest) -> PendingDecision {
    PendingDecision(
      number: 0, guardian: flow(0), held: Ask(request, through: nil, for: nil), Consultation(),
      phrase: "", holding: nil)
  }

  private func turn(for request: NavigationRequest) -> Turn {
    Turn(.request(Ask(request, through: nil, for: nil)))
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
