import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

@MainActor
struct InstallTests {
  let rig = FlowRig()

  @Test func keepsAScreenThatIsInstalledAgain() {
    let page = PageScreen("Page")
    rig.wireframe.push(page, from: rig.main.root)
    var changes: [String] = []
    let observation = rig.stage.observe { changes.append($0.words) }

    rig.wireframe.install(rootItems: [rig.main.root, PageScreen("New")])

    #expect(changes == ["hid Page", "left Page", "left Other", "entered New", "saw Root"])
    #expect(rig.stage.stack(of: rig.main.root).titles == "Root")
    observation.cancel()
  }

  @Test func makesARootOfAScreenThatIsDeepElsewhere() {
    let (page, new) = (PageScreen("Page"), PageScreen("New"))
    rig.wireframe.push(page, from: rig.main.root)
    rig.wireframe.embed(new, in: page)
    rig.wireframe.presentModally(PageScreen("Modal"), from: page)
    _ = rig.newLog()

    rig.wireframe.install(rootItems: [new, page])

    expectNoViolations(of: rig.stage)
    rig.expectLog(matches: "  install tab bar: New, Page")
    #expect(rig.stage.rootScreens.titles == "New/Page")
    #expect(rig.stage.modalScreens.isEmpty && rig.stage.host(of: new) == nil)
    #expect(rig.wireframe.presentModally(PageScreen("Next"), from: page) == .committed)
  }

  @Test(arguments: [false, true])
  func doesNotEndTheFlowThatAsksNorItsAncestors(hasWork: Bool) {
    let parent = ChildFlow(rig.wireframe, page: "Parent")
    let child = ChildFlow(rig.wireframe, page: "Child")
    let sibling = ChildFlow(rig.wireframe, page: "Sibling")
    rig.main.start(parent, from: rig.main.root) { flow, _ in flow.notes.append("parent") }
    parent.start(child, from: parent.page)
    rig.main.start(sibling, from: rig.main.other) { flow, _ in flow.notes.append("sibling") }
    if hasWork {
      for flow in [parent, sibling] { flow.after(.seconds(1)) { $0.finish(1) } }
    }
    _ = rig.newLog()

    child.wireframe.install(rootItems: [PageScreen("New")])

    rig.expectLog(
      matches: """
          install tab bar: New
          cancel ChildFlow
        """)
    #expect(rig.main.notes == ["sibling"])
    #expect(parent.wireframe.push(PageScreen("Next"), from: rig.stage.rootScreens[0]) == .committed)
    rig.stage.perform(.wait(.seconds(1)))
    #expect(rig.main.notes == (hasWork ? ["sibling", "parent"] : ["sibling"]))
  }
}

@MainActor
struct FlushTests {
  @Test func closesAlertsUnansweredAndKeepsModals() {
    let rig = Rig()
    let popover = PageScreen("Popover")
    popover.preferredModalStyle = .popover(anchor: "More")
    rig.wireframe.presentModally(popover, from: rig.a)
    var answers: [String] = []
    for title in ["First", "Second"] {
      rig.wireframe.presentAlert(AlertContent(title: title), from: rig.a) { [rig] answer in
        answers.append("\(title): \(answer?.title ?? "none")")
        rig.wireframe.select(rig.b)
      }
    }
    _ = rig.newLog()

    #expect(rig.wireframe.flush() == .committed)

    #expect(answers.sorted() == ["First: none", "Second: none"])
    rig.expectLog(
      matches: """
          ignored alert "Second": flushed while it waited
          close alert "First"
          select B
          ignored select B: already there
        """)
    #expect(rig.stage.modalScreens.titles == "Popover")
  }

  @Test func completesQueuedTransitionsUnanimated() {
    let backend = HeldBackend()
    let rig = Rig(backend: backend)
    backend.completeAll()
    rig.wireframe.select(rig.b)
    rig.wireframe.push(PageScreen("Page"), from: rig.b)
    rig.wireframe.select(rig.a)

    rig.wireframe.flush()
    for _ in 0..<2 { backend.completeLast() }

    #expect(backend.commands == ["select B", #"push PageScreen "Page" onto B + select A"#])
    #expect(backend.transitions.map(\.isAnimated) == [true, false])
  }
}

/// Work in a turn of its own.
@MainActor
struct TurnTests {
  @Test func findsTheStateAsItIsAfterTheStagesOwnWork() {
    let rig = Rig()
    let page = PageScreen("Page")
    var outcomes: [RequestOutcome] = []
    let observation = rig.stage.observe { change in
      guard case .entered = change, outcomes.isEmpty else { return }
      outcomes.append(rig.wireframe.pop(page))
      rig.stage.inTurn { outcomes.append(rig.wireframe.select(rig.b)) }
    }

    rig.wireframe.push(page, from: rig.a)
    rig.stage.inTurn { outcomes.append(rig.wireframe.select(rig.a)) }

    #expect(outcomes == [.queued, .committed, .committed])
    rig.expectLog(
      matches: """
          push PageScreen "Page" onto A
          pop PageScreen "Page"
          select B
          select A
        """)
    withExtendedLifetime(observation) {}
  }
}
