import TestSupport
import Testing
import UIKit
import Wireflow
import WireflowBackendTesting
import WireflowInteraction
import WireflowTesting

@testable import WireflowUIKit

/// A walk of random requests and of a random user, on the double.
@MainActor
final class UIKitWalk {
  let app: UIKitApp
  let requests: RandomRequests
  private let typing = TypingScreen()
  private var controllers: [() -> UIViewController?] = []
  weak var foreignModal: UIViewController?
  /// The last acts, for a failure.
  private(set) var acts: [String] = []

  init(
    _ mode: DoubleMode, seed: UInt64, system: Int,
    wireframe: (Stage) -> any ApplicationWireframe
  ) {
    app = UIKitApp(
      mode, usesBottomAccessory: seed % 2 == 0, system: system,
      tabStyle: seed % 3 == 1 ? .sidebarAdaptable : .bar,
      wireframe: wireframe,
      configure: { if seed % 3 == 0 { $0.useStacks { BrandNavigationController() } } })
    requests = RandomRequests(
      app.wireframe, SplitMix64(seed: seed), transition: .zoom(from: "Press"))
    app.journal = nil
    app.double.idiom = seed % 4 < 2 ? .phone : .pad
    app.double.sheetsCover = seed % 5 == 0
    app.double.entersLate = seed % 2 == 0
    // Many modals that come back with their root items come one by one.
    app.stage.stallLimit = .seconds(8)
  }

  var stage: Stage { app.stage }
  private var double: WindowDouble { app.double }
  private var isHeld: Bool { double.isHolding }

  func chance(_ percent: Int) -> Bool { requests.random.chance(percent) }

  // MARK: - Steps

  func step() {
    let acts = Self.gestures + Self.foreignActs
    let place = requests.random.below(RandomRequests.all.count + acts.count)
    if place < acts.count {
      note(acts[place].name)
      acts[place].act(self)()
    } else {
      request()
    }
    noteControllers()
    if chance(40) { app.scheduler.advance(by: .milliseconds(requests.random.below(900))) }
  }

  /// Makes a random request.
  func request() {
    let request = RandomRequests.all[requests.random.below(RandomRequests.all.count)]
    note(request.name)
    request.act(requests)()
  }

  private func note(_ act: String) {
    acts.append(act)
    if acts.count > 30 { acts.removeFirst() }
  }

  /// Lets all settle, and returns the mistakes then.
  func complaint() async -> String? {
    if isHeld { double.endGesture(cancelled: chance(50)) }
    for _ in 0..<3 { await app.rest() }
    dismissForeign()
    if chance(50) { requests.dropDetached() }
    for _ in 0..<3 { await app.rest() }
    for _ in 0..<5 { await Task.yield() }
    await app.rest()
    if let complaint = await foreignComplaint() { return complaint }
    if !double.messages.isEmpty { return "UIKit says \(double.messages)" }
    let (shown, expected) = (app.rig.picture, BackendPicture(stage.snapshot))
    guard shown.matches(expected) else {
      return "on stage:\n\(expected.text)\nshown:\n\(shown.text)"
    }
    if let stall = stage.log.lines.last(where: { $0.contains("stalled") }) { return stall }
    let strays = requests.countStrays()
    controllers.removeAll { $0() == nil }
    if stage.hasRequestsWaiting || requests.hasDetached { return nil }
    if strays > 0 { return "\(strays) screens leak" }
    let count = controllers.count - stage.snapshotScreens.count
    return count > 0 ? "\(count) view controllers leak" : nil
  }

  /// Notes the view controllers that there are.
  private func noteControllers() {
    for screen in stage.snapshotScreens {
      guard let controller = app.rig.controller(screen),
        !controllers.contains(where: { $0() === controller })
      else { continue }
      controllers.append { [weak controller] in controller }
    }
  }

  // MARK: - The user

  typealias Act = (name: String, act: (UIKitWalk) -> () -> Void)

  private static let gestures: [Act] = [
    ("back", back), ("back", back), ("swipe", swipe), ("swipe", swipe), ("swipe", swipe),
    ("menu", menu), ("drag", drag), ("drag", drag), ("tap a tab", tapTab), ("answer", answer),
    ("answer", answer), ("turn", turn), ("lift", lift),
    ("lift", lift), ("lift", lift), ("hold", hold), ("drawer", drawer),
    ("press player", pressPlayer), ("turn a page", turnPage), ("turn a page", turnPage),
    ("tap a dot", tapDot), ("text is typed", type), ("a window changes size", resize),
    ("pinch", pinch), ("pinch", pinch), ("a page with a field", pushField),
    ("a page with rows", pushRows), ("a row is swiped", swipeRow),
  ]

  private func back() {
    app.rig.stack?.userScrolls()
    app.rig.stack?.userTapsBack()
  }
  private func swipe() { app.rig.stack?.userBeginsSwipe(inContent: chance(50)) }
  private func menu() {
    guard let stack = app.rig.stack, stack.viewControllers.count > 2,
      let target = stack.viewControllers.first
    else { return }
    stack.userPops(to: target)
  }
  private func drag() {
    app.backend.presentedControllers.last?.presentationController?.userBeginsToDismiss()
  }
  private func pinch() {
    let top = app.backend.presentedControllers.last
    (top?.preferredTransition == nil ? app.rig.stack?.topViewController : top)?.userPinches()
  }
  private func lift() { double.endGesture(cancelled: chance(50)) }
  private func hold() { if isHeld { app.scheduler.advance(by: .seconds(60)) } }
  private func tapTab() { app.rig.tabs?.userTaps(requests.random.below(3)) }
  private func turnPage() { app.rig.scroll?.userBeginsDragging(toRight: chance(60)) }
  private func tapDot() { app.rig.pages?.pages.dots.userMoves(to: requests.random.below(4)) }
  private func answer() { app.alert?.userTaps(requests.random.below(2)) }
  private func turn() {
    guard !isHeld else { return }
    if chance(30) {
      double.entersBackground()
      return double.entersForeground()
    }
    double.resize(to: chance(50) ? .regular : .compact)
  }
  private func resize() {
    guard !isHeld else { return }
    double.resize(to: chance(50) ? .regular : .compact)
  }
  private func type() {
    guard let field = app.field(of: typing), field.window != nil else { return }
    field.userTypes(chance(30) ? "" : (field.text ?? "") + "a")
    guard app.field(of: typing) === field, field.isFirstResponder else {
      return double.note("The keyboard is gone after a letter.")
    }
  }
  private func drawer() {
    app.rig.stack?.viewControllers.first?.navigationItem.leftBarButtonItem?.userTaps()
  }
  private func pressPlayer() { app.rig.playerBar?.opener.sendActions(for: .touchUpInside) }
  private func pushField() {
    if !stage.state.isOnStage(typing) { app.wireframe.push(typing, from: requests.front()) }
  }
  private func pushRows() { app.wireframe.push(MailboxScreen(), from: requests.front()) }
  private func swipeRow() {
    let inboxes = stage.visibleScreens.filter { $0 is MailboxScreen }
    guard let controller = requests.random.pick(inboxes).flatMap({ app.rig.controller($0) }),
      let table = (controller as? GenericViewController)?.elements.tableView, table.window != nil
    else { return }
    let actions = table.userSwipes(requests.random.below(2), fromTrailing: chance(50))
    requests.random.pick(actions)?.run(on: table)
  }
}
