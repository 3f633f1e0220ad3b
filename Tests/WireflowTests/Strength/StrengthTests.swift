import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// Endless work of an app ends, with a line.
@MainActor
struct EndlessAppTests {
  private let rig = FlowRig()

  private let last = "  ignored start ChildFlow: it would go on for ever"

  /// Starts a flow that ends at once, and again as many times in its outcome while it may.
  private func start(_ times: Int, upTo limit: Int = .max) -> Int {
    var count = 0
    func start() {
      count += 1
      guard count < limit else { return }
      rig.main.start(ChildFlow(rig.wireframe) { _, _ in }, from: rig.root) { _, _ in
        for _ in 0..<times { start() }
      }
    }
    start()
    return count
  }

  @Test func flowThatStartsItselfAnewInItsOutcomeIsIgnoredInTheEnd() {
    #expect(start(1) == 10_002)
    #expect(rig.stage.log.lines.last == last)
    rig.start()
    #expect(rig.stage.stack(of: rig.root).titles == "Root/Page")
  }

  /// It would double with each outcome, and fill the memory long before it is 10,000 long.
  @Test func circleThatGrowsIsIgnoredInTheEnd() {
    #expect((1_000..<50_000).contains(start(2)))
    #expect(rig.stage.log.lines.last == last)
  }

  @Test func longChainThatEndsIsNoCircle() { #expect(start(1, upTo: 5_000) == 5_000) }

  @Test func observerThatAnswersItselfIsIgnoredInTheEnd() {
    var count = 0
    let observation = rig.stage.observe { [rig] change in
      switch change {
      case .entered:
        count += 1
        rig.wireframe.goBack()
      case .left: rig.wireframe.push(PageScreen("Page"), from: rig.root)
      case .started, .ended, .becameVisible, .hid: break
      }
    }

    rig.wireframe.push(PageScreen("First"), from: rig.root)

    #expect(count > 1_000)
    #expect(rig.stage.log.lines.contains { $0.hasSuffix(": it would go on for ever") })
    withExtendedLifetime(observation) {}
  }
}

/// Work that lets no time pass for ever holds up nobody, and leaves one line.
@MainActor
struct EndlessWorkTests {
  private let rig = FlowRig()
  private let line =
    "  note: work at 0.3 seconds went on without any delay, and would have for ever; let it sleep"

  /// Expects the work to have had many rounds, and then to be left alone.
  private func expectEnd(of rounds: Int) {
    #expect(rig.scheduler.now == .seconds(2))
    #expect((1_000..<10_000).contains(rounds))
    #expect(rig.stage.log.lines.count { $0 == line } == 1)
  }

  @Test func taskThatSleepsForNoTimeLetsTimePass() async {
    var rounds = 0
    rig.main.task { flow in
      try await flow.wireframe.sleep(for: .milliseconds(300))
      while true {
        rounds += 1
        try await flow.wireframe.sleep(for: .zero)
      }
    }
    rig.main.after(.milliseconds(500)) { _ = $0.wireframe.push("Page") }
    for _ in 1...2 { await rig.stage.play(.wait(.seconds(1))) }
    expectEnd(of: rounds)
    #expect(rig.stage.frontScreen?.title == "Page")
  }

  @Test func delayedWorkThatAsksForItselfLetsTimePass() {
    var rounds = 0
    func again(_ flow: MainFlow) {
      rounds += 1
      flow.after(.zero) { again($0) }
    }
    rig.main.after(.milliseconds(300)) { again($0) }
    rig.user(.wait(.seconds(2)))
    expectEnd(of: rounds)
  }

