import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// Endless work of an app ends, with a line, and holds up nobody.
@MainActor
struct EndlessAppTests {
  private let rig = FlowRig()

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

  /// One that doubles with each outcome would fill the memory long before it is 10,000 long.
  @Test(arguments: Strength.some(of: [1, 2]))
  func flowThatStartsItselfAnewInItsOutcomeIsIgnoredInTheEnd(times: Int) {
    let count = start(times)
    #expect(times == 1 ? count == 10_002 : (1_000..<50_000).contains(count))
    #expect(rig.stage.log.lines.last == "  ignored start ChildFlow: it would go on for ever")
    rig.start()
    #expect(rig.stage.state.stack(of: rig.root).titles == "Root/Page")
  }

  @Test func longChainThatEndsIsNoCircle() { #expect(start(1, upTo: 5_000) == 5_000) }

  @Test(arguments: Strength.some(of: [1, 2]))
  func observerThatAnswersItselfIsIgnoredInTheEnd(times: Int) {
    var count = 0
    let answer: @MainActor () -> Void = { [rig] in
      rig.wireframe.goBack()
      rig.wireframe.push("Page", from: rig.root)
    }
    let observation = rig.stage.observe { [rig] change in
      guard case .entered = change else { return }
      count += 1
      for _ in 1...times { times == 1 ? answer() : rig.stage.inTurn(answer) }
    }

    rig.wireframe.push("First")

    #expect((1_000..<50_000).contains(count))
    #expect(rig.stage.log.lines.contains { $0.hasSuffix(": it would go on for ever") })
    observation.cancel()
  }

  /// Work that lets no time pass has many rounds, leaves one line, and is then left alone.
  @Test(arguments: [true, false])
  func workWithoutAnyDelayLetsTimePass(isTask: Bool) async {
    var rounds = 0
    func again(_ flow: MainFlow) {
      rounds += 1
      flow.after(.zero) { again($0) }
    }
    if isTask {
      rig.main.task { flow in
        try await flow.wireframe.sleep(for: .milliseconds(300))
        while true {
          rounds += 1
          try await flow.wireframe.sleep(for: .zero)
        }
      }
    } else {
      rig.main.after(.milliseconds(300)) { again($0) }
    }
    rig.main.after(.milliseconds(500)) { _ = $0.wireframe.push("Page") }
    for _ in 1...2 { await rig.stage.play(.wait(.seconds(1))) }
    #expect((1_000..<10_000).contains(rounds))
    #expect(rig.stage.log.lines.count { $0.contains("0.3 seconds went on without any delay") } == 1)
    #expect(!rig.stage.log.lines.contains("> (app)"), "the note is about the wait")
    #expect(rig.stage.state.frontScreen?.title == "Page")
  }

  @Test func muchWorkAtOneMomentIsNotEndless() {
    var count = 0
    for _ in 0..<20_000 { rig.main.after(.zero) { _ in count += 1 } }
    rig.user(.wait(.zero))
    #expect(count == 20_000)
    #expect(rig.scheduler.endlessMoment == nil)
  }
}

/// Apps that are larger than any should be.
@MainActor
struct LargeAppTests {
  /// Flows may be nested as deep as an app likes.
  @Test(arguments: [true, false])
  func deepFlowsEndFromTheInnermostOn(isCancelled: Bool) {
    weak var stage: Stage?
    var outcomes = 0
    do {
      let rig = FlowRig()
      stage = rig.stage
      let first = ChildFlow(rig.wireframe)
      rig.main.start(first, from: rig.root) { _, _ in outcomes += 1 }
      var parent = first
      for _ in 1..<Strength.flowDepth {
        let child = ChildFlow(parent.wireframe)
        parent.start(child, from: parent.page) { _, _ in outcomes += 1 }
        parent = child
      }
      if isCancelled {
        first.cancel()
        #expect(rig.stage.state.stack(of: rig.root).count == 1)
        let ends = rig.stage.log.lines.count { $0 == "  cancel ChildFlow" }
        #expect(outcomes == Strength.flowDepth && ends == outcomes)
      }
    }
    #expect(stage == nil)
  }

  @Test func textOfALogThatWasCutIsAScript() throws {
    let rig = FlowRig()
    for _ in 0..<5 {
      rig.wireframe.push("#1 \"> tap\"", from: rig.root)
      rig.wireframe.batch {
        rig.wireframe.goBack()
        rig.wireframe.push("2", from: rig.root)
      }
      rig.user(.back)
    }
    let whole = rig.stage.log.lines

    for limit in 0...whole.count {
      let rest = whole.suffix(limit)
      let script = try Script(parsing: rest.joined(separator: "\n"), name: "cut to \(limit)")
      let actions = rest.filter { $0.hasPrefix("> ") && $0 != "> (app)" }
      #expect(script.steps.map { "> \($0.action)" } == actions)
    }
  }
}

/// Values without sense, which an app may have read, count as the nearest ones with sense.
@MainActor
struct OddValuesTests {
  /// A scheduler whose time goes back, stands still or is beyond all reason.
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

  @Test func logOfAbsurdTimesCanBeReadAgain() throws {
    let scheduler = AbsurdScheduler()
    let main = MainFlow(
      TabBarWireframe(stage: Stage(backend: TextRecorder(), scheduler: scheduler)))
    let controller = ApplicationController(wireframe: main.wireframe.base, mainFlow: main)
    let log = controller.stage.log
    controller.finishLaunching()
    for number in 0..<1_000 {
      main.after(number.isMultiple(of: 2) ? .seconds(Int64.max) : .seconds(Int64.min)) { flow in
        flow.wireframe.push("Page", from: flow.root)
      }
      scheduler.run()
      controller.perform(.back)
    }

    let script = try Script(parsing: log.text, name: "absurd")
    #expect(script.steps.count { $0.action == .back } == 1_000)
    log.limit = -5
    #expect(log.limit == 0 && log.lines == [] && log.lastLines(-1) == [])
  }

  @Test(arguments: [0, -1, .min])
  func aContainerHasAColumn(columns: Int) {
    let container = WireframeContainer(
      name: "tabs\n> tap \"Pay\"", rootNavigation: .tabs, columns: columns
    ) { $0 }
    #expect(container.columns == 1)
    // Its name forges no line.
    let rig = FlowRig { PolicyWireframe(stage: $0, policy: ContainerPolicy(container)) }
    rig.wireframe.adapt(to: .regular)
    #expect(!rig.stage.log.lines.contains("> tap \"Pay\""))
  }

  @Test func aSwitchWithoutVariantsIsABarOfTabs() {
    let rig = FlowRig { WireframeSwitch(stage: $0, variants: [], selected: "kiosk") }
    #expect((rig.controller.wireframe as? WireframeSwitch)?.selected == "tab-bar")
    #expect(rig.stage.snapshot.container.name == "tab bar")
  }
}
