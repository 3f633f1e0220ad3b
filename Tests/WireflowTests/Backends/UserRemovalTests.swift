import TestSupport
import Testing
import Wireflow

@MainActor
struct UserRemovalTests {
  let backend = HeldBackend()
  let rig: FlowRig
  let first = PageScreen("First")
  let second = PageScreen("Second")

  init() {
    backend.promptCompletions = 1
    rig = FlowRig(backend: backend)
    rig.wireframe.push(first, from: rig.main.root)
    rig.wireframe.push(second, from: first)
    backend.forget()
    _ = rig.newLog()
  }

  @Test func restoresTheFirstScreenOfADetail() {
    let rig = FlowRig(backend: backend) { SplitWireframe(stage: $0) }
    let detail = PageScreen("Detail")
    rig.wireframe.push(first, from: rig.main.root)
    rig.wireframe.showDetail(detail, from: first)
    _ = rig.newLog()

    rig.stage.userDid(.removed([detail]), in: backend)

    rig.expectLog(
      matches: """
          restore
        """)
    #expect(rig.stage.detail(beside: first).titles == "Detail")
  }

  @Test func takesNoteOfASheetThatIsSwipedDown() {
    let modal = PageScreen("Modal")
    let pushed = PageScreen("Pushed")
    rig.wireframe.presentModally(modal, from: second)
    rig.wireframe.push(pushed, from: modal)
    backend.forget()
    _ = rig.newLog()

    rig.stage.userDid(.removed([modal, pushed]), in: backend)

    rig.expectLog(
      matches: """
        > dismiss
          dismiss PageScreen "Modal"
        """)
    #expect(backend.commands == [#"dismiss PageScreen "Modal""#])
    #expect(backend.transitions.map { $0.isShown(by: backend) } == [true])
  }

  @Test func restoresWhenTransitionsArePending() {
    backend.promptCompletions = 0
    rig.wireframe.push(PageScreen("Third"), from: second)
    rig.wireframe.select(rig.main.other)
    rig.wireframe.select(rig.main.root)
    _ = rig.newLog()

    rig.stage.userDid(.removed([second]), in: backend)
    backend.completeLast()

    rig.expectLog(
      matches: """
        > back to "First"
          pop to PageScreen "First"
          restore
        """)
    #expect(
      backend.commands == [
        #"push PageScreen "Third" onto Root"#,
        "show [Root/First, Other]",
      ])
    #expect(backend.transitions.map(\.isAnimated) == [true, false])
  }

  @Test func restoresWhatHasLeftAlready() {
    backend.promptCompletions = 0
    rig.wireframe.pop(second)
    _ = rig.newLog()

    rig.stage.userDid(.removed([second]), in: backend)
    backend.completeLast()

    rig.expectLog(matches: "  restore")
    #expect(backend.commands == [#"pop PageScreen "Second""#, "show [Root/First, Other]"])
  }

  @Test func standsBehindTheAppWhenNothingThatTheUserDidHolds() {
    rig.stage.perform(.select("Other"))

    rig.stage.userDid(.removed([PageScreen("Stranger")]), in: backend)

    rig.expectLog(
      matches: """
        > select "Other"
          select Other
        > (app)
          restore
        """)
  }

  @Test func followsOnAStackThatIsNotInFront() {
    rig.wireframe.select(rig.main.other)
    backend.forget()
    _ = rig.newLog()

    rig.stage.userDid(.removed([second]), in: backend)
    rig.wireframe.push(PageScreen("Third"), from: first)
    rig.stage.userDid(.removed(rig.stage.stack(of: first).suffix(2)), in: backend)

    rig.expectLog(
      matches: """
        > back in "Root"
          pop PageScreen "Second"
        > (app)
          push PageScreen "Third" onto Root
        > back to "Root" in "Root"
          pop to PageScreen "Root"
        """)
    #expect(
      backend.commands == [
        #"pop PageScreen "Second""#,
        #"push PageScreen "Third" onto Root"#,
        #"pop to PageScreen "Root""#,
      ])
    #expect(backend.transitions.map { $0.isShown(by: backend) } == [true, false, true])
  }

  @Test func restoresWhatStandsOnSeveralStacks() {
    let page = PageScreen("Page")
    rig.wireframe.push(page, from: rig.main.other)
    backend.forget()
    _ = rig.newLog()

    rig.stage.userDid(.removed([page, second]), in: backend)

    #expect(backend.commands.last?.hasPrefix("show [") == true)
  }

  @Test func restoresARoot() {
    rig.stage.userDid(.removed([rig.main.root]), in: backend)

    #expect(rig.stage.rootScreens.titles == "Root/Other")
    #expect(backend.commands == ["show [Root/First/Second, Other]"])
  }

  @Test func showsItOnTheOtherMembersOfAGroup() {
    let (member, other) = (HeldBackend(), HeldBackend())
    member.promptCompletions = 1
    other.promptCompletions = 1
    let rig = FlowRig(backend: BackendGroup([member, other]))
    rig.wireframe.push(first, from: rig.main.root)
    member.forget()
    other.forget()

    rig.stage.userDid(.removed([first]), in: member)

    #expect(other.commands == [#"pop PageScreen "First""#])
    #expect(member.transitions.map { $0.isShown(by: member) } == [true])
    #expect(other.transitions.map { $0.isShown(by: other) } == [false])
  }

  @Test func restoresWhenAWireframeDecidesOtherwise() {
    let rig = FlowRig(backend: backend) { PolicyWireframe(stage: $0, policy: KeepsScreens()) }
    let page = PageScreen("Page")
    rig.wireframe.push(page, from: rig.main.root)
    backend.forget()
    _ = rig.newLog()

    rig.stage.userDid(.removed([page]), in: backend)

    rig.expectLog(
      matches: """
        > back
          ignored pop to PageScreen "Page": already there
          restore
        """)
    #expect(backend.commands == ["show [Root/Page, Other]"])
  }

  @Test func restoresWhenAnAlertClosesWithIt() {
    var answers: [AlertContent.Action?] = []
    rig.wireframe.presentAlert(AlertContent(title: "Sure?"), from: second) {
      answers.append($0?.action)
    }
    backend.forget()
    _ = rig.newLog()

    rig.stage.userDid(.removed([second]), in: backend)

    #expect(answers == [nil])
    rig.expectLog(
      matches: """
        > back
          close alert "Sure?"
          + pop PageScreen "Second"
          restore
        """)
    #expect(
      backend.commands == [
        #"close alert "Sure?" + pop PageScreen "Second""#,
        "show [Root/First, Other]",
      ])
  }

  @Test func restoresASheetThatMayNotBeDismissed() {
    let modal = PageScreen("Modal")
    modal.allowedModalDismissButtonStyle = nil
    rig.wireframe.presentModally(modal, from: second)
    backend.forget()
    _ = rig.newLog()

    rig.stage.userDid(.removed([modal]), in: backend)

    rig.expectLog(
      matches: """
        > dismiss
          ignored dismiss PageScreen "Modal": PageScreen "Modal" may not be dismissed
          restore
        """)
    #expect(backend.commands == ["show [Root/First/Second, Other, modal Modal]"])
  }
}

/// A policy under which the user cannot go back.
private struct KeepsScreens: WireframePolicy {
  func translate(_ request: NavigationRequest, in state: StageState) -> Translation {
    guard case .pop(let screen) = request, state.isUserRequest else {
      return .request(request)
    }
    return .request(.popTo(screen))
  }
}
