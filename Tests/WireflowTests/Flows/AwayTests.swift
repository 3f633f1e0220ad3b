import TestSupport
import Testing
import Wireflow

/// Time that is moved by hand waits for work that is away: in an actor, a service, a task group.
@MainActor
struct AwayTests {
  private let rig = FlowRig()

  /// Starts a flow with a page and a task, and returns the line in which the task begins.
  @discardableResult
  private func start(_ work: @escaping @MainActor (ChildFlow) async throws -> Void) -> Int {
    let child = ChildFlow(rig.wireframe) { flow, sender in
      flow.wireframe.push(flow.page, from: sender)
      flow.task { try await work($0) }
    }
    rig.main.start(child, from: rig.main.root)
    _ = rig.newLog()
    return #line - 4
  }

  /// The log of three flows at once, whose services sleep in an actor, a shop and a task group.
  ///
  /// The user dismisses the front modal after each of some waits.
  private static func logOfServices(dismissingAfter waits: [Int] = [40]) async -> String {
    let rig = FlowRig()
    let (shelf, shop) = (SleepingShelf(rig.scheduler), SleepingShop(rig.scheduler))
    for number in 1...3 {
      let flow = ChildFlow(rig.wireframe, page: "Flow \(number)") { flow, sender in
        flow.wireframe.presentModally(flow.page)
        flow.task { flow in
          for _ in 0..<2 {
            let book = try await shelf.book(after: 10 * number)
            rig.stage.log.note("\(number): \(book)")
          }
          let prices = try await withThrowingTaskGroup(of: String.self) { group in
            for cents in [7, 3, 5] {
              group.addTask { try await shop.price(cents) + ", " + shelf.book(after: 0) }
            }
            var prices: [String] = []
            for try await price in group { prices.append(price) }
            return prices
          }
          rig.stage.log.note("\(number): \(prices.joined(separator: "; "))")
          flow.finish(number)
        }
      }
      rig.main.start(flow, from: rig.main.root) { $0.note($1) }
    }
    for wait in waits {
      await rig.stage.play(.wait(.milliseconds(wait)))
      await rig.stage.play(.dismiss)
    }
    await rig.stage.play(.wait(.seconds(1)))
    return rig.newLog() + "\n" + rig.main.notes.joined(separator: ", ")
  }

  @Test func waitsForAReplyThatComesFromElsewhere() async {
    start { flow in
      await withCheckedContinuation { reply in
        Task.detached {
          for _ in 0..<2_000 { await Task.yield() }
          reply.resume()
        }
      }
      flow.wireframe.stage.log.note("a reply")
    }

    await rig.stage.play(.wait(.zero))

    rig.expectLog(
      matches: """
        > wait 0ms
          a reply
        """)
  }

  @Test func runsTheSameWhereverItIsCancelled() async {
    var random = SplitMix64(seed: 13)
    var logs: Set<String> = []
    for _ in 0..<(WalkSteps.wanted ?? 20) {
      let waits = (0...random.below(3)).map { _ in random.below(30) }
      let first = await Self.logOfServices(dismissingAfter: waits)
      let second = await Self.logOfServices(dismissingAfter: waits)
      #expect(first == second, "dismissed after \(waits)")
      logs.insert(first)
    }
    #expect(logs.count > 5)
  }

  @Test func sayWhoStaysAwayAndGoOn() async {
    rig.scheduler.awayLimit = .milliseconds(20)
    var reply: CheckedContinuation<Void, Never>?
    let line = start { flow in await withCheckedContinuation { reply = $0 } }

    await rig.stage.play(.wait(.zero))
    rig.expectLog(
      matches: """
        > wait 0ms
          away: the task of ChildFlow that began at WireflowTests/AwayTests.swift:\(line) did not come \
        back within 0.02 seconds
        """)
    await rig.stage.play(.back)
    reply?.resume()
    await rig.scheduler.sleepers.settled()

    rig.expectLog(
      matches: """
        > back
          pop PageScreen "Page"
          cancel ChildFlow
        """)
  }

  /// Other work that keeps the main actor busy takes part in the real time that is measured.
  @Test func measureTheRealTimeOnABusyMachine() async throws {
    rig.scheduler.awayLimit = .milliseconds(200)
    var reply: CheckedContinuation<Void, Never>?
    var (begin, taken) = (ContinuousClock.now, Duration.zero)
    start { flow in
      begin = .now
      await withCheckedContinuation { reply = $0 }
    }
    let busy = Task { @MainActor [stage = rig.stage] in
      while !Task.isCancelled, stage.log.lines.last?.contains("away: ") != true {
        let end = ContinuousClock.now + .milliseconds(20)
        while ContinuousClock.now < end {}
        await Task.yield()
      }
    }

    rig.stage.log.addSink { if $0.contains("away: ") { taken = .now - begin } }
    await rig.stage.play(.wait(.zero))
    busy.cancel()
    reply?.resume()

    guard case .away(_, _, let limit, let measured) = rig.stage.log.entries.last else {
      Issue.record("nothing is away")
      return
    }
    #expect(limit == .milliseconds(200) && measured >= limit)
    #expect(measured * 2 > taken, "\(measured) of \(taken)")
  }

  @Test func waitsForWhatACancelledTaskStillDoes() async {
    start { [rig] _ in
      try? await rig.scheduler.sleep(for: .seconds(1))
      for _ in 0..<20 { await Task.yield() }
      rig.stage.log.note("tidied up")
    }
    await rig.stage.play(.wait(.milliseconds(1)))
    _ = rig.newLog()

    await rig.stage.play(.back)

    rig.expectLog(
      matches: """
        > back
          pop PageScreen "Page"
          cancel ChildFlow
        > (app)
          tidied up
        """)
  }

  @Test func waitsForThoseWhomTimedWorkTellsSomething() async {
    let (rings, bell) = AsyncStream.makeStream(of: String.self)
    rig.main.listen(to: rings) { [rig] _, ring in rig.stage.log.note("hears \(ring)") }
    for time in [100, 200] {
      rig.main.after(.milliseconds(time)) { _ in bell.yield("\(time)") }
    }
    rig.main.after(.milliseconds(150)) { [rig] _ in rig.stage.log.note("150") }

    await rig.stage.play(.wait(.milliseconds(200)))

    rig.expectLog(
      matches: """
        > wait 200ms
          hears 100
          150
          hears 200
        """)
  }

  @Test func waitsForThoseWhomTimedWorkCancels() async {
    let sleeper = rig.main.task { [rig] _ in
      try? await rig.scheduler.sleep(for: .seconds(1))
      rig.stage.log.note("cancelled")
    }
    rig.main.after(.milliseconds(100)) { _ in sleeper.cancel() }

    await rig.stage.play(.wait(.milliseconds(100)))

    rig.expectLog(
      matches: """
        > wait 100ms
          cancelled
        """)
  }
}