  @Test func muchWorkAtOneMomentIsNotEndless() {
    var count = 0
    for _ in 0..<20_000 { rig.main.after(.zero) { _ in count += 1 } }

    rig.stage.perform(.wait(.zero))

    #expect(count == 20_000)
    #expect(rig.scheduler.endlessMoment == nil)
  }
}

/// Flows may be nested as deep as an app likes.
@MainActor
struct DeepFlowTests {
  /// Starts flows each of which is below the one before, and returns the outermost.
  private func nest(in rig: FlowRig, onEnd: @escaping () -> Void) -> ChildFlow {
    let first = ChildFlow(rig.wireframe)
    rig.main.start(first, from: rig.root) { _, _ in onEnd() }
    var parent = first
    for _ in 1..<Strength.flowDepth {
      let child = ChildFlow(parent.wireframe)
      parent.start(child, from: parent.page) { _, _ in onEnd() }
      parent = child
    }
    return first
  }

  @Test func deepFlowsEndFromTheInnermostOn() {
    let rig = FlowRig()
    var outcomes = 0
    nest(in: rig) { outcomes += 1 }.cancel()
    #expect(outcomes == Strength.flowDepth)
    #expect(rig.stage.stack(of: rig.root).count == 1)
    for line in ["  cancel ChildFlow", "  start ChildFlow"] {
      #expect(rig.stage.log.lines.count { $0 == line } == Strength.flowDepth)
    }
  }

  @Test func appGoesWithAllItsDeepFlows() {
    weak var stage: Stage?
    do {
      let rig = FlowRig()
      stage = rig.stage
      _ = nest(in: rig) {}
    }
    #expect(stage == nil)
  }
}

/// A log may become long, be cut, and hold names of any kind.
@MainActor
struct LongLogTests {
  @Test func textOfALogThatWasCutIsAScript() throws {
    let rig = FlowRig()
    for _ in 0..<5 {
      rig.wireframe.push(PageScreen("#1 \"> tap\""), from: rig.root)
      rig.wireframe.batch {
        rig.wireframe.goBack()
        rig.wireframe.push(PageScreen("2"), from: rig.root)
      }
      rig.stage.perform(.back)
    }
    let whole = rig.stage.log.lines

    for limit in 0...whole.count {
      let text = whole.suffix(limit).joined(separator: "\n")
      let script = try Script(parsing: text, name: "cut to \(limit)")
      let actions = whole.suffix(limit).filter { $0.hasPrefix("> ") && $0 != "> (app)" }
      #expect(script.steps.map { "> \($0.action)" } == actions)
    }
  }

  @Test func scriptThatIsIndentedIsNoLog() throws {
    let script = try Script(parsing: "  tap \"Crime\"\n  back\n", name: "indented")

    #expect(script.steps.map(\.action) == [.tap("Crime"), .back])
    #expect(throws: ScriptError.self) { try Script(parsing: "  back\nfly", name: "wrong") }
  }

  @Test func nameOfAContainerForgesNoLine() throws {
    let forged = WireframeContainer(name: "tabs\n> tap \"Pay\"", rootNavigation: .tabs) { $0 }
    let rig = FlowRig { PolicyWireframe(stage: $0, policy: ContainerPolicy(forged)) }
    for _ in 1...2 { rig.wireframe.adapt(to: .regular) }
    assertSnapshot(of: "\(rig.stage.log.text)\n\(NavigationTree(rig.stage))")
    let script = try Script(parsing: rig.stage.log.text, name: "forged")
    #expect(script.steps.map(\.action) == [.launch])
  }
}

/// A scheduler whose time goes back, stands still or is beyond all reason harms nothing.
@MainActor
struct AbsurdTimeTests {
  private final class AbsurdScheduler: Scheduler {
    let sleepers = Sleepers()
    private var random = SplitMix64(seed: 7)
    private var work: [@MainActor () -> Void] = []

    var now: Duration {
      let times: [Duration] = [
        .zero, .seconds(Int64.max), .seconds(Int64.min), .seconds(-1), .nanoseconds(1),
        Duration(secondsComponent: .max, attosecondsComponent: 999_999_999_999_999_999),
      ]
      return random.pick(times) ?? .zero
    }

    func schedule(
      after delay: Duration, _ work: @escaping @MainActor () -> Void
    ) -> ScheduledWork {
      self.work.append(work)
      return ScheduledWork {}
    }

    func run() {
      let due = work
      work = []
      for work in due { work() }
    }
  }

