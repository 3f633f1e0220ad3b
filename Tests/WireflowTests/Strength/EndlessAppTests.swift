import TestSupport
import Testing
import Wireflow

/// Endless work of an app ends, with a line.
@MainActor
struct EndlessAppTests {
  private let rig = FlowRig()

  @Test func flowThatStartsItselfAnewInItsOutcomeIsIgnoredInTheEnd() {
    var count = 0
    func start() {
      count += 1
      let flow = ChildFlow(rig.wireframe) { _, _ in }
      rig.main.start(flow, from: rig.main.root) { _, _ in start() }
    }

    start()

    #expect(count == 10_002)
    #expect(
      rig.stage.log.lines.last == "  ignored start ChildFlow: it would go on for ever")
  }

  /// It would double with each outcome, and fill the memory long before it is 10,000 long.
  @Test func circleThatGrowsIsIgnoredInTheEnd() {
    var count = 0
    func start() {
      count += 1
      let flow = ChildFlow(rig.wireframe) { _, _ in }
      rig.main.start(flow, from: rig.main.root) { _, _ in
        start()
        start()
      }
    }

    start()

    #expect((1_000..<50_000).contains(count))
    #expect(
      rig.stage.log.lines.last == "  ignored start ChildFlow: it would go on for ever")
  }

  @Test func observerThatAnswersItselfIsIgnoredInTheEnd() {
    var count = 0
    let observation = rig.stage.observe { [rig] change in
      switch change {
      case .entered:
        count += 1
        rig.wireframe.goBack()
      case .left: rig.wireframe.push(PageScreen("Page"), from: rig.main.root)
      case .started, .ended, .becameVisible, .hid: break
      }
    }

    rig.wireframe.push(PageScreen("First"), from: rig.main.root)

    #expect(count > 1_000)
    #expect(rig.stage.log.lines.contains { $0.hasSuffix(": it would go on for ever") })
    withExtendedLifetime(observation) {}
  }

  @Test func appIsWellAfterwards() {
    flowThatStartsItselfAnewInItsOutcomeIsIgnoredInTheEnd()
    _ = rig.newLog()

    rig.main.start(ChildFlow(rig.wireframe), from: rig.main.root)
    rig.stage.perform(.back)

    rig.expectLog(
      matches: """
          start ChildFlow
          push PageScreen "Page" onto Root
        > back
          pop PageScreen "Page"
          cancel ChildFlow
        """)
  }

  @Test func longChainThatEndsIsNoCircle() {
    var count = 0
    func start() {
      count += 1
      guard count < 5_000 else { return }
      let flow = ChildFlow(rig.wireframe) { _, _ in }
      rig.main.start(flow, from: rig.main.root) { _, _ in start() }
    }

    start()

    #expect(count == 5_000)
  }
}
