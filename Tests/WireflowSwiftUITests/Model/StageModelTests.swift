import Observation
import TestSupport
import Testing
import Wireflow
import WireflowBackendTesting
import WireflowInteraction
import WireflowSwiftUI
import WireflowTesting

@MainActor
struct StageModelTests {
  @Test func speaksAnAnnouncementOnceNothingMoves() {
    let rig = HandRig()
    var spoken: [String] = []
    rig.model.speak = { spoken.append($0.text) }

    rig.push("Page")
    rig.stage.announce("Saved")
    rig.stage.announce("No connection", urgency: .now)
    let early = spoken
    rig.rest()
    rig.stage.announce("3 results")

    #expect(early == ["No connection"])
    #expect(spoken == ["No connection", "Saved", "3 results"])
  }

  @Test func escapesByTheActionOfTheFront() {
    let rig = HandRig()
    rig.push("Page")
    rig.presentAndRest("Sheet")

    for _ in 1...3 {
      rig.model.escape()
      rig.wait(10_000)
    }

    #expect(
      rig.newLines() == [
        "> dismiss", #"dismiss PlainScreen "Sheet""#, "> back", #"pop PlainScreen "Page""#,
      ])
  }

  @Test func dividesAPageIntoSections() {
    let rig = HandRig()
    let page = KeyScreen("Library") {
      ScreenContent.Button("Search") {}
      ScreenContent.Section("Books") { ScreenContent.Button("Crime") {} }
      ScreenContent.Section("Films") { ScreenContent.Button("Drama") {} }
    }

    rig.wireframe.install(rootItems: [page])

    #expect(rig.model.page(of: page)?.contentSections.map(\.count) == [1, 2, 2])
  }

  @Test func completesAtOnceWithoutAWindow() {
    let model = StageModel()
    let stage = Stage(backend: model, scheduler: ManualScheduler())
    let wireframe = TabBarWireframe(stage: stage)
    let root = PlainScreen("A")
    wireframe.install(rootItems: [root])
    wireframe.push(PlainScreen("Page"), from: root)
    wireframe.presentModally(PlainScreen("Sheet"), from: root)

    #expect(model.base?.selectedRoot?.list.path.count == 1)
    #expect(model.modals.count == 1)
  }

  /// The system adds a cancel answer of its own to a dialog, which means nothing to the app.
  @Test func anAlertWithoutACancelAnswerComesAgain() {
    let rig = HandRig()
    rig.wireframe.presentAlert(
      .init(title: "Which?", style: .actionSheet, actions: [.init("One")]), from: rig.a)
    rig.rest()
    let isAlert = rig.model.presenter.isAlertPresented

    rig.model.presenter.isAlertPresented = false
    rig.wait(100)
    let isGone = !rig.model.presenter.isAlertPresented
    rig.rest()

    #expect(isAlert)
    #expect(isGone)
    #expect(rig.hand.picture.alert == "Which?")
  }

  /// A body that was evaluated in between shows a value that the stage never receives.
  @Test func aValueThatIsTakenBackIsReadAgain() async throws {
    let rig = HandRig { HamburgerWireframe(stage: $0) }
    let region = try #require(rig.model.base)
    region.isDrawerOpen = true

    await confirmation { isReadAgain in
      withObservationTracking({ _ = region.isDrawerOpen }, onChange: { isReadAgain() })
      region.isDrawerOpen = false
      rig.rest()
    }
  }

  @Test func escapeChoosesTheCancelAnswer() {
    let rig = HandRig()
    rig.wireframe.presentAlert(
      .init(title: "Sure?", actions: [.init("Yes"), .init("No", role: .cancel)]), from: rig.a)
    rig.rest()

    rig.hand.userEscapes()
    rig.wait(0)

    #expect(rig.newLines() == ["> choose \"No\"", "close alert \"Sure?\""])
  }

  @Test func aSecondTapIsNoRestore() {
    let rig = HandRig()
    rig.pushAndRest("Page")

    rig.hand.userTapsTab(0)
    rig.wait(0)

    #expect(rig.newLines() == ["> select \"A\"", "pop PlainScreen \"Page\""])
  }

  /// A push that has moved no longer keeps the user from going back.
  @Test func theUserMayGoBackAsSoonAsAPushHasMoved() {
    let rig = HandRig()
    rig.push("Page")
    rig.wait(420)

    if let back = rig.hand.backTargets.last { rig.hand.userPops(to: back) }
    rig.wait(100)

    rig.expect(["A"], removals: 1)
  }

  /// A lock must not wait for an animation.
  @Test func aWallComesWhileASheetMoves() {
    let rig = HandRig()
    rig.present("Sheet")
    rig.wait(50)

    let wall = WallFlow(rig.wireframe)
    rig.mainFlow?.start(wall, from: rig.a)

    #expect(rig.model.walls.map(\.region.roots.first?.list.root?.title) == ["Log in"])
    rig.rest()
    rig.expect(["A", "Sheet", "Log in"])
  }

  @Test func dropsEverythingWithTheStageWhileThingsMove() {
    weak var model: StageModel?
    weak var stage: Stage?
    let scheduler = ManualScheduler()
    do {
      let made = StageModel()
      made.isOnScreen = true
      let new = Stage(backend: made, scheduler: scheduler)
      let wireframe = TabBarWireframe(stage: new)
      let root = PlainScreen("A")
      wireframe.install(rootItems: [root])
      wireframe.presentModally(PlainScreen("Sheet"), from: root)
      (model, stage) = (made, new)
    }

    #expect(model == nil)
    #expect(stage == nil)
  }

  /// SwiftUI may be in the middle of the animation that it says has failed.
  @Test func aSheetThatDidNotAppearIsPresentedAgainOnlyAfterAnAnimation() {
    let rig = HandRig()
    rig.present("Sheet")
    rig.model.presenter.sheet = nil

    rig.wait(400)
    let early = rig.model.presenter.sheet
    rig.rest()

    #expect(early == nil)
    #expect(rig.model.presenter.sheet != nil)
    rig.expect(["A", "Sheet"], removals: 0)
  }

  /// A region of another kind shows its stacks whole, so no push keeps the user from going back.
  @Test func theUserMayGoBackAsSoonAsAnotherContainerShows() {
    let rig = HandRig([.losesWhileMoving]) { AdaptiveWireframe(stage: $0) }
    rig.push("P")
    rig.pushAndRest("Q")
    rig.stage.perform(.adapt(.regular))
    rig.wait(100)

    if let back = rig.hand.backTargets.last { rig.hand.userPops(to: back) }
    rig.rest()

    rig.expect(["A > P"], removals: 1)
  }

  /// A page that takes the place of another one before SwiftUI has shown it is still to come.
  @Test func aTrimmedPathIsNotTheUsersAfterTwoChangesAtOnce() throws {
    let rig = HandRig()
    let page = PlainScreen("P")
    rig.wireframe.push(page, from: rig.b)
    rig.wireframe.replace(page, with: PlainScreen("Q"))

    try #require(rig.model.base?.roots.last?.list).path = []
    rig.wireframe.select(rig.b)
    rig.rest()

    rig.expect(["B > Q"], removals: 0)
  }

  @Test func groupsTheRootItemsOfASidebar() throws {
    let rig = HandRig { SplitWireframe(stage: $0) }
    rig.wireframe.update(rootItems: [
      rig.a, PlainScreen("Ada", group: "People"), PlainScreen("Eva", group: "People"), rig.b,
    ])
    rig.rest()

    let groups = try #require(rig.model.base?.groups)
    #expect(groups.map(\.heading) == [nil, "People", nil])
    #expect(groups.map(\.roots.count) == [1, 2, 1])
    #expect(Set(groups.map(\.first)).count == 3)
  }

  @Test func aRootItemThatChangesItsRootKeepsItsModel() throws {
    let rig = HandRig()
    rig.wireframe.select(rig.b)
    rig.rest()
    let item = try #require(rig.model.base?.selectedRoot)

    rig.wireframe.setStack([PlainScreen("C"), PlainScreen("D")], of: rig.b)
    rig.rest()

    #expect(rig.model.base?.selectedRoot === item)
    rig.expect(["C > D"])
  }

  /// SwiftUI may show a sheet again of which it has said that it is gone.
  @Test func waitsForTheDismissalOfASheetThatCameAgain() throws {
    let rig = HandRig()
    let sheet = rig.presentAndRest("Sheet")
    let modal = try #require(rig.model.modals.first)
    rig.model.disappeared(presentation: modal.presentation)
    rig.model.appeared(modal)

    rig.wireframe.dismiss(sheet)
    rig.present("Other")
    rig.wait(100)
    let early = rig.model.modals.count
    rig.rest()

    #expect(early == 0)
    rig.expect(["A", "Other"])
  }

  /// The same without `onAppear`.
  @Test func waitsForTheDismissalOfASheetThatCameAgainInSilence() throws {
    let (model, scheduler) = (StageModel(), ManualScheduler())
    model.isOnScreen = true
    let wireframe = TabBarWireframe(stage: Stage(backend: model, scheduler: scheduler))
    let (root, sheet) = (PlainScreen("A"), PlainScreen("Sheet"))
    wireframe.install(rootItems: [root])
    scheduler.advance(by: .seconds(10))
    wireframe.presentModally(sheet, from: root)
    model.presenter.sheet = nil
    model.disappeared(presentation: model.modals.first?.presentation)
    scheduler.advance(by: .seconds(10))
    let shown = model.presenter.sheet?.presentation

    wireframe.dismiss(sheet)
    wireframe.presentModally(PlainScreen("Other"), from: root)
    scheduler.advance(by: .milliseconds(100))
    let early = model.modals.count
    scheduler.advance(by: .seconds(10))

    #expect(shown == 1)
    #expect(early == 0)
    #expect(model.modals.count == 1)
  }
}
