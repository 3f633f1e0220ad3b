import TestSupport
import Testing
import WireflowInteraction

@testable import Wireflow

/// An attempt's changes are undone once the stage has taken it back.
@MainActor
struct AttemptTests {
  private final class Player: FullscreenMinimizable {
    let title: String
    let minimizedControls: any Screen
    var onMinimizedPlayerPressed: (() -> Void)?

    init(_ number: Int) {
      title = "Player \(number)"
      minimizedControls = PageScreen("Controls \(number)")
    }
  }

  private let rig = FlowRig()
  private let screens = (0..<14).map { PageScreen("Page \($0)") }
  private let players = (0..<2).map { Player($0) }
  private var places: Places { rig.stage.places }

  @Test(arguments: UInt64(1)...60)
  func takesBackRequestsAndTheEndsOfFlows(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let flows = makeFlows(&random)
    for _ in 0..<15 { act(flows, &random) }
    let before = words(flows)

    let mark = places.beginAttempt()
    for _ in 0..<random.below(12) { act(flows, &random) }
    let inner = places.beginAttempt()
    for _ in 0..<random.below(6) { act(flows, &random) }
    places.rollBack(to: inner)
    places.rollBack(to: mark)

    #expect(words(flows) == before)
    places.effects = Effects()
    expectNoViolations(of: rig.stage)
  }

  /// Flows below the main flow, each of which lives on until it ends.
  private func makeFlows(_ random: inout SplitMix64) -> [FlowRecord] {
    var flows = [rig.main.wireframe.flow]
    for number in 1...5 {
      let flow = FlowRecord(rig.stage.link)
      (flow.name, flow.number) = ("Flow \(number)", 1000 + number)
      places.begin(flow, under: flows[random.below(flows.count)])
      places.setStarted(flow)
      flows.append(flow)
    }
    return flows
  }

  private func act(_ flows: [FlowRecord], _ random: inout SplitMix64) {
    let flow = random.chance(70) ? flows[random.below(flows.count)] : nil
    let asker = Asker(
      flow: flow?.isAlive == true ? flow : nil, fate: random.chance(30) ? .leaves : .stays)
    if random.chance(8), let flow = asker.flow, flow.parent != nil {
      places.asker = asker
      return places.end(
        flow, random.chance(50) ? .unwound : .left, isFinished: random.chance(50))
    }
    let request = request(&random)
    if case .installPlayer(let player, _) = request { asker.controls = player.minimizedControls }
    places.asker = asker
    try? places.carryOut(request)
  }

  private func request(_ random: inout SplitMix64) -> NavigationRequest {
    func any() -> PageScreen { screens[random.below(screens.count)] }
    let there = rig.stage.visibleScreens.first ?? any()
    let sender = random.chance(70) ? there : any()
    let style: ModalStyle = random.chance(20) ? .wall : .automatic
    let containers: [WireframeContainer] = [.tabBar, .drawer, .split]
    switch random.below(22) {
    case 0...3: return .push(any(), from: sender)
    case 4: return .pop(sender)
    case 5: return .popTo(any())
    case 6: return .popToRoot(of: sender)
    case 7: return .replace(sender, with: any())
    case 8, 9: return .showDetail(any(), from: sender)
    case 10: return .embed(any(), in: sender)
    case 11: return .remove(any())
    case 12: return .setStack([any(), any(), any()], of: sender)
    case 13: return .install([any(), any()], in: containers[random.below(3)])
    case 14: return .update([rig.main.root, any(), any()])
    case 15, 16:
      return .present(
        any(), from: random.chance(70) ? sender : nil, style: style, dismissButton: .done)
    case 17: return .dismiss(any())
    case 18:
      return random.pick([.dismissAll, .goBack, .returnToRoot]) ?? .goBack
    case 19: return .alert(AlertContent(title: "Alert"), from: sender, as: nil)
    case 20: return .installPlayer(players[random.below(2)], animated: true)
    default:
      return random.chance(50)
        ? .maximize(animated: true) : .adapt(.regular, in: containers[random.below(3)])
    }
  }

  /// The whole stage, with the flows' view of it.
  private func words(_ flows: [FlowRecord]) -> [String] {
    var (state, words) = (places.state, NavigationTree(rig.stage).description)
    // Numbers are never given twice, also not by an attempt.
    state.counts.arrivals = 0
    words += "\n\(places.screens.keys.count) screens, \(places.alert?.content.title ?? "no alert")"
    return [words, "\(state.hashValue)"]
      + flows.map { "\($0.name): \($0.phase) \($0.holdCount) \($0.parent?.name ?? "-")" }
  }
}

/// A log without a stage, compared with every entry written to it.
@MainActor
struct PresentationLogRoomTests {
  @Test(arguments: UInt64(1)...10)
  func keepsTheLastLinesOfAll(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let log = PresentationLog()
    var (written, told): ([String], [String]) = ([], [])
    log.addSink { told.append($0) }
    log.cause(nil) {
      for number in 0..<300 {
        log.note("line \(number)")
        written.append("  line \(number)")
        if random.chance(5) { log.limit = random.chance(30) ? nil : random.below(20) }
        let count = random.below(30)
        let kept = log.lines

        #expect(Array(written.suffix(kept.count)) == kept)
        #expect(kept.count == min(log.limit ?? kept.count, kept.count))
        #expect(log.lastLines(count) == Array(kept.suffix(count)))
        #expect(log.writtenCount == written.count)
        #expect(log.isTruncated == (kept.count < written.count))
      }
    }
    #expect(told == written)
  }

  @Test func tellsEverySinkInOrderAlsoOfWhatASinkWrites() {
    let log = PresentationLog()
    var (first, second): ([String], [String]) = ([], [])
    log.addSink { line in
      first.append(line)
      if line.hasSuffix("asked") { log.note("answered") }
    }
    log.addSink { second.append($0) }

    log.note("asked")
    log.note("done")

    let lines = ["> (app)", "  asked", "  answered", "  done"]
    #expect(log.lines == lines)
    #expect(first == lines)
    #expect(second == lines)
  }
}

/// Expects all to fit together in the state of a stage.
@MainActor
func expectNoViolations(of stage: Stage, sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(stage.violations() == [], sourceLocation: sourceLocation)
}

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
