import TestSupport
import Testing
import Wireflow
import WireflowTesting

/// What a guard makes of requests, and of those that wait for it.
@MainActor
struct GuardTests {
  private static func drafting() -> (rig: FlowRig, draft: ChildFlow) {
    let rig = FlowRig()
    let draft = ChildFlow(rig.wireframe, page: "Draft")
    rig.main.start(draft, from: rig.main.root)
    draft.guardRequests { flow, request in
      guard request.takesAway(flow.page) else { return .allow }
      return .ask(
        AlertContent(
          title: "Discard draft?",
          actions: [.init("Discard", role: .destructive), .init("Keep", role: .cancel)]),
        from: flow.page, allows: { $0.title == "Discard" })
    }
    _ = rig.newLog()
    return (rig, draft)
  }

  @Test func asksTheUserWhileOthersWaitInOrder() {
    var stories = Stories()
    var (rig, draft) = Self.drafting()
    stories.tell("an alert that closes unanswered refuses", rig) { rig in
      rig.user(.back)
      rig.controller.wentToBackground()
      rig.wireframe.flush()
    }
    (rig, draft) = Self.drafting()
    stories.tell("others wait in order", rig) { rig in
      rig.user(.back)
      rig.note(
        rig.wireframe.push(PageScreen("First"), from: rig.main.root),
        rig.wireframe.push(PageScreen("Second"), from: rig.main.root),
        draft.wireframe.push(PageScreen("Own"), from: draft.page))
      rig.user(.choose("Discard"))
    }
    (rig, draft) = Self.drafting()
    stories.tell("the flow ends while it decides", rig) { rig in
      rig.user(.back)
      rig.wireframe.push(PageScreen("Later"), from: rig.main.root)
      draft.finish(1)
    }
    (rig, draft) = Self.drafting()
    stories.tell("a redirection names what it replaces", rig) { rig in
      draft.guardRequests { flow, request in
        guard request.arriving.contains(where: { $0.title == "Members" }) else { return .allow }
        return .redirect(to: .modal(PageScreen("Log in"), from: flow.page))
      }
      rig.wireframe.push(PageScreen("Members"), from: draft.page)
    }

    assertSnapshot(of: stories.text)
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

  @Test func tellsWhatWouldComeAndLeave() {
    let (above, sheet, onSheet) = (PageScreen("Above"), PageScreen("Sheet"), PageScreen("On"))
    noteWhatIsAsked()

    // Nobody is asked about what the stage refuses anyway.
    rig.wireframe.push(PageScreen("Covered"), from: rig.main.root)
    rig.wireframe.select(rig.main.root)
    rig.wireframe.dismissAll()
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

  @Test(arguments: [true, false])
  func answersAnAlertThatDoesNotCome(isRedirected: Bool) {
    var answers: [AlertContent.Action?] = []
    guardian.guardRequests { flow, request in
      guard case .alert(let alert, _, _) = request.requests.first, alert.title == "Lost" else {
        return .allow
      }
      return isRedirected
        ? .redirect(to: .pop(flow.page))
        : .ask(AlertContent(title: "Allow?"), from: flow.page) { _ in false }
    }

    rig.wireframe.presentAlert(AlertContent(title: "Lost"), from: guardian.page) {
      answers.append($0?.action)
    }
    if !isRedirected { rig.stage.perform(.choose("OK")) }

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
