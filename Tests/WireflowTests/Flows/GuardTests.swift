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
}

/// Guards judge requests that would succeed, with every arriving and leaving screen.
@MainActor
struct GuardedPlanTests {
  private let rig = FlowRig()
  private let guardian: ChildFlow
  private let notes = Notes()

  private final class Notes {
    var asked: [String] = []
  }

  init() {
    guardian = ChildFlow(rig.wireframe, page: "Draft")
    rig.main.start(guardian, from: rig.main.root)
    _ = rig.newLog()
  }

  private func noteWhatIsAsked() {
    guardian.guardRequests { [notes] _, request in
      notes.asked.append("+\(request.arriving.titles) -\(request.leaving.titles)")
      return .allow
    }
  }

  @Test func asksNobodyAboutWhatIsRefusedAnyway() {
    noteWhatIsAsked()

    rig.wireframe.push(PageScreen("Covered"), from: rig.main.root)
    rig.wireframe.select(rig.main.root)
    rig.wireframe.dismissAll()

    #expect(notes.asked == [])
  }

  @Test func tellsWhatWouldComeAndLeave() {
    let (above, sheet, onSheet) = (PageScreen("Above"), PageScreen("Sheet"), PageScreen("On"))
    noteWhatIsAsked()

    rig.wireframe.push(above, from: guardian.page)
    rig.wireframe.embed(PageScreen("Badge"), in: above)
    rig.wireframe.presentModally(sheet, from: above)
    rig.wireframe.push(onSheet, from: sheet)
    rig.stage.perform(.select("Other"))
    rig.wireframe.replace(onSheet, with: PageScreen("Instead"))
    rig.wireframe.dismiss(sheet)
    rig.stage.perform(.select("Other"))
    rig.wireframe.pop(to: rig.main.root)
    rig.wireframe.install(rootItems: [rig.main.other, PageScreen("New")])

    #expect(
      notes.asked == [
        "+Above -", "+Badge -", "+Sheet -", "+On -", "+Instead -On", "+ -Instead/Sheet", "+ -",
        "+ -Badge/Above/Draft",
      ])
  }

  @Test func asksThoseAnewWhoLetPassLess() {
    let own = PageScreen("Own")
    let asker = ChildFlow(rig.wireframe, page: "Asker")
    rig.main.start(asker, from: guardian.page)
    asker.guardRequests { flow, request in
      guard request.takesAway(flow.page) else { return .allow }
      return .ask(AlertContent(title: "Leave?"), from: flow.page, allows: { _ in true })
    }
    // The latest guard decides first, and passes the request on to the other one.
    noteWhatIsAsked()

    rig.stage.perform(.backTo("Draft"))
    asker.wireframe.push(own, from: asker.page)
    rig.stage.perform(.choose("OK"))

    #expect(notes.asked == ["+ -Asker", "+Own -", "+ -Own/Asker"])
    #expect(rig.stage.visibleScreens.titles == "Draft")
  }

  @Test func closesAnAlertUnansweredThatIsRedirected() {
    var answers: [AlertContent.Action?] = []
    guardian.guardRequests { flow, request in
      if case .alert = request.requests.first { .redirect(to: .pop(flow.page)) } else { .allow }
    }

    rig.wireframe.presentAlert(AlertContent(title: "Lost"), from: guardian.page) {
      answers.append($0?.action)
    }

    #expect(answers == [nil])
  }

  @Test func endsGuardsThatRedirectToEachOther() {
    let other = ChildFlow(rig.wireframe, page: "Other draft")
    rig.main.start(other, from: guardian.page)
    // Each redirects the request to one that the other refuses.
    guardian.guardRequests { flow, request in
      if case .select = request.requests.first { .redirect(to: .pop(flow.page)) } else { .allow }
    }
    other.guardRequests { [rig] _, request in
      if case .pop = request.requests.first {
        .redirect(to: .select(rig.main.other))
      } else {
        .allow
      }
    }
    _ = rig.newLog()

    let outcome = rig.wireframe.select(rig.main.other)

    let why = "it was asked about or redirected 16 times by ChildFlow"
    #expect(outcome == .ignored(.refused(by: "ChildFlow", why)))
    let pair = """
        redirect select Other: ChildFlow decides
        redirect pop PageScreen "Draft": ChildFlow decides

      """
    rig.expectLog(
      matches: String(repeating: pair, count: 8) + "  ignored select Other: ChildFlow refused, "
        + why)
  }

  @Test func endsAGuardThatWaitsForEver() async {
    guardian.guardRequests { flow, request in
      @MainActor func again() -> GuardDecision { .wait(upTo: .seconds(60)) { again() } }
      return request.takesAway(flow.page) ? again() : .allow
    }

    rig.stage.perform(.back)
    await rig.wireframe.settled()

    rig.expectLog(
      matches: """
        > back
          hold pop PageScreen "Draft": ChildFlow decides
        > (app)
          ignored pop PageScreen "Draft": ChildFlow refused, it was asked about or redirected 16 \
        times by ChildFlow
        """)
  }
}