  @Test func logCanBeReadAgain() throws {
    let scheduler = AbsurdScheduler()
    let stage = Stage(backend: TextRecorder(), scheduler: scheduler)
    let wireframe = TabBarWireframe(stage: stage)
    let main = MainFlow(wireframe)
    let controller = ApplicationController(wireframe: wireframe, mainFlow: main)
    controller.finishLaunching()

    for number in 0..<1_000 {
      main.after(number.isMultiple(of: 2) ? .seconds(Int64.max) : .seconds(Int64.min)) { flow in
        flow.wireframe.push(PageScreen("Page"), from: flow.root)
      }
      scheduler.run()
      stage.perform(.back)
    }

    let script = try Script(parsing: stage.log.text, name: "absurd")
    #expect(script.steps.count { $0.action == .back } == 1_000)
    #expect(stage.log.lines.count { $0.hasPrefix("  push ") } == 1_000)
  }
}

/// Values without sense, which an app may have read, count as the nearest ones with sense.
@MainActor
struct OddValuesTests {
  private let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())

  @Test func aLogOfLessThanNothingKeepsNothing() {
    let controller = ApplicationController(
      wireframe: TabBarWireframe(stage: stage),
      mainFlow: MainFlow(TabBarWireframe(stage: stage)))
    stage.log.limit = -5
    controller.finishLaunching()

    #expect(stage.log.limit == 0)
    #expect(stage.log.lines == [])
    #expect(stage.log.lastLines(-1) == [])
  }

  @Test(arguments: [0, -1, .min])
  func aContainerHasAColumn(columns: Int) {
    let container = WireframeContainer(
      name: "odd", rootNavigation: .tabs, columns: columns,
      modalStyle: WireframeContainer.compactModalStyle)
    #expect(container.columns == 1)
  }

  @Test func aSwitchWithoutVariantsIsABarOfTabs() {
    let wireframe = WireframeSwitch(stage: stage, variants: [], selected: "kiosk")
    ApplicationController(wireframe: wireframe, mainFlow: MainFlow(wireframe)).finishLaunching()

    #expect(wireframe.selected == "tab-bar")
    #expect(stage.log.lines.last?.hasPrefix("  install tab bar: ") == true)
  }
}

/// Hundreds of root items, details and embedded screens, and thousands by `WIREFLOW_STRENGTH`.
@MainActor
struct ManyTests {
  private let count = Strength.isWhole ? 2_000 : 400
  private let rig = FlowRig { SplitWireframe(stage: $0) }

  @Test func holdsManyRootItemsWithADetailEach() {
    let balance = Balance(rig.stage)
    let items = (0..<count).map { PageScreen("Item \($0)") }
    rig.wireframe.update(rootItems: items)
    for item in items {
      rig.wireframe.select(item)
      rig.wireframe.showDetail(PageScreen("Detail of \(item.title)"), from: item)
    }
    rig.wireframe.update(rootItems: items.reversed())
    #expect(balance.faults == [])
    #expect(rig.stage.rootScreens.count == count)
    #expect(rig.stage.detail(beside: items[7]).titles == "Detail of Item 7")
    rig.wireframe.update(rootItems: [items[3]])
    #expect(rig.stage.detail(beside: items[3]).titles == "Detail of Item 3")
    #expect(balance.faults == [])
  }

  @Test func holdsManyEmbeddedScreens() {
    let balance = Balance(rig.stage)
    let inner = (0..<count).map { PageScreen("Inner \($0)") }
    for screen in inner { rig.wireframe.embed(screen, in: rig.root) }
    for screen in inner where screen !== inner[9] { rig.wireframe.remove(screen) }
    rig.wireframe.replace(inner[9], with: inner[8])
    for screen in inner.suffix(2) { rig.wireframe.embed(screen, in: rig.root) }
    #expect(balance.faults == [])
    #expect(
      rig.stage.embedded(in: rig.root).titles == "Inner 8/Inner \(count - 2)/Inner \(count - 1)")
  }
}
