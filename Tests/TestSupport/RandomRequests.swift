import Observation
package import Wireflow

/// The random requests of an app, which a walk makes on any backend.
@MainActor
package final class RandomRequests {
  package typealias Act = (name: String, act: (RandomRequests) -> () -> Void)

  package let wireframe: any ApplicationWireframe
  package var random: SplitMix64
  /// The transition of some pushes and modals.
  private let transition: TransitionStyle?
  private var made = 0
  /// The screens so far, held weakly.
  private var screens: [() -> WalkScreen?] = []
  /// The handles on detached root items.
  private var detached: [DetachedRoots] = []

  package init(
    _ wireframe: any ApplicationWireframe, _ random: SplitMix64,
    transition: TransitionStyle? = nil
  ) {
    (self.wireframe, self.random, self.transition) = (wireframe, random, transition)
  }

  private var stage: Stage { wireframe.stage }
  /// True while any root items are detached.
  package var hasDetached: Bool { detached.contains(where: \.isDetached) }

  /// Ends what is detached.
  package func dropDetached() {
    for roots in detached where roots.isDetached { roots.drop() }
    detached = []
  }

  /// Returns the number of screens that somebody keeps although they are not on stage.
  package func countStrays() -> Int {
    screens.removeAll { $0() == nil }
    return screens.filter { $0().map { !stage.state.isOnStage($0) } ?? false }.count
  }

  package func makeScreen() -> WalkScreen {
    made += 1
    let screen = WalkScreen("S\(made)")
    if random.chance(15) { screen.allowedModalDismissButtonStyle = nil }
    if random.chance(30) { screen.preferredModalStyle = .fullScreen }
    if random.chance(10) { screen.preferredModalStyle = .popover(anchor: "Press") }
    screens.append { [weak screen] in screen }
    return screen
  }

  package func front() -> any Screen { stage.visibleScreens.first ?? anyScreen() }

  private func anyScreen() -> any Screen {
    let tree = stage.snapshot
    let roots = ([tree.base] + tree.modals.map(\.region)).flatMap(\.roots)
    return random.pick(roots.flatMap { $0.screens + $0.detail }) ?? tree.base.roots[0].screens[0]
  }

  private func style() -> TransitionStyle? { random.chance(20) ? transition : nil }

  // MARK: - Requests

  /// The requests, each as often as it is likely.
  package static let all: [Act] = [
    ("push", push), ("push", push), ("push", push), ("push", push), ("push anywhere", pushAnywhere),
    ("pop", pop), ("pop to root", popToRoot), ("select", select), ("present", present),
    ("present", present), ("dismiss", dismiss), ("replace", replace),
    ("return to root", returnToRoot), ("set stack", setStack), ("update", update),
    ("alert", alert), ("alert", alert), ("sheet of actions", actionSheet), ("player", player),
    ("embed", embed), ("remove", remove), ("present roots", presentRoots), ("show", show),
    ("flush", flush), ("draft", draft), ("minimize", minimize), ("maximize", maximize),
    ("notice", notice), ("close notice", closeNotice), ("detach", detach), ("attach", attach),
  ]

  private func push() { wireframe.push(makeScreen(), from: front(), transition: style()) }
  private func pushAnywhere() { wireframe.push(makeScreen(), from: anyScreen()) }
  private func pop() { wireframe.pop(front()) }
  private func popToRoot() { wireframe.popToRoot(of: anyScreen()) }
  private func select() {
    if let root = random.pick(stage.state.rootScreens) { wireframe.select(root) }
  }
  private func present() {
    wireframe.presentModally(makeScreen(), from: front(), transition: style())
  }
  private func presentRoots() {
    let shape = random.pick(WalkShape.allCases) ?? .tabs
    wireframe.presentModally(
      rootItems: [makeScreen(), makeScreen()], in: shape.makeWireframe(stage), from: front())
  }
  private func dismiss() {
    if let modal = random.pick(stage.state.modalScreens) { wireframe.dismiss(modal) }
  }
  private func replace() { wireframe.replace(anyScreen(), with: makeScreen()) }
  private func returnToRoot() { wireframe.returnToRoot() }
  private func setStack() {
    let screen = anyScreen()
    let rest = stage.state.stack(of: screen).dropFirst().filter { _ in random.chance(50) }
    wireframe.setStack([makeScreen()] + rest, of: screen)
  }
  private func show() { wireframe.show(makeScreen(), from: anyScreen()) }
  private func update() {
    let kept = stage.state.rootScreens.compactMap { $0 as? WalkScreen }.filter { _ in
      random.chance(70)
    }
    wireframe.update(rootItems: Array(kept.prefix(3)) + [makeScreen()])
  }
  private func alert() {
    let fields: [AlertContent.Field] = random.chance(40) ? [.init("Name")] : []
    var actions: [AlertContent.Action] = [
      .init("Yes", needsText: true), .init("No", role: .cancel),
    ]
    if fields.isEmpty, random.chance(30) { actions.removeLast() }
    wireframe.presentAlert(.init(title: "Sure?", fields: fields, actions: actions), from: front())
  }
  private func actionSheet() {
    var actions: [AlertContent.Action] = [.init("One"), .init("Two"), .init("No", role: .cancel)]
    if random.chance(30) { actions.removeLast() }
    wireframe.presentAlert(
      .init(title: "Which?", style: .actionSheet, actions: actions), from: front())
  }
  private func player() {
    switch random.below(4) {
    case 0: wireframe.installMinimizable(WalkPlayer(), animated: true)
    case 1: wireframe.maximizeMinimizableView(animated: true)
    case 2: wireframe.minimizeFullscreenView(animated: true)
    default: wireframe.removeMinimizable(animated: true)
    }
  }
  private func embed() { wireframe.embed(makeScreen(), in: anyScreen()) }
  private func remove() { wireframe.remove(anyScreen()) }
  private func flush() { wireframe.flush() }
  private func draft() { wireframe.presentModally(WalkDraft(), from: front()) }
  private func minimize() { stage.perform(.minimize) }
  private func maximize() { stage.perform(.maximize) }
  private func notice() {
    let undo = ScreenContent.Button("Undo") {}
    wireframe.showNotice(NoticeContent("Sent", action: random.chance(50) ? undo : nil))
  }
  private func closeNotice() { stage.perform(.closeNotice) }
  private func detach() {
    wireframe.transaction {
      let one = random.chance(50) ? random.pick(stage.state.rootScreens).map { [$0] } : nil
      detached.append(wireframe.detach(one))
      wireframe.update(rootItems: [makeScreen(), makeScreen()])
    }
    if detached.count > 2 { detached.removeFirst() }
  }
  private func attach() { if let saved = random.pick(detached) { wireframe.attach(saved) } }
}

/// A screen that can be anywhere, and counts how often its button was pressed.
@Observable @MainActor
package final class WalkScreen: ModallyPresentable, RootLevelRepresentable {
  package let title: String
  package var number = 0
  private var note = ""
  @ObservationIgnored package var allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .close
  @ObservationIgnored package var preferredModalStyle = ModalStyle.automatic
  package var rootLevelRepresentation: RootLevelRepresentation {
    .init(title: title, badge: number > 0 ? "\(number)" : nil)
  }
  package var content: ScreenContent {
    Text("\(title) at \(number)")
    // The screen keeps less than the user types.
    Field("Note", text: note) { self.note = String($0.prefix(3)) }
    Button("Press") { [weak self] in self?.number += 1 }
  }

  package init(_ title: String) { self.title = title }
}

@MainActor
private final class WalkPlayer: FullscreenMinimizable {
  let title = "Player"
  let minimizedControls: any Screen = WalkScreen("Controls")
  var onMinimizedPlayerPressed: (() -> Void)?
}

/// A modal that becomes the player's bar.
package final class WalkDraft: ModallyMinimizable {
  package let title = "Draft"
  package let minimizedControls: any Screen = WalkScreen("Bar")
  package let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .cancel

  package init() {}
}
