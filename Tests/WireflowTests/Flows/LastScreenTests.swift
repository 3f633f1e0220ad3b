import TestSupport
import Testing
import Wireflow

/// A flow ends with its last visible screen, even while it waits.
@MainActor
struct LastScreenTests {
  private let rig = FlowRig()

  /// Starts a flow that pushes its page and then works for a second.
  @discardableResult
  private func startWorking(
    _ work: @escaping (ChildFlow) -> Void = { flow in flow.after(.seconds(1)) { $0.finish(1) } }
  ) -> ChildFlow {
    let child = ChildFlow(rig.wireframe) { flow, sender in
      flow.wireframe.push(flow.page, from: sender)
      work(flow)
    }
    rig.main.start(child, from: rig.main.root) { $0.note($1) }
    _ = rig.newLog()
    return child
  }

  /// Those who take its screen away.
  enum Taker: CaseIterable {
    case install, popToRoot, parent, nobody, itself, descendant
  }

  @Test(arguments: Taker.allCases)
  func goesWithItsWorkIfOthersTakeItsScreenAway(_ taker: Taker) {
    let child = startWorking()
    let another = ChildFlow(rig.wireframe) { flow, _ in
      flow.after(.seconds(9)) { $0.finish(9) }
    }
    rig.main.start(another, from: rig.main.root)

    switch taker {
    case .install: rig.wireframe.install(rootItems: [PageScreen("New")])
    case .popToRoot: another.wireframe.popToRoot(of: rig.main.root)
    case .parent: rig.wireframe.pop(child.page)
    case .nobody: rig.wireframe.base.pop(child.page)
    case .itself: child.wireframe.pop(child.page)
    case .descendant:
      child.start(
        ChildFlow(child.wireframe) { flow, sender in
          flow.wireframe.pop(sender)
          flow.after(.milliseconds(1)) { $0.finish(2) }
        }, from: child.page
      ) { $0.note($1) }
    }
    let livesOn = taker == .itself || taker == .descendant
    #expect(rig.main.notes == (livesOn ? [] : ["cancelled"]))
    rig.scheduler.advance(by: .seconds(1))

    #expect(child.notes == (taker == .descendant ? ["finished 2"] : []))
    #expect(rig.main.notes == (livesOn ? ["finished 1"] : ["cancelled"]))
    #expect(rig.scheduler.pending.count == 1)
  }

  @Test func goesWithTheRequestsThatItWaitsFor() {
    let child = startWorking { _ in }
    rig.wireframe.presentAlert(AlertContent(title: "News"), from: rig.main.other)
    child.wireframe.presentModally(PageScreen("Late"), from: child.page)
    _ = rig.newLog()

    rig.wireframe.base.pop(child.page)
    rig.stage.perform(.choose("OK"))

    #expect(rig.main.notes == ["cancelled"])
    rig.expectLog(
      matches: """
          pop PageScreen "Page"
          cancel ChildFlow
        > choose "OK"
          close alert "News"
          ignored present PageScreen "Late": ChildFlow has ended
        """)
  }

  @Test func livesOnItsWorkWhileItHasShownNothing() {
    let child = ChildFlow(rig.wireframe) { flow, _ in flow.after(.seconds(1)) { $0.finish(1) } }
    rig.main.start(child, from: rig.main.root) { $0.note($1) }

    rig.wireframe.install(rootItems: [PageScreen("New")])
    rig.scheduler.advance(by: .seconds(1))

    #expect(rig.main.notes == ["finished 1"])
  }

  @Test(arguments: [true, false])
  func livesUntilItsAlertIsClosed(goesOn: Bool) {
    let child = startWorking()
    child.wireframe.presentAlert(AlertContent(title: "Sure?"), from: rig.main.other) { _ in
      if goesOn { child.wireframe.push(PageScreen("Next"), from: rig.main.root) }
    }

    rig.wireframe.base.pop(child.page)
    #expect(rig.main.notes == [])
    rig.stage.perform(.choose("OK"))
    #expect(rig.main.notes == (goesOn ? [] : ["cancelled"]))
    rig.scheduler.advance(by: .seconds(1))

    #expect(rig.main.notes == [goesOn ? "finished 1" : "cancelled"])
    #expect(rig.scheduler.pending == [])
  }

