import TestSupport
import Testing
import Wireflow
import WireflowInteraction

/// A wireframe and a player that try a request out while the stage tries another one.
@MainActor
struct AskingWhileTryingTests {
  @Test func leavesAllAsItIs() {
    let rig = FlowRig { AskingWireframe($0) }
    let (root, wireframe) = (rig.main.root, rig.wireframe)
    var sender: any Screen = root
    for name in ["First", "Second", "Third"] {
      let modal = PageScreen(name)
      wireframe.presentModally(modal, from: sender)
      sender = modal
    }
    _ = rig.newLog()

    let refused = wireframe.transaction {
      wireframe.dismissAll()
      wireframe.push(PageScreen("Page"), from: root)
      wireframe.installMinimizable(AskingPlayer(rig), animated: false)
      wireframe.push(PageScreen("Page"), from: PageScreen("Nowhere"))
    }

    #expect(refused != .committed)
    expectNoViolations(of: rig.stage)
    wireframe.transaction {
      wireframe.dismissAll()
      wireframe.installMinimizable(AskingPlayer(rig), animated: false)
      wireframe.push(PageScreen("Page"), from: root)
    }
    expectNoViolations(of: rig.stage)
    rig.expectLog(
      matches: """
          ignored transaction [dismiss all, push PageScreen "Page", install player AskingPlayer \
        "Player", push PageScreen "Page"]: PageScreen "Nowhere" is not on stage
          dismiss PageScreen "Third"
          + dismiss PageScreen "Second"
          + dismiss PageScreen "First"
          + install player AskingPlayer "Player" above the tabs
          + push PageScreen "Page" onto Root
        """)
  }
}

/// A tab bar that tries another request out for each one.
@MainActor
private final class AskingWireframe: ApplicationWireframe {
  let stage: Stage
  private let base: TabBarWireframe
  private var isAsking = false

  init(_ stage: Stage) {
    self.stage = stage
    base = TabBarWireframe(stage: stage)
  }

  var policy: any WireframePolicy {
    if !isAsking, !stage.visibleScreens.isEmpty {
      isAsking = true
      _ = (verdict(on: .dismissAll), stage.allowsUserPop, stage.allowsUserDismissal)
      isAsking = false
    }
    return base.policy
  }
}

/// A player whose controls are made only after a question.
@MainActor
private final class AskingPlayer: FullscreenMinimizable {
  let title = "Player"
  var onMinimizedPlayerPressed: (() -> Void)?
  private let controls = PageScreen("Controls")
  private weak let rig: FlowRig?

  init(_ rig: FlowRig) {
    self.rig = rig
  }

  var minimizedControls: any Screen {
    if let rig { _ = rig.wireframe.verdict(on: .push(PageScreen("Asked"), from: rig.main.root)) }
    return controls
  }
}

/// An app that takes stacks off the stage while it is asked for a title in them, by which the user
/// means one.
@MainActor
struct LeavingWhileNamedTests {
  private let recorder: TextRecorder
  private let rig: FlowRig

  init() {
    recorder = TextRecorder()
    rig = FlowRig(backend: recorder)
  }

  private func present(_ titles: String...) -> [LeavingScreen] {
    let screens = titles.map(LeavingScreen.init)
    rig.wireframe.presentModally(screens[0], from: rig.main.root)
    for (below, screen) in zip(screens, screens.dropFirst()) {
      rig.wireframe.push(screen, from: below)
    }
    return screens
  }

  /// Makes a screen dismiss its modal the next time that the stage reads its title.
  private func arm(_ screen: LeavingScreen, after count: Int = 0) {
    screen.remaining = count
    screen.onTitle = { [rig] in rig.wireframe.dismissAll() }
    _ = rig.newLog()
  }

  private func expectDismissal() {
    #expect(rig.stage.modalScreens.isEmpty)
    #expect(rig.newLog().contains("dismiss LeavingScreen \"One\""))
    expectNoViolations(of: rig.stage)
  }

  @Test(arguments: [nil, "One"] as [String?])
  func goesBackToAScreen(in stack: String?) {
    for count in 0..<8 {
      arm(present("One", "Two", "Three")[0], after: count)
      rig.stage.perform(.backTo("One", in: stack.map { .init($0) }))
      rig.wireframe.dismissAll()
      expectDismissal()
    }
  }

  @Test func goesBackInAStack() {
    for count in 0..<8 {
      arm(present("One", "Two")[0], after: count)
      rig.stage.perform(.backIn("One"))
      rig.wireframe.dismissAll()
      expectDismissal()
    }
  }

  @Test func selectsInAStack() {
    for count in 0..<8 {
      let (one, other) = (LeavingScreen("One"), LeavingScreen("Other"))
      rig.wireframe.presentModally(
        rootItems: [one, other], in: TabBarWireframe(stage: rig.stage), from: rig.main.root)
      arm(one, after: count)
      rig.stage.perform(.select("Other", in: "One"))
      rig.wireframe.dismissAll()
      expectDismissal()
    }
  }

  @Test func tellsWhatIsPossible() {
    for count in 0..<8 {
      let screens = present("One", "Two", "Three")
      let before = rig.stage.possibleActions
      arm(screens[1], after: count)
      let actions = rig.stage.possibleActions
      _ = rig.stage.picture
      rig.wireframe.dismissAll()
      #expect(actions == before || actions == rig.stage.possibleActions)
      expectDismissal()
    }
  }

  @Test func followsASwipeBehindAnother() {
    for count in 0..<8 {
      let screens = present("One", "Two", "Three")
      rig.wireframe.presentModally(LeavingScreen("Front"), from: screens[2])
      arm(screens[0], after: count)
      rig.stage.userDid(.removed([screens[1], screens[2]]), in: recorder)
      rig.wireframe.dismissAll()
      expectDismissal()
    }
  }
}

/// A screen that does something when it is asked for its title.
@MainActor
private final class LeavingScreen: ModallyPresentable, RootLevelRepresentable {
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .done
  let preferredModalStyle = ModalStyle.automatic
  /// The work of the next reading of the title, once.
  var onTitle: (() -> Void)?
  /// How many times the title is asked for before that.
  var remaining = 0
  private let name: String

  init(_ name: String) {
    self.name = name
  }

  var title: String {
    remaining -= 1
    if remaining < 0, let leave = onTitle {
      onTitle = nil
      leave()
    }
    return name
  }

  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
}
