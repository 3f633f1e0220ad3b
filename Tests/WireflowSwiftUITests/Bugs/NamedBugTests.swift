import TestSupport
import Testing
import Wireflow
import WireflowBackendTesting
import WireflowInteraction
import WireflowSwiftUI
import WireflowTesting

/// Bugs that other frameworks had with SwiftUI, each by its report.
@MainActor
struct NamedBugTests {
  /// Two quick pops on a path crashed: "Can't remove more items from a collection than it contains".
  ///
  /// https://github.com/pointfreeco/swift-composable-architecture/issues/2058
  @Test func poppingTwiceInOneTurnPopsBothAndNoMore() throws {
    let rig = HandRig()
    for title in ["One", "Two"] { rig.pushAndRest(title) }
    let stack = try #require(rig.model.base?.selectedRoot?.list)

    stack.path = Array(stack.path.dropLast())
    stack.path = Array(stack.path.dropLast())
    stack.path = []
    rig.wait(0)

    #expect(rig.newLines() == ["> back to \"A\"", "pop to PlainScreen \"A\""])
    #expect(stack.path == [])
  }

  /// A dismissal with an alert in the same turn lost the alert and broke the next presentation.
  ///
  /// https://github.com/pointfreeco/swift-composable-architecture/issues/1991
  @Test(arguments: [[], [.losesWhileMoving], [.cannotPresent], [.dismissLate]] as [Habits])
  func anAlertAfterADismissalAppears(_ habits: Habits) {
    let rig = HandRig(habits)
    let sheet = rig.presentAndRest("Sheet")

    rig.wireframe.dismiss(sheet)
    rig.wireframe.presentAlert(.init(title: "Gone"), from: rig.a)
    rig.rest()
    let alert = rig.hand.picture.alert
    rig.hand.userAnswers(0)
    rig.rest()
    rig.presentAndRest("Next")

    #expect(alert == "Gone")
    rig.expect(["A", "Next"])
  }

  /// A swipe that was broken off left a state in which the page could no longer be popped.
  ///
  /// https://github.com/pointfreeco/swift-composable-architecture/issues/3673
  @Test func aSwipeThatIsBrokenOffInTheSameTurnChangesNothing() throws {
    let rig = HandRig()
    let page = rig.pushAndRest("Page")
    let stack = try #require(rig.model.base?.selectedRoot?.list)
    let path = stack.path

    stack.path = []
    stack.path = path
    rig.wait(1_000)
    let lines = rig.newLines()
    rig.wireframe.pop(page)
    rig.rest()

    #expect(lines == [])
    #expect(rig.seen == ["A"])
  }

  /// The same swipe, while the user selects another tab and SwiftUI evaluates the views again.
  ///
  /// https://github.com/pointfreeco/swift-composable-architecture/issues/3673
  @Test func aSwipeThatIsBrokenOffOnTheWayToAnotherTabChangesNothing() throws {
    let rig = HandRig()
    rig.pushAndRest("Page")
    let stack = try #require(rig.model.base?.selectedRoot?.list)
    let path = stack.path

    rig.wireframe.select(rig.b)
    stack.path = []
    rig.wait(1)
    stack.path = path
    rig.wait(10_000)

    #expect(rig.newLines() == ["select B"])
    let roots = rig.hand.picture.base.roots
    #expect(roots.map { $0.pile.map(\.title) } == [["A", "Page"], ["B"]])
  }

  /// A page that a swipe has brought into sight stayed there although the selection was another one.
  ///
  /// A tab view with pages writes the selection after the fact, and follows a binding that changes:
  /// https://developer.apple.com/documentation/swiftui/pagetabviewstyle
  @Test func aGuardedPageComesBackAfterASwipe() throws {
    let rig = HandRig { PagesWireframe(stage: $0) }
    let b = try #require(rig.model.page(of: rig.b))
    rig.mainFlow?.guardRequests { _, request in request.isByUser ? .refuse("not yet") : .allow }

    rig.hand.userTurnsPage(to: b.id)
    rig.wait(1_000)
    let refused = rig.newLines()
    let seen = rig.seen
    rig.mainFlow?.removeGuard()
    rig.hand.userTurnsPage(to: b.id)
    rig.wait(1_000)

    #expect(refused == ["> next", "ignored select B: PlainMainFlow refused, not yet", "restore"])
    #expect(seen == ["A"])
    #expect(rig.newLines() == ["> next", "select B"])
    #expect(rig.seen == ["B"])
  }

