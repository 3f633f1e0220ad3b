import TestSupport
import Testing
import Wireflow
import WireflowTesting

/// What a guard makes of requests, and of those that wait for it.
@MainActor
struct GuardTests {
  @Test func asksTheUserWhileOthersWaitInOrder() {
    var stories = Stories()
    func tell(_ name: String, _ steps: @MainActor (FlowRig, ChildFlow) -> Void) {
      stories.tell(name) { rig in
        let draft = rig.start("Draft")
        draft.guardPage()
        steps(rig, draft)
      }
    }
    tell("an alert that closes unanswered refuses") { rig, _ in
      rig.user(.back)
      rig.controller.wentToBackground()
      rig.wireframe.flush()
    }
    tell("others wait in order") { rig, draft in
      rig.user(.back)
      rig.note(
        rig.wireframe.push(PageScreen("First"), from: rig.root),
        rig.wireframe.push(PageScreen("Second"), from: rig.root),
        draft.wireframe.push(PageScreen("Own"), from: draft.page))
      rig.user(.choose("OK"))
    }
    tell("the flow ends while it decides") { rig, draft in
      rig.user(.back)
      rig.wireframe.push("Later", from: rig.root)
      draft.finish(1)
    }
    tell("a redirection names what it replaces") { rig, draft in
      draft.guardRequests { flow, request in
        guard request.arriving.contains(where: { $0.title == "Members" }) else { return .allow }
        return .redirect(to: .modal(PageScreen("Log in"), from: flow.page))
      }
      rig.wireframe.push("Members", from: draft.page)
    }
    stories.tell("a question that cannot be asked in its turn refuses") { rig in
      let child = rig.start()
      let extra = child.wireframe.push("Extra", from: child.page)
      child.guardRequests { flow, request in
        guard request.takesAway(flow.page) else { return .allow }
        return .ask(AlertContent(title: "Discard?"), from: extra, allows: { _ in true })
      }
      rig.wireframe.ask("First", from: rig.root)
      rig.wireframe.pop(child.page)
      child.wireframe.pop(extra)
      rig.user(.choose("OK"))
      rig.note(rig.wireframe.select(rig.other))
    }
    for answer: UserAction in [.choose("OK"), .choose("Keep")] {
      tell("a start that owns a root waits for its install, \(answer)") { rig, _ in
        let (fresh, owner) = (PageScreen("Fresh"), ChildFlow(rig.wireframe) { _, _ in })
        rig.wireframe.install(rootItems: [fresh])
        rig.main.start(owner, owning: fresh) { rig.note("owner \($1.words)") }
        rig.user(answer)
      }
    }
    assertSnapshot(of: stories.text)
  }

  @Test func losesNoAlertThatDoesNotComeAndNothingThatAGuardAsksFor() {
    var stories = Stories()
    for isRedirected in [true, false] {
      stories.tell("an alert that does not come, redirected: \(isRedirected)") { rig in
        let guardian = rig.start()
        guardian.guardRequests { flow, request in
          guard case .alert(let alert, _, _) = request.requests.first, alert.title == "Lost" else {
            return .allow
          }
          return isRedirected
            ? .redirect(to: .pop(flow.page))
            : .ask(AlertContent(title: "Allow?"), from: flow.page) { _ in false }
        }
        rig.wireframe.ask("Lost") { rig.note($0?.title ?? "no answer") }
        if !isRedirected { rig.user(.choose("OK")) }
      }
    }
    stories.tell("a guard that asks for something breaks its rule, and loses nothing") { rig in
      let meddler = rig.start("Meddler")
      rig.wireframe.push("Page", from: meddler.page)
      meddler.guardRequests { _, _ in
        rig.wireframe.select(rig.other)
        return .allow
      }
      rig.note(rig.stage.allowsUserPop)
    }
    assertSnapshot(of: stories.text)
  }

  @Test func mayNotGoOnForEver() async {
    var stories = Stories()
    stories.tell("guards that redirect to each other") { rig in
      let guardian = rig.start()
      guardian.guardRequests { flow, request in
        if case .select = request.requests.first { .redirect(to: .pop(flow.page)) } else { .allow }
      }
      rig.start("Other page").guardRequests { _, request in
        guard case .pop = request.requests.first else { return .allow }
        return .redirect(to: .select(rig.other))
      }
      rig.note(rig.wireframe.select(rig.other))
    }
    await stories.follow("a guard that waits for ever") { rig in
      rig.start().guardRequests { flow, request in
        @MainActor func again() -> GuardDecision { .wait(upTo: .seconds(60)) { again() } }
        return request.takesAway(flow.page) ? again() : .allow
      }
      rig.user(.back)
      await rig.wireframe.settled()
    }
    assertSnapshot(of: stories.text)
  }
}

/// Guards judge requests that would succeed, with every arriving and leaving screen.
@MainActor
struct GuardedPlanTests {
  /// Lets a flow note each request that it is asked about.
  private func noteWhatIsAsked(_ guardian: ChildFlow, _ rig: FlowRig) {
    guardian.guardRequests { _, request in
      rig.note("asked: +\(request.arriving.titles) -\(request.leaving.titles)")
      return .allow
    }
  }

