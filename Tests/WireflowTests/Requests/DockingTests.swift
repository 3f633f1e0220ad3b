import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// Modals that the user minimizes to the player's bar, and brings back.
@MainActor
struct DockingTests {
  private let backend: TextRecorder
  private let rig: RegionRig

  init() {
    backend = TextRecorder()
    rig = RegionRig(.tabBar, roots: ["Root"], backend: backend)
    _ = rig.newLog()
  }

  private final class Draft: ModallyMinimizable, RootLevelRepresentable {
    let title: String
    var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
    let minimizedControls: any Screen
    let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .cancel
    var isEmpty = true

    init(_ title: String = "Draft") {
      self.title = title
      minimizedControls = PageScreen("\(title) bar")
    }
  }

  /// A flow with a draft, whose guard protects what the user has written.
  private final class DraftFlow: FlowCoordinator {
    let wireframe: FlowWireframe<Void>
    let draft = Draft()
    init(_ wireframe: any ApplicationWireframe) { self.wireframe = FlowWireframe(wireframe) }

    func start(from sender: any Screen) {
      guardRequests { [draft] _, request in
        guard !draft.isEmpty, request.takesAway(draft) else { return .allow }
        let question = AlertContent(
          title: "Discard?", actions: [.init("Discard", role: .destructive), .init("Keep")])
        return .ask(question, from: draft) { $0.title == "Discard" }
      }
      wireframe.presentModally(draft, from: sender)
    }
  }

  private func present(_ draft: Draft) {
    rig.wireframe.presentModally(draft, from: rig[0])
    _ = rig.newLog()
  }

  @Test func comesBackWithItsStackItsFlowAndItsGuard() {
    let flow = DraftFlow(rig.wireframe)
    rig.main.start(flow, from: rig[0])
    rig.wireframe.push(PageScreen("Recipients"), from: flow.draft)
    flow.draft.isEmpty = false
    _ = rig.newLog()

    let actions = rig.stage.possibleActions
    rig.perform(.minimize)
    rig.wireframe.push(PageScreen("Mail"), from: rig[0])
    #expect(actions.contains(.minimize) && !actions.contains(.maximize))
    #expect(rig.stage.possibleActions.contains(.maximize))
    #expect(rig.stage.visibleScreens.titles == "Mail/Draft bar")
    #expect(rig.stage.modalScreens.isEmpty)
    rig.perform(.maximize, .back, .dismiss, .choose("Keep"), .minimize)
    rig.wireframe.dismiss(flow.draft)
    rig.perform(.choose("Discard"))

    assertSnapshot(of: rig.newLog())
    #expect(rig.stage.shownPlayer == nil)
  }

  @Test func hasTheBarBeforeThePlayerAndEarlierDrafts() {
    let player = Player()
    rig.wireframe.installMinimizable(player, animated: true)
    var bars: [String] = []
    for title in ["First", "Second"] {
      present(Draft(title))
      rig.perform(.minimize)
      bars.append(rig.stage.visibleScreens.titles)
    }
    #expect(
      "\(rig.tree)".hasSuffix(
        """
          player, minimized
              Draft "Second" in RegionFlow
            * PageScreen "Second bar" in RegionFlow
            waiting
              Draft "First" in RegionFlow
              PageScreen "First bar" in RegionFlow
              Player "Player" in RegionFlow
              PageScreen "Controls" in RegionFlow
        """))
    for _ in 1...2 {
      rig.perform(.maximize, .dismiss)
      bars.append(rig.stage.visibleScreens.titles)
    }

    #expect(
      bars == [
        "Root/First bar", "Root/Second bar", "Root/First bar", "Root/Controls",
      ])
  }

  @Test func needsItsBarInReach() {
    let (draft, over) = (Draft(), Draft("Over"))
    present(draft)
    rig.wireframe.presentModally(over, from: draft)

    #expect(!rig.stage.possibleActions.contains(.minimize))
    #expect(rig.wireframe.minimizeFullscreenView(animated: true) == .ignored(.noPlayer))
    rig.perform(.minimize, .back)
    #expect(rig.stage.frontScreen === draft)
  }

  @Test func comesForwardForAPlaceInIt() {
    let draft = Draft()
    rig.wireframe.presentModally(rootItems: [draft], in: TabBarWireframe(stage: rig.stage))
    rig.perform(.minimize)
    rig.wireframe.showPlace([PageScreen("Recipients")], in: draft)

    #expect(rig.stage.frontScreen?.title == "Recipients")
    #expect(rig.stage.modalScreens.first === draft)
  }

  @Test func leavesWithItsPresenterAndWithTheApp() {
    let (page, draft) = (PageScreen("Page"), Draft())
    rig.wireframe.push(page, from: rig[0])
    rig.wireframe.presentModally(draft, from: page, whenSenderLeaves: .leaves)
    rig.perform(.minimize)
    rig.wireframe.pop(page)
    #expect(!rig.stage.isOnStage(draft))

    present(draft)
    rig.perform(.minimize)
    rig.wireframe.install(rootItems: [PageScreen("New")])
    #expect(!rig.stage.isOnStage(draft) && rig.stage.visibleScreens.titles == "New")
  }

  @Test func mayBeginInTheBar() {
    let player = Draft("Player")

    rig.wireframe.transaction {
      rig.wireframe.presentModally(player)
      rig.wireframe.minimizeFullscreenView(animated: true)
    }
    rig.wireframe.push(PageScreen("Queue"), from: player)

    #expect(rig.stage.visibleScreens.titles == "Root/Player bar")
    rig.perform(.maximize)
    #expect(rig.stage.visibleScreens.titles == "Queue")
    assertSnapshot(of: rig.newLog())
  }

  @Test func takesTheAlertOfItsBarAlong() {
    let draft = Draft()
    present(draft)
    rig.perform(.minimize)
    rig.wireframe.presentAlert(
      AlertContent(title: "Q", actions: [.init("OK")]), from: draft.minimizedControls)

    rig.wireframe.remove(draft)

    #expect(rig.stage.shownAlert == nil)
    rig.expectSound()
  }

  @Test func pushesFromItsBarOntoTheApp() {
    let draft = Draft()
    present(draft)
    rig.perform(.minimize)

    rig.wireframe.push(PageScreen("Help"), from: draft.minimizedControls)

    #expect(rig.stage.visibleScreens.titles == "Help/Draft bar")
    rig.perform(.maximize)
    #expect(rig.stage.frontScreen === draft)
  }
}
