import TestSupport
import Wireflow
import WireflowSwiftUI

/// A walk of random requests by an app and random gestures by a user, several of them at once.
@MainActor
final class RequestWalk {
  private typealias Act = (name: String, act: (RequestWalk) -> () -> Void)

  private let rig: HandRig
  private let requests: RandomRequests
  /// The flows that have ended, which nothing may keep.
  private var ended: [() -> WalkFlow?] = []
  private var observation: StageObservation?
  private var walls: [WalkFlow] = []
  private(set) var acts: [String] = []

  init(_ shape: WalkShape, _ habits: Habits, seed: UInt64) {
    rig = HandRig(
      habits, walls: seed % 2 == 0 ? .inPlace : .inWindows, seed: seed, third: PlainScreen("C"),
      shape.makeWireframe)
    requests = RandomRequests(rig.wireframe, SplitMix64(seed: seed, for: shape.rawValue))
    observation = rig.stage.observe { [weak self] change in
      guard case .ended(let flow) = change, let flow = flow as? WalkFlow else { return }
      self?.walls.removeAll { $0 === flow }
      self?.ended.append { [weak flow] in flow }
    }
  }

  private var hand: SwiftUIHand { rig.hand }

  private func chance(_ percent: Int) -> Bool { requests.random.chance(percent) }

  /// Does one thing.
  func step() {
    let place = requests.random.below(RandomRequests.all.count + Self.others.count)
    if place < RandomRequests.all.count {
      acts.append(RandomRequests.all[place].name)
      RandomRequests.all[place].act(requests)()
    } else {
      let other = Self.others[place - RandomRequests.all.count]
      acts.append(other.name)
      other.act(self)()
    }
    if acts.count > 20 { acts.removeFirst() }
    if chance(50) { rig.wait(requests.random.below(1_200)) }
  }

  /// Lets everything settle, and returns the mistakes then.
  func complaint() -> String? {
    if chance(50) { requests.dropDetached() }
    rig.wait(20_000)
    if let complaint = rig.complaint() { return complaint }
    ended.removeAll { $0() == nil }
    return ended.first?().map { "the flow of \($0.screen.title) leaks" }
  }

  /// Flows, changes and gestures, each as often as it is likely.
  private static let others: [Act] = [
    ("start", start), ("start", start), ("wall", raiseWall), ("drop wall", dropWall),
    ("drop wall", dropWall), ("change", change), ("background", rest),
    ("swipe", swipe), ("swipe", swipe), ("swipe", swipe), ("swipe", swipe), ("menu", menu),
    ("drag", drag), ("drag", drag), ("tab", tab), ("tab", tab), ("answer", answer),
    ("answer", answer), ("answer", answer), ("answer", answer), ("escape", escape),
    ("both", both), ("drawer", drawer), ("tab and swipe", tabAndSwipe),
    ("drag player", dragPlayer), ("resize", resize), ("resize", resize), ("resize", resize),
    ("rotate", rotate), ("rotate", rotate), ("sidebar", sidebar), ("sidebar", sidebar),
    ("sidebar", sidebar), ("type", type), ("type", type),
  ]

  // MARK: - The app

  private func start() {
    let flow = WalkFlow(rig.wireframe, requests.makeScreen(), isPush: chance(60))
    rig.mainFlow?.start(flow, from: requests.front())
    if chance(30) { flow.guardRequests { _, _ in .refuse("not now") } }
  }
  private func raiseWall() {
    guard walls.count < 2, chance(50) else { return }
    let screen = WalkScreen("Wall")
    screen.preferredModalStyle = .wall
    let flow = WalkFlow(rig.wireframe, screen, isPush: false)
    rig.mainFlow?.start(flow, from: requests.front())
    walls.append(flow)
  }
  private func dropWall() {
    guard !walls.isEmpty else { return }
    let flow = walls.remove(at: requests.random.below(walls.count))
    flow.wireframe.dismiss(flow.screen)
  }
  private func change() { (requests.front() as? WalkScreen)?.number += 1 }
  private func rest() {
    rig.stage.perform(.background)
    rig.stage.perform(.foreground)
  }

  // MARK: - The user

  private func swipe() {
    if chance(50) { rig.model.touched() }
    if let back = hand.backTargets.last { hand.userPops(to: back) }
  }
  private func menu() {
    if let back = requests.random.pick(hand.backTargets) { hand.userPops(to: back) }
  }
  private func drag() { hand.userDismisses() }
  private func tab() { hand.userTapsTab(requests.random.below(3)) }
  private func answer() {
    if chance(50) { hand.userTypes("Ada") }
    hand.userAnswers(requests.random.below(2))
  }
  private func escape() { hand.userEscapes() }
  private func both() { hand.sheetAndAlertGoAtOnce() }
  private func drawer() { hand.userTurnsDrawer() }
  private func tabAndSwipe() {
    tab()
    swipe()
  }
  private func dragPlayer() { hand.userDragsPlayer() }
  private func resize() { hand.userResizes(to: chance(50) ? .compact : .regular) }
  private func rotate() { hand.userRotates() }
  private func sidebar() { hand.userGoesToSidebar() }
  private func type() {
    hand.userTypesIntoPage(requests.random.pick(["", "A", "Ada", "Lovelace"]) ?? "")
  }
}

/// A flow of one screen.
private final class WalkFlow: FlowCoordinator {
  let wireframe: FlowWireframe<Void>
  let screen: WalkScreen
  private let isPush: Bool

  init(_ wireframe: any ApplicationWireframe, _ screen: WalkScreen, isPush: Bool) {
    self.wireframe = FlowWireframe(wireframe)
    (self.screen, self.isPush) = (screen, isPush)
  }

  func start(from sender: any Screen) {
    if isPush {
      wireframe.push(screen, from: sender)
    } else {
      wireframe.presentModally(screen, from: sender)
    }
  }
}