  /// The state followed about a second after the sheet had gone, and taps in between were lost.
  ///
  /// https://github.com/johnpatrickmorgan/FlowStacks/issues/69
  @Test func aPushJustAfterASheetWasSwipedDownArrives() {
    let rig = HandRig([.nilLate])
    rig.presentAndRest("Sheet")

    rig.hand.userDismisses()
    rig.wait(500)
    rig.wireframe.push(PlainScreen("Page"), from: rig.a)
    rig.rest()

    rig.expect(["A > Page"], removals: 1)
  }

  /// A view that went took its sheet along, and the state said otherwise.
  ///
  /// https://github.com/pointfreeco/swift-navigation/pull/192
  @Test(arguments: [SwiftUIHand.Walls.inWindows, .inPlace])
  func aSheetOutlivesAWallAndAnAdaptation(_ walls: SwiftUIHand.Walls) throws {
    let rig = HandRig([.nilBehindWalls], walls: walls) {
      AdaptiveWireframe(stage: $0, formFactor: .compact)
    }
    rig.presentAndRest("Sheet")
    let modal = try #require(rig.model.modals.first)

    rig.stage.perform(.adapt(.regular))
    rig.rest()
    let afterAdapting = rig.model.modals.first
    let wall = WallFlow(rig.wireframe)
    rig.mainFlow?.start(wall, from: rig.a)
    rig.rest()
    wall.wireframe.dismiss(wall.screen)
    rig.rest()

    #expect(afterAdapting?.presenter === modal.presenter)
    rig.expect(["A", "Sheet"], removals: 0)
  }

  /// The same behind a wall that is up for a moment, shorter than an animation.
  @Test func aSheetOutlivesAShortWall() {
    let rig = HandRig([.nilBehindWalls], walls: .inPlace)
    rig.presentAndRest("Sheet")
    let wall = WallFlow(rig.wireframe)
    rig.mainFlow?.start(wall, from: rig.a)
    rig.wait(100)

    wall.wireframe.dismiss(wall.screen)
    rig.rest()

    rig.expect(["A", "Sheet"], removals: 0)
  }

  /// A page lost its content while it slid out, which a random walk of this package found.
  @Test func aPageKeepsItsContentWhileItSlidesOutUnderACoverThatGoes() {
    let rig = HandRig()
    rig.pushAndRest("Page")
    let cover = rig.presentAndRest("Cover")

    rig.wireframe.popToRoot(of: rig.a)
    rig.wireframe.dismiss(cover)
    rig.rest()

    rig.expect(["A"])
    #expect(rig.model.pageCount == 2)
  }

  /// A pop was lost while a page behind a sheet still moved, which a random walk of this package
  /// found.
  ///
  /// https://developer.apple.com/forums/thread/750879
  @Test func aPageReplacedBehindASheetIsPoppedAsSoonAsTheSheetGoes() {
    let rig = HandRig([.losesWhileMoving])
    let page = rig.pushAndRest("Page")
    let sheet = rig.presentAndRest("Sheet")

    rig.wireframe.replace(page, with: PlainScreen("Other"))
    rig.wireframe.dismiss(sheet)
    rig.wireframe.popToRoot(of: rig.a)
    rig.rest()

    rig.expect(["A"])
  }

  /// `onDismiss` comes between the dismissal of one item and the presentation of the next.
  ///
  /// https://github.com/pointfreeco/swift-navigation/pull/238
  @Test(arguments: [[], [.dismissLate], [.nilTwice], [.oldItem]] as [Habits])
  func oneSheetReplacesAnother(_ habits: Habits) {
    let rig = HandRig(habits)
    let first = rig.presentAndRest("First")

    rig.wireframe.dismiss(first)
    rig.presentAndRest("Second")

    rig.expect(["A", "Second"], removals: 0)
  }
}
