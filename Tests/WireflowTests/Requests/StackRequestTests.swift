import TestSupport
import Testing
import Wireflow

/// Requests about single screens and whole stacks: `goBack`, `setStack` and `remove`.
@MainActor
struct StackRequestTests {
  private let rig = FlowRig()

  @Test func goesBackOverPushesModalsAndThePlayerAlike() {
    let page = PageScreen("Page")
    let modal = PageScreen("Modal")
    modal.allowedModalDismissButtonStyle = nil
    rig.wireframe.push(page, from: rig.main.root)
    rig.wireframe.presentModally(modal, from: page)
    rig.wireframe.push(PageScreen("Deep"), from: modal)
    _ = rig.newLog()

    for _ in 0..<4 { rig.wireframe.goBack() }

    rig.expectLog(
      matches: """
          pop PageScreen "Deep"
          dismiss PageScreen "Modal"
          pop PageScreen "Page"
          ignored go back: PageScreen "Root" is the root of its stack
        """)
  }

  @Test func goesBackFurtherInATransactionAndInABatch() {
    rig.wireframe.setStack(
      ["1", "2", "3", "4"].reduce([rig.main.root]) { $0 + [PageScreen($1)] }, of: rig.main.root)
    _ = rig.newLog()

    rig.wireframe.transaction {
      rig.wireframe.goBack()
      rig.wireframe.goBack()
    }
    rig.wireframe.batch {
      rig.wireframe.goBack()
      rig.wireframe.goBack()
    }

    rig.expectLog(
      matches: """
          pop PageScreen "4"
          + pop PageScreen "3"
          pop PageScreen "2"
          + pop PageScreen "1"
        """)
  }

  @Test func verdictSaysWhetherThereIsAWayBack() {
    #expect(rig.wireframe.verdict(on: .goBack) == .ignored(.isRoot(rig.main.root.name)))

    rig.wireframe.push(PageScreen("Page"), from: rig.main.root)

    #expect(rig.wireframe.verdict(on: .goBack) == .committed)
  }

  @Test func setsAStackInOneTransitionAndKeepsTheFlowsOfWhatStays() {
    let child = ChildFlow(rig.wireframe)
    let old = PageScreen("Old")
    rig.wireframe.push(old, from: rig.main.root)
    rig.main.start(child, from: old)
    _ = rig.newLog()

    rig.wireframe.setStack(
      [rig.main.root, child.page, PageScreen("New")], of: rig.main.root, transition: .crossDissolve)

    rig.expectLog(
      matches: """
          remove PageScreen "Old" from Root with crossDissolve
          + push PageScreen "New" onto Root with crossDissolve
        """)
    #expect(rig.stage.stack(of: rig.main.root).titles == "Root/Page/New")
    #expect(rig.stage.flow(of: child.page) == "ChildFlow")
  }

  @Test func setsAStackFromAnotherRootWhichKeepsTheItem() {
    let child = ChildFlow(rig.wireframe)
    let new = PageScreen("New")
    let old = PageScreen("Old")
    rig.wireframe.select(rig.main.other)
    rig.main.start(child, from: rig.main.other)
    rig.wireframe.push(old, from: child.page)
    _ = rig.newLog()

    rig.wireframe.setStack([new, child.page, PageScreen("Top")], of: old)

    rig.expectLog(
      matches: """
          pop PageScreen "Old"
          + replace PageScreen "Other" with PageScreen "New"
          + push PageScreen "Top" onto New
        """)
    #expect(rig.stage.rootScreens.titles == "Root/New")
    #expect(rig.stage.selectedRoot === new)
    #expect(rig.stage.stack(of: new).titles == "New/Page/Top")
    #expect(rig.stage.flow(of: child.page) == "ChildFlow")
  }

  @Test func setsTheStackOfAModalFromAnotherRoot() {
    let modal = PageScreen("Modal")
    let new = PageScreen("New")
    rig.wireframe.presentModally(modal, from: rig.main.root)
    _ = rig.newLog()

    rig.wireframe.setStack([new], of: modal)
    rig.wireframe.setStack([new], of: new)
    rig.wireframe.dismiss(new)

    rig.expectLog(
      matches: """
          replace PageScreen "Modal" with PageScreen "New"
          ignored set stack of PageScreen "New": already there
          dismiss PageScreen "New"
        """)
  }

  @Test func ignoresAStackWhoseRootIsOnStageElsewhere() {
    let page = PageScreen("Page")
    let new = PageScreen("New")
    rig.wireframe.push(page, from: rig.main.root)
    _ = rig.newLog()

    rig.wireframe.setStack([page, rig.main.root], of: page)
    rig.wireframe.setStack([rig.main.other], of: page)
    rig.wireframe.setStack([new, rig.main.root], of: page)
    rig.wireframe.setStack([], of: page)

    rig.expectLog(
      matches: """
          ignored set stack of PageScreen "Page": PageScreen "Page" is already on stage
          ignored set stack of PageScreen "Page": PageScreen "Other" is already on stage
          ignored set stack of PageScreen "Page": PageScreen "Root" is already on stage
          ignored set stack of PageScreen "Page": PageScreen "Root" is the root of its stack
        """)
    #expect(rig.stage.stack(of: page).titles == "Root/Page")
  }

  @Test func removesAScreenFromUnderOthersAndEndsItsFlow() {
    let child = ChildFlow(rig.wireframe)
    rig.main.start(child, from: rig.main.root)
    rig.wireframe.push(PageScreen("Top"), from: child.page)
    _ = rig.newLog()

    rig.wireframe.remove(child.page)

    rig.expectLog(
      matches: """
          remove PageScreen "Page" from Root
          cancel ChildFlow
        """)
    #expect(rig.stage.stack(of: rig.main.root).titles == "Root/Top")
  }
}
