import TestSupport
import Testing
import Wireflow

@MainActor
struct NestedFlowTests {
  let rig = FlowRig()

  /// Starts a parent with two children, of which the second has a child of its own; each notes its
  /// end in the main flow.
  private func startFamily() -> ChildFlow {
    let parent = ChildFlow(rig.wireframe, page: "Parent")
    let first = ChildFlow(rig.wireframe, page: "First")
    let second = ChildFlow(rig.wireframe, page: "Second") { flow, sender in
      flow.wireframe.presentModally(flow.page, from: sender)
    }
    let grandchild = ChildFlow(rig.wireframe, page: "Grandchild")
    let note: (String) -> Void = { [rig] name in
      rig.main.notes.append("\(name), \(rig.stage.modalScreens.count) modals")
    }
    rig.main.start(parent, from: rig.main.root) { _, outcome in note("parent \(outcome.words)") }
    parent.start(first, from: parent.page) { _, _ in note("first") }
    parent.start(second, from: first.page) { _, _ in note("second") }
    second.start(grandchild, from: second.page) { _, _ in note("grandchild") }
    _ = rig.newLog()
    return parent
  }

  @Test func endsChildrenBeforeParentsAndScreensBeforeOutcomes() {
    let parent = startFamily()

    parent.finish(1)

    #expect(
      rig.main.notes == [
        "grandchild, 0 modals", "second, 0 modals", "first, 0 modals",
        "parent finished 1, 0 modals",
      ])
    rig.expectLog(
      matches: """
          dismiss PageScreen "Second"
          + pop to PageScreen "Root"
          cancel ChildFlow
          cancel ChildFlow
          cancel ChildFlow
          finish ChildFlow
        """)
  }

  @Test func endsThemAllWhenTheUserGoesBackBelowThem() {
    let parent = startFamily()

    rig.wireframe.pop(parent.page)
    rig.wireframe.dismissAll()

    #expect(
      rig.main.notes == [
        "first, 1 modals", "grandchild, 0 modals", "second, 0 modals", "parent cancelled, 0 modals",
      ])
    rig.expectLog(
      matches: """
          pop to PageScreen "Root"
          cancel ChildFlow
          dismiss PageScreen "Second"
          cancel ChildFlow
          cancel ChildFlow
          cancel ChildFlow
        """)
  }

  @Test func deliversTheOutcomesOfDescendantsToParentsThatEndWithThem() {
    let parent = ChildFlow(rig.wireframe, page: "Parent")
    let child = ChildFlow(rig.wireframe, page: "Child")
    rig.main.start(parent, from: rig.main.root) { $0.note($1) }
    parent.start(child, from: parent.page) { flow, _ in
      flow.note(.cancelled)
      flow.wireframe.push(PageScreen("Too late"), from: flow.page)
    }
    _ = rig.newLog()

    parent.finish(2)

    #expect(parent.notes == ["cancelled"])
    rig.expectLog(
      matches: """
          pop to PageScreen "Root"
          cancel ChildFlow
          finish ChildFlow
          ignored push PageScreen "Too late": ChildFlow has ended
        """)
  }

  @Test(arguments: [true, false])
  func endsThemAllBeforeAnyOutcomeWhenRootItemsGo(isInstalled: Bool) {
    let parent = ChildFlow(rig.wireframe, page: "Parent")
    rig.main.start(parent, from: rig.main.other) { $0.note($1) }
    parent.start(ChildFlow(rig.wireframe), from: parent.page) { flow, _ in flow.finish(1) }

    if isInstalled {
      rig.wireframe.install(rootItems: [rig.main.root])
    } else {
      rig.wireframe.update(rootItems: [rig.main.root])
    }

    #expect(rig.main.notes == ["cancelled"])
  }

  @Test func endsAfterTheModalsOverARootItemThatGoes() {
    let child = ChildFlow(rig.wireframe)
    rig.main.start(child, from: rig.main.other)
    rig.wireframe.presentModally(PageScreen("Sheet"), from: child.page)
    _ = rig.newLog()

    rig.wireframe.update(rootItems: [rig.main.root])

    rig.expectLog(
      matches: """
          update tab bar: Root
          + dismiss PageScreen "Sheet"
          cancel ChildFlow
        """)
  }
}

/// A flow that shows nothing itself: it starts children, one after the other.
@MainActor
struct OrchestratorTests {
  private let rig = FlowRig()

  private func step(_ name: String, _ parent: ChildFlow) -> ChildFlow {
    ChildFlow(parent.wireframe, page: name)
  }

  @Test func showsTheNextChildWhenTheUserWentBackFromOne() {
    let orchestrator = ChildFlow(rig.wireframe) { flow, sender in
      flow.after(.seconds(9)) { $0.finish(9) }
      flow.start(step("One", flow), from: sender) { [rig] flow, _ in
        flow.start(step("Two", flow), from: rig.main.root)
      }
    }
    rig.main.start(orchestrator, from: rig.main.root) { $0.note($1) }
    _ = rig.newLog()

    rig.stage.perform(.back)
    #expect(rig.main.notes == [])
    rig.stage.perform(.back)

    #expect(rig.main.notes == ["cancelled"])
    #expect(rig.scheduler.pending == [])
    rig.expectLog(
      matches: """
        > back
          pop PageScreen "One"
          cancel ChildFlow
          start ChildFlow
          push PageScreen "Two" onto Root
        > back
          pop PageScreen "Two"
          cancel ChildFlow
          cancel ChildFlow
        """)
  }

  @Test func livesOnTheTaskThatHears() async {
    let orchestrator = ChildFlow(rig.wireframe) { flow, sender in
      flow.task { [rig] flow in
        let outcome = await flow.run(step("One", flow), from: sender)
        try? await rig.scheduler.sleep(for: .seconds(1))
        flow.notes.append(outcome.words)
        _ = await flow.run(step("Two", flow), from: sender)
        flow.finish(2)
      }
    }
    rig.main.start(orchestrator, from: rig.main.root) { $0.note($1) }
    await rig.scheduler.advance(by: .zero)

    await rig.stage.play(.back)
    #expect(rig.main.notes == [])
    await rig.stage.play(.wait(.seconds(1)))
    #expect(orchestrator.notes == ["cancelled"])
    await rig.stage.play(.back)

    #expect(rig.main.notes == ["finished 2"])
    rig.expectLog(
      matches: """
        > (app)
          start ChildFlow
          start ChildFlow
          push PageScreen "One" onto Root
        > back
          pop PageScreen "One"
          cancel ChildFlow
        > wait 1000ms
          start ChildFlow
          push PageScreen "Two" onto Root
        > back
          pop PageScreen "Two"
          cancel ChildFlow
        > (app)
          finish ChildFlow
        """)
  }

  @Test func endsWithTheLastScreenOfItsChildrenWhateverElseItDoes() async {
    let orchestrator = ChildFlow(rig.wireframe) { flow, sender in
      flow.task { [rig] _ in try? await rig.scheduler.sleep(for: .seconds(9)) }
      flow.start(
        ChildFlow(flow.wireframe) { child, _ in child.after(.seconds(9)) { _ in } }, from: sender)
      flow.start(step("One", flow), from: sender)
    }
    rig.main.start(orchestrator, from: rig.main.root) { $0.note($1) }
    await rig.scheduler.advance(by: .zero)

    await rig.stage.play(.back)

    #expect(rig.main.notes == ["cancelled"])
    #expect(rig.scheduler.pending == [])
    #expect(rig.scheduler.sleepers.sleepingCount == 0)
  }
}
