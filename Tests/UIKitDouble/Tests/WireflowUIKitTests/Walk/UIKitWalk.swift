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
  private struct WeakObject {
    weak let object: AnyObject?
  }

  let app: UIKitApp
  private let typing = TypingScreen()
  var random: SplitMix64
  private var created = 0
  private var screens: [WeakObject] = []
  private var controllers: [WeakObject] = []
  weak var foreignModal: UIViewController?
  /// The handles on detached root items.
  var detached: [DetachedRoots] = []
  /// The last acts, for a failure.
  private(set) var acts: [String] = []
  private(set) var counts: [String: Int] = [:]

  init(
    _ mode: DoubleMode, seed: UInt64, system: Int,
    wireframe: (Stage) -> any ApplicationWireframe
  ) {
    random = SplitMix64(seed: seed)
    app = UIKitApp(
      mode, usesBottomAccessory: seed % 2 == 0, system: system, usesOwnStacks: seed % 3 == 0,
      tabStyle: seed % 3 == 1 ? .sidebarAdaptable : .bar, wireframe: wireframe)
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

  // MARK: - Steps

  func step() {
    let all = Self.requests + Self.gestures + Self.foreignActs + Self.dailyActs
    perform(all[random.below(all.count)])
    note()
    if random.chance(40) { app.scheduler.advance(by: .milliseconds(random.below(900))) }
  }

  func perform(_ act: Act) {
    acts.append(act.name)
    if acts.count > 30 { acts.removeFirst() }
    counts[act.name, default: 0] += 1
    act.act(self)()
  }

  /// Lets all settle, and returns the mistakes then.
  func complaint() async -> String? {
    if isHeld { double.endGesture(cancelled: random.chance(50)) }
    for _ in 0..<3 { await app.rest() }
    dismissForeign()
    if random.chance(50) { dropDetached() }
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
    let stray = screens.filter { $0.object.map(isStray) ?? false }.count
    screens.removeAll { $0.object == nil }
    controllers.removeAll { $0.object == nil }
    if stage.hasRequestsWaiting || detached.contains(where: \.isDetached) { return nil }
    if stray > 0 { return "\(stray) screens leak" }
    let count = controllers.count - stage.snapshotScreens.count
    return count > 0 ? "\(count) view controllers leak" : nil
  }

  private func isStray(_ object: AnyObject) -> Bool {
    (object as? any Screen).map { !stage.isOnStage($0) } ?? false
  }

  /// Notes the view controllers that there are.
  private func note() {
    for screen in stage.snapshotScreens {
      guard let controller = app.rig.controller(screen),
        !controllers.contains(where: { $0.object === controller })
      else { continue }
      controllers.append(WeakObject(object: controller))
    }
  }

  func makeScreen() -> PlainScreen {
    created += 1
    let screen = PlainScreen("S\(created)")
    if random.chance(15) { screen.dismissButton = nil }
    if random.chance(20) { screen.style = .fullScreen }
    screens.append(WeakObject(object: screen))
    return screen
  }

  private func anyScreen() -> any Screen { random.pick(stage.snapshotScreens) ?? app.a }

  private func style() -> TransitionStyle? { random.chance(20) ? .zoom(from: "Press") : nil }

  func front() -> any Screen { stage.visibleScreens.first ?? app.a }

  // MARK: - Requests

  typealias Act = (name: String, act: (UIKitWalk) -> () -> Void)

  static let requests: [Act] = [
    ("push", push), ("push", push), ("push", push), ("push anywhere", pushAnywhere), ("pop", pop),
    ("pop to root", popToRoot), ("select", select), ("present", present), ("present", present),
    ("dismiss", dismiss), ("replace", replace), ("return to root", returnToRoot),
    ("set stack", setStack), ("update", update), ("alert", alert),
    ("player", player), ("embed", embed), ("remove", remove), ("flush", flush),
    ("present tabs", presentTabs), ("present pages", presentPages), ("show detail", show),
    ("a full-screen modal", presentFullScreen), ("a page with a field", pushField),
  ]

  private func push() { app.wireframe.push(makeScreen(), from: front(), transition: style()) }
  private func pushAnywhere() { app.wireframe.push(makeScreen(), from: anyScreen()) }
  private func pop() { app.wireframe.pop(front()) }
  private func popToRoot() { app.wireframe.popToRoot(of: anyScreen()) }
  private func select() { app.wireframe.select(random.pick(stage.rootScreens) ?? app.a) }
  private func present() {
    app.wireframe.presentModally(makeScreen(), from: front(), transition: style())
  }
  private func presentFullScreen() {
    let screen = makeScreen()
    screen.style = .fullScreen
    app.wireframe.presentModally(screen, from: front())
  }
  private func pushField() {
    if !stage.isOnStage(typing) { app.wireframe.push(typing, from: front()) }
  }
  private func presentTabs() {
    app.wireframe.presentModally(
      rootItems: [makeScreen(), makeScreen()], in: TabBarWireframe(stage: stage), from: front())
  }
  private func presentPages() {
    app.wireframe.presentModally(
      rootItems: [makeScreen(), makeScreen(), makeScreen()], in: PagesWireframe(stage: stage),
      from: front())
  }
  private func dismiss() {
    if let modal = random.pick(stage.modalScreens) { app.wireframe.dismiss(modal) }
  }
  private func replace() { app.wireframe.replace(anyScreen(), with: makeScreen()) }
  private func returnToRoot() { app.wireframe.returnToRoot() }
  private func setStack() {
    let screen = anyScreen()
    let rest = stage.stack(of: screen).dropFirst().filter { _ in random.chance(50) }
    app.wireframe.setStack([makeScreen()] + rest, of: screen)
  }
  private func show() { app.wireframe.show(makeScreen(), from: anyScreen()) }
  private func update() {
    let kept = stage.rootScreens.compactMap { $0 as? PlainScreen }.filter { _ in random.chance(70) }
    app.wireframe.update(rootItems: kept + [makeScreen()])
  }
  private func alert() {
    let actions: [AlertContent.Action] = [.init("Yes"), .init("No", role: .cancel)]
    app.wireframe.presentAlert(.init(title: "Sure?", actions: actions), from: front())
  }
  private func player() {
    switch random.below(4) {
    case 0: app.wireframe.installMinimizable(PlainPlayer(), animated: true)
    case 1: app.wireframe.maximizeMinimizableView(animated: true)
    case 2: app.wireframe.minimizeFullscreenView(animated: true)
    default: app.wireframe.removeMinimizable(animated: true)
    }
  }
  private func embed() { app.wireframe.embed(makeScreen(), in: anyScreen()) }
  private func remove() { app.wireframe.remove(anyScreen()) }
  private func flush() { app.wireframe.flush() }

  // MARK: - The user

  private static let gestures: [Act] = [
    ("back", back), ("back", back), ("swipe", swipe), ("swipe", swipe), ("swipe", swipe),
    ("menu", menu), ("drag", drag), ("drag", drag), ("tap a tab", tapTab), ("answer", answer),
    ("answer", answer), ("turn", turn), ("lift", lift),
    ("lift", lift), ("lift", lift), ("hold", hold), ("drawer", drawer),
    ("press player", pressPlayer), ("turn a page", turnPage), ("turn a page", turnPage),
    ("tap a dot", tapDot), ("text is typed", type), ("a window changes size", resize),
    ("pinch", pinch), ("pinch", pinch),
  ]

  private func back() {
    app.rig.stack?.userScrolls()
    app.rig.stack?.userTapsBack()
  }
  private func swipe() { app.rig.stack?.userBeginsSwipe(inContent: random.chance(50)) }
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
  private func lift() { double.endGesture(cancelled: random.chance(50)) }
  private func hold() { if isHeld { app.scheduler.advance(by: .seconds(60)) } }
  private func tapTab() { app.rig.tabs?.userTaps(random.below(3)) }
  private func turnPage() { app.rig.scroll?.userBeginsDragging(toRight: random.chance(60)) }
  private func tapDot() { app.rig.pages?.pages.dots.userMoves(to: random.below(4)) }
  private func answer() { app.alert?.userTaps(random.below(2)) }
  private func turn() {
    guard !isHeld else { return }
    if random.chance(30) {
      double.entersBackground()
      return double.entersForeground()
    }
    double.resize(to: random.chance(50) ? .regular : .compact)
  }
  private func resize() {
    guard !isHeld else { return }
    double.resize(to: random.chance(50) ? .regular : .compact)
  }
  private func type() {
    guard let field = app.field(of: typing), field.window != nil else { return }
    field.userTypes(random.chance(30) ? "" : (field.text ?? "") + "a")
    guard app.field(of: typing) === field, field.isFirstResponder else {
      return double.note("The keyboard is gone after a letter.")
    }
  }
  private func drawer() {
    app.rig.stack?.viewControllers.first?.navigationItem.leftBarButtonItem?.userTaps()
  }
  private func pressPlayer() { app.rig.playerBar?.opener.sendActions(for: .touchUpInside) }
}
