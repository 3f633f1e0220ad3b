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