  @Test func passingAScreenOnIsNoLeaving() {
    let child = startWorking()
    child.start(ChildFlow(child.wireframe) { _, _ in }, owning: child.page)
    let root = ChildFlow(rig.wireframe) { flow, _ in flow.after(.seconds(2)) { $0.finish(2) } }
    rig.main.start(root, owning: rig.main.other) { $0.note($1) }
    let heir = ChildFlow(root.wireframe) { flow, _ in flow.after(.seconds(3)) { $0.finish(3) } }

    root.start(heir, owning: rig.main.other)
    rig.scheduler.advance(by: .seconds(2))

    #expect(rig.main.notes == ["finished 1", "finished 2"])
  }

  @Test func keepsWorkThatGoesOnUnseen() {
    startWorking { flow in flow.after(.seconds(1), whileUnseen: true) { $0.finish(1) } }

    rig.stage.perform(.back)
    #expect(rig.main.notes == [])
    rig.scheduler.advance(by: .seconds(1))

    #expect(rig.main.notes == ["finished 1"])
  }

  @Test func canEndItselfWithoutAnOutput() {
    let child = startWorking()

    #expect(child.cancel() == .committed)
    #expect(child.cancel() == .ignored(.flowEnded("ChildFlow")))
    #expect(rig.main.cancel() == .ignored(.isMainFlow("MainFlow")))

    #expect(rig.main.notes == ["cancelled"])
    rig.expectLog(
      matches: """
          pop PageScreen "Page"
          cancel ChildFlow
          ignored cancel ChildFlow: ChildFlow has ended
          ignored cancel MainFlow: MainFlow is the main flow
        """)
  }
}

@MainActor
struct LeaveTests {
  private let rig = FlowRig()
  private let sheet = PageScreen("Sheet")

  @Test func isToldOnceHoweverTheScreenLeaves() {
    for leave in [
      { _ = rig.stage.perform(.dismiss) }, { _ = rig.wireframe.dismissAll() },
      { _ = rig.wireframe.install(rootItems: [rig.main.root]) },
    ] {
      rig.wireframe.presentModally(sheet, from: rig.main.root)
      rig.main.onLeave(of: sheet) { flow, sheet in flow.notes.append("left \(sheet.title)") }
      #expect(rig.main.notes == [])

      leave()

      #expect(rig.main.notes == ["left Sheet"])
      rig.main.notes = []
    }
  }

  @Test func comesBeforeTheOutcomeOfAFlowThatEndsWithTheScreen() {
    let child = ChildFlow(rig.wireframe)
    rig.main.start(child, from: rig.main.root) { $0.note($1) }
    child.onLeave(of: child.page) { [main = rig.main] _, _ in main.notes.append("left") }
    child.onLeave(of: child.page) { [main = rig.main] _, _ in main.notes.append("no") }.cancel()
    child.finish(7)

    #expect(rig.main.notes == ["left", "finished 7"])
  }
}

@MainActor
struct CornerEndTests {
  private let rig = FlowRig()

  @Test func livesWhenAChildReplacesItsOnlyScreen() {
    let parent = ChildFlow(rig.wireframe, page: "Parent")
    rig.main.start(parent, from: rig.main.root)
    let child = ChildFlow(parent.wireframe, page: "Child") { flow, sender in
      flow.wireframe.replace(sender, with: flow.page)
    }
    parent.start(child, from: parent.page)
    _ = rig.newLog()

    rig.stage.perform(.back)

    rig.expectLog(
      matches: """
        > back
          pop PageScreen "Child"
          cancel ChildFlow
          cancel ChildFlow
        """)
  }
}
