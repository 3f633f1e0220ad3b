import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowSwiftUI
import WireflowTesting

/// Narrow and wide windows, and pages that move by themselves.
@MainActor
struct WidthTests {
  private func makeColumns() -> HandRig { HandRig { SplitWireframe(stage: $0) } }

  /// A collapsed split view goes back to its sidebar, and nobody learns of it.
  ///
  /// https://developer.apple.com/documentation/swiftui/navigationsplitview
  @Test func theUserNeverSeesTheSidebarOfACollapsedSplitView() {
    let rig = makeColumns()
    rig.hand.userResizes(to: .compact)
    rig.rest()

    rig.hand.userGoesToSidebar()
    rig.rest()

    #expect(rig.seen == ["A"])
    #expect(rig.model.base?.kind == .foldedColumns)
  }

  @Test func columnsKeepTheirPagesInANarrowWindow() throws {
    let rig = makeColumns()
    rig.pushAndRest("Detail")

    rig.hand.userResizes(to: .compact)
    rig.rest()
    let narrow = (rig.seen, rig.model.base?.selectedRoot?.detail.root?.title)
    rig.hand.userTapsTab(1)
    rig.rest()
    let other = rig.seen
    rig.hand.userTapsTab(0)
    rig.hand.userResizes(to: .regular)
    rig.rest()

    #expect(narrow.0 == ["A > Detail"])
    #expect(narrow.1 == nil)
    #expect(other == ["B"])
    #expect(rig.seen == ["A > Detail"])
    #expect(rig.model.base?.selectedRoot?.detail.root?.title == "Detail")
    #expect(rig.hand.complaints == [])
  }

  /// A sheet is narrow in a wide window.
  @Test func columnsInASheetShareOneStack() {
    let rig = HandRig()
    rig.wireframe.presentModally(
      rootItems: [PlainScreen("X"), PlainScreen("Y")], in: SplitWireframe(stage: rig.stage),
      from: rig.a)
    rig.rest()

    rig.hand.userGoesToSidebar()
    rig.hand.userTapsTab(1)
    rig.rest()

    #expect(rig.model.modals.first?.region.kind == .foldedColumns)
    rig.expect(["A", "Y"])
  }

  /// A page tab view selects another page when the device turns.
  ///
  /// https://github.com/GGJJack/SwiftUICalendar/issues/1
  /// While a sheet moves, the model hears of the pages at once, and of their size only then.
  @Test(arguments: [1, 2, 3, 4] as [UInt64], [false, true])
  func aRotationTurnsNoPage(seed: UInt64, whileASheetMoves: Bool) {
    let rig = HandRig([.movesPages], seed: seed) { PagesWireframe(stage: $0) }
    if whileASheetMoves { rig.present("Sheet") }
    _ = rig.newLines()

    rig.hand.userRotates()
    rig.wait(10_000)

    #expect(rig.newLines() == [])
    #expect(rig.seen == (whileASheetMoves ? ["A", "Sheet"] : ["A"]))
  }

  /// The same selection at the end of scrolling is no second tap, and a swipe goes back.
  @Test func pushedPagesStayWhileTheirPageIsSelectedAgain() throws {
    let rig = HandRig([.movesPages]) { PagesWireframe(stage: $0) }
    rig.pushAndRest("Page")
    let region = try #require(rig.model.base)

    region.selection = region.selection
    rig.wait(1_000)
    rig.hand.userTapsTab(1)
    rig.wait(10_000)

    #expect(rig.newLines() == [])
    #expect(rig.seen == ["A > Page"])
  }

  /// A cover takes the root out of the window, and animations still have to be waited for.
  ///
  /// https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/fullscreen
  @Test func requestsWaitForAnimationsUnderACover() {
    let rig = HandRig([.leavesUnderCovers])
    let cover = rig.presentAndRest("Cover", as: .fullScreen)

    let sheet = rig.present("Sheet")
    rig.wireframe.dismiss(sheet)
    rig.wireframe.dismiss(cover)
    rig.presentAndRest("Next")

    rig.expect(["A", "Next"])
  }
}
