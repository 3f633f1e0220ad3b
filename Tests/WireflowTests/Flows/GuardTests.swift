import TestSupport
import Testing
import Wireflow

@MainActor
struct GuardTests {
  private let rig = FlowRig()
  private let draft: ChildFlow

  init() {
    draft = ChildFlow(rig.wireframe, page: "Draft")
    rig.main.start(draft, from: rig.main.root)
    _ = rig.newLog()
  }

  private func askBeforeDiscarding() {
    draft.guardRequests { flow, request in
      guard request.takesAway(flow.page) else { return .allow }
      return .ask(
        AlertContent(
          title: "Discard draft?",
          actions: [.init("Discard", role: .destructive), .init("Keep", role: .cancel)]),
        from: flow.page, allows: { $0.title == "Discard" })
    }
  }

  @Test func refusesWithAReason() {
    draft.guardRequests { flow, request in
      request.takesAway(flow.page) ? .refuse("unsaved changes") : .allow
    }

    rig.stage.perform(.back)

    rig.expectLog(
      matches: """
        > back
          ignored pop PageScreen "Draft": ChildFlow refused, unsaved changes
        """)
  }

  @Test func asksTheUserAndGoesOn() {
    askBeforeDiscarding()

    rig.stage.perform(.back)
    rig.stage.perform(.choose("Discard"))

    rig.expectLog(
      matches: """
        > back
          hold pop PageScreen "Draft": ChildFlow decides
          alert "Discard draft?" [Discard, Keep]
        > choose "Discard"
          close alert "Discard draft?"
          pop PageScreen "Draft"
          cancel ChildFlow
        """)
  }

  @Test func staysWhenTheUserKeepsTheDraft() {
    askBeforeDiscarding()

    rig.stage.perform(.back)
    rig.stage.perform(.choose("Keep"))

    rig.expectLog(
      matches: """
        > back
          hold pop PageScreen "Draft": ChildFlow decides
          alert "Discard draft?" [Discard, Keep]
        > choose "Keep"
          close alert "Discard draft?"
          ignored pop PageScreen "Draft": ChildFlow refused, Keep
        """)
  }

  @Test func refusesWhenTheAlertClosesUnanswered() {
    askBeforeDiscarding()

    rig.stage.perform(.back)
    rig.controller.wentToBackground()
    rig.wireframe.flush()

    rig.expectLog(
      matches: """
        > back
          hold pop PageScreen "Draft": ChildFlow decides
          alert "Discard draft?" [Discard, Keep]
        > background
        > (app)
          close alert "Discard draft?"
          ignored pop PageScreen "Draft": ChildFlow refused, no answer
        """)
  }

  @Test func letsOthersWaitInOrderWhileItDecides() {
    askBeforeDiscarding()
    rig.stage.perform(.back)

    let first = rig.wireframe.push(PageScreen("First"), from: rig.main.root)
    let second = rig.wireframe.push(PageScreen("Second"), from: rig.main.root)
    let own = draft.wireframe.push(PageScreen("Own"), from: draft.page)
    _ = rig.newLog()
    rig.stage.perform(.choose("Discard"))

    #expect(first == .queued)
    #expect(second == .queued)
    #expect(own == .committed)
    rig.expectLog(
      matches: """
        > choose "Discard"
          close alert "Discard draft?"
          pop to PageScreen "Root"
          cancel ChildFlow
          push PageScreen "First" onto Root
          ignored push PageScreen "Second": PageScreen "Root" is covered
        """)
  }

  @Test func redirectsAndWritesWhatItReplaces() {
    let login = PageScreen("Log in")
    draft.guardRequests { flow, request in
      guard request.arriving.contains(where: { $0.title == "Members" }) else { return .allow }
      return .redirect(to: .modal(login, from: flow.page))
    }

    rig.wireframe.push(PageScreen("Members"), from: draft.page)

    rig.expectLog(
      matches: """
          redirect push PageScreen "Members": ChildFlow decides
          present PageScreen "Log in" over PageScreen "Draft" as sheet, dismiss button Done
        """)
  }

  @Test func goesOnWhenTheFlowEndsWhileItDecides() {
    askBeforeDiscarding()
    rig.stage.perform(.back)
    rig.wireframe.push(PageScreen("Later"), from: rig.main.root)
    _ = rig.newLog()

    draft.finish(1)

    rig.expectLog(
      matches: """
          close alert "Discard draft?"
          + pop PageScreen "Draft"
          finish ChildFlow
          ignored pop PageScreen "Draft": PageScreen "Draft" is not on stage
          push PageScreen "Later" onto Root
        """)
  }

  @Test func decidesAfterWaiting() async {
    let (answers, answer) = AsyncStream.makeStream(of: Bool.self)
    draft.guardRequests { flow, request in
      guard request.takesAway(flow.page) else { return .allow }
      return .wait(upTo: .seconds(60)) {
        for await isAllowed in answers { return isAllowed ? .allow : .refuse("no") }
        return .refuse("nobody answered")
      }
    }
    rig.stage.perform(.back)

    answer.yield(true)
    await rig.wireframe.settled()

    rig.expectLog(
      matches: """
        > back
          hold pop PageScreen "Draft": ChildFlow decides
        > (app)
          pop PageScreen "Draft"
          cancel ChildFlow
        """)
  }
}