  @Test func tellsWhatWouldComeAndLeave() {
    var stories = Stories()
    stories.tell("all that a guard is asked about") { rig in
      let guardian = rig.start("Draft")
      noteWhatIsAsked(guardian, rig)
      // Nobody is asked about what the stage refuses anyway.
      rig.wireframe.push("Covered", from: rig.root)
      rig.wireframe.select(rig.root)
      rig.wireframe.dismissAll()
      let above = rig.wireframe.push("Above", from: guardian.page)
      rig.wireframe.embed(PageScreen("Badge"), in: above)
      let sheet = rig.wireframe.present("Sheet", from: above)
      let onSheet = rig.wireframe.push("On", from: sheet)
      rig.user(.select("Other"))
      rig.wireframe.replace(onSheet, with: PageScreen("Instead"))
      rig.wireframe.dismiss(sheet)
      rig.user(.select("Other"))
      rig.wireframe.pop(to: rig.root)
      rig.wireframe.install(rootItems: [rig.other, PageScreen("New")])
    }
    stories.tell("a guard is asked again about more than it let pass") { rig in
      let guardian = rig.start("Draft")
      let asker = rig.start("Asker")
      asker.guardPage()
      // The latest guard decides first, and passes the request on to the other one.
      noteWhatIsAsked(guardian, rig)
      rig.user(.backTo("Draft"))
      asker.wireframe.push("Own", from: asker.page)
      rig.user(.choose("OK"))
    }
    assertSnapshot(of: stories.text)
  }
}

/// Actions of the user, and requests of the app, while guards wait.
@MainActor
struct WaitingGuardTests {
  /// Starts a flow whose guard lets what takes screens away wait, within ten seconds.
  private func startWaiting(
    _ rig: FlowRig, _ seconds: Int64,
    _ decide: @escaping @MainActor (ChildFlow) -> GuardDecision = { _ in .allow }
  ) -> ChildFlow {
    let (draft, clock) = (rig.start("Draft"), rig.stage.clock)
    draft.guardRequests { draft, request in
      guard !request.leaving.isEmpty else { return .allow }
      return .wait(upTo: .seconds(10)) {
        try? await clock.sleep(for: .seconds(seconds))
        return decide(draft)
      }
    }
    return draft
  }

  @Test func keepsTheUserFromActing() async {
    var stories = Stories()
    for seconds in [1, 20] as [Int64] {
      await stories.follow("no tap waits for it, which takes \(seconds) of ten seconds") { rig in
        _ = startWaiting(rig, seconds)
        rig.user(.back)
        await rig.scheduler.advance(by: .zero)
        rig.user(.back, .select("Other"))
        await rig.scheduler.advance(by: .seconds(30))
      }
    }
    await stories.follow("a flow that it starts may ask, and the user may answer") { rig in
      let draft = startWaiting(rig, 1) { $0.notes == ["OK"] ? .allow : .refuse("no") }
      rig.user(.back)
      await rig.scheduler.advance(by: .zero)
      let asker = ChildFlow(draft.wireframe) { flow, sender in
        flow.wireframe.ask("Discard?", from: sender) { draft.notes.append($0?.title ?? "none") }
      }
      draft.start(asker, from: draft.page)
      rig.user(.choose("OK"))
      await rig.scheduler.advance(by: .seconds(1))
    }
    assertSnapshot(of: stories.text)
  }

  /// Two drafts on each other, of which the upper one asks before it goes, and the lower waits.
  @MainActor
  private struct Drafts {
    let rig = FlowRig()
    let lower, upper: ChildFlow
    private let answer: AsyncStream<Void>.Continuation

    init() {
      let (answers, answer) = AsyncStream<Void>.makeStream()
      self.answer = answer
      lower = rig.start("Lower")
      upper = rig.start("Upper")
      lower.guardRequests { flow, request in
        guard request.takesAway(flow.page) else { return .allow }
        return .wait(upTo: .seconds(60)) {
          for await _ in answers { return .allow }
          return .refuse("nobody answered")
        }
      }
      upper.guardPage()
    }

    func wait() async {
      answer.yield()
      await rig.scheduler.sleepers.settled()
    }
  }

  @Test func keepTheirOwnRequests() async {
    var stories = Stories()
    var drafts = Drafts()
    await stories.follow("they decide one after the other", drafts.rig) { rig in
      rig.user(.backTo("Root"), .choose("OK"))
      await drafts.wait()
    }
    drafts = Drafts()
    drafts = Drafts()
    drafts = Drafts()
    drafts = Drafts()
    stories.tell("the question of a flow that ends is closed", drafts.rig) { rig in
      let asker = rig.startModal("Asker")
      asker.wireframe.pop(drafts.upper.page)
      drafts.upper.wireframe.dismiss(asker.page)
      rig.note(rig.wireframe.select(rig.other))
    }
    drafts = Drafts()
    assertSnapshot(of: stories.text)
  }
}

/// A gesture that removes screens begins if all guards allow its request.
@MainActor
struct GestureTests {
  private let rig = FlowRig()
  private var allowed: [Bool] { [rig.stage.allowsUserPop, rig.stage.allowsUserDismissal] }

  @Test func asksOnlyForWhatAGestureTakesAway() {
    #expect(allowed == [false, false])
    let wizard = rig.startModal("Wizard")
    #expect(allowed == [false, true])
    wizard.guardPage()
    wizard.wireframe.push("Step", from: wizard.page)
    #expect(allowed == [true, false])
    #expect(rig.stage.allowsUserPop(to: wizard.page) && !rig.stage.allowsUserPop(to: rig.root))
    rig.wireframe.ask("News", from: rig.root)
    #expect(allowed == [false, false])
    rig.user(.choose("OK"), .dismiss)
    #expect(allowed == [false, false], "a guard decides")
  }
}
