import TestSupport
import Testing
import Wireflow

/// Pages that the user turns by swipes and dots.
@MainActor
struct PagesWireframeTests {
  private let backend = HeldBackend()
  private let rig: FlowRig
  private let third = PageScreen("Third")

  init() {
    backend.promptCompletions = 1
    rig = FlowRig(backend: backend) { PagesWireframe(stage: $0) }
    rig.wireframe.update(rootItems: [rig.main.root, rig.main.other, third])
    backend.forget()
    _ = rig.newLog()
  }

  private var isShown: [Bool] { backend.transitions.map { $0.isShown(by: backend) } }

  @Test func installsPages() {
    rig.wireframe.install(rootItems: [PageScreen("One"), PageScreen("Two")])

    rig.expectLog(matches: "  install pages: One, Two")
  }

  @Test func turnsForwardAndBackUpToTheEnds() {
    for action in [UserAction.next, .next, .next, .previous, .previous, .previous] {
      rig.stage.perform(action)
    }

    rig.expectLog(
      matches: """
        > next
          select Other
        > next
          select Third
        > next
          refused: this is the last page; possible: previous
        > previous
          select Other
        > previous
          select Root
        > previous
          refused: this is the first page; possible: next
        """)
  }

  @Test func reachesAnyPageByItsDotAndTheRootOfTheVisibleOneToo() {
    rig.stage.perform(.select("Third"))
    rig.wireframe.push(PageScreen("Page"), from: third)
    _ = rig.newLog()

    rig.stage.perform(.select("Third"))
    rig.stage.perform(.select("Root"))

    rig.expectLog(
      matches: """
        > select "Third"
          pop PageScreen "Page"
        > select "Root"
          select Root
        """)
  }

  @Test func offersTheWaysThatThereAre() {
    let first = rig.stage.possibleActions
    rig.stage.perform(.next)
    let second = rig.stage.possibleActions
    rig.wireframe.presentModally(PageScreen("Modal"), from: rig.main.other)
    let covered = rig.stage.possibleActions

    let dots: [UserAction] = [.select("Root"), .select("Other"), .select("Third")]
    #expect(first == dots + [.next])
    #expect(second == dots + [.next, .previous])
    #expect(!covered.contains(.next))
    #expect(!covered.contains(.previous))
  }

  @Test func isOutOfReachBehindAModalAndWhereThereAreNoPages() {
    rig.wireframe.presentModally(PageScreen("Modal"), from: rig.main.root)
    _ = rig.newLog()
    rig.stage.perform(.next)
    let tabs = FlowRig { TabBarWireframe(stage: $0) }
    _ = tabs.newLog()
    tabs.stage.perform(.next)

    #expect(rig.newLog().contains(#"refused: PageScreen "Modal" is in front"#))
    #expect(tabs.newLog().contains("refused: this wireframe has no pages"))
  }

  // MARK: - Swipes

  @Test func logsASwipeAsATurnAndAJumpAsASelection() {
    rig.stage.userDid(.selected(rig.main.other), in: backend)
    rig.stage.userDid(.selected(rig.main.root), in: backend)
    rig.stage.userDid(.selected(third), in: backend)

    rig.expectLog(
      matches: """
        > next
          select Other
        > previous
          select Root
        > select "Third"
          select Third
        """)
    #expect(isShown == [true, true, true])
  }

  @Test func takesBackASwipeThatAGuardRefuses() {
    rig.main.guardRequests { [third] _, request in
      request.isByUser && request.selects(third) ? .refuse("not yet") : .allow
    }
    rig.stage.perform(.next)
    _ = rig.newLog()

    rig.stage.userDid(.selected(third), in: backend)

    rig.expectLog(
      matches: """
        > next
          ignored select Third: MainFlow refused, not yet
          restore
        """)
    #expect(rig.stage.selectedRoot === rig.main.other)
  }

  @Test func saysWhetherASwipeMayBegin() {
    let (root, other) = (rig.main.root, rig.main.other)
    var isAllowed = true
    rig.main.guardRequests { _, request in
      request.selects(other) && !isAllowed ? .refuse("not yet") : .allow
    }
    _ = rig.newLog()
    let allowed = [root, other, third, PageScreen("Stranger")].map(rig.stage.allowsUserSelection)
    isAllowed = false
    let refused = rig.stage.allowsUserSelection(of: other)
    rig.wireframe.presentModally(PageScreen("Modal"), from: root)
    let covered = rig.stage.allowsUserSelection(of: third)

    #expect(allowed == [false, true, true, false])
    #expect(!refused)
    #expect(!covered)
    #expect(!rig.newLog().contains("refused"))
  }
}
