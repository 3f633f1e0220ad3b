import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

@MainActor
struct InstallTests {
  let rig = FlowRig()

  @Test func takesEverythingOffStage() {
    let page = PageScreen("Page")
    rig.wireframe.push(page, from: rig.main.root)
    rig.wireframe.presentModally(PageScreen("Modal"), from: page)
    var answers: [AlertContent.Action?] = []
    rig.wireframe.presentAlert(AlertContent(title: "Sure?"), from: page) {
      answers.append($0?.action)
    }
    _ = rig.newLog()

    rig.wireframe.install(rootItems: [PageScreen("C"), PageScreen("D")])

    rig.expectLog(
      matches: """
          close alert "Sure?"
          + install tab bar: C, D
        """)
    #expect(answers == [nil])
    expectText(
      NavigationTree(rig.stage).description,
      matches: """
        tab bar
          C, selected
            * PageScreen "C" in MainFlow
          D
              PageScreen "D" in MainFlow
        """)
  }

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

  @Test func makesARootOfAScreenThatStoodElsewhere() {
    let page = PageScreen("Page")
    let modal = PageScreen("Modal")
    rig.wireframe.push(page, from: rig.main.root)
    rig.wireframe.presentModally(modal, from: page)

    rig.wireframe.install(rootItems: [modal, page])

    #expect(rig.wireframe.pop(page) == .ignored(.isRoot(page.name)))
    #expect(rig.wireframe.presentModally(PageScreen("Next"), from: page) == .committed)
    #expect(rig.stage.rootScreens.titles == "Modal/Page")
  }

  @Test func doesNotEndTheFlowThatAsksNorItsAncestors() {
    let parent = ChildFlow(rig.wireframe, page: "Parent")
    let child = ChildFlow(rig.wireframe, page: "Child")
    let sibling = ChildFlow(rig.wireframe, page: "Sibling")
    rig.main.start(parent, from: rig.main.root)
    parent.start(child, from: parent.page)
    rig.main.start(sibling, from: rig.main.other) { flow, _ in flow.notes.append("sibling") }
    _ = rig.newLog()

    child.wireframe.install(rootItems: [PageScreen("New")])

    rig.expectLog(
      matches: """
          install tab bar: New
          cancel ChildFlow
        """)
    #expect(rig.main.notes == ["sibling"])
    #expect(parent.wireframe.push(PageScreen("Next"), from: rig.stage.rootScreens[0]) == .committed)
  }

  @Test func doesNotEndTheFlowThatAsksWhileItHasWorkToDo() {
    let asking = ChildFlow(rig.wireframe, page: "Asking")
    let other = ChildFlow(rig.wireframe, page: "Other")
    rig.main.start(asking, from: rig.main.root) { flow, _ in flow.notes.append("asking") }
    rig.main.start(other, from: rig.main.other) { flow, _ in flow.notes.append("other") }
    for flow in [asking, other] { flow.after(.seconds(1)) { $0.finish(1) } }

    asking.wireframe.install(rootItems: [rig.main.root])
    #expect(rig.main.notes == ["other"])

    rig.stage.perform(.wait(.seconds(1)))
    #expect(rig.main.notes == ["other", "asking"])
  }
}

@MainActor
struct FlushTests {
  @Test func closesAlertsUnanswered() {
    let rig = Rig()
    var answers: [String] = []
    for title in ["First", "Second"] {
      rig.wireframe.presentAlert(AlertContent(title: title), from: rig.a) { answer in
        answers.append("\(title): \(answer?.title ?? "none")")
      }
    }
    _ = rig.newLog()

    let outcome = rig.wireframe.flush()

    #expect(outcome == .committed)
    #expect(answers.sorted() == ["First: none", "Second: none"])
    rig.expectLog(
      matches: """
          ignored alert "Second": flushed while it waited
          close alert "First"
        """)
  }

  @Test func keepsModalsAndPopovers() {
    let rig = Rig()
    let popover = PageScreen("Popover")
    popover.preferredModalStyle = .popover(anchor: "More")
    rig.wireframe.presentModally(popover, from: rig.a)
    _ = rig.newLog()

    rig.wireframe.flush()

    rig.expectLog(matches: "")
    #expect(rig.stage.modalScreens.titles == "Popover")
  }

  @Test func completesQueuedTransitionsUnanimated() {
    let backend = HeldBackend()
    let rig = Rig(backend: backend)
    backend.completeLast()
    backend.forget()
    rig.wireframe.select(rig.b)
    rig.wireframe.push(PageScreen("Page"), from: rig.b)
    rig.wireframe.select(rig.a)

    rig.wireframe.flush()
    for _ in 0..<2 { backend.completeLast() }

    #expect(
      backend.commands == [
        "select B",
        #"push PageScreen "Page" onto B + select A"#,
      ])
    #expect(backend.transitions.map(\.isAnimated) == [true, false])
  }

  @Test func letsAHandlerAskForMore() {
    let rig = Rig()
    rig.wireframe.presentAlert(AlertContent(title: "First"), from: rig.a) { [rig] _ in
      rig.wireframe.select(rig.b)
    }
    _ = rig.newLog()

    rig.wireframe.flush()

    rig.expectLog(
      matches: """
          close alert "First"
          select B
        """)
  }
}

/// Work in a turn of its own.
@MainActor
struct TurnTests {
  @Test
  func isDoneAtOnceWhileTheStageRests() {
    let rig = Rig()
    var isDone = false

    rig.stage.inTurn { isDone = true }

    #expect(isDone)
  }

  @Test
  func findsTheStateAsItIsAfterTheStagesOwnWork() {
    let rig = Rig()
    let page = PageScreen("Page")
    var outcomes: [RequestOutcome] = []
    let observation = rig.stage.observe { change in
      guard case .entered = change, outcomes.isEmpty else { return }
      outcomes.append(rig.wireframe.pop(page))
      rig.stage.inTurn { outcomes.append(rig.wireframe.select(rig.b)) }
    }

    rig.wireframe.push(page, from: rig.a)

    #expect(outcomes == [.queued, .committed])
    rig.expectLog(
      matches: """
          push PageScreen "Page" onto A
          pop PageScreen "Page"
          select B
        """)
    withExtendedLifetime(observation) {}
  }

  @Test
  func knowsTheCoordinatorOfAScreen() {
    let rig = FlowRig()

    #expect(rig.stage.coordinator(of: rig.main.root) === rig.main)
    #expect(rig.stage.coordinator(of: PageScreen("Elsewhere")) == nil)
  }
}
